// An object keeps the id that it was written with: the console finds it by that.

import { readJson } from '../contract/readJson.ts'
import type { Json } from '../contract/types.ts'
import { findingId } from '../report/findings.ts'
import { isObject } from '../tools.ts'
import type { Exchange, GivenFinding, Operation } from '../types.ts'

/** The fields that identify an object. */
const IDENTITY = ['id', 'player', 'account']

/** The ids in the response to a write that are not those that were sent. */
export function changedIds(
  { id: operation }: Operation,
  { method, sent, response }: Pick<Exchange, 'method' | 'sent' | 'response'>,
  value: Json,
): GivenFinding[] {
  if (!['POST', 'PUT', 'PATCH'].includes(method) || !isObject(value) || (response?.status ?? 0) >= 300)
    return []
  const body = parsed(sent?.text)
  return IDENTITY.filter(
    (field) =>
      typeof body?.[field] === 'string' && typeof value[field] === 'string' && body[field] !== value[field],
  ).map((field) => ({
    id: findingId('answer', 'id-changed', operation, field),
    rule: 'id-changed',
    severity: 'breaks',
    message: `${operation}: the answer has another '${field}' than was sent`,
    operations: [operation],
    side: 'response',
    field,
    ours: 'the id that was sent',
    theirs: 'another one',
    cause: { key: field, words: `operations answer with another '${field}' than was sent` },
  }))
}

function parsed(text: string | undefined): Json {
  try {
    const value = readJson(text ?? '')
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
