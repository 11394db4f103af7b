import { createAtom } from '@tanstack/store'
import { operationOf, shown } from '@/api/driftReport'
import type { OperationId } from '@/generated/resourceMocks'
import { valueByPath } from '@/lib/value'
import { type Call, settings } from '../settings'

/** A call as the panel lists it. */
export interface SeenCall {
  id: number
  operation: OperationId
  method: string
  /** Path below the base of the API, with its query. */
  path: string
  source: Call['source']
  /** Undefined while the call waits; 0 if the connection failed. */
  status?: number
  ms?: number
  /** How the response breaks the contract; undefined until it is checked. */
  misfits?: readonly string[]
}

/** The panel keeps this many calls, the last one first. */
const most = 200
/** Misfits of one response beyond this many are not listed. */
const mostMisfits = 20

export const calls = createAtom<readonly SeenCall[]>([])
let nextId = 1

export const clearCalls = (): void => calls.set([])

/** Records all calls to the API from now on. */
export function watchCalls(): void {
  settings.onCall = ({ operation, request, source }) => {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/^.*\/admin\/api\/v\d+/, '')
    const call: SeenCall = {
      id: nextId++,
      operation,
      method: request.method,
      path: path + decoded(search),
      source,
    }
    calls.set((seen) => [call, ...seen.slice(0, most - 1)])
    const start = performance.now()
    return (response) => {
      const ms = Math.round(performance.now() - start)
      const status = response && response.type !== 'error' ? response.status : 0
      change(call.id, { status, ms })
      if (response?.ok) void check(call.id, request.method, path, response)
    }
  }
}

const change = (id: number, patch: Partial<SeenCall>) =>
  calls.set((seen) => seen.map((call) => (call.id === id ? { ...call, ...patch } : call)))

async function check(id: number, method: string, path: string, response: Response) {
  const text = await response.text()
  change(id, { misfits: misfitsOf(method, path, text) })
}

/** How the body of a response breaks the contract: field, value, and the contract's requirement. */
export function misfitsOf(method: string, path: string, text: string): string[] {
  const operation = operationOf({ method, path })
  if (!operation) return ['The contract has no such operation']
  const { schema, isList } = operation
  if (!schema) return []
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return ['The response is not JSON']
  }
  if (isList && !Array.isArray(body)) return [`The response is ${shown(body, [])}, the contract says a list`]
  const rows = isList ? (body as unknown[]) : [body]
  const found: string[] = []
  for (const [index, row] of rows.entries()) {
    for (const { path: field, message } of schema.safeParse(row).error?.issues ?? []) {
      const place = `$${isList ? `[${index}]` : ''}${field.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')}`
      found.push(`${place} is ${shown(valueByPath(row, field), field)}: ${message}`)
      if (found.length >= mostMisfits) return found
    }
  }
  return found
}

function decoded(search: string): string {
  try {
    return decodeURIComponent(search)
  } catch {
    return search
  }
}
