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
  Leaderboard
} from '../../model';

import {
  getCreateLeaderboardResponseMock,
  getListLeaderboardsResponseMock,
  getUpdateLeaderboardResponseMock
} from './leaderboards.faker.ts';

export { getListLeaderboardsResponseMock, getCreateLeaderboardResponseMock, getUpdateLeaderboardResponseMock } from './leaderboards.faker.ts';


export const getListLeaderboardsMockHandler = (overrideResponse?: Leaderboard[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Leaderboard[]> | Leaderboard[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/leaderboards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLeaderboardsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateLeaderboardMockHandler = (overrideResponse?: Leaderboard | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Leaderboard> | Leaderboard), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/leaderboards', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLeaderboardResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateLeaderboardMockHandler = (overrideResponse?: Leaderboard | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Leaderboard> | Leaderboard), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/leaderboards', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLeaderboardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteLeaderboardMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/leaderboards/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getLeaderboardsMock = () => [
  getListLeaderboardsMockHandler(),
  getCreateLeaderboardMockHandler(),
  getUpdateLeaderboardMockHandler(),
  getDeleteLeaderboardMockHandler()
]
