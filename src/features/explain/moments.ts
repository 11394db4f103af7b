import { isRepeated } from '@/entities/fields/prizeWarnings'
import { resetsBetween } from '@/features/calendar/repeats'
import { type ProgrammeIndex, partOf, type Row } from '@/features/check/programmeIndex'
import { type Repeat, repeatOf } from '@/model/choices'
import { minuteMs } from '@/model/days'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { explainedTypes } from './conditions'
import { keyOf, type Person } from './types'

/* When an object opens and ends, when counts are reset, and when anything changes for a player. */

/** One end of the active range: the moment in ms, and the field that sets it. An open end is infinite. */
export interface End {
  at: number
  path: string
  /** The field holds something that is no date. */
  isBroken: boolean
}

const yearOf = (moment: number) => new Date(moment).getUTCFullYear()

/** Dates that stand for no start and no end. */
const isOpenStart = (moment: number) => yearOf(moment) <= 1
const isOpenEnd = (moment: number) => yearOf(moment) >= 9999

function endOf(value: unknown, path: string, open: number, isOpen = (_: number) => false): End {
  if (value === undefined || value === null || value === '') return { at: open, path, isBroken: false }
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  if (Number.isNaN(at)) return { at: open, path, isBroken: true }
  return { at: isOpen(at) ? open : at, path, isBroken: false }
}

/** The first moment at which an object is offered. */
export const startOf = (row: Row): End =>
  endOf(partOf(row, 'active').from, 'active.from', Number.NEGATIVE_INFINITY, isOpenStart)

/**
 * The last moment at which an object is offered. A raffle that is drawn once ends with its draw; a repeated one draws
 * until its active range has ended. A draw that is switched off ends nothing.
 */
export function lastOf(type: EntityType, row: Row): End {
  const end = endOf(partOf(row, 'active').to, 'active.to', Number.POSITIVE_INFINITY, isOpenEnd)
  if (type !== 'raffles' || row.enabled === false || isRepeated(row.period)) return end
  const draw = endOf(row.drawTime, 'drawTime', Number.POSITIVE_INFINITY)
  return draw.at < end.at || (draw.isBroken && !Number.isFinite(end.at)) ? draw : end
}

/** The moments at which an object opens or has ended, in ms. The end of an active range belongs to it. */
export function changesOf(type: EntityType, row: Row): number[] {
  const [from, to] = [startOf(row).at, lastOf(type, row).at + 1]
  return [from, to].filter(Number.isFinite).sort((a, b) => a - b)
}

/** The period in which an object is counted; undefined if its counts are never reset. */
export const periodOf = ({ period }: Row): Repeat | undefined => repeatOf(period)

/** Whether no count of a period is reset between two moments. */
export const isSamePeriod = (period: Repeat | undefined, one: number, other: number): boolean =>
  period === undefined || resetsBetween(period, Math.min(one, other), Math.max(one, other)).length === 0

/** Addresses hold minutes, so a change is shown at the first full minute at which it has happened. */
const fullMinute = (moment: number) => Math.ceil(moment / minuteMs) * minuteMs

/**
 * The minutes at which something changes for a player, in order: objects open or end, and what the player has used up is
 * counted again.
 * @param until how far ahead periods are followed, in ms
 */
export function changeMinutes(programme: ProgrammeIndex, { used, usedAt }: Person, until: number): number[] {
  const found = new Set<number>()
  for (const [type, row] of programme.each(explainedTypes)) {
    for (const moment of changesOf(type, row)) found.add(fullMinute(moment))
    const period = periodOf(row)
    if (period === undefined || usedAt === undefined || !used[keyOf({ type, id: idOf(type, row) })]) continue
    const [reset] = resetsBetween(period, usedAt, until)
    if (reset !== undefined) found.add(fullMinute(reset))
  }
  return [...found].sort((a, b) => a - b)
}

/** The next change after a moment, or the last one before it. */
export function changeBeside(changes: readonly number[], moment: number, steps: 1 | -1): number | undefined {
  return steps > 0 ? changes.find((one) => one > moment) : changes.findLast((one) => one < moment)
}
