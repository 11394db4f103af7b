import { type Difference, dotPath } from './changes'
import type { EntityType } from './entityTypes'
import { fieldName } from './fieldNames'
import { valueText } from './fieldValue'

/** The number of fields that are named with their values. */
const most = 3

/** 'The server saved other values: Category is sport, not Sport.' Undefined if it saved what was sent. */
export function savedDifferently(
  type: EntityType,
  object: object,
  differences: readonly Difference[],
): string | undefined {
  if (differences.length === 0) return undefined
  const texts = differences.slice(0, most).map((one) => differenceText(type, object, one))
  const rest = differences.length - texts.length
  const more = rest > 0 ? `; and ${rest} more` : ''
  return `The server saved other values: ${texts.join('; ')}${more}.`
}

/** 'Category is sport, not Sport'. Texts that differ in what cannot be seen are quoted. */
export function differenceText(
  type: EntityType,
  object: object,
  { path, wanted, found }: Difference,
): string {
  const dots = dotPath(object, path)
  const [is, not] = [found, wanted].map((value) => valueText(type, dots, value))
  const isAlike = is?.trim() === not?.trim()
  return isAlike
    ? `${fieldName(type, dots)} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`
    : `${fieldName(type, dots)} is ${is}, not ${not}`
}
