import { type HttpHandler, http, matchRequestUrl } from 'msw'
import type { OperationId } from '@/generated/resourceMocks'
import { gate } from './gate'
import { imageHandlers } from './images'
import { operations } from './operations'

const entries = Object.entries(operations) as [OperationId, HttpHandler][]

function findOperation(request: Request): OperationId | undefined {
  const url = new URL(request.url)
  const isMatch = ({ info: { method, path } }: HttpHandler) =>
    method === request.method && typeof path === 'string' && matchRequestUrl(url, path).matches
  return entries.find(([, handler]) => isMatch(handler))?.[0]
}

/**
 * One handler for all operations. MSW tries handler after handler, and each of them reads the cookies first: with one
 * for each operation that took longer than the response, also for the scripts and pictures of the page.
 */
const apiHandler = http.all(
  ({ request }) => {
    const operation = findOperation(request)
    return { matches: operation !== undefined, params: { operation: operation ?? '' } }
  },
  ({ request, params }) => {
    const operation = params.operation as OperationId
    return gate(operation, operations[operation], request)
  },
)

/** All handlers of the mocked API, pictures included. */
export const handlers: HttpHandler[] = [apiHandler, ...imageHandlers]
