/** A copy of the set with the item added, or removed if it was there. */
export function toggledInSet<T>(items: ReadonlySet<T>, item: T): ReadonlySet<T> {
  const next = new Set(items)
  if (!next.delete(item)) next.add(item)
  return next
}

/** The same for a list. An item that was missing comes last. */
export const toggledInList = <T>(items: readonly T[], item: T): T[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item]
