import { comparableText } from '@/lib/folding'
import { type Difference, dotPath } from './changes'
import type { EntityType } from './entityTypes'
import { fieldName } from './fieldNames'
import { valueText } from './fieldValue'

/** A value that the server saved instead of the wanted one, with the name of its field. */
export interface OtherValue {
  path: string
  fieldName: string
  wanted: unknown
  found: unknown
}

/** At most this many fields are named with their values. */
const most = 3

/** The values that differ, with the names of their fields. */
export const otherValues = (
  type: EntityType,
  object: object,
  differences: readonly Difference[],
): OtherValue[] =>
  differences.map(({ path: steps, wanted, found }) => {
    const path = dotPath(object, steps)
    return { path, fieldName: fieldName(type, path), wanted, found }
  })

/** 'The server saved other values: Category is sport, not Sport.' Undefined if it saved what was sent. */
export function savedDifferently(type: EntityType, values: readonly OtherValue[]): string | undefined {
  if (values.length === 0) return undefined
  const texts = values.slice(0, most).map((one) => otherValueText(type, one))
  const rest = values.length - texts.length
  return `The server saved other values: ${texts.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`
}

/** Characters that are invisible or look like others: blanks, marks, zero-width characters. */
const unseen = /[^ \p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/gu

/** A value as JSON in which confusable characters are escaped, so that different values look different. */
const spelt = (value: unknown) =>
  (JSON.stringify(value) ?? 'empty').replace(
    unseen,
    (one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )

/** For example 'Category is sport, not Sport'. Values that look the same are written with escapes. */
function otherValueText(type: EntityType, { path, fieldName: name, wanted, found }: OtherValue): string {
  const [is = '', not = ''] = [found, wanted].map((value) => valueText(type, path, value))
  // A difference in case is visible, so it needs no escapes.
  const isAlike = is.toLowerCase() !== not.toLowerCase() && comparableText(is) === comparableText(not)
  return isAlike || is.trim() === not.trim()
    ? `${name} is ${spelt(found)}, not ${spelt(wanted)}`
    : `${name} is ${is}, not ${not}`
}
