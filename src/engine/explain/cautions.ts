import {
  givenSteps,
  isActive,
  itemsOf,
  momentOf,
  nameOf,
  numberAt,
  type ProgrammeIndex,
  partOf,
  type Row,
  rowOf,
  textsOf,
} from '@/engine/programme/programmeIndex'
import { isPausedTooLong, isTooRareFor, pauseOf } from '@/engine/programme/streaks'
import { durationText } from '@/engine/time/texts'
import { plural, pluralize } from '@/lib/format'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { filledText } from '@/lib/value'
import { oftenText } from '@/model/choices'
import { type EntityType, rewardingTypes } from '@/model/entityTypes'
import { limitOf } from '@/model/limits'
import { drawOf, onlyDrawOf } from '@/model/prizeWarnings'
import { idOf } from '@/model/references'
import { unitsOfItem } from '@/model/stockUnits'
import { nouns } from '@/model/words'
import { lastOf, openingMoment } from './moments'
import { type ExplainNote, note } from './note'
import type { ObjectId } from './types'
import type { View } from './view'
import { namesText } from './words'

/* Reasons why an object is of no use although all its conditions are met. The check reports most of them, too. */

const linked = (type: EntityType, row: Row) => ({ type, id: idOf(type, row), name: nameOf(type, row) })

/** No moment is between its start and its end. */
function neverOpen(_: View, type: EntityType, row: Row): ExplainNote[] {
  const end = lastOf(type, row)
  if (openingMoment(row).at <= end.at) return []
  if (end.path === 'drawTime') return [note('It is drawn before it starts, so nobody can enter.')]
  const use = type === 'leaderboards' ? 'it counts at no time' : 'players can use it at no time'
  return [note(`It ends before it starts, so ${use}.`)]
}

function ofDraw(_: View, __: EntityType, row: Row<'raffles'>): ExplainNote[] {
  if (row.enabled === false) return [note('Its draw is switched off, so nobody wins.')]
  const hasDraw = drawOf(row) !== undefined || !Number.isNaN(momentOf(row.nextDraw))
  return hasDraw ? [] : [note('It has no draw date, so nothing is drawn.')]
}

/**
 * Notes prizes that the winner cannot use at the time of winning: at the draw of a raffle that draws once, otherwise
 * now.
 */
function ofPrizes(
  { programme, at }: View,
  type: EntityType,
  row: Row<'raffles' | 'mysteryboxes'>,
): ExplainNote[] {
  const won = onlyDrawOf(type, rowOf('raffles', row)) ?? at
  const left = itemsOf(row.prizes).flatMap(([, item]) =>
    unitsOfItem(item).left > 0 ? (filledText(item.id) ?? []) : [],
  )
  const ids = [...new Set(left)]
  const found = new Map<string, (ObjectId & { name: string })[]>()
  for (const id of ids) {
    const prize = programme.find('prizes', id)
    if (!prize && !programme.isWhole('prizes')) continue
    const what = prize ? faultOf(prize, won) : 'does not exist'
    const one = prize ? linked('prizes', prize) : { type: 'prizes' as const, id, name: id }
    if (what) found.set(what, [...(found.get(what) ?? []), one])
  }
  return [...found].map(([what, prizes]) => {
    const names = namesText(prizes.map(({ name }) => name))
    const verb =
      prizes.length > 1
        ? what
            .replace(/^is/, 'are')
            .replace(/^does/, 'do')
            .replace(/^starts/, 'start')
        : what
    const text =
      ids.length === 1 ? `Its prize ${names} ${verb}.` : `Of its ${ids.length} prizes, ${names} ${verb}.`
    return note(text, what === 'does not exist' ? [] : prizes)
  })
}

function faultOf(prize: Row, at: number): string | undefined {
  if (!isActive(prize)) return 'is inactive'
  if (lastOf('prizes', prize).at < at) return 'is over by then'
  return openingMoment(prize).at > at ? 'starts only later' : undefined
}

/** '1 hour, 30 minutes', exactly. */
function timeText(seconds: number): string {
  const units = [
    [86_400, 'day', Number.POSITIVE_INFINITY],
    [3600, 'hour', 24],
    [60, 'minute', 60],
    [1, 'second', 60],
  ] as const
  return units
    .flatMap(([size, unit, most]) => {
      const count = Math.floor(seconds / size) % most
      return count > 0 ? [pluralize(count, unit)] : []
    })
    .join(', ')
}

