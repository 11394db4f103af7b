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
  Raffle
} from '../../model';

import {
  getCreateRaffleResponseMock,
  getListRafflesResponseMock,
  getUpdateRaffleResponseMock
} from './raffles.faker.ts';

export { getListRafflesResponseMock, getCreateRaffleResponseMock, getUpdateRaffleResponseMock } from './raffles.faker.ts';


export const getListRafflesMockHandler = (overrideResponse?: Raffle[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Raffle[]> | Raffle[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/raffles', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRafflesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRaffleMockHandler = (overrideResponse?: Raffle | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Raffle> | Raffle), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/raffles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRaffleResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateRaffleMockHandler = (overrideResponse?: Raffle | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Raffle> | Raffle), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/raffles', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRaffleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteRaffleMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/raffles/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getRafflesMock = () => [
  getListRafflesMockHandler(),
  getCreateRaffleMockHandler(),
  getUpdateRaffleMockHandler(),
  getDeleteRaffleMockHandler()
]
