import type { EntityType } from '@/model/entityTypes'
import { naturalCompare } from '@/ui/compare'
import { type ActiveWindow, isDated, type Span, stateAt } from './windows'

/** The filters of the calendar. Undefined shows everything. */
export interface SpanFilter {
  types?: readonly EntityType[] | undefined
  /** '' means objects without a category. */
  category?: string | undefined
  /** '' means objects without a tag. */
  tag?: string | undefined
  /** Shows objects without any date, too. */
  undated?: boolean | undefined
}

/** The spans that pass the filter. */
export function filtered<W extends ActiveWindow>(spans: readonly W[], filter: SpanFilter): readonly W[] {
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
export function choicesOf(spans: readonly Span[]): Choices {
  const categories = new Set<string>()
  const tags = new Set<string>()
  for (const span of spans) {
    categories.add(span.category)
    for (const tag of span.tags) tags.add(tag)
    if (span.tags.length === 0) tags.add('')
  }
  return { categories: [...categories].sort(naturalCompare), tags: [...tags].sort(naturalCompare) }
}
