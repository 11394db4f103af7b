import type { EventCount, Period, PrizeCount, Stock } from '@/generated/model'
import { hash } from '../world/random'

/* What the server counts, worked out from what administrators set. */

type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The list of that name with `currentCount` as it was counted before, else 0. */
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

/** Counts of the prizes of a raffle or a mystery box, and what is left of them. */
export function withPrizeCounts(fields: Fields, previous: Fields | undefined): Fields {
  const counted = withCounts(fields, 'prizes', previous?.prizes)
  return { ...counted, stock: stockOfPrizes((counted.prizes ?? []) as PrizeCount[]) }
}

/** How many players have completed a survey or a quiz. */
export const withCompleted = (fields: Fields, previous: Fields | undefined): Fields => ({
  ...fields,
  completed: previous?.completed ?? 0,
})

/** Issued once for each account; the same account always gets the same key. */
export const apiKey = (account: string): string =>
  `demo_${hash(account).toString(16).padStart(8, '0')}${hash(`${account} key`).toString(16).padStart(8, '0')}`

/** Units of a prize: all of them less those that have gone, never below 0. */
export const stockOf = (stockCount: number, redeemed: number): Stock => ({
  available: Math.max(0, stockCount - redeemed),
  redeemed,
})

/** Units of all prizes of a raffle or a mystery box together. */
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
 * The first draw that is not before `now`: `drawTime` itself, or moved on by whole periods. Undefined without a draw
 * time, and for a draw that is over and not repeated.
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
    // The 31st of a shorter month is its last day.
    if (draw.getUTCDate() !== day) draw.setUTCDate(0)
  } else {
    draw.setUTCDate(draw.getUTCDate() + count * (period === 'weekly' ? 7 : 1))
  }
  return draw
}
