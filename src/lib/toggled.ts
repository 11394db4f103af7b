/** A copy of the set with the item added, or removed if it was there. */
export function toggledInSet<T>(items: ReadonlySet<T>, item: T): ReadonlySet<T> {
  const next = new Set(items)
  if (!next.delete(item)) next.add(item)
  return next
}

/** As `toggled`, for a list. A missing item is added at the end. */
export const toggledInList = <T>(items: readonly T[], item: T): T[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
