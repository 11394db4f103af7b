import { delay, HttpResponse } from 'msw'
import type { OperationId } from '@/generated/resourceMocks'
import { refusal } from './handlers/refuse'

/**
 * A kind of failure: a status, no response (`timeout`), a broken connection (`network-error`), a response that is not
 * JSON (`not-json`), JSON that ends in the middle (`cut-off`), or, for lists, an extra object that breaks the contract
 * (`broken-object`). For writes also a success that says nothing (`empty-object`), that has an error in its body
 * (`error-body`), that is another object (`another-object`), or that is only queued (`queued`), none of them carried out;
 * and what is carried out: without a response (`lost-response`), twice, as browsers do after a lost response
 * (`sent-twice`), or with texts in lower case (`other-values`).
 */
/** Faults of calls that the API executes. The gate of the handlers implements them. */
type CarriedOut = 'broken-object' | 'lost-response' | 'sent-twice' | 'other-values'

type NamedFault = (typeof namedFaults)[number]
export type Fault = `status-${number}` | NamedFault
/** Faults of calls that the API does not execute. */
type Failure = Exclude<Fault, CarriedOut>

export const namedFaults = [
  'timeout',
  'network-error',
  'not-json',
  'cut-off',
  'broken-object',
  'empty-object',
  'error-body',
  'another-object',
  'queued',
  'lost-response',
  'sent-twice',
  'other-values',
] as const

export const isFault = (text: string): text is Fault =>
  /^status-[45]\d\d$/.test(text) || namedFaults.some((fault) => fault === text)

const faults = new Map<OperationId | 'all', { fault: Fault; left: number }>()

/** Makes an operation fail in that way, `times` times or always; null ends it. `all` stands for every other operation. */
export function setFault(
  operation: OperationId | 'all',
  fault: Fault | null,
  times = Number.POSITIVE_INFINITY,
): void {
  if (fault) faults.set(operation, { fault, left: times })
  else faults.delete(operation)
}

/** The fault of the next call of an operation. Counts the call. */
export function takeFault(operation: OperationId): Fault | undefined {
  const rule = faults.get(operation) ?? faults.get('all')
  if (!rule || rule.left <= 0) return undefined
  rule.left -= 1
  return rule.fault
}

export const clearFaults = (): void => faults.clear()

const texts: Record<number, [error: string, code: string]> = {
  400: ['The request cannot be read', 'bad_request'],
  401: ['Access token expired', 'unauthorized'],
  403: ['This needs a permission that you do not have', 'forbidden'],
  404: ['There is no such object', 'not_found'],
  409: ['This id is already in use', 'already_exists'],
  422: ['The server does not accept this name', 'invalid'],
  429: ['Too many requests, try again in 5 seconds', 'rate_limited'],
  500: ['Something went wrong on our side', 'internal'],
}

const success = (body: object, status = 200) => HttpResponse.json(body, { status })

/** The response for each fault that is no status. Never resolves for `timeout`. */
const responses: Readonly<Record<Exclude<NamedFault, CarriedOut>, () => Response | Promise<Response>>> = {
  timeout: async () => {
    await delay('infinite')
    return HttpResponse.error()
  },
  'network-error': () => HttpResponse.error(),
  'not-json': () => HttpResponse.html('<!doctype html><title>Maintenance</title>'),
  'cut-off': () =>
    new HttpResponse('[{"id":"first","name":"Fir', { headers: { 'Content-Type': 'application/json' } }),
  'empty-object': () => success({}),
  'error-body': () => success({ error: 'The quota of this account is used up' }),
  'another-object': () => success({ id: 'another', account: 'another', name: 'Another' }),
  queued: () => success({ status: 'queued' }, 202),
}

const isStatus = (fault: Failure): fault is `status-${number}` => fault.startsWith('status-')

/** Returns the response for a fault of a call that is not executed. */
export async function fail(fault: Failure): Promise<Response> {
  if (!isStatus(fault)) return responses[fault]()
  const status = Number(fault.slice('status-'.length))
  const [error, code] = texts[status] ?? [`The server answered with status ${status}`, `status_${status}`]
  return refusal(status, error, { code, field: status === 422 ? 'name' : undefined })
}

const isSentinel = (text: unknown): text is Failure =>
  typeof text === 'string' && /^(status-[45]\d\d|timeout|network-error|not-json)$/.test(text)

/** Fails if one of the texts (an object's name or id) is a sentinel value: `status-422`, `timeout` and so on. */
export async function failOnSentinel(...texts: unknown[]): Promise<void> {
  const sentinel = texts.find(isSentinel)
  if (sentinel) throw await fail(sentinel)
}
