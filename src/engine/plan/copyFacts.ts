import type { EntityType } from '@/model/entityTypes'

/** The tag or category in the address of a campaign. */
export interface CampaignAddress {
  tag?: string
  category?: string
}

interface Dates {
  from: string | undefined
  to: string | undefined
  draw: string | undefined
}

/** How a copy relates to its original. */
export interface CopyFacts {
  /** The id of the original. */
  from: string
  /** The dates as they are sent: `before` of the original, if it is known, `after` of the copy. */
  before?: Dates
  /** The copy and its original have the same name, so lists would show it twice. */
  isTwin?: boolean
  after: Dates
  /** The objects that the copy refers to: other copies, or existing objects. */
  references: readonly { type: EntityType; id: string; name: string; isCopy: boolean }[]
}
