import { delay, getResponse, HttpHandler, HttpResponse } from 'msw'
import type { OperationId } from '@/generated/resourceMocks'
import { fail, faultOf } from '../faults'
import { settings } from '../settings'

/**
 * A handler that runs before an operation's own handler, on the same method and path: it waits for the configured
 * latency and fails if a fault is set. Otherwise it returns nothing, and MSW continues with the operation's handler.
 */
export function gate(operation: OperationId, handler: HttpHandler): HttpHandler {
  return new HttpHandler(handler.info.method, handler.info.path, async ({ request }) => {
    if (settings.latencyMs > 0) await delay(settings.latencyMs)
    const fault = faultOf(operation)
    if (fault === 'broken-object') return withBrokenObject(await getResponse([handler], request))
    return fault && fail(fault)
  })
}

/** Breaks the contract in every way that a list has to tolerate. */
const brokenObject = {
  id: 'broken',
  player: 'broken',
  account: 'broken',
  name: 42,
  isAvailable: 'perhaps',
  reward: null,
}

async function withBrokenObject(response: Response | undefined): Promise<Response | undefined> {
  if (!response?.ok) return response
  const list: unknown = await response.json()
  return HttpResponse.json(Array.isArray(list) ? [brokenObject, ...list] : brokenObject)
}
