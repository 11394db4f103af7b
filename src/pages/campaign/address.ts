import { campaignViews, stateNames } from '@/engine/campaign/campaign'
import { filledIn, oneOf, type SearchOf, searchReader } from '@/lib/addressReader'
import { firstDirectionOf, firstOrder, type ListOrder, listColumns } from './listOrder'

const read = {
  tag: filledIn,
  category: filledIn,
  /** The words in the search of the list. */
  q: filledIn,
  state: oneOf(...stateNames, 'findings'),
  kind: oneOf('tag', 'category'),
  /** The column that sorts the list, and its direction, if they are not `firstOrder`. */
  sort: oneOf(...listColumns),
  dir: oneOf('asc', 'desc'),
  /** The title of the template whose questions are open. */
  template: filledIn,
  /** How the objects of a campaign count. Default: as if active while none of them is available. */
  view: oneOf(...campaignViews),
}

/** The parameters of the page Campaigns: a campaign by its tag or category, or the filters of the list. */
export type CampaignSearch = SearchOf<typeof read>

/** The order in the address. Without a direction, that of the first click on the column. */
export const listOrderOf = ({
  sort = firstOrder.by,
  dir = firstDirectionOf(sort),
}: CampaignSearch): ListOrder => ({
  by: sort,
  direction: dir,
})

/** The address parameters of an order. Defaults are left out. */
export const orderSearch = ({ by, direction }: ListOrder): Pick<CampaignSearch, 'sort' | 'dir'> => ({
  sort: by === firstOrder.by ? undefined : by,
  dir: direction === firstDirectionOf(by) ? undefined : direction,
})

/** Invalid values are left out. */
export function parseCampaignSearch(raw: Record<string, unknown>): CampaignSearch {
  const search = searchReader(read)(raw)
  return { ...search, ...orderSearch(listOrderOf(search)) }
}
