import type { EventCount, Period, PrizeCount, Stock } from '@/generated/model'
import { hash } from '../world/random'
import type { Fields } from './fields'

/* Values that the server counts, derived from what administrators set. */

/** The list of that name, with `currentCount` copied from `before`, else 0. */
export function withCounts(owner: Fields, name: string, before: unknown): Fields {
  const list = owner[name]
  if (!Array.isArray(list)) return owner
  const counted = new Map((Array.isArray(before) ? before : []).map((item) => [item.id, item.currentCount]))
  return {
    ...owner,
    [name]: (list as (EventCount | PrizeCount)[]).map((item) => ({
      ...item,
      currentCount: counted.get(item.id) ?? 0,
    })),
  }
}

/** Counts of the prizes of a raffle or a mystery box, and the remaining stock. */
export function withPrizeCounts(fields: Fields, previous: Fields | undefined): Fields {
  const counted = withCounts(fields, 'prizes', previous?.prizes)
  return { ...counted, stock: stockOfPrizes((counted.prizes ?? []) as PrizeCount[]) }
}

/** The number of players who completed a survey or a quiz. */
export const withCompleted = (fields: Fields, previous: Fields | undefined): Fields => ({
  ...fields,
  completed: previous?.completed ?? 0,
})

/** The API key of an account; always the same for the same account. */
export const apiKey = (account: string): string =>
  `demo_${hash(account).toString(16).padStart(8, '0')}${hash(`${account} key`).toString(16).padStart(8, '0')}`

/** Remaining units of a prize: total less redeemed, never below 0. */
export const stockOf = (stockCount: number, redeemed: number): Stock => ({
  available: Math.max(0, stockCount - redeemed),
  redeemed,
})

/** Remaining units of all prizes of a raffle or a mystery box. */
export function stockOfPrizes(prizes: PrizeCount[]): Stock {
  const sum = (figure: (prize: PrizeCount) => number) =>
    prizes.reduce((total, prize) => total + figure(prize), 0)
  const redeemed = sum((prize) => prize.currentCount ?? 0)
  return stockOf(
    sum((prize) => prize.count ?? 0),
    redeemed,
  )
}

/**
 * The first draw that is not before `now`: `drawTime`, or `drawTime` plus whole periods. Undefined without a draw time,
 * and for a past draw that does not repeat.
 */
export function nextDraw(
  drawTime: string | undefined,
  period: Period | undefined,
  now: Date,
): string | undefined {
  const first = drawTime ? new Date(drawTime) : undefined
  if (!first || Number.isNaN(first.getTime())) return undefined
  if (first < now && !isRepeated(period)) return undefined
  for (let count = 0; ; count++) {
    const draw = later(first, period, count)
    if (draw >= now) return draw.toISOString().replace('.000Z', 'Z')
  }
}

const isRepeated = (period: Period | undefined) => period !== undefined && period !== 'all-time'

function later(first: Date, period: Period | undefined, count: number): Date {
  const draw = new Date(first)
  if (period === 'monthly') {
    const day = draw.getUTCDate()
    draw.setUTCMonth(draw.getUTCMonth() + count)
    // The 31st becomes the last day of a shorter month.
    if (draw.getUTCDate() !== day) draw.setUTCDate(0)
  } else {
    draw.setUTCDate(draw.getUTCDate() + count * (period === 'weekly' ? 7 : 1))
  }
  return draw
}
