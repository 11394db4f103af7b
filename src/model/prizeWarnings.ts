import type { Prize, PrizeCount, Raffle } from '@/generated/model'
import { momentIn } from '@/lib/dates'
import { repeatOf } from './choices'
import type { EntityType } from './entityTypes'
import { boundsOf } from './lifecycle'
import type { Rule } from './rules'
import { repeatedIds } from './rules'

/* Warnings on prizes, and on raffles and mystery boxes that contain them. Free of components, because the check runs them in a worker. */

interface WithPrizes {
  prizes?: readonly PrizeCount[] | null
}

/** Decision D2: warns about a prize that is listed twice or has no units to win. */
export const prizeWarnings: Rule<WithPrizes> = ({ prizes }) => {
  const list: readonly (PrizeCount | null)[] = Array.isArray(prizes) ? prizes : []
  return [
    ...repeatedIds<WithPrizes>(prizes, 'prizes', 'This prize is in the list already.'),
    ...list.flatMap((prize, index) => {
      const { id, count } = prize ?? {}
      if (!id || Number(count) > 0) return []
      return [{ path: `prizes.${index}.count` as const, message: 'Without units nobody can win this prize.' }]
    }),
  ]
}

/** Decision D2: warns about a limited stock without units. A missing `limitStock` means limited (rule PRIZE-1). */
export const emptyStockWarning: Rule<Pick<Prize, 'limitStock' | 'stockCount'>> = ({
  limitStock,
  stockCount,
}) =>
  (limitStock ?? true) && !(Number(stockCount) > 0)
    ? [{ path: 'stockCount', message: 'Nothing is in stock: players cannot get this prize.' }]
    : []

interface Drawn {
  drawTime?: unknown
  enabled?: unknown
}

/**
 * The first draw of a raffle, in ms. Undefined without a date, and if the draw is switched off: then it does not end the
 * raffle. NaN for a value that is no date.
 */
export const drawOf = ({ drawTime, enabled }: Drawn): number | undefined =>
  enabled === false ? undefined : momentIn(drawTime)

/** Whether a raffle draws again after its first draw. */
export const isRepeated = (period: unknown): boolean => repeatOf(period) !== undefined

/** The draw of a raffle that is drawn once and is over after it, in ms. Undefined for everything else. */
export function onlyDrawOf(type: EntityType, row: Drawn & { period?: unknown }): number | undefined {
  const draw = type === 'raffles' && !isRepeated(row.period) ? drawOf(row) : undefined
  return Number.isNaN(draw) ? undefined : draw
}

/**
 * Decision D2: warns about a draw before entries are on sale, or while they still are. Skips repeated draws, which have
 * later dates.
 */
export const drawWarning: Rule<Pick<Raffle, 'drawTime' | 'enabled' | 'active' | 'period'>> = (raffle) => {
  const draw = drawOf(raffle) ?? Number.NaN
  const { from, to } = boundsOf(raffle)
  if (draw < from) {
    return [{ path: 'drawTime', message: 'The draw is before the start of the active range.' }]
  }
  return draw < to && !isRepeated(raffle.period)
    ? [{ path: 'drawTime', message: 'The draw is before the end of the active range.' }]
    : []
}
