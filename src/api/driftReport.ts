import type { ZodType } from 'zod'
import * as contract from '@/generated/zod/gamificationAdminAPI.schemas'
import type { SeenAnswer } from './drift'

/** Objects of the resources, by the first part of their path. */
const objects: Record<string, ZodType> = {
  accounts: contract.Account,
  players: contract.Player,
  teams: contract.Team,
  events: contract.Event,
  missions: contract.Mission,
  streaks: contract.Streak,
  achievements: contract.Achievement,
  levels: contract.Level,
  leaderboards: contract.Leaderboard,
  prizes: contract.Prize,
  raffles: contract.Raffle,
  mysteryboxes: contract.MysteryBox,
  surveys: contract.Survey,
  quizzes: contract.Quiz,
  rules: contract.Rule,
  analytics: contract.Statistics,
}

const record = /^\/analytics(\/|$)/
const upload = /^\/accounts\/image\//
const copying = /^\/accounts\/copy$/

/** Spare time is taken in slices of this many ms, well below a frame. */
const sliceMs = 6

const idle = () =>
  new Promise<void>((resolve) =>
    window.requestIdleCallback ? window.requestIdleCallback(() => resolve()) : setTimeout(resolve, 16),
  )

/** What was reported already, as operation and field: once is enough. */
const reported = new Set<string>()

const isSecret = (key: PropertyKey) => /api_?key|token|secret|password/i.test(String(key))
const longest = 120

/** A value for the eyes of a developer: secrets left out, long ones cut. */
function shown(value: unknown, path: readonly PropertyKey[]): string {
  if (path.some(isSecret)) return '(hidden)'
  const text = JSON.stringify(value, (key, part) => (isSecret(key) ? '(hidden)' : part)) ?? 'nothing'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const at = (value: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? '[]' : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

const nameOf = (row: unknown): string => {
  const { id, player, account } = (typeof row === 'object' && row !== null ? row : {}) as Record<
    string,
    unknown
  >
  const name = id ?? player ?? account
  return typeof name === 'string' ? ` of "${name}"` : ''
}

/** One line for each field of an object that breaks the contract and was not reported yet. */
function* findings(operation: string, schema: ZodType, row: unknown): Generator<string> {
  const { success, error } = schema.safeParse(row)
  if (success) return
  for (const { path, message } of error.issues) {
    const field = fieldName(path)
    const key = `${operation} ${field}`
    if (reported.has(key)) continue
    reported.add(key)
    yield `  ${field || 'the object itself'}${nameOf(row)}: ${shown(at(row, path), path)} (${message})`
  }
}

async function linesOf(operation: string, { method, path, data }: SeenAnswer): Promise<string[]> {
  if (upload.test(path)) return [...findings(operation, contract.ImageUploadResult, data)]
  const schema = objects[path.split('/')[1] ?? '']
  if (!schema || copying.test(path) || method === 'DELETE') return []
  const isList = method === 'GET' && !record.test(path)
  if (!isList) return data === '' || data === null ? [] : [...findings(operation, schema, data)]
  if (!Array.isArray(data)) return [...findings(operation, contract.Account.array(), data)]
  const lines: string[] = []
  let started = performance.now()
  for (const row of data) {
    lines.push(...findings(operation, schema, row))
    if (performance.now() - started < sliceMs) continue
    await idle()
    started = performance.now()
  }
  return lines
}

/** `PUT missions`, `DELETE missions/{account}/{id}` as `DELETE missions`: the ids say nothing of the operation. */
const operationOf = ({ method, path }: SeenAnswer) =>
  `${method} ${
    record.test(path)
      ? path.slice(1)
      : path
          .split('/')
          .slice(1, upload.test(path) ? 3 : 2)
          .join('/')
  }`

/**
 * Holds answers against the contract and says on the developer console what breaks it: operation, field and value,
 * once for each operation and field, all of an answer together.
 */
export async function reportDrift(answers: readonly SeenAnswer[]): Promise<void> {
  for (const answer of answers) {
    await idle()
    const operation = operationOf(answer)
    const lines = await linesOf(operation, answer)
    if (lines.length > 0) console.warn([`The API breaks its contract: ${operation}`, ...lines].join('\n'))
  }
}

/** For tests: everything may be reported again. */
export const forgetReported = () => reported.clear()
