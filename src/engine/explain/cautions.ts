import {
  isActive,
  itemsOf,
  nameOf,
  numberAt,
  type ProgrammeIndex,
  partOf,
  type Row,
  textsOf,
} from '@/engine/programme/programmeIndex'
import { isTooRareFor } from '@/engine/programme/streaks'
import { durationText } from '@/engine/time/texts'
import { counted, formatNumber, plural } from '@/lib/format'
import { oncePer } from '@/lib/oncePer'
import { filledText } from '@/lib/value'
import { oftenText } from '@/model/choices'
import { type EntityType, rewardingTypes } from '@/model/entityTypes'
import { limitOf } from '@/model/limits'
import { drawOf } from '@/model/prizeWarnings'
import { idOf } from '@/model/references'
import { nouns } from '@/model/words'
import { lastOf, startOf } from './moments'
import { type Note, note } from './note'
import type { View } from './view'
import { listText } from './words'

/* What keeps an object from being of use although no condition fails. The check reports most of it, too. */

const linked = (type: EntityType, row: Row) => ({ type, id: idOf(type, row), name: nameOf(type, row) })

/** Its active range leaves no time. */
const neverOpen = (_: View, type: EntityType, row: Row): Note[] =>
  startOf(row).at > lastOf(type, row).at
    ? [note('It ends before it starts, so players can use it at no time.')]
    : []

function ofDraw({ at }: View, _: EntityType, row: Row): Note[] {
  if (row.enabled === false) return [note('Its draw is switched off, so nobody wins.')]
  const next = Date.parse(String(row.nextDraw ?? ''))
  return drawOf(row) === undefined && !(next >= at) ? [note('It has no draw date, so nothing is drawn.')] : []
}

/** Prizes that cannot be used by who wins them. */
function ofPrizes({ programme, at }: View, _: EntityType, row: Row): Note[] {
  const ids = new Set(itemsOf(row.prizes).flatMap(([, { id }]) => filledText(id) ?? []))
  const found: Note[] = []
  for (const id of ids) {
    const prize = programme.find('prizes', id)
    if (!prize) {
      if (programme.isWhole('prizes')) found.push(note(`Its prize ${id} does not exist.`))
      continue
    }
    const why = !isActive(prize) ? 'is inactive' : lastOf('prizes', prize).at < at ? 'is over' : undefined
    if (why) found.push(note(`Its prize ${nameOf('prizes', prize)} ${why}.`, [linked('prizes', prize)]))
  }
  return found
}

const timeText = (seconds: number) =>
  seconds % 60 === 0 ? durationText(seconds * 1000) : counted(seconds, 'second')

function ofTime(_: View, __: EntityType, row: Row): Note[] {
  if (row.timeToComplete !== true) return []
  const seconds = numberAt(row, 'timing.maxSecondsToComplete') ?? 0
  return [
    note(
      seconds > 0
        ? `It counts only if it is completed within ${timeText(seconds)}.`
        : 'Its time limit is 0 seconds, so nobody can complete it.',
    ),
  ]
}

/** Events that count less often than the mission asks for. */
const ofEvents = ({ programme }: View, _: EntityType, row: Row): Note[] =>
  itemsOf(partOf(row, 'objectives').events).flatMap(([, item]) => {
    const event = programme.find('events', item.id)
    const [most, wanted] = [event && limitOf(event), numberAt(item, 'count') ?? 0]
    if (!event || most === undefined || most >= wanted) return []
    const text = `It asks for ${nameOf('events', event)} ${formatNumber(wanted)} times, which counts ${counted(most, 'time')} at most.`
    return [note(text, [linked('events', event)])]
  })

function ofStreak({ programme }: View, _: EntityType, row: Row): Note[] {
  const [first] = textsOf(partOf(row, 'objectives').missions)
  const mission = first && programme.find('missions', first[1])
  if (!mission || !isTooRareFor(row, mission)) return []
  const often = oftenText(limitOf(mission) ?? 0, mission.period).toLowerCase()
  const text = `Its mission ${nameOf('missions', mission)} can be completed ${often}, too rarely to keep it up.`
  return [note(text, [linked('missions', mission)])]
}

/** The objects whose reward names an achievement with 0 steps, by the achievement. */
const silentOf = oncePer((programme: ProgrammeIndex) => {
  const found = new Map<string, (readonly [EntityType, Row])[]>()
  for (const [type, row] of programme.each(rewardingTypes)) {
    const items = itemsOf(partOf(row, 'reward').achievements).map(([, item]) => item)
    for (const id of new Set(items.flatMap((item) => filledText(item.id) ?? [])))
      if (items.every((item) => filledText(item.id) !== id || (numberAt(item, 'steps') ?? 1) <= 0))
        found.set(id, [...(found.get(id) ?? []), [type, row]])
  }
  return found
})

function ofSteps({ programme }: View, _: EntityType, row: Row): Note[] {
  const silent = silentOf(programme).get(idOf('achievements', row)) ?? []
  if (silent.length === 0) return []
  const names = listText(silent.map(([type, giver]) => nameOf(type, giver)))
  const text = `${counted(silent.length, 'reward')} ${plural(silent.length, 'names', 'name')} it and ${plural(silent.length, 'gives', 'give')} no steps: ${names}.`
  return [
    note(
      text,
      silent.map(([type, giver]) => linked(type, giver)),
    ),
  ]
}

/** A leaderboard whose missions give nothing of what it ranks by. */
function ofUnits({ programme }: View, _: EntityType, row: Row): Note[] {
  const missions = textsOf(partOf(row, 'drivenBy').missions).flatMap(([, id]): Row[] => {
    const mission = programme.find('missions', id)
    return mission ? [mission] : []
  })
  const units = row.units === 'points' || row.units === 'credits' ? row.units : undefined
  if (!units || missions.length === 0 || !programme.isWhole('missions')) return []
  return missions.some((mission) => (numberAt(mission, `reward.${units}`) ?? 0) > 0)
    ? []
    : [note(`It ranks by ${nouns[units].many}, and no mission that it counts gives any.`)]
}

type Caution = (view: View, type: EntityType, row: Row) => Note[]

const cautions: Partial<Readonly<Record<EntityType, readonly Caution[]>>> = {
  missions: [neverOpen, ofTime, ofEvents],
  streaks: [neverOpen, ofStreak],
  achievements: [ofSteps],
  leaderboards: [neverOpen, ofUnits],
  prizes: [neverOpen],
  raffles: [neverOpen, ofDraw, ofPrizes],
  mysteryboxes: [neverOpen, ofPrizes],
}

export const cautionsOf: Caution = (view, type, row) =>
  (cautions[type] ?? []).flatMap((caution) => caution(view, type, row))
