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
  Survey
} from '../../model';

import {
  getCreateSurveyResponseMock,
  getListSurveysResponseMock,
  getUpdateSurveyResponseMock
} from './surveys.faker.ts';

export { getListSurveysResponseMock, getCreateSurveyResponseMock, getUpdateSurveyResponseMock } from './surveys.faker.ts';


export const getListSurveysMockHandler = (overrideResponse?: Survey[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Survey[]> | Survey[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/surveys', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSurveysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateSurveyMockHandler = (overrideResponse?: Survey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Survey> | Survey), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/surveys', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSurveyResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateSurveyMockHandler = (overrideResponse?: Survey | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Survey> | Survey), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/surveys', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSurveyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteSurveyMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/surveys/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getSurveysMock = () => [
  getListSurveysMockHandler(),
  getCreateSurveyMockHandler(),
  getUpdateSurveyMockHandler(),
  getDeleteSurveyMockHandler()
]
