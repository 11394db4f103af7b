import type { ZodType } from 'zod'
import { type OperationResponse, operationResponses } from '@/generated/resourceSchemas'
import { startOf } from '@/lib/halves'
import { whenQuiet } from '@/lib/idle'
import { writeJson } from '@/lib/json'
import { fieldsOf, valueByPath } from '@/lib/value'
import { issuesOf } from '@/model/issues'
import type { SeenResponse } from './drift'

const isParameter = (part: string) => part.startsWith('{')

/** Finds the contract's operation for a request; fixed path segments take precedence over parameters. */
export function operationOf({
  method,
  path,
}: Pick<SeenResponse, 'method' | 'path'>): OperationResponse | undefined {
  const parts = path.split('/')
  const fits = operationResponses.filter((operation) => {
    const expected = operation.path.split('/')
    return (
      operation.method === method &&
      expected.length === parts.length &&
      expected.every((part, index) => isParameter(part) || part === parts[index])
    )
  })
  return fits.find(({ path: fitting }) => fitting === path) ?? fits[0]
}

/** Idle time is used in slices of this many ms, well below a frame. */
const sliceMs = 6

/** Reported findings, by operation and field: each is reported once. */
const reported = new Set<string>()

const isSecret = (key: PropertyKey) => /api_?key|token|secret|password/i.test(String(key))
const longest = 120

/** A value for the developer console: secrets are removed, long values are cut. */
export function shown(value: unknown, path: readonly PropertyKey[]): string {
  if (path.some(isSecret)) return '(hidden)'
  const text = writeJson(value, (key, part) => (isSecret(key) ? '(hidden)' : part)) ?? 'nothing'
  return text.length > longest ? `${startOf(text, longest)}…` : text
}

const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

const nameOf = (row: unknown): string => {
  const { id, player, account } = fieldsOf(row)
  const name = id ?? player ?? account
  return typeof name === 'string' ? ` of "${name}"` : ''
}

/** One line for each field of an object that breaks the contract and was not reported before. */
function* findings(operation: string, schema: ZodType, row: unknown): Generator<string> {
  for (const { path, message } of issuesOf(schema, row)) {
    const field = fieldName(path)
    const key = `${operation} ${field}`
    if (reported.has(key)) continue
    reported.add(key)
    yield `  ${field || 'the object itself'}${nameOf(row)}: ${shown(valueByPath(row, path), path)} (${message})`
  }
}

async function linesOf(
  name: string,
  { schema, isList }: OperationResponse,
  data: unknown,
): Promise<string[]> {
  if (!schema || data === '' || data === null) return []
  if (!isList) return [...findings(name, schema, data)]
  if (!Array.isArray(data)) return [...findings(name, schema.array(), data)]
  const lines: string[] = []
  let started = performance.now()
  for (const row of data) {
    lines.push(...findings(name, schema, row))
    if (performance.now() - started < sliceMs) continue
    await whenQuiet()
    started = performance.now()
  }
  return lines
}

/** `PUT missions`, and `DELETE missions` for `DELETE missions/{account}/{id}`. */
const nameOfOperation = ({ method, path }: OperationResponse) =>
  `${method} ${path
    .split('/')
    .filter((part) => part !== '' && !isParameter(part))
    .join('/')}`

/**
 * Checks responses against the contract and reports violations on the developer console: operation, field and value,
 * once per operation and field, all of one response together.
 */
export async function reportDrift(responses: readonly SeenResponse[]): Promise<void> {
  for (const response of responses) {
    await whenQuiet()
    const operation = operationOf(response)
    if (!operation) continue
    const name = nameOfOperation(operation)
    const lines = await linesOf(name, operation, response.data)
    if (lines.length > 0) console.warn([`The API breaks its contract: ${name}`, ...lines].join('\n'))
  }
}

/** For tests: clears the list of reported findings. */
export const forgetReported = () => reported.clear()
