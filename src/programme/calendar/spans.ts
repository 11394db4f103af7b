import type { AnyEntity } from '@/entities/definition'
import { categoryFilter, tagFilter } from '@/entities/filters'
import { type EntityType, entities, entityOf } from '@/entities/registry'
import { valuesOf } from '@/list/filterRows'
import { titleOf } from '@/list/rowText'
import { isObject } from '@/ui/value'
import type { Lists } from '../references'
import type { WindowsByType } from './arrange'
import type { Repeat, Span } from './windows'

/** An object, or a part of it, that the calendar cannot show, and why. */
export interface Problem {
  type: EntityType
  id: string
  name: string
  /** Dot path of the field. */
  path: string
  text: string
}

export interface Calendar {
  /** In the order of the navigation, then of the lists. */
  spans: readonly Span[]
  /** The same windows by type. A type keeps its array while its list does not change. */
  windows: WindowsByType<Span>
  problems: readonly Problem[]
}

/** The types whose objects have an active window, in the order of the navigation. */
export const calendarTypes: readonly EntityType[] = entities
  .filter(({ list }) => list.filters?.some(({ id }) => id === 'schedule'))
  .map(({ list }) => list.type as EntityType)

type ListRead = Pick<Calendar, 'spans' | 'problems'>

/** The windows of all objects in these lists. What cannot be read is among the problems, never left out silently. */
export function calendarOf(lists: Lists): Calendar {
  const calendars = calendarTypes.map((type) => calendarOfType(type, lists.get(type) ?? none))
  return {
    spans: calendars.flatMap(({ spans }) => spans),
    windows: new Map(calendarTypes.map((type, index) => [type, calendars[index]?.spans ?? none])),
    problems: calendars.flatMap(({ problems }) => problems),
  }
}

const none: readonly never[] = []

/** Lists that stay the same are read once, for all screens that show them. */
const alreadyRead = new Map(calendarTypes.map((type) => [type, new WeakMap<readonly unknown[], ListRead>()]))
/** Objects are read once, too: when a list gets another page, only that page is read. */
const rowsRead = new Map(calendarTypes.map((type) => [type, new WeakMap<object, RowRead>()]))

function calendarOfType(type: EntityType, rows: readonly unknown[]): ListRead {
  const known = alreadyRead.get(type)?.get(rows)
  if (known) return known
  const spans: Span[] = []
  const problems: Problem[] = []
  const seen = new Map<string, number>()
  for (const row of rows) {
    const read = rowRead(type, row)
    problems.push(...read.problems)
    if (!read.span) continue
    const { key } = read.span
    const times = seen.get(key) ?? 0
    seen.set(key, times + 1)
    spans.push(times === 0 ? read.span : { ...read.span, key: `${key} ${times}` })
  }
  const calendar = { spans, problems }
  alreadyRead.get(type)?.set(rows, calendar)
  return calendar
}

interface RowRead {
  span?: Span
  problems: readonly Problem[]
}

function rowRead(type: EntityType, row: unknown): RowRead {
  if (!isObject(row)) return readSpan(type, row)
  const known = rowsRead.get(type)
  const read = known?.get(row) ?? readSpan(type, row)
  known?.set(row, read)
  return read
}

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

function readSpan(type: EntityType, row: unknown): RowRead {
  const problems: Problem[] = []
  if (!isObject(row)) {
    return { problems: [{ type, id: '', name: String(row), path: '', text: 'This is not an object.' }] }
  }
  const entity: AnyEntity = entityOf(type)
  const object = row as Record<string, unknown>
  const id = String(entity.list.idOf(row) ?? '')
  const name = titleOf(row, id)
  const complain = (path: string, text: string) => problems.push({ type, id, name, path, text })
  const moment = (value: unknown, path: string, label: string): number | undefined => {
    if (isMissing(value)) return undefined
    const read = typeof value === 'string' ? Date.parse(value) : Number.NaN
    if (Number.isNaN(read)) complain(path, `${label} is no date: ${JSON.stringify(value)}`)
    return read
  }

  const { active } = object
  const hasRange = isObject(active) && !Array.isArray(active)
  if (!hasRange && !isMissing(active))
    complain('active', `Active range is no range: ${JSON.stringify(active)}`)
  const range = (hasRange ? active : {}) as Record<string, unknown>
  const from = moment(range.from, 'active.from', 'Active from')
  const to = moment(range.to, 'active.to', 'Active to')
  const isReadable = problems.length === 0
  const period = repeatOf(object.period)
  if (period === null) {
    complain('period', `Refresh period is unknown: ${JSON.stringify(object.period)}`)
  }
  const draw = type === 'raffles' ? moment(object.drawTime, 'drawTime', 'Draw date') : undefined
  if (from !== undefined && to !== undefined && from > to) {
    complain('active.from', 'Never active: it starts after it ends')
    return { problems }
  }
  if (!isReadable) return { problems }

  const drawn = draw === undefined || Number.isNaN(draw) || object.enabled === false ? undefined : draw
  const endsWithDraw = drawn !== undefined && !period && from === undefined && to === undefined
  return {
    problems,
    span: {
      key: `${type} ${id}`,
      type,
      id,
      name,
      from: from ?? Number.NEGATIVE_INFINITY,
      to: to ?? (endsWithDraw ? drawn : Number.POSITIVE_INFINITY),
      isOn: object.isAvailable !== false,
      period: period ?? undefined,
      draw: drawn,
      endsWithDraw,
      category: valuesOf(categoryFilter, row)[0] ?? '',
      tags: valuesOf(tagFilter, row).filter((tag) => tag !== ''),
      row,
    },
  }
}

/** Undefined for none, null for a value that the contract does not know. */
function repeatOf(value: unknown): Repeat | undefined | null {
  if (isMissing(value) || value === 'all-time') return undefined
  return value === 'daily' || value === 'weekly' || value === 'monthly' ? value : null
}
