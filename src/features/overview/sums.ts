import { readWindows } from '@/features/calendar/reading'
import type { Span } from '@/features/calendar/windows'
import { startOfDay } from '@/model/days'
import type { EntityType } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { runSync } from '@/ui/idle'
import { type Bar, stripDays, stripOf } from './bars'
import { type Moment, momentsOf } from './moments'
import { type SectionFigure, sectionFigures } from './sections'
import { type LowStock, lowStockOf } from './stock'

/*
 * The figures of the overview. The engine also runs in a worker (decision H74), so this file does not import the
 * registry: `wanted` contains what it needs of each list.
 */

export interface Wanted {
  /** The start of today, in ms. */
  day: number
  now: number
  /** The loaded lists in the order of the navigation, and the filters of each. */
  lists: readonly { type: EntityType; filterIds: readonly string[] }[]
  /** Whether to calculate the days. False until all lists are loaded, because the days would be wrong. */
  withDays: boolean
}

/** Starts, ends, draws, and stock that runs out. */
interface Days {
  /** For 14 days, from the start of today. */
  moments: readonly Moment[]
  lanes: readonly (readonly Bar[])[]
  stock: readonly LowStock[]
}

export interface Sums {
  sections: Readonly<Partial<Record<EntityType, readonly SectionFigure[]>>>
  days: Days | undefined
}

/** Figures that were counted before, so that a list that arrives does not count the others again. */
export type Counted = Map<EntityType, { rows: readonly object[]; figures: readonly SectionFigure[] }>

const none: readonly object[] = []

/** Sums up these lists, and yields after each of them. */
export function* summing(lists: Lists, wanted: Wanted, counted: Counted = new Map()): Generator<void, Sums> {
  const sections: Partial<Record<EntityType, readonly SectionFigure[]>> = {}
  for (const { type, filterIds } of wanted.lists) {
    const rows = lists.get(type) ?? none
    const before = counted.get(type)
    const figures = before?.rows === rows ? before.figures : sectionFigures(filterIds, rows)
    counted.set(type, { rows, figures })
    sections[type] = figures
    yield
  }
  if (!wanted.withDays) return { sections, days: undefined }
  const windows: (readonly Span[])[] = []
  for (const { type, filterIds } of wanted.lists) {
    if (!filterIds.includes('schedule')) continue
    windows.push(readWindows(type, lists.get(type) ?? none).spans)
    yield
  }
  const spans = windows.flat()
  const moments = momentsOf(spans, wanted.day, startOfDay(wanted.day, stripDays))
  yield
  const lanes = stripOf(spans, wanted.day)
  yield
  const own = new Map(wanted.lists.map(({ type }) => [type, lists.get(type) ?? none]))
  return { sections, days: { moments, lanes, stock: lowStockOf(own, wanted.now) } }
}

/** The same without a pause. */
export const summed = (...given: Parameters<typeof summing>): Sums => runSync(summing(...given))
