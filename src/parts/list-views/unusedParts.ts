import { columnsText, readColumns } from '@/engine/advanced-filters/columns'
import { readCondition } from '@/engine/advanced-filters/conditions'
import type { AnyEntity } from '@/entities/definition'
import { filterIds } from '@/entities/registry'
import { pluralize } from '@/lib/format'
import { distance } from '@/lib/nearest'
import { chosenFilters, type ListSearch, ownKeys } from '@/list/listSearch'
import { offeredColumns } from './offeredColumns'

/** The parts of an address that a list cannot use (rule ASK-2). */
interface Unused {
  /** The unused parts as they are in the address, such as `sort=foo`. */
  parts: string[]
  /** A patch that removes them from the address. */
  instead: ListSearch
}

/** What mail programs and web pages put in front of a key when they write a link as text. */
const escapes = /^(?:\?|(?:&?(?:amp|#0*38|#x0*26);)+)/i

/**
 * The known key that an unknown one probably means: they differ by a letter, by case, or by `amp;`. Undefined for a
 * foreign key.
 */
export function resembledKey(key: string, known: readonly string[]): string | undefined {
  const bare = key.replace(escapes, '').toLowerCase()
  const letters = [...bare].sort().join('')
  const limit = bare.length > 5 ? 2 : 1
  return (
    known.find((one) => one.toLowerCase() === bare) ??
    known.find((one) => {
      const other = one.toLowerCase()
      if (Math.min(bare.length, other.length) < 4) return false
      return distance(bare, other, limit) <= limit || [...other].sort().join('') === letters
    })
  )
}

const listed = (value: ListSearch[string]): readonly (string | number)[] =>
  value === undefined ? [] : ([value].flat() as readonly (string | number)[])

/** The parts of an address that a list cannot use. Keys that resemble none of its own, such as `utm_source`, are left alone. */
export function unusedParts({ list }: AnyEntity, search: ListSearch): Unused {
  const { type, columns, filters = [] } = list
  const parts: string[] = []
  const instead: ListSearch = {}
  const replace = (key: string, unused: readonly (string | number)[], value?: ListSearch[string]) => {
    if (unused.length === 0) return
    parts.push(...unused.map((one) => `${key}=${one}`))
    instead[key] = value
  }

  const isFilter = (text: string) => readCondition(type, text) !== undefined
  const where = search.where ?? []
  const conditions = where.filter(isFilter)
  replace(
    'where',
    where.filter((text) => !isFilter(text)),
    conditions.length > 0 ? conditions : undefined,
  )

  const chosen = chosenFilters(search, filters as never)
  const known = [...ownKeys, ...filters.map(({ id }) => id)]
  for (const { id } of filters) {
    const used = chosen[id] ?? []
    replace(
      id,
      listed(search[id]).filter((value) => !used.includes(String(value))),
      used.length > 0 ? used : undefined,
    )
  }

  const offered = offeredColumns(list)
  const shown = readColumns(offered, search.cols)
  const isShown = (part: string) => {
    const [id, width = ''] = part.split('~')
    const column = shown?.find((one) => one.id === id)
    return column !== undefined && (width === '' || column.width !== undefined)
  }
  const unshown = search.cols?.split(',').filter((part) => !isShown(part)) ?? []
  replace('cols', unshown, shown && columnsText(columns, shown))

  const sortable = ['name', ...(shown ?? columns).map(({ id }) => id)]
  const isUnsortable = columns.some(({ id, sortable: can }) => id === search.sort && can === false)
  if (search.sort !== undefined && (isUnsortable || !sortable.includes(search.sort)))
    replace('sort', [search.sort])
  const isNumeric = (shown ?? columns).some(({ id, kind }) => id === search.numbers && kind === 'number')
  if (search.numbers !== undefined && !isNumeric) replace('numbers', [search.numbers])

  // A filter of another list counts as unused, too.
  for (const key of Object.keys(search))
    if (!known.includes(key) && (filterIds.includes(key) || resembledKey(key, known) !== undefined))
      replace(key, listed(search[key]))
  return { parts, instead }
}

/** At most this many parts are named. */
const mostNamed = 3

/** Says which parts of the address are ignored. */
export function unusedLabel(parts: readonly string[]): string {
  const [first = '', ...others] = parts
  const areFilters = parts.every((part) => part.startsWith('where='))
  if (areFilters) {
    const filter = `The list has no filter "${first.slice('where='.length)}"`
    return others.length === 0
      ? `${filter}, so it is ignored.`
      : `${filter} and ${pluralize(others.length, 'other')} of the address, so they are ignored.`
  }
  const named = parts.slice(0, mostNamed).map((part) => `"${part}"`)
  const rest = parts.length - named.length
  const all = rest > 0 ? [...named, pluralize(rest, 'other')] : named
  const words = all.length === 1 ? all[0] : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
  return `The list cannot use ${words} of the address, so ${parts.length === 1 ? 'it is' : 'they are'} ignored.`
}
