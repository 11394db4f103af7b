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
  Event
} from '../../model';

import {
  getCreateEventResponseMock,
  getListEventsResponseMock,
  getUpdateEventResponseMock
} from './events.faker.ts';

export { getListEventsResponseMock, getCreateEventResponseMock, getUpdateEventResponseMock } from './events.faker.ts';


export const getListEventsMockHandler = (overrideResponse?: Event[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Event[]> | Event[]), options?: RequestHandlerOptions) => {
  return http.get('*/admin/api/v0/events', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateEventMockHandler = (overrideResponse?: Event | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Event> | Event), options?: RequestHandlerOptions) => {
  return http.post('*/admin/api/v0/events', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEventResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateEventMockHandler = (overrideResponse?: Event | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Event> | Event), options?: RequestHandlerOptions) => {
  return http.put('*/admin/api/v0/events', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEventResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteEventMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/admin/api/v0/events/:account/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getEventsMock = () => [
  getListEventsMockHandler(),
  getCreateEventMockHandler(),
  getUpdateEventMockHandler(),
  getDeleteEventMockHandler()
]
