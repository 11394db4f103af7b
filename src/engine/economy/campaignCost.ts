import {
  type Campaign,
  type CampaignView,
  type CostSpan,
  campaignIn,
  campaignViewOf,
  costSpanOf,
  countedIn,
  listsAs,
  withAvailable,
} from '@/engine/campaign/campaign'
import { keyOf } from '@/engine/plan/ids'
import type { NamedObject } from '@/engine/plan/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { type ObjectKey, ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { dayMs } from '@/lib/days'
import type { Lists } from '@/model/references'
import { accruedOf } from './accrual'
import { completionsOf } from './ceiling'
import { type Course, courseOf, horizonDays } from './expected'
import { type Assumptions, assumptionsOf } from './profiles'
import { type Source, sourcesOf } from './sources'
import { spanOf } from './time'

/*
 * The cost of a campaign (rule CAMPAIGN-14). Its page, the list of campaigns, the economy and the command line all use
 * this module. It does not depend on players, so results with and without loaded players are equal.
 */

export interface Amounts {
  points: number
  credits: number
}

export interface CampaignCost extends CostSpan {
  view: CampaignView
  /** What the campaign's own objects give, within the campaign's span. */
  direct: Amounts
  /** Levels and achievements outside of the campaign that are reached only with it, with what they give. */
  followOn: readonly (NamedObject & Amounts)[]
  /** Levels and achievements that are reached with and without the campaign, with the number of days that it saves. */
  sooner: readonly (NamedObject & { days: number })[]
  /** Missions and streaks outside of it that give nothing without it. */
  stops: readonly NamedObject[]
  /** The part of `direct` that is still to come; live campaigns only. */
  toCome?: Amounts
}

export interface CostOptions {
  account: string
  lists: Lists
  name: CampaignName
  /** In ms. */
  now: number
  /** By default as if active while none of the objects is available. */
  view?: CampaignView
}

const nothing: Amounts = { points: 0, credits: 0 }
const regular = assumptionsOf('regular')

/** The cost of a campaign: direct costs, and what follows from them. */
export function* costing({
  account,
  lists,
  name,
  now,
  view: asked,
}: CostOptions): Generator<void, CampaignCost> {
  const own = withoutPlayers(lists)
  const campaign = campaignIn(own, name, now)
  const view = campaignViewOf(campaign, asked)
  const part = partOf({ account, lists: own, now }, campaign, view)
  const { span, isOwn, programme } = part
  if (part.isNothing) return { ...span, view, direct: nothing, followOn: [], sooner: [], stops: [] }
  yield
  const direct = directOf(part)
  yield
  const spent = campaign.state === 'live' ? directOf(part, now) : undefined
  const toCome = spent && {
    points: direct.points - spent.points,
    credits: direct.credits - spent.credits,
  }
  const spread = spanOf(span.at, span.days)
  const isSpread = (source: Source) =>
    isOwn(source) && (source.type === 'quizzes' || source.type === 'surveys')
  const year = (index: ProgrammeIndex) =>
    courseOf(index, span.at, horizonDays, regular, {
      spanFor: (source) => (isSpread(source) ? spread : undefined),
    })
  yield
  const having = year(programme)
  yield
  const without = new ProgrammeIndex({
    account,
    now: span.at,
    lists: withAvailable(own, campaign.objects, false),
    isGone: isOwn,
  })
  yield
  const lacking = year(without)
  return { ...span, view, direct, ...differenceOf(having, lacking, isOwn), toCome }
}

/** The direct costs of these campaigns. Yields after each campaign, with the results so far. */
export function* costingAll(
  { account, lists, now }: Omit<CostOptions, 'name' | 'view'>,
  campaigns: readonly Campaign[],
): Generator<void, ReadonlyMap<string, Amounts>> {
  const own = withoutPlayers(lists)
  const asTheyAre = new ProgrammeIndex({ account, now, lists: own })
  const costs = new Map<string, Amounts>()
  for (const campaign of campaigns) {
    yield
    const part = partOf({ account, lists: own, now }, campaign, campaignViewOf(campaign), asTheyAre)
    costs.set(campaignKey(campaign.name), part.isNothing ? nothing : directOf(part))
  }
  return costs
}

