import { type CampaignView, campaignViews, stateNames } from '@/engine/campaign/campaign'
import { directionOf, firstOrder, type ListColumn, type ListOrder, listColumns } from './listOrder'

/** The parameters of the page Campaigns: a campaign by its tag or category, or the filters of the list. */
export interface CampaignSearch {
  tag?: string
  category?: string
  /** The words in the search of the list. */
  q?: string
  state?: string
  kind?: 'tag' | 'category'
  /** The column that sorts the list, and its direction, if they are not `firstOrder`. */
  sort?: ListColumn
  dir?: 'asc' | 'desc'
  /** The title of the template whose questions are open. */
  template?: string
  /** How the objects of a campaign count; left out, as if active as long as none of them is available. */
  view?: CampaignView
}

const textOf = (value: unknown): string | undefined => {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
  return text.trim() === '' ? undefined : text
}

/** The order in the address. A column alone has the direction of its first press. */
export const orderOf = ({ sort = firstOrder.by, dir = directionOf(sort) }: CampaignSearch): ListOrder => ({
  by: sort,
  direction: dir,
})

/** The parameters of an order; none for what they are without. */
export const orderSearch = ({ by, direction }: ListOrder): Pick<CampaignSearch, 'sort' | 'dir'> => ({
  sort: by === firstOrder.by ? undefined : by,
  dir: direction === directionOf(by) ? undefined : direction,
})

const orderIn = (raw: Record<string, unknown>) =>
  orderSearch(
    orderOf({
      sort: listColumns.find((one) => one === raw.sort),
      dir: raw.dir === 'asc' || raw.dir === 'desc' ? raw.dir : undefined,
    }),
  )

/** Invalid values are left out. */
export function parseCampaignSearch(raw: Record<string, unknown>): CampaignSearch {
  const state = [...stateNames, 'findings'].find((one) => one === raw.state)
  return {
    tag: textOf(raw.tag),
    category: textOf(raw.category),
    q: textOf(raw.q),
    state,
    template: textOf(raw.template),
    view: campaignViews.find((one) => one === raw.view),
    kind: raw.kind === 'tag' || raw.kind === 'category' ? raw.kind : undefined,
    ...orderIn(raw),
  }
}
