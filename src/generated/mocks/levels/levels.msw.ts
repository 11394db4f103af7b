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
  Level
} from '../../model';

import {
  getCreateLevelResponseMock,
  getListLevelsResponseMock,
  getUpdateLevelResponseMock
} from './levels.faker.ts';

export { getListLevelsResponseMock, getCreateLevelResponseMock, getUpdateLevelResponseMock } from './levels.faker.ts';


export const getListLevelsMockHandler = (overrideResponse?: Level[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Level[]> | Level[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/levels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLevelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateLevelMockHandler = (overrideResponse?: Level | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Level> | Level), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/levels', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLevelResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateLevelMockHandler = (overrideResponse?: Level | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Level> | Level), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/levels', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLevelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteLevelMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/levels/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getLevelsMock = () => [
  getListLevelsMockHandler(),
  getCreateLevelMockHandler(),
  getUpdateLevelMockHandler(),
  getDeleteLevelMockHandler()
]
