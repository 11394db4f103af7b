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

/** The number of fields that are named with their values. */
const most = 3

/** The same with the names of the fields. */
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

/** Characters that nobody sees, or that look like others: blanks, marks, zero width. */
const unseen = /[^ \p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/gu

/** A value as JSON, in which no two characters look the same. */
const spelt = (value: unknown) =>
  (JSON.stringify(value) ?? 'empty').replace(
    unseen,
    (one) => `\\u${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  )

/** 'Category is sport, not Sport'. Values that look the same are spelt. */
function otherValueText(type: EntityType, { path, fieldName: name, wanted, found }: OtherValue): string {
  const [is = '', not = ''] = [found, wanted].map((value) => valueText(type, path, value))
  // A capital letter does not look like a small one.
  const isAlike = is.toLowerCase() !== not.toLowerCase() && comparableText(is) === comparableText(not)
  return isAlike || is.trim() === not.trim()
    ? `${name} is ${spelt(found)}, not ${spelt(wanted)}`
    : `${name} is ${is}, not ${not}`
}
