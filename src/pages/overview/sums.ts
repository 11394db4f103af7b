import { replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useMemo, useState } from 'react'
import { readingWindows } from '@/engine/time/reading'
import type { Span } from '@/engine/time/windows'
import { type LoadedList, rowsByType } from '@/entities/useLists'
import { startOfDay } from '@/lib/days'
import type { Filter } from '@/lib/filterRows'
import { type EntityType, isOfProgramme } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { type FinishedJob, useSliced } from '@/parts/background/useSliced'
import { type DayBar, stripDays, stripOf } from './bars'
import { type LowStock, lowStockOf } from './lowStock'
import { momentsOf, type ObjectMoment } from './moments'
import { countingMetrics, type SectionMetric } from './sections'

/** Starts, ends, draws, and stock that runs out. */
interface Days {
  /** The start of the first day, in ms. */
  day: number
  /** The spans from which the days were calculated. */
  spans: readonly Span[]
  /** The moments of the next 14 days, from the start of today. */
  moments: readonly ObjectMoment[]
  lanes: readonly (readonly DayBar[])[]
  stock: readonly LowStock[]
}

/** The figures of the overview. */
export interface Sums {
  sections: Readonly<Partial<Record<EntityType, readonly SectionMetric[]>>>
  days: Days | undefined
}

/** The lists of a day to sum up. */
interface Job {
  lists: Lists
  request: string
  /** All lists of the account. */
  all: readonly LoadedList[]
  /** The loaded lists, in the order of the navigation. */
  loaded: readonly LoadedList[]
  /** The start of today, in ms. */
  day: number
  now: number
}

export function jobOf(all: readonly LoadedList[], day: number, now = Date.now()): Job {
  const loaded = all.filter(({ type, rows }) => isOfProgramme(type) && rows)
  return { lists: rowsByType(loaded), request: String(day), all, loaded, day, now }
}

/** Figures that were counted before, so that a list that arrives does not count the others again. */
type Counted = Map<EntityType, { rows: readonly object[]; figures: readonly SectionMetric[] }>

const filtersOf = ({ entity }: LoadedList) =>
  (entity.list.filters ?? []) as unknown as readonly Filter<object>[]

/**
 * Sums up the lists. Yields often, so that it can run in slices.
 * @param before the previous sums. Unchanged parts keep their reference
 */
export function* summingLists(job: Job, before?: Sums, counted: Counted = new Map()): Generator<void, Sums> {
  const sections: Partial<Record<EntityType, readonly SectionMetric[]>> = {}
  for (const list of job.loaded) {
    const { type, rows = [] } = list
    const known = counted.get(type)
    const figures = known?.rows === rows ? known.figures : yield* countingMetrics(filtersOf(list), rows)
    counted.set(type, { rows, figures })
    sections[type] = replaceEqualDeep(before?.sections[type], figures)
  }
  // Without all lists the days would be wrong. The previous days stay while a failed list is loaded again.
  const isComplete = job.all.every(({ isLoading }) => !isLoading)
  return { sections, days: isComplete ? yield* summingDays(job, before?.days) : before?.days }
}

function* summingDays({ lists, loaded, day, now }: Job, before: Days | undefined): Generator<void, Days> {
  const windows: (readonly Span[])[] = []
  for (const list of loaded)
    if (filtersOf(list).some(({ id }) => id === 'schedule'))
      windows.push((yield* readingWindows(list.type, list.rows ?? [])).spans)
  const spans = windows.flat()
  const stock = replaceEqualDeep(before?.stock, lowStockOf(lists, now))
  yield
  const isSame =
    before?.day === day &&
    before.spans.length === spans.length &&
    before.spans.every((span, index) => span === spans[index])
  if (isSame) return stock === before.stock ? before : { ...before, stock }
  const moments = momentsOf(spans, day, startOfDay(day, stripDays))
  yield
  return { day, spans, moments, lanes: stripOf(spans, day), stock }
}

/** Caches the last sums of long lists. */
const memory: { last?: FinishedJob<Job, Sums> } = {}

/**
 * Returns the sums of the overview, and the lists that they were made from. Short lists are summed up during rendering,
 * long lists in slices. The previous sums stay until the new ones are done (decision H74).
 * @param day the start of today
 */
export function useSums(
  lists: readonly LoadedList[],
  day: number,
): (Sums & { lists: readonly LoadedList[] }) | undefined {
  const job = useMemo(() => jobOf(lists, day), [lists, day])
  const [counted] = useState<Counted>(() => new Map())
  const done = useSliced(job, {
    work: (next: Job, before?: Sums) => summingLists(next, before, counted),
    memory,
    // So that rendering does not block the page.
    show: startTransition,
  })
  return useMemo(() => done && { ...done.result, lists: done.job.all }, [done])
}
