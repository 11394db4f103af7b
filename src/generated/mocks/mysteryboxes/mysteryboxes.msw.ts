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
  MysteryBox
} from '../../model';

import {
  getCreateMysteryBoxResponseMock,
  getListMysteryBoxesResponseMock,
  getUpdateMysteryBoxResponseMock
} from './mysteryboxes.faker.ts';

export { getListMysteryBoxesResponseMock, getCreateMysteryBoxResponseMock, getUpdateMysteryBoxResponseMock } from './mysteryboxes.faker.ts';


export const getListMysteryBoxesMockHandler = (overrideResponse?: MysteryBox[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MysteryBox[]> | MysteryBox[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/mysteryboxes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMysteryBoxesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateMysteryBoxMockHandler = (overrideResponse?: MysteryBox | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MysteryBox> | MysteryBox), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/mysteryboxes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMysteryBoxResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateMysteryBoxMockHandler = (overrideResponse?: MysteryBox | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MysteryBox> | MysteryBox), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/mysteryboxes', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMysteryBoxResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMysteryBoxMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/mysteryboxes/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getMysteryboxesMock = () => [
  getListMysteryBoxesMockHandler(),
  getCreateMysteryBoxMockHandler(),
  getUpdateMysteryBoxMockHandler(),
  getDeleteMysteryBoxMockHandler()
]
