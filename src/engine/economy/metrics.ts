import type { CampaignView } from '@/engine/campaign/campaign'
import { type CampaignName, tagsOf } from '@/engine/programme/campaignName'
import { isActive, type Row, rowWith } from '@/engine/programme/programmeIndex'
import { isObject, textOf } from '@/lib/value'
import type { Lists } from '@/model/references'
import { type Basket, basketOf } from './basket'
import { type BoxContent, drawsIn, oneOfEach, type Raffle, type Sink, type SinkType } from './buying'
import { type CampaignCost, costing } from './campaignCost'
import { calculating, type Economy, type EconomyOptions } from './economy'
import { dayReaching } from './expected'
import type { ReachedLevel } from './levels'
import { type Currency, type Pay, paysOf } from './pays'
import { type Holding, shareWhoCanPay } from './players'
import { type Assumptions, type Profile, profiles } from './profiles'
import { amountAt, type SourceReward, type SourceType } from './sources'
import { liveBounds, spanOf } from './time'
import { campaignOf, type Trial, withTrials } from './tryOut'

/* The data of the page, as plain objects that a worker can send. */

/** The object that a figure is about. */
export interface MetricObject {
  type: SourceType | SinkType
  id: string
  name: string
}

export type NamedPrice = MetricObject & { price: number }

export interface SourceMetric extends MetricObject {
  type: SourceType
  reward: Pick<SourceReward, 'points' | 'credits'>
  /** The most completions in the span; `Infinity` without a limit. */
  ceiling: number
  /** Expected completions. */
  expected: number
}

export interface SinkMetric extends Omit<Sink, 'row'> {
  /** The first day on which it can be paid, for each kind of player. */
  days: Readonly<Record<Profile, number | null>>
  /** The first hour at which it can be paid, within the first two days; null later. */
  hours: Readonly<Record<Profile, number | null>>
  /** Units of a prize that players took. */
  redeemed: number
  /** The first and the last active moment; undefined if the end is open. */
  from: number | undefined
  to: number | undefined
  /** The share of players who can pay it now; undefined without players. */
  canPay: number | undefined
}

type BoxFigure = MetricObject & { price: number } & Omit<BoxContent, 'sink'>
export type RaffleMetric = MetricObject & {
  price: number
  /** How often it is drawn in the span. */
  draws: number
} & Omit<Raffle, 'sink'>
export type LevelMetric = MetricObject & Omit<ReachedLevel, 'source'>
export type PaymentMetric = MetricObject & Omit<Pay, 'source'>

export interface Metrics {
  sources: readonly SourceMetric[]
  earned: Readonly<Record<Currency, number>>
  ceiling: Readonly<Record<Currency, number>>
  /** The balance after each day of the span, for each kind of player. */
  balances: Readonly<Record<Profile, readonly number[]>>
  sinks: readonly SinkMetric[]
  /** The total price of one unit of everything. */
  oneOfEach: number
  boxes: readonly BoxFigure[]
  raffles: readonly RaffleMetric[]
  shop: { worth: number; unlimited: readonly MetricObject[] }
  basket: {
    dearest: NamedPrice | undefined
    prizes: readonly NamedPrice[]
    spent: number
    openings: readonly (NamedPrice & { count: number })[]
    free: readonly MetricObject[]
  }
  ladder: readonly LevelMetric[]
  pays: Readonly<Record<Currency, readonly PaymentMetric[]>>
  players: Omit<Holding, 'sorted'> | undefined
}

