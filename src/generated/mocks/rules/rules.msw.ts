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
  Rule
} from '../../model';

import {
  getCreateRuleResponseMock,
  getListRulesResponseMock,
  getUpdateRuleResponseMock
} from './rules.faker.ts';

export { getListRulesResponseMock, getCreateRuleResponseMock, getUpdateRuleResponseMock } from './rules.faker.ts';


export const getListRulesMockHandler = (overrideResponse?: Rule[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Rule[]> | Rule[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/rules', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRulesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRuleMockHandler = (overrideResponse?: Rule | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Rule> | Rule), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/rules', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRuleResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateRuleMockHandler = (overrideResponse?: Rule | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Rule> | Rule), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/rules', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRuleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteRuleMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/rules/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getRulesMock = () => [
  getListRulesMockHandler(),
  getCreateRuleMockHandler(),
  getUpdateRuleMockHandler(),
  getDeleteRuleMockHandler()
]
