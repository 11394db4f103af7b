import { type Lasts, type LastsBy, untilText } from '@/engine/economy/lasts'
import type { SinkMetric } from '@/engine/economy/metrics'
import type { Profile } from '@/engine/economy/profiles'
import { naturalCompare } from '@/lib/compare'
import { shortDayText } from '@/lib/dateText'

/* The columns of Time to prize: their sort order, and their texts about stock. */

export type PrizeColumn = 'name' | 'price' | 'left' | Profile | 'canPay' | 'lasts'

export interface PrizeOrder {
  by: PrizeColumn
  isDescending: boolean
}

/** Values that are missing, such as a day beyond a year, come last in both directions. */
const last = Number.POSITIVE_INFINITY

/** When the units run out, for sorting. Prizes that do not run out come last. */
const momentOf = (lasts: Lasts | undefined): number => {
  if (lasts?.kind === 'sold-out') return 0
  return lasts?.kind === 'until' || lasts?.kind === 'later' ? lasts.moment : last
}

function numberOf(prize: SinkMetric, by: Exclude<PrizeColumn, 'name'>, lasts: Lasts | undefined): number {
  switch (by) {
    case 'price':
      return prize.price
    case 'left':
      return prize.left ?? last
    case 'canPay':
      return prize.canPay ?? last
    case 'lasts':
      return momentOf(lasts)
    default:
      return prize.hours[by] === null ? (prize.days[by] ?? last) : (prize.hours[by] ?? 0) / 24
  }
}

export function orderedPrizes(
  prizes: readonly SinkMetric[],
  { by, isDescending }: PrizeOrder,
  lasts: ReadonlyMap<string, Lasts>,
): SinkMetric[] {
  const sign = isDescending ? -1 : 1
  const byName = (a: SinkMetric, b: SinkMetric) => naturalCompare(a.name, b.name)
  return prizes.toSorted((a, b) => {
    if (by === 'name') return sign * byName(a, b)
    const [one, other] = [numberOf(a, by, lasts.get(a.id)), numberOf(b, by, lasts.get(b.id))]
    if (one === other) return byName(a, b)
    if (one === last || other === last) return one === last ? 1 : -1
    return sign * (one - other)
  })
}

/** What the speed of sales is based on: a word for the cell, and a sentence. */
export const byTexts: Readonly<Record<LastsBy, { word: string; text: string }>> = {
  visits: { word: 'by what went', text: 'by what went between your visits' },
  start: { word: 'since its start', text: 'by what went since its start' },
  model: {
    word: 'by the model',
    text: 'if every loaded player is of this kind and buys one as soon as possible',
  },
}

export interface LastsText {
  text: string
  /** How it was found. */
  by?: string
}

export function lastsText(lasts: Lasts | undefined, now: number): LastsText {
  switch (lasts?.kind) {
    case 'sold-out':
      return { text: 'sold out' }
    case 'no-limit':
      return { text: 'no limit' }
    case 'none-went':
      return { text: 'none went', by: byTexts[lasts.by].word }
    case 'until':
      return {
        text: untilText(lasts, now, shortDayText).replace(/^on /, ''),
        by: byTexts[lasts.by].word,
      }
    case 'to-its-end':
      return { text: 'to its end', by: byTexts[lasts.by].word }
    case 'enough':
      return { text: 'enough for all', by: byTexts[lasts.by].word }
    case 'later':
      return { text: `after ${shortDayText(lasts.moment, now)}`, by: byTexts[lasts.by].word }
    default:
      return { text: '…' }
  }
}
