import { bypass, delay, getResponse, type HttpHandler, HttpResponse } from 'msw'
import type { OperationId } from '@/generated/resourceMocks'
import { type Fault, fail, takeFault } from '../faults'
import { settings } from '../settings'
import { storage } from '../state'
import { hash } from '../world/random'

/**
 * Responds to a call of an operation after the configured latency: with a failure if a fault is set, with the API's
 * response if the operation is not mocked, otherwise with that of its handler.
 */
export async function gate(operation: OperationId, handler: HttpHandler, request: Request) {
  const source = settings.isMocked(operation) ? 'mocks' : 'api'
  const finish = settings.onCall?.({ operation, request: request.clone(), source })
  const latency = latencyOf(++callCount)
  if (latency > 0) await delay(latency)
  settings.beforeCall(operation, request.clone())
  const fault = takeFault(operation)
  const response = fault
    ? await failing(fault, handler, request)
    : await (source === 'api' ? fetch(bypass(request)) : getResponse([handler], request))
  // Waits until the storage of the page has stored the change, so that a confirmed write survives a reload.
  if (request.method !== 'GET') await Promise.race([storage.settled(), delay(storageLimitMs)])
  finish?.(response?.clone())
  return response
}

/** How long the response to a write waits for the storage of the page, in ms. Large images take their time. */
const storageLimitMs = 5000

let callCount = 0

/** The delay of a response in ms, by the number of its call. It varies in the same way on every run. */
export function latencyOf(call: number): number {
  const { latencyMs, jitterMs } = settings
  return latencyMs + (jitterMs > 0 ? hash(String(call)) % jitterMs : 0)
}

async function failing(fault: Fault, handler: HttpHandler, request: Request) {
  const carryOut = (sent: Request) => getResponse([handler], sent)
  switch (fault) {
    case 'broken-object':
      return withBrokenObject(await carryOut(request))
    case 'other-values':
      return carryOut(await inLowerCase(request))
    case 'lost-response':
      await carryOut(request.clone())
      return HttpResponse.error()
    case 'sent-twice':
      await carryOut(request.clone())
      return carryOut(request)
    default:
      return fail(fault)
  }
}

/** The request with its category in lower case, as a server can save it. */
async function inLowerCase(request: Request): Promise<Request> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const { category } = (body ?? {}) as { category?: unknown }
  if (typeof category !== 'string') return request
  const changed = JSON.stringify({ ...(body as object), category: category.toLowerCase() })
  return new Request(request, { body: changed })
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
