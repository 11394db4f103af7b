import { resourceFacts } from '@/generated/resourceFacts'
import { isObject } from '@/lib/value'
import type { Operation } from '@/stored/journalRecords'
import { type ApiError, errorIn, unexpectedAnswer } from './apiError'
import {
  type Change,
  type Difference,
  differencesIn,
  isUntouched,
  missingChanges,
  sentChanges,
  valueAt,
} from './changes'

/*
 * What became of a write (rules SAFE-6 and SAFE-7), from what the server answered and what it has. Pure functions: `settle`
 * sends, reads and records.
 */

/** What a write is meant to do. */
export interface Intent {
  operation: Operation
  /** Whether a value is the object: its id and its account. */
  isObject: (value: object) => boolean
  /** The object before the write. Empty for a create. */
  before: object
  /** The object as it should be. Empty for a deletion. */
  wanted: object
  /** Paths of the fields that the server manages. */
  managed: readonly string[]
  /**
   * Whether the server had something to change right before the request. Undefined if the object was not read then:
   * somebody else may have made the same change since.
   */
  wasPending?: boolean
  /** The same write was sent before, and its effect is unknown. */
  wasSent?: boolean
}

/** What came back: the body of a success, or an error. */
export type WriteResponse = { body: unknown } | { error: ApiError }

/** The object as it was read after the answer; undefined if it does not exist. */
export type ReadBack = { found: object | undefined } | { unread: ApiError }

/**
 * - `done`: the server has what was wanted.
 * - `perhaps`: it has, but it refused the request. The browser sent it twice, or somebody else was faster.
 * - `unchanged`: it had it before.
 * - `differently`: it saved the object, with other values.
 * - `partly`: it saved the object, but not all of the changes.
 * - `mixed`: it has other values than before and than wanted. They can be somebody else's.
 * - `not`: it has nothing of it.
 * - `refused`: it has nothing of it, and said so.
 * - `unknown`: it could not be read.
 */
export type OutcomeKind =
  | 'done'
  | 'perhaps'
  | 'unchanged'
  | 'differently'
  | 'partly'
  | 'mixed'
  | 'not'
  | 'refused'
  | 'unknown'

export interface Verdict {
  says: OutcomeKind
  /** The outcome of the entry in the journal; `none` removes it. */
  entry: 'done' | 'failed' | 'unknown' | 'none'
  /** The object as the server has it, where it is known. */
  object?: object
}

/** Whether the answer alone shows that the write is done: the object with its changes, or nothing after a deletion. */
export function isProof(intent: Intent, body: unknown): boolean {
  if (intent.operation === 'delete') return isBlank(body)
  // An object with an error beside its fields says two things.
  return isAnswerOf(intent, body) && errorIn(body) === undefined && missingChanges(body, intent).length === 0
}

/** `request` throws for an empty body where the contract has none. */
const isBlank = (body: unknown) => body === undefined || body === null || body === ''

const isAnswerOf = (intent: Intent, body: unknown): body is object => isObject(body) && intent.isObject(body)

/** Statuses of a gateway that stopped the request, so that it changed nothing. */
const stopped: ReadonlySet<number | undefined> = new Set([undefined, 401, 429])
const clashing: ReadonlySet<number | undefined> = new Set([404, 409, 410, 412])
/** Statuses of a server that finds the effect already there. */
export const isClash = (status: number | undefined): boolean => clashing.has(status)
const idFields: ReadonlySet<string | undefined> = new Set(
  Object.values(resourceFacts).map(({ idField }) => idField),
)

/** Whether a refusal can belong to a request that was carried out, e.g. because the browser sent it twice. */
function canBeRepeated({ operation }: Intent, { status, field }: ApiError): boolean {
  if (stopped.has(status)) return false
  // A new object that does not exist is searched for in all pages of its list, so a refusal that names a field is believed.
  // That of the id can be about an earlier sending.
  return operation !== 'create' || isClash(status) || field === undefined || idFields.has(field)
}

