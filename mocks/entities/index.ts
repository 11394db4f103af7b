import { mockEntities } from '@/generated/mockEntities'
import type { AccountResource } from '@/generated/resourceFacts'
import type { AccountRow } from '../world/rows'

/** The resources of an account. */
export const resources = Object.keys(mockEntities) as AccountResource[]

/** The world of one account as short rows, by type. */
export type AccountWorldRows = { account: AccountRow } & {
  [R in AccountResource]?: Parameters<(typeof mockEntities)[R]['seed']>[0]
}
