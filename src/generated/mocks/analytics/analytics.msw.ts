/**
 * Generated from openapi/ by `npm run generate`: never edit this file.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Statistics
} from '../../model';

import {
  getGetAggregatedAnalyticsResponseMock,
  getGetAnalyticsResponseMock
} from './analytics.faker.ts';

export { getGetAnalyticsResponseMock, getGetAggregatedAnalyticsResponseMock } from './analytics.faker.ts';


export const getGetAnalyticsMockHandler = (overrideResponse?: Statistics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Statistics> | Statistics), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/analytics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAnalyticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetAggregatedAnalyticsMockHandler = (overrideResponse?: Statistics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Statistics> | Statistics), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/analytics/aggregated', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAggregatedAnalyticsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAnalyticsMock = () => [
  getGetAnalyticsMockHandler(),
  getGetAggregatedAnalyticsMockHandler()
]
