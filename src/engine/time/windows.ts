import { naturalCompare } from '@/lib/compare'
import type { Repeat } from '@/model/choices'
import type { EntityType } from '@/model/entityTypes'
import type { Lifecycle } from '@/model/lifecycle'

/* Windows in time: their state, their edits, and which of them the filters of the calendar show. */

/** The active window of an object, in ms. Open ends are infinite. */
export interface Span {
  /** Unique in the calendar, even if ids are missing or repeated. */
  key: string
  type: EntityType
  id: string
  name: string
  from: number
  /** The last active moment. */
  to: number
  /** False for an inactive object, which is never live. */
  isOn: boolean
  period: Repeat | undefined
  /** The first draw of a raffle. */
  draw: number | undefined
  /** A raffle without an end that is drawn once is open until its draw. */
  endsWithDraw: boolean
  category: string
  tags: readonly string[]
  row: object
}

/** The windows of each type, in the order of its list. */
export type WindowsByType = ReadonlyMap<EntityType, readonly Span[]>

/** The new dates of one window, in ms. Missing dates do not change. */
export interface WindowEdit {
  from?: number
  to?: number
  draw?: number
}

/** The unconfirmed edits, by the key of the span. */
export type WindowEdits = Readonly<Record<string, WindowEdit>>

/** The span with its edit applied. */
export const withEdit = (span: Span, edit: WindowEdit | undefined): Span =>
  edit
    ? { ...span, from: edit.from ?? span.from, to: edit.to ?? span.to, draw: edit.draw ?? span.draw }
    : span

/** Same rules as the badges of the lists (`model/lifecycle.ts`). */
export function stateAt({ from, to, isOn }: Pick<Span, 'from' | 'to' | 'isOn'>, moment: number): Lifecycle {
  if (!isOn) return 'inactive'
  if (to < moment) return 'ended'
  return from > moment ? 'scheduled' : 'live'
}

/** Whether a raffle has ended with its last draw. The list of raffles only looks at the active range and still counts it as active. */
export const isEndedByDraw = (span: Span, moment: number): boolean =>
  span.endsWithDraw && stateAt(span, moment) === 'ended'

/** Whether the object has a date: an end of the window, or a draw. */
export const isDated = ({ from, to, draw }: Span): boolean =>
  Number.isFinite(from) || Number.isFinite(to) || draw !== undefined

/** Compares moments without subtraction, which fails for infinite ones. */
export const compareMoments = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0)

/** The filters of the calendar. Undefined shows everything. */
export interface SpanFilter {
  types?: readonly EntityType[]
  /** '' means objects without a category. */
  category?: string
  /** '' means objects without a tag. */
  tag?: string
  /** Shows objects without any date, too. */
  undated?: boolean
}

/** The spans that pass the filter. */
export function filtered(spans: readonly Span[], filter: SpanFilter): readonly Span[] {
  const { types, category, tag, undated } = filter
  return spans.filter(
    (span) =>
      (!types || types.includes(span.type)) &&
      (category === undefined || span.category === category) &&
      (tag === undefined || (tag === '' ? span.tags.length === 0 : span.tags.includes(tag))) &&
      (undated || isDated(span)),
  )
}

/** The spans that are live at a moment; all spans if the moment is undefined. */
export const liveAt = (spans: readonly Span[], moment: number | undefined): readonly Span[] =>
  moment === undefined ? spans : spans.filter((span) => stateAt(span, moment) === 'live')

/** The number of objects of each type that are live at a moment, with these filters and edits. */
export function liveCounts(
  spans: readonly Span[],
  filter: SpanFilter,
  edits: WindowEdits,
  moment: number,
): ReadonlyMap<EntityType, number> {
  const counts = new Map<EntityType, number>()
  for (const span of filtered(spans, filter)) {
    if (stateAt(withEdit(span, edits[span.key]), moment) !== 'live') continue
    counts.set(span.type, (counts.get(span.type) ?? 0) + 1)
  }
  return counts
}

/** The spans that overlap a stretch of time. */
export const within = <T extends { from: number; to: number }>(
  items: readonly T[],
  { from, to }: { from: number; to: number },
): readonly T[] => items.filter((item) => item.from < to && item.to >= from)

interface Choices {
  categories: readonly string[]
  tags: readonly string[]
}

/** The categories and tags of the objects in alphabetical order, and '' at the end if an object has none. */
export function filterChoicesOf(spans: readonly Span[]): Choices {
  const categories = new Set<string>()
  const tags = new Set<string>()
  for (const span of spans) {
    categories.add(span.category)
    for (const tag of span.tags) tags.add(tag)
    if (span.tags.length === 0) tags.add('')
  }
  return { categories: [...categories].sort(naturalCompare), tags: [...tags].sort(naturalCompare) }
}
