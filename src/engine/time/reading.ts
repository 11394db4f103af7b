import { endMoment, momentIn } from '@/lib/dates'
import { valuesOf } from '@/lib/filterRows'
import { runSync } from '@/lib/idle'
import { isObject, titleOf } from '@/lib/value'
import { type Repeat, repeatOf } from '@/model/choices'
import { type EntityType, typesWith } from '@/model/entityTypes'
import { active as activeFields } from '@/model/fields/common'
import { categoryFilter, tagFilter } from '@/model/filters'
import { drawOf } from '@/model/prizeWarnings'
import { idOf, type Lists } from '@/model/references'
import type { Span, WindowsByType } from './windows'

/* Reads windows from objects. */

/** An object or a field that the calendar cannot show, with the reason. */
export interface CalendarProblem {
  type: EntityType
  id: string
  name: string
  /** Dot path of the field. */
  path: string
  text: string
}

interface ListRead {
  spans: readonly Span[]
  problems: readonly CalendarProblem[]
}

/** A list that did not change is read once for all screens. */
const listsRead = new WeakMap<readonly unknown[], ListRead>()
/** An object is read once, so that another page of a list costs only that page. */
const rowsRead = new WeakMap<object, RowRead>()

export interface CalendarContent {
  /** The spans in the order of the navigation, then of the list. */
  spans: readonly Span[]
  /** The windows by type. A type keeps its array while its list does not change. */
  windows: WindowsByType
  problems: readonly CalendarProblem[]
}

/** The types whose objects have an active window, in the order of the navigation. */
export const calendarTypes: readonly EntityType[] = typesWith('active')

/**
 * The windows of all objects in these lists. Values that cannot be read are reported as problems, so that nothing is
 * left out silently.
 */
export function calendarOf(lists: Lists): CalendarContent {
  const calendars = calendarTypes.map((type) => ({
    type,
    ...runSync(readingWindows(type, lists.get(type) ?? none)),
  }))
  return {
    spans: calendars.flatMap(({ spans }) => spans),
    windows: new Map(calendars.map(({ type, spans }) => [type, spans])),
    problems: calendars.flatMap(({ problems }) => problems),
  }
}

const none: readonly never[] = []

/** The windows of a type's objects, in the order of the list. Reads in steps. */
export function* readingWindows(type: EntityType, rows: readonly unknown[]): Generator<void, ListRead> {
  const known = listsRead.get(rows)
  if (known) return known
  const spans: Span[] = []
  const problems: CalendarProblem[] = []
  const seen = new Map<string, number>()
  for (const [index, row] of rows.entries()) {
    if (index % 50 === 49) yield
    const read = rowRead(type, row)
    problems.push(...read.problems)
    if (!read.span) continue
    const { key } = read.span
    const times = seen.get(key) ?? 0
    seen.set(key, times + 1)
    spans.push(times === 0 ? read.span : { ...read.span, key: `${key} ${times}` })
  }
  const calendar = { spans, problems }
  listsRead.set(rows, calendar)
  return calendar
}

interface RowRead {
  span?: Span
  /** The dates of an object that ends before it starts. The calendar has no place for it. */
  never?: Span
  problems: readonly CalendarProblem[]
}

/** The dates of an object, also if it ends before it starts; undefined for dates that cannot be read. */
export function datesIn(type: EntityType, row: object): Span | undefined {
  const { span, never } = rowRead(type, row)
  return span ?? never
}

function rowRead(type: EntityType, row: unknown): RowRead {
  if (!isObject(row)) return readSpan(type, row)
  const read = rowsRead.get(row) ?? readSpan(type, row)
  rowsRead.set(row, read)
  return read
}

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

function readSpan(type: EntityType, row: unknown): RowRead {
  const problems: CalendarProblem[] = []
  if (!isObject(row)) {
    return { problems: [{ type, id: '', name: String(row), path: '', text: 'This is not an object.' }] }
  }
  const object = row as Record<string, unknown>
  const id = idOf(type, row)
  const name = titleOf(row, id)
  const complain = (path: string, text: string) => problems.push({ type, id, name, path, text })
  const readable = (read: number | undefined, value: unknown, path: string, label: string) => {
    if (Number.isNaN(read)) complain(path, `${label} is not a date: ${JSON.stringify(value)}`)
    return read
  }

  const { active } = object
  const hasRange = isObject(active) && !Array.isArray(active)
  if (!hasRange && !isMissing(active))
    complain('active', `Active range is not a range: ${JSON.stringify(active)}`)
  const range = (hasRange ? active : {}) as Record<string, unknown>
  const from = readable(
    endMoment('from', range.from),
    range.from,
    'active.from',
    activeFields['active.from'].label,
  )
  const to = readable(endMoment('to', range.to), range.to, 'active.to', activeFields['active.to'].label)
  const isReadable = problems.length === 0
  const period = readPeriod(object.period)
  if (period === null) {
    complain('period', `Refresh period is unknown: ${JSON.stringify(object.period)}`)
  }
  const draw =
    type === 'raffles'
      ? readable(momentIn(object.drawTime), object.drawTime, 'drawTime', 'Draw date')
      : undefined
  if (!isReadable) return { problems }

  const drawn = draw === undefined || Number.isNaN(draw) ? undefined : drawOf(object)
  const endsWithDraw = drawn !== undefined && !period && to === undefined
  const isOn = object.isAvailable !== false
  const span: Span = {
    key: `${type} ${id}`,
    type,
    id,
    name,
    from: from ?? Number.NEGATIVE_INFINITY,
    to: to ?? (endsWithDraw ? drawn : Number.POSITIVE_INFINITY),
    isOn,
    period: period ?? undefined,
    draw: drawn,
    endsWithDraw,
    category: valuesOf(categoryFilter, row)[0] ?? '',
    tags: valuesOf(tagFilter, row).filter((tag) => tag !== ''),
    row,
  }
  const listedAs = (states: string) => `Overview and list show it as ${isOn ? states : 'inactive'}.`
  if (from !== undefined && to !== undefined && from > to) {
    const listed = listedAs('scheduled until its end, then as ended')
    complain('active.from', `Never active: it starts after it ends. ${listed}`)
    return { problems, never: span }
  }
  if (endsWithDraw && from !== undefined && from > drawn) {
    const listed = listedAs('scheduled until its start, then as active')
    complain('drawTime', `Never active: its only draw is before it starts. ${listed}`)
    return { problems, never: span }
  }
  return { problems, span }
}

/** Undefined for no repetition, null for a value that is not in the contract. */
function readPeriod(value: unknown): Repeat | undefined | null {
  if (isMissing(value) || value === 'all-time') return undefined
  return repeatOf(value) ?? null
}
