import type { EntityType } from './entityTypes'

/** What a form or a list proposes: one object before and after. A new one has no `before`, a deletion no `after`. */
export interface ProposedChange {
  type: EntityType
  account: string
  before?: object | undefined
  after?: object | undefined
}

/** What the dialog gets that makes a proposal of it. Routes provide the dialog, because proposals are plans. */
export interface Proposable {
  change: ProposedChange
  /** The reason that the user typed. The caller keeps it while the dialog is closed. */
  why: string
  onWhy: (why: string) => void
  onClose: () => void
}
