import type { EntityType } from '@/model/entityTypes'

/* The data of a revert (rules REVERT-1 to REVERT-7). */

/** An object with the writes to take back, the newest first. */
export interface RevertedObject {
  type: EntityType
  id: string
  name: string
  writes: readonly RevertedWrite[]
}

/** A write to revert: a create has no `before`, a deletion no `after`. */
export interface RevertedWrite {
  /** The id of its entry in the journal. */
  entry: string
  before?: object
  after?: object
  /** Reverts only this field of the update (`FieldDiff.key`). */
  field?: string
  /** The write was reverted before. Points and credits must not be reverted twice. */
  isReverted?: boolean
  /** Fields of the write that were reverted before. */
  fieldsReverted?: readonly string[]
  /** It is unknown whether the server executed the write. */
  isUncertain?: boolean
  /** `after` is the object as it was sent, without what the server added. */
  isAsSent?: boolean
}
