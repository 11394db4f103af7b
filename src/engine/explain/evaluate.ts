import { isActive, numberAt, rowOf, rowWith } from '@/engine/programme/programmeIndex'
import { formatNumber, pluralize } from '@/lib/format'
import { plainText } from '@/lib/value'
import type { Repeat } from '@/model/choices'
import { limitOf } from '@/model/limits'
import type { PathTo } from '@/model/paths'
import type { Sent } from '@/model/received'
import { namedPrizes, stockOf } from '@/model/stockUnits'
import { nouns } from '@/model/words'
import { driven } from './driven'
import { isSamePeriod, lastOf, type OpeningEnd, openingMoment, periodOf } from './moments'
import { objective } from './objective'
import { category, level, requiredAchievements, requiredMissions, tags } from './requirement'
import { given } from './stepSources'
import { type Condition, type ConditionKind, decided, objectKey } from './types'
import type { Evaluate, Viewed } from './viewed'
import { creditsText, distanceText, perText, pointsText, thisText } from './words'

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

interface EndTexts {
  asks: string
  /** The text for an active range without this end. */
  open: string
  met: string
  unmet: string
}

/** A condition about one end of the active range. */
function ofEnd(
  kind: 'started' | 'notOver',
  { at: end, path, isBroken }: OpeningEnd,
  { at, momentText }: Viewed,
  { asks, open, met, unmet }: EndTexts,
): Condition {
  if (isBroken) return { kind, state: 'unknown', path, asks, has: 'the field is no date', isAsked: true }
  if (!Number.isFinite(end)) return { kind, state: 'met', path, asks, has: open, isAsked: false }
  const isMet = kind === 'started' ? at >= end : at <= end
  return {
    kind,
    state: decided(isMet),
    path,
    get asks() {
      return `${isMet ? met : unmet} on ${momentText(end)}`
    },
    get has() {
      return distanceText(end, at)
    },
    isAsked: true,
  }
}

const started: Evaluate = (view, _, row) =>
  ofEnd('started', openingMoment(row), view, {
    asks: 'Has started',
    open: 'no start is set',
    met: 'Started',
    unmet: 'Starts',
  })

const notOver: Evaluate = (view, type, row) =>
  ofEnd('notOver', lastOf(type, row), view, {
    asks: 'Is not over',
    open: 'no end is set',
    met: 'Ends',
    unmet: 'Ended',
  })

/** A number that the player needs. A missing one, or 0, asks for nothing. */
function needs<T>(
  kind: 'price' | 'points' | 'credits',
  row: Sent<T>,
  path: PathTo<T, number> & string,
  own: number,
  text: (wanted: number) => string,
): Condition {
  const wanted = numberAt(row, path) ?? 0
  return {
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
  }
}

const price: Evaluate = ({ person }, _, row) =>
  needs('price', rowWith(row, 'credits'), 'credits', person.credits, (wanted) =>
    wanted > 0 ? `Costs ${creditsText(wanted)}` : 'Is free',
  )

const points: Evaluate = ({ person }, _, row) =>
  needs('points', rowOf('levels', row), 'objectives.points', person.points, (wanted) =>
    wanted > 0 ? `Needs ${pointsText(wanted)}` : `Needs no ${nouns.points.many}`,
  )

const credits: Evaluate = ({ person }, _, row) =>
  needs('credits', rowOf('levels', row), 'objectives.credits', person.credits, (wanted) =>
    wanted > 0 ? `Needs ${creditsText(wanted)}` : `Needs no ${nouns.credits.many}`,
  )

const stock: Evaluate = (_, type, row) => {
  const { left, total } = stockOf(type, row) ?? {}
  const path = type === 'prizes' ? 'stockCount' : 'prizes'
  const common = { kind: 'stock', path, asks: 'Needs a unit in stock' } as const
  if (left === undefined) return { ...common, state: 'unknown', has: 'no field says how many', isAsked: true }
  if (left === Number.POSITIVE_INFINITY)
    return { ...common, path: 'limitStock', state: 'met', has: 'the stock is not limited', isAsked: false }
  const isEmpty = type !== 'prizes' && namedPrizes(row).length === 0
  const none = isEmpty ? 'there is no prize' : 'none is left'
  const gone = type === 'prizes' && total ? `all ${formatNumber(total)} are gone` : none
  return {
    ...common,
    state: decided(left > 0),
    has: left > 0 ? `${pluralize(left, 'unit')} left` : gone,
    isAsked: true,
  }
}

/** How often the player has used an object in the period of the moment; undefined if nobody said. */
function usesOf({ person, at }: Viewed, key: string, period: Repeat | undefined): number | undefined {
  const said = person.used[key]
  return said === undefined || isSamePeriod(period, person.usedAt ?? at, at) ? said : 0
}

const limit: Evaluate = (view, type, row) => {
  const most = limitOf(rowWith(row, 'limitCount'))
  if (most === undefined)
    return { kind: 'limit', state: 'met', path: 'limitCount', asks: 'Has no limit', has: '', isAsked: false }
  const period = periodOf(row)
  const id = plainText(rowWith(row, 'id').id)
  // A finished mission was done at least once.
  const isDone = type === 'missions' && period === undefined && view.finished.has(id) && most <= 1
  const assumed = view.person.assumesNone ? 0 : undefined
  const uses = usesOf(view, objectKey({ type, id }), period) ?? (isDone ? 1 : assumed)
  return {
    kind: 'limit',
    state: uses === undefined ? 'unknown' : decided(uses < most),
    path: 'countLimit',
    asks: `At most ${formatNumber(most)} ${perText(period)}`,
    has: uses === undefined ? 'counted by the server' : `${pluralize(uses, 'time')} ${thisText(period)}`,
    isAsked: true,
  }
}

export const evaluate: Readonly<Record<ConditionKind, Evaluate>> = {
  available,
  started,
  notOver,
  level,
  category,
  tags,
  achievements: requiredAchievements,
  missions: requiredMissions,
  objective,
  price,
  stock,
  points,
  credits,
  given,
  driven,
  limit,
}
