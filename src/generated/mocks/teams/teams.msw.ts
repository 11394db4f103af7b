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
  Team
} from '../../model';

import {
  getCreateTeamResponseMock,
  getListTeamsResponseMock,
  getUpdateTeamResponseMock
} from './teams.faker.ts';

export { getListTeamsResponseMock, getCreateTeamResponseMock, getUpdateTeamResponseMock } from './teams.faker.ts';


export const getListTeamsMockHandler = (overrideResponse?: Team[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Team[]> | Team[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/teams', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTeamsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTeamMockHandler = (overrideResponse?: Team | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Team> | Team), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/teams', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTeamResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateTeamMockHandler = (overrideResponse?: Team | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Team> | Team), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/teams', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTeamResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTeamMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/teams/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getTeamsMock = () => [
  getListTeamsMockHandler(),
  getCreateTeamMockHandler(),
  getUpdateTeamMockHandler(),
  getDeleteTeamMockHandler()
]