/** Whether the object has to be read before the outcome of the write is known. */
export function needsLook(intent: Intent, answer: WriteResponse): boolean {
  if ('body' in answer) return !isProof(intent, answer.body)
  return answer.error.isUncertain || canBeRepeated(intent, answer.error)
}

/** @param look undefined if the answer is enough */
export function verdictOn(intent: Intent, answer: WriteResponse, look: ReadBack | undefined): Verdict {
  if ('error' in answer && !answer.error.isUncertain) return verdictOnRefusal(intent, answer.error, look)
  if (!look) return { says: 'done', entry: 'done', object: objectIn(intent, answer) }
  if ('unread' in look) return { says: 'unknown', entry: 'unknown' }
  const { found } = look
  const effect = effectOf(intent, found)
  if (effect === 'all') return { says: 'done', entry: 'done', object: found }
  // The server names the object that it saved, so what it has is its own doing.
  const isAnswer = 'body' in answer && isAnswerOf(intent, answer.body)
  if (effect === 'none') {
    // Without an error, or after a lost answer, it can still follow.
    const isFinal = isAnswer || ('body' in answer && errorIn(answer.body) !== undefined)
    return { says: 'not', entry: isFinal ? 'failed' : 'unknown', object: found }
  }
  if (!isAnswer) return { says: 'mixed', entry: 'unknown', object: found }
  return { says: effect === 'other' ? 'differently' : 'partly', entry: 'done', object: found }
}

function verdictOnRefusal(intent: Intent, { status }: ApiError, look: ReadBack | undefined): Verdict {
  const { wasSent = false, wasPending } = intent
  const refused: Verdict = { says: 'refused', entry: wasSent ? 'unknown' : 'failed' }
  if (!look) return refused
  // Only after these is it likely that the request was carried out before.
  if ('unread' in look) return isClash(status) ? { says: 'unknown', entry: 'unknown' } : refused
  const object = look.found
  if (effectOf(intent, object) !== 'all' || hasNoChanges(intent)) return { ...refused, object }
  if (wasSent || wasPending) return { says: 'done', entry: 'done', object }
  if (wasPending === false) return { says: 'unchanged', entry: 'none', object }
  return { says: 'perhaps', entry: 'unknown', object }
}

const hasNoChanges = (intent: Intent) => intent.operation !== 'delete' && sentChanges(intent).length === 0

/**
 * What the server has of a write. `other`: each change has another value than before and than wanted. `some`: others are
 * as before.
 */
function effectOf(intent: Intent, found: object | undefined): 'all' | 'other' | 'some' | 'none' {
  const { operation } = intent
  if (operation === 'delete') return found ? 'none' : 'all'
  if (!found) return 'none'
  const missing = missingChanges(found, intent)
  if (missing.length === 0) return 'all'
  if (operation === 'create') return 'other'
  const untouched = missing.filter((change) => isUntouched(valueAt(found, change.path), change))
  if (untouched.length === 0) return 'other'
  return untouched.length === sentChanges(intent).length ? 'none' : 'some'
}

/** The object of an answer. One that has only what was changed leaves the rest as it was sent. */
const objectIn = ({ wanted }: Intent, answer: WriteResponse) =>
  'body' in answer && isObject(answer.body) ? { ...wanted, ...answer.body } : undefined

/** What the server has instead of the wanted values. */
export const differencesOf = (intent: Intent, object: object): Difference[] =>
  missingChanges(object, intent).flatMap((change: Change) => differencesIn(object, change))

/** The error of a success whose body is not what the contract says. */
export const answerError = (intent: Intent, body: unknown): ApiError =>
  unexpectedAnswer(body, wordsOn(intent, body))

function wordsOn(intent: Intent, body: unknown): string {
  if (intent.operation === 'delete') return 'The server did not confirm the deletion'
  if (isAnswerOf(intent, body)) return "The server's answer does not have the changes"
  return "The server's answer is not the saved object"
}
