import { isActive, numberAt, type Row } from '@/features/check/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { nouns } from '@/model/words'
import { counted, formatNumber } from '@/ui/format'
import { plainText } from '@/ui/value'
import { lastOf, startOf } from './ends'
import { objective } from './objective'
import { isSamePeriod, periodOf, perText, thisText } from './periods'
import { achievements, category, level, missions, tags } from './requirement'
import { stock } from './stock'
import { type Condition, decided, type Kind, keyOf } from './types'
import type { Viewed } from './viewed'
import { creditsText, distanceText, pointsText } from './words'

/** One condition of an object, for the player and the moment of a view. Long texts are getters, because few are read. */
export type Evaluate = (view: Viewed, type: EntityType, row: Row) => Condition

const available: Evaluate = (_, __, row) => {
  const is = isActive(row)
  return {
    kind: 'available',
    state: decided(is),
    path: 'isAvailable',
    asks: 'Must be active',
    has: is ? 'is active' : 'is inactive',
    isAsked: true,
  }
}

const broken = { state: 'unknown', has: 'the field is no date', isAsked: true } as const

const started: Evaluate = ({ at, momentText }, _, row) => {
  const { at: from, path, isBroken } = startOf(row)
  const kind = 'started' as const
  if (isBroken) return { kind, path, asks: 'Has started', ...broken }
  if (!Number.isFinite(from))
    return { kind, state: 'met', path, asks: 'Has started', has: 'no start is set', isAsked: false }
  return {
    kind,
    state: decided(at >= from),
    path,
    get asks() {
      return `${at >= from ? 'Started' : 'Starts'} on ${momentText(from)}`
    },
    get has() {
      return distanceText(from, at)
    },
    isAsked: true,
  }
}

const notOver: Evaluate = ({ at, momentText }, type, row) => {
  const { at: to, path, isBroken } = lastOf(type, row)
  const kind = 'notOver' as const
  if (isBroken) return { kind, path, asks: 'Is not over', ...broken }
  if (!Number.isFinite(to))
    return { kind, state: 'met', path, asks: 'Is not over', has: 'no end is set', isAsked: false }
  return {
    kind,
    state: decided(at <= to),
    path,
    get asks() {
      return `${at <= to ? 'Ends' : 'Ended'} on ${momentText(to)}`
    },
    get has() {
      return distanceText(to, at)
    },
    isAsked: true,
  }
}

/** A number that the player needs. A missing one, or 0, asks for nothing. */
const needs = (
  kind: 'price' | 'points' | 'credits',
  path: string,
  wanted: number,
  own: number,
  text: (wanted: number) => string,
): Condition => ({
  kind,
  state: decided(own >= wanted),
  path,
  get asks() {
    return text(wanted)
  },
  get has() {
    return wanted > 0 ? `has ${formatNumber(own)}` : ''
  },
  isAsked: wanted > 0,
  gap: Math.max(0, wanted - own),
})

const price: Evaluate = ({ person }, _, row) =>
  needs('price', 'credits', numberAt(row, 'credits') ?? 0, person.credits, (wanted) =>
    wanted > 0 ? `Costs ${creditsText(wanted)}` : 'Is free',
  )

const points: Evaluate = ({ person }, _, row) =>
  needs('points', 'objectives.points', numberAt(row, 'objectives.points') ?? 0, person.points, (wanted) =>
    wanted > 0 ? `Needs ${pointsText(wanted)}` : `Needs no ${nouns.points.many}`,
  )

const credits: Evaluate = ({ person }, _, row) =>
  needs(
    'credits',
    'objectives.credits',
    numberAt(row, 'objectives.credits') ?? 0,
    person.credits,
    (wanted) => (wanted > 0 ? `Needs ${creditsText(wanted)}` : `Needs no ${nouns.credits.many}`),
  )

/** How often the player has used the object in the period of the moment; undefined if nobody said. */
export function usesOf({ person, at }: Viewed, type: EntityType, row: Row, id: string): number | undefined {
  const said = person.used[keyOf({ type, id })]
  const period = periodOf(row)
  if (said !== undefined) return isSamePeriod(period, person.usedAt ?? at, at) ? said : 0
  return undefined
}

const limit: Evaluate = (view, type, row) => {
  const kind = 'limit' as const
  const path = 'countLimit'
  if (row.limitCount !== true)
    return { kind, state: 'met', path: 'limitCount', asks: 'Has no limit', has: '', isAsked: false }
  const most = numberAt(row, 'countLimit') ?? 0
  const period = periodOf(row)
  const asks = `At most ${formatNumber(most)} ${perText(period)}`
  const id = plainText(row.id)
  const uses = usesOf(view, type, row, id)
  const ever = type === 'missions' && period === undefined && view.finished.has(id) ? 1 : 0
  if (uses !== undefined || (ever >= most && ever > 0)) {
    const count = uses ?? ever
    const has = `${counted(count, 'time')} ${thisText(period)}`
    return { kind, state: decided(count < most), path, asks, has, isAsked: true }
  }
  return { kind, state: 'unknown', path, asks, has: 'counted by the server', isAsked: true }
}

export const evaluate: Readonly<Record<Kind, Evaluate>> = {
  available,
  started,
  notOver,
  level,
  category,
  tags,
  achievements,
  missions,
  objective,
  price,
  stock,
  points,
  credits,
  limit,
}
