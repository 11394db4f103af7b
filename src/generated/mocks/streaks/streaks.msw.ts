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
  Streak
} from '../../model';

import {
  getCreateStreakResponseMock,
  getListStreaksResponseMock,
  getUpdateStreakResponseMock
} from './streaks.faker.ts';

export { getListStreaksResponseMock, getCreateStreakResponseMock, getUpdateStreakResponseMock } from './streaks.faker.ts';


export const getListStreaksMockHandler = (overrideResponse?: Streak[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Streak[]> | Streak[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/streaks', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStreaksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateStreakMockHandler = (overrideResponse?: Streak | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Streak> | Streak), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/streaks', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStreakResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateStreakMockHandler = (overrideResponse?: Streak | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Streak> | Streak), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/streaks', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStreakResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteStreakMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/streaks/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getStreaksMock = () => [
  getListStreaksMockHandler(),
  getCreateStreakMockHandler(),
  getUpdateStreakMockHandler(),
  getDeleteStreakMockHandler()
]
