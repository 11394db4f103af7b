import { earliestTime, latestTime } from './schemas'

/** The records of the journal, as they are stored. */

export type Operation = 'create' | 'update' | 'delete'

/** `sent`: no response yet. `unknown`: it may have taken effect. `failed`: the server refused it. */
export type EntryOutcome = 'sent' | 'done' | 'unknown' | 'failed'

/** An entry that a write reverts: as a whole, or one field (`FieldDiff.key`). */
export interface RevertedWrite {
  entry: string
  field?: string
}

/** A stored write. The objects are JSON texts, so that a long journal can be read fast. */
export interface JournalRecord {
  /** Ids are in chronological order. */
  id: string
  version: number
  /** When it was sent, in ms. */
  at: number
  account: string
  operation: Operation
  type: string
  object: string
  name: string
  outcome: EntryOutcome
  /** Why it failed, or why its outcome is unknown. */
  error?: string
  plan?: { id: string; title: string }
  why?: string
  reverts?: readonly RevertedWrite[]
  /** JSON of the object before and after: `{ before?, after? }`. */
  body: string
}

/** Increased when older records no longer fit. Newer records are left alone. */
export const journalVersion = 1

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string'
const isOptional = (value: unknown, is: (value: unknown) => boolean) => value === undefined || is(value)

const texts = ['id', 'account', 'type', 'object', 'name', 'body'] as const
const operations: readonly unknown[] = ['create', 'update', 'delete'] satisfies Operation[]
const outcomes: readonly unknown[] = ['sent', 'done', 'unknown', 'failed'] satisfies EntryOutcome[]

const isPlan = (value: unknown) => isFields(value) && isText(value.id) && isText(value.title)
const isReverted = (value: unknown) =>
  isFields(value) && isText(value.entry) && isOptional(value.field, isText)

/** Whether a value is a record of a newer release, which is neither read nor removed (rule STORE-3). */
export const isNewerRecord = (value: unknown): boolean =>
  isFields(value) && typeof value.version === 'number' && value.version > journalVersion

/** Checked by hand, because a schema would take a second for 100,000 records. */
export function isRecord(value: unknown): value is JournalRecord {
  if (!isFields(value)) return false
  const { version, at, operation, outcome, error, why, plan, reverts } = value
  return (
    version === journalVersion &&
    typeof at === 'number' &&
    at >= earliestTime &&
    at <= latestTime &&
    texts.every((name) => isText(value[name])) &&
    operations.includes(operation) &&
    outcomes.includes(outcome) &&
    isOptional(error, isText) &&
    isOptional(why, isText) &&
    isOptional(plan, isPlan) &&
    isOptional(reverts, (all) => Array.isArray(all) && all.every(isReverted))
  )
}

/** The approximate size of a record in bytes, also of an invalid one. */
export const sizeOf = (record: unknown): number =>
  300 + (isFields(record) && isText(record.body) ? record.body.length : 0)
