import { campaignsOf } from '@/engine/campaign/campaign'
import { createMessageHandler, messagesOf } from '@/engine/programme/messages'
import { ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { resourceFacts } from '@/generated/resourceFacts'
import { runSync } from '@/lib/idle'
import { isObject } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { isForSale, sinksOf } from './buying'
import { type Amounts, type CampaignCost, costing, costingAll } from './campaignCost'
import { courseOf, dayReaching, horizonDays, hoursOf } from './expected'
import { fitting } from './fit'
import { type BothMetrics, figuring, type MetricOptions } from './metrics'
import { type Assumptions, assumptionsOf } from './profiles'
import { type Simulated, simulating } from './simulate'
import { spanOf } from './time'
import { withTrials } from './tryOut'

/* The messages between the page and its workers. Importing this file starts no worker, so tests can run it. */

interface Wanted extends MetricOptions {
  kind: 'figures' | 'spread' | 'first' | 'fit' | 'campaign' | 'campaigns'
  account: string
  /** For the spread: the prices for which days are calculated. */
  prices?: readonly number[]
  /** For the factor: the points per day to reach. */
  target?: number
}

export interface Job {
  lists: Lists
  wanted: Wanted
}

/** The prize that is affordable first. */
export interface First {
  id: string
  name: string
  day: number | null
  /** The hour, within the first two days; null later. */
  hour: number | null
}

export type Result =
  | { kind: 'figures'; both: BothMetrics }
  | { kind: 'spread'; spread: Simulated }
  | { kind: 'first'; first: First | undefined }
  | { kind: 'fit'; factor: number | undefined }
  | { kind: 'campaign'; cost: CampaignCost }
  | { kind: 'campaigns'; costs: ReadonlyMap<string, Amounts> }

/**
 * The fields of players that the engine reads. The others are not sent to the worker, because there can be 100,000
 * players.
 */
const playerFields = ['credits', 'points', 'category', 'tags', 'isAvailable', 'badges', 'level'] as const

function bare(row: object, type: EntityType): object {
  if (type !== 'players' || !isObject(row)) return row
  const own = row as Record<string, unknown>
  const sent: Record<string, unknown> = {
    [resourceFacts.players.idField]: own[resourceFacts.players.idField],
  }
  for (const field of playerFields) if (own[field] !== undefined) sent[field] = own[field]
  return sent
}

/** The messages for a worker. Each object is sent once. */
export const economyMessages = ({ lists, wanted }: Job, before: Job | undefined) =>
  messagesOf<object, object, Wanted>(before?.lists, lists, wanted, bare)

/** The work itself, in slices. */
export function* working({ lists, wanted }: Job): Generator<void, Result> {
  if (wanted.kind === 'figures')
    return { kind: 'figures', both: yield* figuring(wanted.account, lists, wanted) }
  const { account, at, days, profile, edits, prices = [], trials = [], target = 0 } = wanted
  if (wanted.kind === 'campaigns')
    return {
      kind: 'campaigns',
      costs: yield* costingAll({ account, lists, now: at }, campaignsOf(lists, at)),
    }
  if (wanted.kind === 'campaign') {
    const { campaign: name = { tag: '' }, view } = wanted
    return { kind: 'campaign', cost: yield* costing({ account, lists, name, now: at, view }) }
  }
  const programme = new ProgrammeIndex({ account, now: at, lists: withTrials(lists, trials) })
  if (wanted.kind === 'fit')
    return { kind: 'fit', factor: yield* fitting(programme, { at, days, profile, edits, target }) }
  const assumed = assumptionsOf(profile, edits)
  if (wanted.kind === 'first') return { kind: 'first', first: firstOf(programme, at, assumed) }
  return { kind: 'spread', spread: yield* simulating(programme, { at, days, assumed, prices }) }
}

/** The prize that a player can afford first: the cheapest one with units left. */
function firstOf(programme: ProgrammeIndex, at: number, assumed: Assumptions): First | undefined {
  const [first] = sinksOf(programme, spanOf(at, horizonDays))
    .filter(isForSale)
    .sort((a, b) => a.price - b.price)
  if (!first) return undefined
  return {
    id: first.id,
    name: first.name,
    day: dayReaching(courseOf(programme, at, horizonDays, assumed), first.price),
    hour: dayReaching(hoursOf(programme, at, horizonDays, assumed), first.price),
  }
}

/** The worker's side. */
export const createEconomyHandler = () =>
  createMessageHandler<object, Wanted, Result>((lists, wanted) => runSync(working({ lists, wanted })))
