import type { HttpHandler } from 'msw'
import type { OperationId } from '@/generated/resourceMocks'
import { gate } from './gate'
import { imageHandlers } from './images'
import { operations } from './operations'

/** All handlers of the mocked API, pictures included. */
export const handlers: HttpHandler[] = [
  ...(Object.entries(operations) as [OperationId, HttpHandler][]).flatMap(([operation, handler]) => [
    gate(operation, handler),
    handler,
  ]),
  ...imageHandlers,
]
