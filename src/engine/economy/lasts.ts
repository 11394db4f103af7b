import type { dayText } from '@/lib/dateText'
import { dayMs } from '@/lib/days'
import type { SinkMetric } from './metrics'
import type { Redeemed } from './players'
import type { Simulated } from './simulate'
import { dayEndText, whenText } from './words'

/* Until when a prize has units left: by what really went, or else by the simulation. */

/**
 * What the speed of sales is based on: the difference between two visits, the time since the prize started, or the
 * simulation.
 */
export type LastsBy = 'visits' | 'start' | 'model'

export type Lasts =
  | { kind: 'sold-out' | 'no-limit' | 'unknown' }
  | { kind: 'none-went'; by: LastsBy }
  /** `isDayEnd`: the exact time is unknown; it is during the day that ends at `moment`. */
  | { kind: 'until'; moment: number; by: LastsBy; isDayEnd?: boolean }
  /** Units are left when the prize ends. */
  | { kind: 'to-its-end'; by: LastsBy }
  /** Units are left if every player buys one. */
  | { kind: 'enough'; by: LastsBy }
  /** Units are left at the end of the span. */
  | { kind: 'later'; moment: number; by: LastsBy }

/** 'in 17 hours (02:30)', 'by the end of today', 'on Sun 10 May'. */
export const untilText = (
  { moment, isDayEnd }: Pick<RunsOut<unknown>, 'moment' | 'isDayEnd'>,
  now: number,
  dateText?: typeof dayText,
): string => (isDayEnd ? dayEndText : whenText)(moment, now, dateText)

export interface LastsOptions {
  /** The moment of the page, up to which redeemed units are known. */
  now: number
  /** The first moment of the simulation. */
  at: number
  days: number
  players: number
  redeemed: Redeemed | undefined
  spread: Simulated | undefined
}

type Stocked = Pick<SinkMetric, 'id' | 'price' | 'left' | 'redeemed' | 'from' | 'to'>

/** Units redeemed per day; undefined without a full day of history. */
function speedOf({ id, redeemed, from }: Stocked, { now, redeemed: between }: LastsOptions) {
  const count = between?.count[id]
  if (between && between.days >= 1 && count !== undefined)
    return { perDay: count / between.days, by: 'visits' as const }
  const days = from === undefined ? 0 : (now - from) / dayMs
  return days >= 1 ? { perDay: redeemed / days, by: 'start' as const } : undefined
}

export function lastsOf(prize: Stocked, options: LastsOptions): Lasts {
  const { left, to } = prize
  if (left === 0) return { kind: 'sold-out' }
  if (left === undefined) return { kind: 'no-limit' }
  const speed = speedOf(prize, options)
  if (speed && speed.perDay <= 0) return { kind: 'none-went', by: speed.by }
  const lasts: Lasts = speed
    ? { kind: 'until', moment: options.now + (left / speed.perDay) * dayMs, by: speed.by }
    : simulatedLasts({ ...prize, left }, options)
  return lasts.kind === 'until' && to !== undefined && lasts.moment > to
    ? { kind: 'to-its-end', by: lasts.by }
    : lasts
}

/** Simulates the stock: every player buys one unit on the first day on which they can afford it. */
function simulatedLasts(
  { price, left, from }: { price: number; left: number; from: number | undefined },
  { at, days, players, spread }: LastsOptions,
): Lasts {
  const daysTo = spread?.daysTo.get(price)
  if (!daysTo || !spread || players === 0) return { kind: 'unknown' }
  const buyers = Math.ceil((left / players) * spread.players)
  if (buyers > spread.players) return { kind: 'enough', by: 'model' }
  const day = daysTo[buyers - 1] ?? Number.POSITIVE_INFINITY
  if (!Number.isFinite(day)) return { kind: 'later', moment: at + days * dayMs, by: 'model' }
  const moment = at + day * dayMs
  // Nobody can buy it before it starts.
  if (day === 0 || (from ?? at) > moment)
    return { kind: 'until', moment: Math.max(moment, from ?? at), by: 'model' }
  return { kind: 'until', moment, by: 'model', isDayEnd: true }
}

/** The prize that runs out first. */
export type RunsOut<Prize> = { prize: Prize } & Omit<Extract<Lasts, { kind: 'until' }>, 'kind'>

/** The prize that runs out first, with the moment; ties by id. Undefined if none is known to run out. */
export function runsOutFirst<Prize extends Stocked>(
  prizes: readonly Prize[],
  lasts: ReadonlyMap<string, Lasts>,
): RunsOut<Prize> | undefined {
  let first: RunsOut<Prize> | undefined
  for (const prize of prizes) {
    const own = lasts.get(prize.id)
    if (own?.kind !== 'until') continue
    const isSooner =
      !first || own.moment < first.moment || (own.moment === first.moment && prize.id < first.prize.id)
    const { kind: _, ...until } = own
    if (isSooner) first = { prize, ...until }
  }
  return first
}
