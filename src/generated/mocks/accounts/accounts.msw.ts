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
  Account,
  ImageUploadResult
} from '../../model';

import {
  getCreateAccountResponseMock,
  getListAccountsResponseMock,
  getUpdateAccountResponseMock,
  getUploadAccountImageResponseMock
} from './accounts.faker.ts';

export { getListAccountsResponseMock, getCreateAccountResponseMock, getUpdateAccountResponseMock, getUploadAccountImageResponseMock } from './accounts.faker.ts';


export const getListAccountsMockHandler = (overrideResponse?: Account[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Account[]> | Account[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/accounts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAccountsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAccountMockHandler = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/accounts', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAccountResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateAccountMockHandler = (overrideResponse?: Account | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Account> | Account), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/accounts', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCopyAccountElementsMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/accounts/copy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getUploadAccountImageMockHandler = (overrideResponse?: ImageUploadResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImageUploadResult> | ImageUploadResult), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/accounts/image/:account', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadAccountImageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAccountMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/accounts/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getAccountsMock = () => [
  getListAccountsMockHandler(),
  getCreateAccountMockHandler(),
  getUpdateAccountMockHandler(),
  getCopyAccountElementsMockHandler(),
  getUploadAccountImageMockHandler(),
  getDeleteAccountMockHandler()
]