function ofTime(_: View, __: EntityType, row: Row<'missions'>): ExplainNote[] {
  if (row.timeToComplete !== true) return []
  const seconds = Math.floor(numberAt(row, 'timing.maxSecondsToComplete') ?? 0)
  const text =
    seconds > 0
      ? `It counts only if it is completed within ${timeText(seconds)} of the first progress.`
      : 'It has a time limit of 0 seconds.'
  return [note(text)]
}

/** Events that count less often for a player than the mission asks for. */
function ofEvents({ programme }: View, _: EntityType, row: Row<'missions'>): ExplainNote[] {
  const wanted = new Map<string, number>()
  for (const [, item] of itemsOf(partOf(row, 'objectives').events)) {
    const id = filledText(item.id)
    if (id !== undefined) wanted.set(id, (wanted.get(id) ?? 0) + (numberAt(item, 'count') ?? 0))
  }
  return [...wanted].flatMap(([id, count]) => {
    const event = programme.find('events', id)
    const most = event && limitOf(event)
    if (!event || most === undefined || most >= count) return []
    const name = nameOf('events', event)
    const text = `It needs ${name} ${pluralize(count, 'time')}, and ${name} counts ${pluralize(most, 'time')} for a player, ever.`
    return [note(text, [linked('events', event)])]
  })
}

function ofStreak({ programme }: View, _: EntityType, row: Row<'streaks'>): ExplainNote[] {
  const [first] = textsOf(partOf(row, 'objectives').missions)
  const mission = first && programme.find('missions', first[1])
  const isPaused = mission && isPausedTooLong(row, mission)
  if (!mission || !(isPaused || isTooRareFor(row, mission))) return []
  const often = isPaused
    ? `again only ${durationText(pauseOf(mission) * 1000)} after it was completed`
    : oftenText(limitOf(mission) ?? 0, mission.period).toLowerCase()
  const text = `Its mission ${nameOf('missions', mission)} can be completed ${often}, too rarely to keep it up.`
  return [note(text, [linked('missions', mission)])]
}

/** The objects whose reward names an achievement with 0 steps, by the achievement. */
const silentOf = memoizeWeakly((programme: ProgrammeIndex) => {
  const found = new Map<string, (readonly [EntityType, Row])[]>()
  for (const [type, row] of programme.each(rewardingTypes)) {
    const items = itemsOf(partOf(row, 'reward').achievements).map(([, item]) => item)
    for (const id of new Set(items.flatMap((item) => filledText(item.id) ?? [])))
      if (items.every((item) => filledText(item.id) !== id || givenSteps(item) === 0))
        found.set(id, [...(found.get(id) ?? []), [type, row]])
  }
  return found
})

function ofSteps({ programme }: View, _: EntityType, row: Row): ExplainNote[] {
  const silent = silentOf(programme).get(idOf('achievements', row)) ?? []
  if (silent.length === 0) return []
  const names = namesText(silent.map(([type, giver]) => nameOf(type, giver)))
  const text = `${pluralize(silent.length, 'reward')} ${plural(silent.length, 'names', 'name')} it and ${plural(silent.length, 'gives', 'give')} no steps: ${names}.`
  return [
    note(
      text,
      silent.map(([type, giver]) => linked(type, giver)),
    ),
  ]
}

/** Notes a leaderboard that ranks by something that none of its missions gives. */
function ofUnits({ programme }: View, _: EntityType, row: Row<'leaderboards'>): ExplainNote[] {
  const missions = textsOf(partOf(row, 'drivenBy').missions).flatMap(([, id]) => {
    const mission = programme.find('missions', id)
    return mission ? [mission] : []
  })
  const units = row.units === 'points' || row.units === 'credits' ? row.units : undefined
  if (!units || missions.length === 0 || !programme.isWhole('missions')) return []
  return missions.some((mission) => (numberAt(mission, `reward.${units}`) ?? 0) > 0)
    ? []
    : [note(`It ranks by ${nouns[units].many}, and no mission that it counts gives any.`)]
}

type Caution<R extends EntityType = EntityType> = (view: View, type: EntityType, row: Row<R>) => ExplainNote[]

const cautions: { readonly [R in EntityType]?: readonly Caution<R>[] } = {
  missions: [neverOpen, ofTime, ofEvents],
  streaks: [neverOpen, ofStreak],
  achievements: [ofSteps],
  leaderboards: [neverOpen, ofUnits],
  prizes: [neverOpen],
  raffles: [neverOpen, ofDraw, ofPrizes],
  mysteryboxes: [neverOpen, ofPrizes],
}

export const cautionsOf: Caution = (view, type, row) =>
  ((cautions[type] ?? []) as readonly Caution[]).flatMap((caution) => caution(view, type, row))
