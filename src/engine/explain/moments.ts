import { type ProgrammeIndex, partOf, type Row, rowOf, rowWith } from '@/engine/programme/programmeIndex'
import { resetsBetween } from '@/engine/time/repeats'
import { endMoment, type RangeEnd } from '@/lib/dates'
import { minuteMs } from '@/lib/days'
import { type Repeat, repeatOf } from '@/model/choices'
import type { EntityType } from '@/model/entityTypes'
import { drawOf, isRepeated } from '@/model/prizeWarnings'
import { idOf } from '@/model/references'
import { explainedTypes } from './conditions'
import { objectKey, type Person } from './types'

/* When an object opens and ends, when counts are reset, and when anything changes for a player. */

/** One end of the active range: the moment in ms, and the field that sets it. An open end is infinite. */
export interface OpeningEnd {
  at: number
  path: string
  /** The field contains something that is not a date. */
  isBroken: boolean
}

function endOf(at: number | undefined, path: string, open: number): OpeningEnd {
  const isBroken = Number.isNaN(at)
  return { at: at === undefined || isBroken ? open : at, path, isBroken }
}

const rangeEnd = (row: Row, end: RangeEnd, open: number) =>
  endOf(endMoment(end, partOf(rowWith(row, 'active'), 'active')[end]), `active.${end}`, open)

/** The first moment at which an object is offered. */
export const openingMoment = (row: Row): OpeningEnd => rangeEnd(row, 'from', Number.NEGATIVE_INFINITY)

/**
 * The last moment at which an object is offered. A raffle that is drawn once ends with its draw; a repeated one draws
 * until its active range has ended. A draw that is switched off ends nothing.
 */
export function lastOf(type: EntityType, row: Row): OpeningEnd {
  const end = rangeEnd(row, 'to', Number.POSITIVE_INFINITY)
  if (type !== 'raffles') return end
  const raffle = rowOf(type, row)
  if (isRepeated(raffle.period)) return end
  const draw = endOf(drawOf(raffle), 'drawTime', Number.POSITIVE_INFINITY)
  return draw.at < end.at || (draw.isBroken && !Number.isFinite(end.at)) ? draw : end
}

/**
 * The moments at which an object opens, and from which on it has ended, in ms. The last moment of the active range is
 * still active.
 */
export function changeMoments(type: EntityType, row: Row): number[] {
  const [from, to] = [openingMoment(row).at, lastOf(type, row).at + 1]
  return [from, to].filter(Number.isFinite).sort((a, b) => a - b)
}

/** The period in which an object is counted; undefined if its counts are never reset. */
export const periodOf = (row: Row): Repeat | undefined => repeatOf(rowWith(row, 'period').period)

/** Whether no count of a period is reset between two moments. */
export const isSamePeriod = (period: Repeat | undefined, one: number, other: number): boolean =>
  period === undefined || resetsBetween(period, Math.min(one, other), Math.max(one, other)).length === 0

/** Addresses hold minutes, so a change is shown at the first full minute at which it has happened. */
const fullMinute = (moment: number) => Math.ceil(moment / minuteMs) * minuteMs

/**
 * The minutes at which something changes for a player, in order: an object opens or ends, or a used-up limit is reset.
 * @param until end of the search for resets, in ms
 */
export function changeMinutes(programme: ProgrammeIndex, { used, usedAt }: Person, until: number): number[] {
  const found = new Set<number>()
  for (const [type, row] of programme.each(explainedTypes)) {
    for (const moment of changeMoments(type, row)) found.add(fullMinute(moment))
    const period = periodOf(row)
    if (period === undefined || usedAt === undefined || !used[objectKey({ type, id: idOf(type, row) })])
      continue
    const [reset] = resetsBetween(period, usedAt, until)
    if (reset !== undefined) found.add(fullMinute(reset))
  }
  return [...found].sort((a, b) => a - b)
}

/** The next change after a moment, or the last one before it. */
export function adjacentChange(
  changes: readonly number[],
  moment: number,
  steps: 1 | -1,
): number | undefined {
  return steps > 0 ? changes.find((one) => one > moment) : changes.findLast((one) => one < moment)
}
