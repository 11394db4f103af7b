import { type CampaignView, campaignViews, stateNames } from '@/engine/campaign/campaign'

/** The parameters of the page Campaigns: a campaign by its tag or category, or the filters of the list. */
export interface CampaignSearch {
  tag?: string
  category?: string
  /** The words in the search of the list. */
  q?: string
  state?: string
  kind?: 'tag' | 'category'
  /** The title of the template whose questions are open. */
  template?: string
  /** How the objects of a campaign count; left out, as if active as long as none of them is available. */
  view?: CampaignView
}

const textOf = (value: unknown): string | undefined => {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
  return text.trim() === '' ? undefined : text
}

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
  }
}
