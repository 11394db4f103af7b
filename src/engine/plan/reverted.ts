import type { EntityType } from '@/model/entityTypes'

/* What a revert takes back (rules REVERT-1 to REVERT-7). */

/** An object with the writes to take back, the newest first. */
export interface RevertedObject {
  type: EntityType
  id: string
  name: string
  writes: readonly RevertedWrite[]
}

/** One write to take back: a create has no `before`, a deletion no `after`. */
export interface RevertedWrite {
  /** The id of its entry in the journal. */
  entry: string
  before?: object
  after?: object
  /** Only this field of an update (`FieldDiff.key`). */
  field?: string
  /** The write was taken back before. Points and credits are not taken back twice. */
  isReverted?: boolean
  /** These fields of it were taken back before. */
  fieldsReverted?: readonly string[]
  /** Nobody knows whether the server carried it out. */
  isUncertain?: boolean
  /** `after` is what was sent, without what the server adds to it. */
  isAsSent?: boolean
}
