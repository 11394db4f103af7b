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
 * Determines the outcome of a write (rules SAFE-6 and SAFE-7) from the response and from the object as it was read
 * again. Pure functions; `confirmOutcome` sends, reads and records.
 */

/** The intended effect of a write. */
export interface Intent {
  operation: Operation
  /** Whether a value is the object of the write: compares id and account. */
  isObject: (value: object) => boolean
  /** The object before the write. Empty for a create. */
  before: object
  /** The object as it should be. Empty for a deletion. */
  wanted: object
  /** Paths of the fields that the server manages. */
  managed: readonly string[]
  /**
   * Whether the write had something to change right before the request was sent. Undefined if the object was not read
   * then. In that case somebody else may have made the same change since.
   */
  wasPending?: boolean
  /** The same write was sent before, and it is unknown whether that took effect. */
  wasSent?: boolean
}

/** The response: the body of a 2xx response, or an error. */
export type WriteResponse = { body: unknown } | { error: ApiError }

/** The object as it was read after the response; undefined if it does not exist. */
export type ReadBack = { found: object | undefined } | { unread: ApiError }

/**
 * - `done`: the server has the wanted values.
 * - `perhaps`: it has them, but refused the request. The browser sent it twice, or somebody else made the same change.
 * - `unchanged`: it had them before the request.
 * - `differently`: it saved the object, with other values.
 * - `partly`: it saved the object, but not all of the changes.
 * - `mixed`: its values are neither those from before nor the wanted ones. They may be somebody else's.
 * - `not`: it has none of the changes.
 * - `refused`: it has none of the changes, and refused the request.
 * - `unknown`: the object could not be read.
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
  /** The outcome to store in the journal entry; `none` removes the entry. */
  entry: 'done' | 'failed' | 'unknown' | 'none'
  /** The object as the server has it; undefined if unknown. */
  object?: object
}

/** Whether the response alone proves the write: it is the object with all changes, or empty after a deletion. */
export function isProof(intent: Intent, body: unknown): boolean {
  if (intent.operation === 'delete') return isBlank(body)
  // An object that also contains an error is contradictory, so it proves nothing.
  return isAnswerOf(intent, body) && errorIn(body) === undefined && missingChanges(body, intent).length === 0
}

/** An empty body where the contract has content never gets here: `request` throws for it. */
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

/** Whether a refused request may have been executed before, e.g. because the browser sent it twice. */
function canBeRepeated({ operation }: Intent, { status, field }: ApiError): boolean {
  if (stopped.has(status)) return false
  // To look for a new object means to read all pages of its list. So a refusal that names a field is believed, unless
  // the field is the id: then an earlier request may have created the object.
  return operation !== 'create' || isClash(status) || field === undefined || idFields.has(field)
}

/** Whether the object has to be read to know the outcome of the write. */
export function needsLook(intent: Intent, answer: WriteResponse): boolean {
  if ('body' in answer) return !isProof(intent, answer.body)
  return answer.error.isUncertain || canBeRepeated(intent, answer.error)
}

/** @param look undefined if the response was proof enough */
export function verdictOn(intent: Intent, answer: WriteResponse, look: ReadBack | undefined): Verdict {
  if ('error' in answer && !answer.error.isUncertain) return verdictOnRefusal(intent, answer.error, look)
  if (!look) return { says: 'done', entry: 'done', object: objectIn(intent, answer) }
  if ('unread' in look) return { says: 'unknown', entry: 'unknown' }
  const { found } = look
  const effect = effectOf(intent, found)
  if (effect === 'all') return { says: 'done', entry: 'done', object: found }
  // The response contains the saved object, so its values come from this write.
  const isAnswer = 'body' in answer && isAnswerOf(intent, answer.body)
  if (effect === 'none') {
    // After a lost response, or a success without an error, the write may still take effect.
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
  // Only after these statuses is it likely that the request had been executed before.
  if ('unread' in look) return isClash(status) ? { says: 'unknown', entry: 'unknown' } : refused
  const object = look.found
  if (effectOf(intent, object) !== 'all' || hasNoChanges(intent)) return { ...refused, object }
  if (wasSent || wasPending) return { says: 'done', entry: 'done', object }
  if (wasPending === false) return { says: 'unchanged', entry: 'none', object }
  return { says: 'perhaps', entry: 'unknown', object }
}

const hasNoChanges = (intent: Intent) => intent.operation !== 'delete' && sentChanges(intent).length === 0

/**
 * The effect that is visible in the object: all changes; `other`: every changed field has a value that is neither the
 * old nor the wanted one; `some`: only some changes; `none`.
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

/** The object of a response. If it contains only changed fields, the others are taken from the sent object. */
const objectIn = ({ wanted }: Intent, answer: WriteResponse) =>
  'body' in answer && isObject(answer.body) ? { ...wanted, ...answer.body } : undefined

/** The values that the server saved instead of the wanted ones. */
export const differencesOf = (intent: Intent, object: object): Difference[] =>
  missingChanges(object, intent).flatMap((change: Change) => differencesIn(object, change))

/** The error for a 2xx response with a body that breaks the contract. */
export const answerError = (intent: Intent, body: unknown): ApiError =>
  unexpectedAnswer(body, wordsOn(intent, body))

function wordsOn(intent: Intent, body: unknown): string {
  if (intent.operation === 'delete') return 'The server did not confirm the deletion'
  if (isAnswerOf(intent, body)) return "The server's answer does not have the changes"
  return "The server's answer is not the saved object"
}
