import { isPlain } from './edits'

/** A path in one object, with the indexes of list items. */
export type Keys = readonly (string | number)[]

/**
 * Replaces the values at a path of the contract, in which `*` stands for every item. Undefined removes a field. Returns
 * the same value if nothing changes.
 */
export function mapPath(
  value: unknown,
  [key, ...rest]: readonly string[],
  next: (value: unknown, keys: Keys) => unknown,
  keys: Keys = [],
): unknown {
  if (key === undefined) return next(value, keys)
  if (key === '*') {
    if (!Array.isArray(value)) return value
    const items = value.map((item: unknown, index) => mapPath(item, rest, next, [...keys, index]))
    return items.some((item, index) => item !== value[index]) ? items : value
  }
  if (!isPlain(value) || !Object.hasOwn(value, key)) return value
  const part = mapPath(value[key], rest, next, [...keys, key])
  if (part === value[key]) return value
  const { [key]: _, ...others } = value
  return part === undefined ? others : { ...value, [key]: part }
}