export const campaignKey = ({ tag, category }: CampaignName) => JSON.stringify([tag, category])

const withoutPlayers = (lists: Lists): Lists => new Map([...lists].filter(([type]) => type !== 'players'))

interface OwnPart {
  programme: ProgrammeIndex
  span: CostSpan
  isOwn: (one: ObjectKey) => boolean
  /** The campaign costs nothing: none of its objects counts, or it ends before it starts. */
  isNothing: boolean
}

function partOf(
  { account, lists, now }: Pick<CostOptions, 'account' | 'lists' | 'now'>,
  { objects }: Pick<Campaign, 'objects'>,
  view: CampaignView,
  asTheyAre?: ProgrammeIndex,
): OwnPart {
  const counted = countedIn(objects, view)
  const keys = new Set(objects.map(keyOf))
  const span = costSpanOf(counted, now)
  const viewed = listsAs(lists, objects, view)
  return {
    span,
    isOwn: (one) => keys.has(keyOf(one)),
    isNothing: counted.length === 0 || span.days === 0,
    programme:
      asTheyAre && viewed === lists
        ? asTheyAre
        : new ProgrammeIndex({ account, now: span.at, lists: viewed }),
  }
}

/**
 * Expected completions of the own objects times what they give, until a moment of the span. Only achievements and levels
 * depend on the rest of the account, so a campaign without any needs no course of it.
 */
function directOf({ programme, span: { at, days }, isOwn }: OwnPart, until?: number): Amounts {
  const span = spanOf(at, days)
  const moment = Math.min(Math.max(until ?? span.to, at), span.to)
  const own = sourcesOf(programme).filter((source) => isOwn(source) && givesAmounts(source))
  const completions = own.some(({ type }) => type === 'achievements' || type === 'levels')
    ? courseOf(programme, at, days, regular, {
        moments: until === undefined ? daysUntil(at, days) : Float64Array.of(moment),
      }).completions
    : undefined
  const sums = { ...nothing }
  for (const source of own) {
    const count = completions?.get(source) ?? countUntil(source, span, regular, moment)
    sums.points += count * source.reward.points
    sums.credits += count * source.reward.credits
  }
  return sums
}

const daysUntil = (at: number, days: number) =>
  Float64Array.from({ length: days + 1 }, (_, day) => at + day * dayMs)

const givesAmounts = ({ reward }: Source) => reward.points > 0 || reward.credits > 0

const countUntil = (
  source: Source,
  span: { from: number; to: number },
  assumed: Assumptions,
  moment: number,
) =>
  completionsOf(source, span) > 0 ? (accruedOf(source, span, assumed, Float64Array.of(moment))[0] ?? 0) : 0

/**
 * The difference between the years with and without the campaign. Sources are matched by key, because the two
 * programmes have different objects.
 */
function differenceOf(
  having: Course,
  lacking: Course,
  isOwn: OwnPart['isOwn'],
): Pick<CampaignCost, 'followOn' | 'sooner' | 'stops'> {
  const dayWithout = new Map([...lacking.reachedOn].map(([source, day]) => [keyOf(source), day]))
  const countWithout = new Map([...lacking.completions].map(([source, count]) => [keyOf(source), count]))
  const followOn: (NamedObject & Amounts)[] = []
  const sooner: (NamedObject & { days: number })[] = []
  const stops: NamedObject[] = []
  for (const source of having.completions.keys()) {
    if (isOwn(source)) continue
    const { type, id, name, reward } = source
    const [day, without] = [having.reachedOn.get(source), dayWithout.get(keyOf(source))]
    if (day !== undefined && without === undefined) {
      if (givesAmounts(source))
        followOn.push({ type, id, name, points: reward.points, credits: reward.credits })
    } else if (day !== undefined && without !== undefined && without > day)
      sooner.push({ type, id, name, days: without - day })
    const isRun = type === 'missions' || type === 'streaks'
    if (isRun && (having.completions.get(source) ?? 0) > 0 && (countWithout.get(keyOf(source)) ?? 0) === 0)
      stops.push({ type, id, name })
  }
  return { followOn, sooner, stops }
}
