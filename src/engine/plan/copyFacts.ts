import type { EntityType } from '@/model/entityTypes'

/** The page of a campaign, by its tag or its category. */
export interface CampaignAddress {
  tag?: string
  category?: string
}

interface Dates {
  from: string | undefined
  to: string | undefined
  draw: string | undefined
}

/** What a copy is a copy of. */
export interface CopyFacts {
  /** The id of the original. */
  from: string
  /** The dates of the original, if it is known, and of the copy, as they are sent. */
  before?: Dates
  /** It has the name of its original, so that lists show two of them. */
  isTwin?: boolean
  after: Dates
  /** The objects that it refers to: copies, or others that stay. */
  references: readonly { type: EntityType; id: string; name: string; isCopy: boolean }[]
}
