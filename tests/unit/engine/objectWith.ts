/** A value with these ids at a contract path, e.g. `requirement.missions.*`. Only a path through a list holds several. */
export function objectWith([key, ...rest]: readonly string[], ids: readonly string[]): unknown {
  if (key === undefined) return ids[0]
  if (key === '*') return ids.map((id) => objectWith(rest, [id]))
  return { [key]: objectWith(rest, ids) }
}

/** The path of an item of the list in a contract path. */
export const pathOf = (field: string, index: number) => field.replace('*', String(index))
