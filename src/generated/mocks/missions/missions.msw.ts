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
  Mission
} from '../../model';

import {
  getCreateMissionResponseMock,
  getListMissionsResponseMock,
  getUpdateMissionResponseMock
} from './missions.faker.ts';

export { getListMissionsResponseMock, getCreateMissionResponseMock, getUpdateMissionResponseMock } from './missions.faker.ts';


export const getListMissionsMockHandler = (overrideResponse?: Mission[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Mission[]> | Mission[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/missions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMissionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateMissionMockHandler = (overrideResponse?: Mission | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Mission> | Mission), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/missions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMissionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateMissionMockHandler = (overrideResponse?: Mission | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Mission> | Mission), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/missions', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMissionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMissionMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/missions/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getMissionsMock = () => [
  getListMissionsMockHandler(),
  getCreateMissionMockHandler(),
  getUpdateMissionMockHandler(),
  getDeleteMissionMockHandler()
]
