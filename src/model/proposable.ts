import type { EntityType } from './entityTypes'

/**
 * The change that a form or a list proposes: one object before and after. A new object has no `before`, a deletion no
 * `after`.
 */
export interface ProposedChange {
  type: EntityType
  account: string
  before?: object
  after?: object
}

/** The props of the dialog that makes a proposal of a change. Routes provide it, because proposals are plans. */
export interface Proposable {
  change: ProposedChange
  /** The reason that the user typed. The caller keeps it while the dialog is closed. */
  why: string
  onWhy: (why: string) => void
  onClose: () => void
}
