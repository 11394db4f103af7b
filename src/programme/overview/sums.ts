import type { EntityType } from '@/entities/registry'
import { readWindows } from '../calendar/reading'
import type { Span } from '../calendar/windows'
import type { Lists } from '../references'
import { type Bar, stripDays, stripOf } from './bars'
import { startOfDay } from './days'
import { type Moment, momentsOf } from './moments'
import { type SectionFigure, sectionFigures } from './sections'
import { type LowStock, lowStockOf } from './stock'

/*
 * What the overview shows of the lists. The engine also runs in a worker (decision H74), so nothing here loads the
 * registry: `wanted` says what there is to know about a list.
 */

export interface Wanted {
  /** The start of today. */
  day: number
  now: number
  /** The lists that are loaded, in the order of the navigation, and the filters that each has. */
  lists: readonly { type: EntityType; filterIds: readonly string[] }[]
  /** All lists are loaded: without one of them the days would be wrong. */
  withDays: boolean
}

/** What starts, ends, draws and runs out. */
interface Days {
  /** From this morning on, for 14 days. */
  moments: readonly Moment[]
  lanes: readonly (readonly Bar[])[]
  stock: readonly LowStock[]
}

export interface Sums {
  sections: Readonly<Partial<Record<EntityType, readonly SectionFigure[]>>>
  days: Days | undefined
}

/** The figures of lists that were counted before: a list that arrives does not count the others again. */
export type Counted = Map<EntityType, { rows: readonly object[]; figures: readonly SectionFigure[] }>

const none: readonly object[] = []

/** Sums up these lists, and yields between two of them. */
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

/** The same at once. */
export function summed(...given: Parameters<typeof summing>): Sums {
  const work = summing(...given)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}
