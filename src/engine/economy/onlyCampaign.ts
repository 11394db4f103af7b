import { keyOf } from '@/engine/plan/ids'
import type { ObjectName } from '@/engine/plan/types'
import { belongingTo, type CampaignName } from '@/engine/programme/campaignName'
import type { Lists } from '@/model/references'
import { idOf } from '@/model/references'
import type { Figures } from './figures'

/** Of figures of a whole account, those of the objects of a campaign. Sums stay those of the account. */
export function onlyCampaign(figures: Figures, lists: Lists, name: CampaignName): Figures {
  const belongs = belongingTo(name)
  const keys = new Set(
    [...lists].flatMap(([type, rows]) =>
      rows.filter(belongs).map((row) => keyOf({ type, id: idOf(type, row) })),
    ),
  )
  const isOf = (one: ObjectName) => keys.has(keyOf(one))
  return {
    ...figures,
    sources: figures.sources.filter(isOf),
    sinks: figures.sinks.filter(isOf),
    pays: { credits: figures.pays.credits.filter(isOf), points: figures.pays.points.filter(isOf) },
  }
}
