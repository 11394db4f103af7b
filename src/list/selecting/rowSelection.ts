import { textOf } from '@/lib/value'
import type { ListSpec } from '../types'

/** Reads the ids of rows, without those that have none. */
export const idsIn =
  <T extends object>({ idOf }: Pick<ListSpec<T>, 'idOf'>) =>
  (rows: readonly T[]): string[] =>
    rows.map((row) => textOf(idOf(row))).filter((id) => id !== '')

/** The ticked rows of a list, by id. Lives outside of React, so that a tick renders its own checkbox and the counts only. */
export interface RowSelection {
  has: (id: string) => boolean
  count: () => number
  /** In the order of ticking. Returns the same array until the selection changes. */
  ids: () => readonly string[]
  subscribe: (listener: () => void) => () => void
  /** Selects or deselects these ids. */
  set: (ids: Iterable<string>, isSelected: boolean) => void
  /**
   * Handles a click on a row's checkbox. With `order`, the ids of all rows in the order of the list, it ticks all rows
   * from the previously clicked one to this one.
   */
  tick: (id: string, isSelected: boolean, order?: readonly string[]) => void
  clear: () => void
  /** Deselects all other ids, i.e. objects that are no longer in the list. */
  keep: (ids: ReadonlySet<string>) => void
}

export function createRowSelection(): RowSelection {
  let ids: readonly string[] = []
  let ticked = new Set<string>()
  let anchor: string | undefined
  const listeners = new Set<() => void>()
  const changeTo = (next: Set<string>) => {
    if (next.size === ticked.size && [...next].every((id) => ticked.has(id))) return
    ticked = next
    ids = [...next]
    for (const listener of listeners) listener()
  }
  const set: RowSelection['set'] = (changed, isSelected) => {
    const next = new Set(ticked)
    for (const id of changed) isSelected ? next.add(id) : next.delete(id)
    changeTo(next)
  }
  return {
    has: (id) => ticked.has(id),
    count: () => ticked.size,
    ids: () => ids,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    set,
    tick: (id, isSelected, order = []) => {
      const [from, to] = [anchor === undefined ? -1 : order.indexOf(anchor), order.indexOf(id)]
      anchor = id
      if (from < 0 || to < 0) set([id], isSelected)
      else set(order.slice(Math.min(from, to), Math.max(from, to) + 1), isSelected)
    },
    clear: () => {
      anchor = undefined
      changeTo(new Set())
    },
    keep: (known) => changeTo(new Set([...ticked].filter((id) => known.has(id)))),
  }
}
