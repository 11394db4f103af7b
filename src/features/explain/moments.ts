import type { ProgrammeIndex, Row } from '@/features/check/programmeIndex'
import { minuteMs } from '@/model/days'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { plainText } from '@/ui/value'
import { explainedTypes } from './conditions'
import { lastOf, startOf } from './ends'
import { periodOf, resetsBetween } from './periods'
import { keyOf, type Person } from './types'

/** The moments at which an object opens or has ended, in ms. The end of an active range belongs to it. */
export function changesOf(type: EntityType, row: Row): number[] {
  const [from, to] = [startOf(row).at, lastOf(type, row).at + 1]
  return [from, to].filter(Number.isFinite).sort((a, b) => a - b)
}

/** Addresses hold minutes, so a change is shown at the first full minute at which it has happened. */
const fullMinute = (moment: number) => Math.ceil(moment / minuteMs) * minuteMs

/**
 * The minutes at which something changes for a player, in order: objects open or end, and what the player has used up is
 * counted again.
 * @param until how far ahead periods are followed, in ms
 */
export function changeMinutes(programme: ProgrammeIndex, person: Person, until: number): number[] {
  const found = new Set<number>()
  for (const type of explainedTypes)
    for (const row of programme.rows(type)) {
      for (const moment of changesOf(type, row)) found.add(fullMinute(moment))
      const period = periodOf(row)
      if (period === undefined || person.usedAt === undefined) continue
      if (!(person.used[keyOf({ type, id: plainText(idOf(type, row)) })] ?? 0)) continue
      const [reset] = resetsBetween(period, person.usedAt, until)
      if (reset !== undefined) found.add(fullMinute(reset))
    }
  return [...found].sort((a, b) => a - b)
}

/** The next change after a moment, or the last one before it. */
export function changeBeside(changes: readonly number[], moment: number, steps: 1 | -1): number | undefined {
  return steps > 0 ? changes.find((one) => one > moment) : changes.findLast((one) => one < moment)
}
