import { formatNumber, pluralize } from '@/lib/format'
import { nouns } from '@/model/words'
import type { CampaignCost } from './campaignCost'

/* The words of what a campaign costs, the same on each page. */

/** ', and 60 more by the achievement Team Player'; '' if nothing follows. */
export function followOnText({ followOn }: Pick<CampaignCost, 'followOn'>): string {
  const paying = followOn.filter(({ credits }) => credits > 0)
  const [first] = paying
  if (!first) return ''
  const credits = paying.reduce((sum, one) => sum + one.credits, 0)
  const by =
    paying.length === 1
      ? `the ${nouns[first.type].one} ${first.name}`
      : pluralize(paying.length, 'level or achievement', 'levels and achievements')
  return `, and ${formatNumber(Math.round(credits))} more by ${by}`
}
