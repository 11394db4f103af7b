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
  Achievement
} from '../../model';

import {
  getCreateAchievementResponseMock,
  getListAchievementsResponseMock,
  getUpdateAchievementResponseMock
} from './achievements.faker.ts';

export { getListAchievementsResponseMock, getCreateAchievementResponseMock, getUpdateAchievementResponseMock } from './achievements.faker.ts';


export const getListAchievementsMockHandler = (overrideResponse?: Achievement[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Achievement[]> | Achievement[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/achievements', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAchievementsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAchievementMockHandler = (overrideResponse?: Achievement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Achievement> | Achievement), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/achievements', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAchievementResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateAchievementMockHandler = (overrideResponse?: Achievement | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Achievement> | Achievement), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/achievements', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAchievementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAchievementMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/achievements/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getAchievementsMock = () => [
  getListAchievementsMockHandler(),
  getCreateAchievementMockHandler(),
  getUpdateAchievementMockHandler(),
  getDeleteAchievementMockHandler()
]
