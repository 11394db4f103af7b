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
  Prize
} from '../../model';

import {
  getCreatePrizeResponseMock,
  getListPrizesResponseMock,
  getUpdatePrizeResponseMock
} from './prizes.faker.ts';

export { getListPrizesResponseMock, getCreatePrizeResponseMock, getUpdatePrizeResponseMock } from './prizes.faker.ts';


export const getListPrizesMockHandler = (overrideResponse?: Prize[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Prize[]> | Prize[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/prizes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPrizesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePrizeMockHandler = (overrideResponse?: Prize | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Prize> | Prize), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/prizes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePrizeResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdatePrizeMockHandler = (overrideResponse?: Prize | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Prize> | Prize), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/prizes', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePrizeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePrizeMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/prizes/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getPrizesMock = () => [
  getListPrizesMockHandler(),
  getCreatePrizeMockHandler(),
  getUpdatePrizeMockHandler(),
  getDeletePrizeMockHandler()
]
