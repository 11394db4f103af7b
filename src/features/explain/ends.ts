import { isRepeated } from '@/entities/fields/prizeWarnings'
import type { Row } from '@/features/check/programmeIndex'
import { partOf } from '@/features/check/programmeIndex'
import type { EntityType } from '@/model/entityTypes'

/** One end of the active range: the moment in ms, and the field that sets it. An open end is infinite. */
export interface End {
  at: number
  path: string
  /** The field holds something that is no date. */
  isBroken: boolean
}

function endOf(value: unknown, path: string, open: number): End {
  if (value === undefined || value === null || value === '') return { at: open, path, isBroken: false }
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? { at: open, path, isBroken: true } : { at, path, isBroken: false }
}

/** The first moment at which an object is offered. */
export const startOf = (row: Row): End =>
  endOf(partOf(row, 'active').from, 'active.from', Number.NEGATIVE_INFINITY)

/**
 * The last moment at which an object is offered. A raffle that is drawn once ends with its draw; a repeated one draws
 * until its active range has ended. A draw that is switched off ends nothing.
 */
export function lastOf(type: EntityType, row: Row): End {
  const end = endOf(partOf(row, 'active').to, 'active.to', Number.POSITIVE_INFINITY)
  if (type !== 'raffles' || row.enabled === false || isRepeated(row.period)) return end
  const draw = endOf(row.drawTime, 'drawTime', Number.POSITIVE_INFINITY)
  return draw.at < end.at || (draw.isBroken && !Number.isFinite(end.at)) ? draw : end
}
