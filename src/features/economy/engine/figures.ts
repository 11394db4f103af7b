import type { Lists } from '@/model/references'
import { fieldsOf, isObject, textOf } from '@/ui/value'
import { type SinkType, spendingOf } from './buying'
import { calculating, type Economy, type EconomyOptions } from './economy'
import { dayReaching } from './expected'
import type { Rung } from './ladder'
import { type Currency, paysOf } from './pays'
import { shareWhoCanPay } from './players'
import { type Profile, profiles } from './profiles'
import type { Reward, Source, SourceType } from './sources'
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

export interface SinkFigure extends Named {
  type: SinkType
  price: number
  left: number | undefined
  most: number
  /** The first day on which it can be paid, for each kind of player. */
  days: Readonly<Record<Profile, number | null>>
  /** The share of players who can pay it now; undefined without players. */
  canPay: number | undefined
}

export interface UnitFigure {
  id: string
  name: string
  units: number
  price: number
}

export interface BoxFigure extends Named {
  price: number
  units: number
  value: number
  odds: readonly (UnitFigure & { chance: number })[]
}

export interface RaffleFigure extends Named {
  price: number
  units: number
  value: number
  dearest: number
  prizes: readonly UnitFigure[]
}

export interface RungFigure extends Named {
  ordinal: number | undefined
  points: number
  day: number | null
  step: number | null
  isSteep: boolean
  against: Rung['against']
}

export interface PayFigure extends Named {
  actions: number
  gives: number
  perAction: number
  timesMedian: number
}

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
  players:
    | {
        count: number
        credits: number
        p50: number
        p90: number
        p99: number
        topCount: number
        topShare: number
      }
    | undefined
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
  if (by === 'active') return fieldsOf(row).isAvailable !== false
  return by === 'tag' ? tagsOf(row).includes(value) : textOf(fieldsOf(row).category) === value
}

const named = <T extends Source | { type: SinkType; id: string; name: string }>({ type, id, name }: T) =>
  ({ type, id, name }) as Pick<T, 'type' | 'id' | 'name'>

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
    sinks: sinks.map((sink) => ({
      ...named(sink),
      price: sink.price,
      left: sink.left,
      most: sink.most,
      days: byProfile((profile) => dayReaching(years[profile], sink.price)),
      canPay: players && shareWhoCanPay(players, sink.price),
    })),
    spending: spendingOf(sinks).map(({ type, credits, unlimited }) => ({
      type,
      credits,
      unlimited: unlimited.map(named),
    })),
    boxes: boxes.map(({ sink, units, value, odds }) => ({
      ...named(sink),
      price: sink.price,
      units,
      value,
      odds,
    })),
    raffles: rafflesFigures(raffles),
    shop: { worth: shop.worth, unlimited: shop.unlimited.map(named) },
    ladder: ladder.map(({ source, ...rung }) => ({ ...named(source), ...rung })),
    pays: { credits: pays('credits'), points: pays('points') },
    players: players && withoutSorted(players),
  }
}

const rafflesFigures = (raffles: Economy['raffles']): RaffleFigure[] =>
  raffles.map(({ sink, units, value, dearest, prizes }) => ({
    ...named(sink),
    price: sink.price,
    units,
    value,
    dearest,
    prizes,
  }))

const withoutSorted = ({ sorted: _, ...rest }: NonNullable<Economy['players']>) => rest

const byProfile = <T>(read: (profile: Profile) => T) =>
  Object.fromEntries(profiles.map((profile) => [profile, read(profile)])) as Record<Profile, T>
