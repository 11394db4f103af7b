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
  Player
} from '../../model';

import {
  getCreatePlayerResponseMock,
  getListPlayersResponseMock,
  getUpdatePlayerResponseMock
} from './players.faker.ts';

export { getListPlayersResponseMock, getCreatePlayerResponseMock, getUpdatePlayerResponseMock } from './players.faker.ts';


export const getListPlayersMockHandler = (overrideResponse?: Player[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Player[]> | Player[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/players', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPlayersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePlayerMockHandler = (overrideResponse?: Player | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Player> | Player), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/players', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePlayerResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdatePlayerMockHandler = (overrideResponse?: Player | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Player> | Player), options?: RequestHandlerOptions) => {
  return http.patch('*/admin/api/v0/players/:player', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePlayerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeletePlayerMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/players/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getPlayersMock = () => [
  getListPlayersMockHandler(),
  getCreatePlayerMockHandler(),
  getUpdatePlayerMockHandler(),
  getDeletePlayerMockHandler()
]
