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
  Quiz
} from '../../model';

import {
  getCreateQuizResponseMock,
  getListQuizzesResponseMock,
  getUpdateQuizResponseMock
} from './quizzes.faker.ts';

export { getListQuizzesResponseMock, getCreateQuizResponseMock, getUpdateQuizResponseMock } from './quizzes.faker.ts';


export const getListQuizzesMockHandler = (overrideResponse?: Quiz[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Quiz[]> | Quiz[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/quizzes', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListQuizzesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateQuizMockHandler = (overrideResponse?: Quiz | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Quiz> | Quiz), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/quizzes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateQuizResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateQuizMockHandler = (overrideResponse?: Quiz | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Quiz> | Quiz), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/quizzes', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateQuizResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteQuizMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/quizzes/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getQuizzesMock = () => [
  getListQuizzesMockHandler(),
  getCreateQuizMockHandler(),
  getUpdateQuizMockHandler(),
  getDeleteQuizMockHandler()
]
