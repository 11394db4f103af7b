import { stateNames } from '@/engine/campaign/campaign'
import { naturalCompare } from '@/lib/compare'
import type { Listed } from './texts'

/* The order of the list of campaigns (rule CAMPAIGN-17). */

export const listColumns = ['campaign', 'objects', 'dates', 'state', 'credits', 'findings'] as const
export type ListColumn = (typeof listColumns)[number]

export interface ListOrder {
  by: ListColumn
  direction: 'asc' | 'desc'
}

/** The order if the address has none: most findings first. */
export const firstOrder: ListOrder = { by: 'findings', direction: 'desc' }

/** The direction of the first click on a column: descending for numbers, otherwise ascending. */
export const firstDirectionOf = (by: ListColumn): ListOrder['direction'] =>
  by === 'objects' || by === 'credits' || by === 'findings' ? 'desc' : 'asc'

type Order = (a: Listed, b: Listed) => number

/** Sort group: has dates and has not ended; has ended; has no dates. */
const groupOf = ({ campaign: { from, to } }: Listed, now: number): number =>
  from === undefined || to === undefined ? 2 : to < now ? 1 : 0

// Subtracting infinite ends would give NaN.
const byNumber = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

const byStart =
  (now: number): Order =>
  (a, b) =>
    groupOf(a, now) - groupOf(b, now) ||
    byNumber(a.campaign.from ?? 0, b.campaign.from ?? 0) ||
    byNumber(a.campaign.to ?? 0, b.campaign.to ?? 0)

const byTitle: Order = (a, b) =>
  naturalCompare(a.campaign.title, b.campaign.title) ||
  Number(a.campaign.name.tag === undefined) - Number(b.campaign.name.tag === undefined)

/** Ascending comparison of two campaigns for each column. */
const comparing: Readonly<Record<ListColumn, Order>> = {
  campaign: byTitle,
  objects: (a, b) => a.campaign.objects.length - b.campaign.objects.length,
  dates: (a, b) =>
    byNumber(a.campaign.from ?? 0, b.campaign.from ?? 0) || byNumber(a.campaign.to ?? 0, b.campaign.to ?? 0),
  state: (a, b) => stateNames.indexOf(a.campaign.state) - stateNames.indexOf(b.campaign.state),
  credits: (a, b) => byNumber(a.direct?.credits ?? 0, b.direct?.credits ?? 0),
  findings: (a, b) =>
    (a.findings?.errors ?? 0) - (b.findings?.errors ?? 0) ||
    (a.findings?.warnings ?? 0) - (b.findings?.warnings ?? 0),
}

/** Whether a campaign has a value in a column. Campaigns without one are last in both directions. */
const hasValue = ({ campaign, direct }: Listed, by: ListColumn): boolean =>
  by === 'dates' ? campaign.from !== undefined : by === 'credits' ? direct !== undefined : true

/** Sorts by the column; equal campaigns by start, then by name. */
export function inOrder(listed: readonly Listed[], { by, direction }: ListOrder, now: number): Listed[] {
  const sign = direction === 'desc' ? -1 : 1
  const start = byStart(now)
  return listed.toSorted(
    (a, b) =>
      Number(hasValue(b, by)) - Number(hasValue(a, by)) ||
      sign * comparing[by](a, b) ||
      start(a, b) ||
      byTitle(a, b),
  )
}
