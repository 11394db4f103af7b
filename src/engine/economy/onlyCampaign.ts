import { keyOf } from '@/engine/plan/ids'
import type { ObjectName } from '@/engine/plan/types'
import { belongingTo, type CampaignName } from '@/engine/programme/campaignName'
import type { Lists } from '@/model/references'
import { idOf } from '@/model/references'
import type { Metrics } from './metrics'
import type { Currency } from './pays'
import { sum } from './statistics'

/**
 * Reduces the figures of an account to those of the objects of a campaign: sources with their sums, what they pay, and
 * what can be bought. Balance, ladder and outstanding credits stay those of the whole account.
 */
export function onlyCampaign(figures: Metrics, lists: Lists, name: CampaignName): Metrics {
  const belongs = belongingTo(name)
  const keys = new Set(
    [...lists].flatMap(([type, rows]) =>
      rows.filter(belongs).map((row) => keyOf({ type, id: idOf(type, row) })),
    ),
  )
  const isOf = (one: ObjectName) => keys.has(keyOf(one))
  const sources = figures.sources.filter(isOf)
  const limited = sources.filter(({ ceiling }) => ceiling !== Number.POSITIVE_INFINITY)
  const both = (sumOf: (currency: Currency) => number) => ({
    credits: sumOf('credits'),
    points: sumOf('points'),
  })
  return {
    ...figures,
    sources,
    earned: both((currency) => sum(sources.map(({ expected, reward }) => expected * reward[currency]))),
    ceiling: both((currency) => sum(limited.map(({ ceiling, reward }) => ceiling * reward[currency]))),
    sinks: figures.sinks.filter(isOf),
    pays: { credits: figures.pays.credits.filter(isOf), points: figures.pays.points.filter(isOf) },
  }
}