/** The data of the page's sections. */
export interface ShownMetrics {
  figures: Metrics
  /** The figures without the tried change; undefined if none is tried. */
  before: Metrics | undefined
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

export interface MetricOptions extends EconomyOptions {
  audience?: Audience
  trials?: readonly Trial[]
  /** Also calculates the cost of this campaign. */
  campaign?: CampaignName
  /** The time at which the campaign's state is determined, in ms; by default the start of the figures. */
  now?: number
  /** How the campaign's objects count; by default as `costing` decides. */
  view?: CampaignView
}

const isOfAudience = ({ by, value }: Audience, row: object): boolean => {
  if (by === 'active') return isActive(row)
  return by === 'tag'
    ? tagsOf(row).some((tag) => tag.trim() === value)
    : textOf(rowWith(row, 'category').category) === value
}

const priced = ({ type, id, name, price }: Sink): NamedPrice => ({ type, id, name, price })

const named = <T extends MetricObject>({ type, id, name }: T): Pick<T, keyof MetricObject> => ({
  type,
  id,
  name,
})

/** The figures before and after the tried changes. */
export interface BothMetrics {
  now: Metrics
  /** Undefined without a change. */
  before: Metrics | undefined
  /**
   * The cost of the campaign in the options, or of the campaign that is left out as the only change. Undefined without
   * one.
   */
  cost?: NamedCost
}

export interface NamedCost extends CampaignCost {
  name: CampaignName
}

/** The campaign that figures are about. */
function campaignIn({ campaign, trials = [] }: MetricOptions): CampaignName | undefined {
  const left = campaignOf(trials)
  if (!left) return campaign
  return left.by === 'tag' ? { tag: left.word } : { category: left.word }
}

export function* figuring(
  account: string,
  lists: Lists,
  options: MetricOptions,
): Generator<void, BothMetrics> {
  const { audience, trials = [], at, now = at, view } = options
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
  const figures = figuresOf(before, options)
  yield
  const tried = function* (more: readonly Trial[]): Generator<void, Metrics> {
    const economy = yield* calculating(account, withTrials(own, more), options)
    yield
    return figuresOf(economy, options)
  }
  const name = campaignIn(options)
  const cost = name && { ...(yield* costing({ account, lists, name, now, view })), name }
  if (trials.length === 0) return { now: figures, before: undefined, cost }
  return { now: yield* tried(trials), before: figures, cost }
}

function figuresOf(economy: Economy, { at, days }: EconomyOptions): Metrics {
  const { programme, course, earned, spans, years, hours, sinks, boxes, raffles, shop, ladder, players } =
    economy
  const { ceiling } = course
  const pays = (currency: Currency): PaymentMetric[] =>
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
    sinks: sinks.map(({ row, ...sink }) => ({
      ...sink,
      days: byProfile((profile) => dayReaching(years[profile], sink.price)),
      hours: byProfile((profile) => dayReaching(hours[profile], sink.price)),
      redeemed: amountAt(row, 'stock.redeemed'),
      ...datesOf(row),
      canPay: players && shareWhoCanPay(players, sink.price),
    })),
    oneOfEach: oneOfEach(sinks),
    boxes: boxes.map(({ sink, ...box }) => ({ ...named(sink), price: sink.price, ...box })),
    raffles: raffles.map(({ sink, ...raffle }) => ({
      ...priced(sink),
      ...raffle,
      draws: drawsIn(sink.row, spanOf(at, days)),
    })),
    shop: { worth: shop.worth, unlimited: shop.unlimited.map(named) },
    basket: basketFigure(basketOf(sinks, earned.credits)),
    ladder: ladder.map(({ source, ...rung }) => ({ ...named(source), ...rung })),
    pays: { credits: pays('credits'), points: pays('points') },
    players: players && withoutSorted(players),
  }
}

const basketFigure = ({ dearest, prizes, openings, free, spent }: Basket): Metrics['basket'] => ({
  dearest: dearest && priced(dearest),
  prizes: prizes.map(priced),
  openings: openings.map(({ box, count }) => ({ ...priced(box), count })),
  free: free.map(named),
  spent,
})

/** The dates of an object; undefined for an open end. */
function datesOf(row: Row): Pick<SinkMetric, 'from' | 'to'> {
  const { from, to } = liveBounds(row)
  return {
    from: Number.isFinite(from) ? from : undefined,
    to: Number.isFinite(to) ? to : undefined,
  }
}

/** Not sent to the page: one number for each of up to 100,000 players. */
const withoutSorted = ({ sorted: _, ...rest }: Holding) => rest

const byProfile = <T>(read: (profile: Profile) => T) =>
  Object.fromEntries(profiles.map((profile) => [profile, read(profile)])) as Record<Profile, T>
