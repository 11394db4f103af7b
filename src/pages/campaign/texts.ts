import type { Campaign, CampaignRun, CampaignState } from '@/engine/campaign/campaign'
import type { FindingCounts } from '@/engine/check/byObject'
import type { Amounts } from '@/engine/economy/campaignCost'
import type { CampaignAddress } from '@/engine/plan/types'
import { dayText, shortDayText } from '@/lib/dateText'
import { pluralize } from '@/lib/format'

/** The address of a campaign. */
export const linkToCampaign = (campaign: CampaignAddress) =>
  ({ to: '/programme/campaign', search: campaign }) as const

/** The state of a campaign on a badge, and in filters. Its dates are beside it. */
export const campaignStateLabels: Readonly<Record<CampaignState, string>> = {
  live: 'Live',
  planned: 'Planned',
  'no dates': 'No dates',
  ended: 'Ended',
  inactive: 'Inactive',
}

/** '30 Nov to 13 Dec', 'from 30 Nov', '–' without a date. */
export function runText({ from, to }: CampaignRun, now: number): string {
  const [start, end] = [from, to].map((at) =>
    at !== undefined && Number.isFinite(at) ? shortDayText(at, now) : undefined,
  )
  if (start !== undefined && end !== undefined) return `${start} to ${end}`
  if (start !== undefined) return `from ${start}`
  if (end !== undefined) return `to ${end}`
  return from === undefined ? '–' : 'Always'
}

/** The dates in the sentence of a campaign: 'starts Mon 30 November, ends 13 December'. */
export function datesInSentence({ state, from, to }: CampaignRun, now: number): string {
  const parts: string[] = []
  if (state === 'inactive') parts.push('inactive')
  if (from !== undefined && Number.isFinite(from))
    parts.push(`${from > now ? 'starts' : 'started'} ${dayText(from, now)}`)
  if (to !== undefined && Number.isFinite(to))
    parts.push(`${to >= now ? 'ends' : 'ended'} ${dayText(to, now)}`)
  if (to !== undefined && !Number.isFinite(to)) parts.push('has no end')
  if (from === undefined && to === undefined) parts.push('has no dates')
  return parts.join(', ')
}

/** '1 error and 2 warnings'. */
export function findingsText({ errors, warnings, notes }: FindingCounts): string {
  const parts = [
    errors > 0 && pluralize(errors, 'error'),
    warnings > 0 && pluralize(warnings, 'warning'),
    errors + warnings === 0 && notes > 0 && pluralize(notes, 'note'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'no findings' : parts.join(' and ')
}

/** A campaign in the list. */
export interface Listed {
  campaign: Campaign
  /** The amounts that its own objects give a regular player; undefined until calculated. */
  direct?: Amounts
  /** Undefined until the check is done. */
  findings: FindingCounts | undefined
}
