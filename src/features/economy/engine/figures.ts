import { isActive } from '@/features/check/programmeIndex'
import type { Lists } from '@/model/references'
import { fieldText, isObject } from '@/ui/value'
import { type Box, type Raffle, type Sink, type SinkType, spendingOf } from './buying'
import { calculating, type Economy, type EconomyOptions } from './economy'
import { dayReaching } from './expected'
import type { Rung } from './ladder'
import { type Currency, type Pay, paysOf } from './pays'
import { type Holding, shareWhoCanPay } from './players'
import { type Assumptions, type Profile, profiles } from './profiles'
import type { Reward, SourceType } from './sources'
import { type Trial, tagsOf, withTrials } from './tryOut'

/* What the page shows, as plain data that a worker can send. */

export interface Named {
  type: SourceType | SinkType
  id: string
  name: string
}

export interface SourceFigure extends Named {
  type: SourceType
  reward: Pick<Reward, 'points' | 'credits'>
  /** The most completions in the span; `Infinity` without a limit. */
  ceiling: number
  /** Expected completions. */
  expected: number
}

export interface SinkFigure extends Omit<Sink, 'row'> {
  /** The first day on which it can be paid, for each kind of player. */
  days: Readonly<Record<Profile, number | null>>
  /** The share of players who can pay it now; undefined without players. */
  canPay: number | undefined
}

type BoxFigure = Named & { price: number } & Omit<Box, 'sink'>
type RaffleFigure = Named & { price: number } & Omit<Raffle, 'sink'>
export type RungFigure = Named & Omit<Rung, 'source'>
export type PayFigure = Named & Omit<Pay, 'source'>

export interface Figures {
  sources: readonly SourceFigure[]
  earned: Readonly<Record<Currency, number>>
  ceiling: Readonly<Record<Currency, number>>
  /** The balance after each day of the span, for each kind of player. */
  balances: Readonly<Record<Profile, readonly number[]>>
  sinks: readonly SinkFigure[]
  spending: readonly { type: SinkType; credits: number; unlimited: readonly Named[] }[]
  boxes: readonly BoxFigure[]
  raffles: readonly RaffleFigure[]
  shop: { worth: number; unlimited: readonly Named[] }
  ladder: readonly RungFigure[]
  pays: Readonly<Record<Currency, readonly PayFigure[]>>
  players: Omit<Holding, 'sorted'> | undefined
}

/** What the sections of the page show. */
export interface ShownFigures {
  figures: Figures
  /** The figures without the tried change; undefined if none is tried. */
  before: Figures | undefined
  profile: Profile
  days: number
  /** The first moment, in ms. */
  at: number
  assumed: Assumptions
  /** Charts are shown as tables. */
  isTable: boolean
}

/** Which players count. */
export interface Audience {
  by: 'category' | 'tag' | 'active'
  value: string
}

export interface FigureOptions extends EconomyOptions {
  audience?: Audience | undefined
  trials?: readonly Trial[] | undefined
}

const isOfAudience = ({ by, value }: Audience, row: object): boolean => {
  if (by === 'active') return isActive(row)
  return by === 'tag' ? tagsOf(row).includes(value) : fieldText(row, 'category') === value
}

const named = <T extends Named>({ type, id, name }: T): Pick<T, keyof Named> => ({ type, id, name })

/** The figures before and after the tried changes. */
export interface BothFigures {
  now: Figures
  /** Undefined without a change. */
  before: Figures | undefined
}

export function* figuring(
  account: string,
  lists: Lists,
  options: FigureOptions,
): Generator<void, BothFigures> {
  const { audience, trials = [] } = options
  const players = lists.get('players')
  const own: Lists =
    players && audience
      ? new Map([
          ...lists,
          ['players', players.filter((row) => isObject(row) && isOfAudience(audience, row))],
        ])
      : lists
  const before = yield* calculating(account, own, options)
  yield
  const figures = figuresOf(before)
  yield
  if (trials.length === 0) return { now: figures, before: undefined }
  const after = yield* calculating(account, withTrials(own, trials), options)
  yield
  return { now: figuresOf(after), before: figures }
}

function figuresOf(economy: Economy): Figures {
  const { programme, course, earned, spans, years, sinks, boxes, raffles, shop, ladder, players } = economy
  const { ceiling } = course
  const pays = (currency: Currency): PayFigure[] =>
    paysOf(programme, ceiling, currency).map(({ source, ...pay }) => ({ ...named(source), ...pay }))
  return {
    sources: [...ceiling.completions].map(([source, most]) => ({
      ...named(source),
      reward: { points: source.reward.points, credits: source.reward.credits },
      ceiling: most,
      expected: course.completions.get(source) ?? 0,
    })),
    earned,
    ceiling: { credits: ceiling.credits, points: ceiling.points },
    balances: byProfile((profile) => [...spans[profile].credits]),
    sinks: sinks.map(({ row: _, ...sink }) => ({
      ...sink,
      days: byProfile((profile) => dayReaching(years[profile], sink.price)),
      canPay: players && shareWhoCanPay(players, sink.price),
    })),
    spending: spendingOf(sinks).map((spent) => ({ ...spent, unlimited: spent.unlimited.map(named) })),
    boxes: boxes.map(({ sink, ...box }) => ({ ...named(sink), price: sink.price, ...box })),
    raffles: raffles.map(({ sink, ...raffle }) => ({ ...named(sink), price: sink.price, ...raffle })),
    shop: { worth: shop.worth, unlimited: shop.unlimited.map(named) },
    ladder: ladder.map(({ source, ...rung }) => ({ ...named(source), ...rung })),
    pays: { credits: pays('credits'), points: pays('points') },
    players: players && withoutSorted(players),
  }
}

/** Not sent to the page: one number for each of up to 100,000 players. */
const withoutSorted = ({ sorted: _, ...rest }: Holding) => rest

const byProfile = <T>(read: (profile: Profile) => T) =>
  Object.fromEntries(profiles.map((profile) => [profile, read(profile)])) as Record<Profile, T>
