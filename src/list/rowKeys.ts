import { useState } from 'react'
import { textOf } from '@/ui/value'

/** One key for each object, the same through sorting and refetching, even if ids are missing or duplicated. */
export function rowKeys(ids: readonly unknown[]): string[] {
  const seen = new Map<string, number>()
  return ids.map((id) => {
    const key = textOf(id)
    const times = seen.get(key) ?? 0
    seen.set(key, times + 1)
    return JSON.stringify([key, times])
  })
}

/** Which row of the document shows which object. */
interface Shown {
  /** The loaded rows of the list. */
  loaded: object
  /** The keys of the shown objects, in their order. */
  objects: readonly string[]
  /** The React key of each row. */
  rows: readonly number[]
  /** The next React key that was never used. */
  next: number
}

const nothing = (loaded: object): Shown => ({ loaded, objects: [], rows: [], next: 0 })

/**
 * An object that stays keeps its row, and thus its focus and its open menu. An object that comes gets the row of one
 * that went. After a refetch it gets a new row: what the focus is on must not become another object unless the user
 * asked for other rows.
 */
function showNext(before: Shown, loaded: object, objects: readonly string[]): Shown {
  const rowOf = new Map(before.objects.map((object, index) => [object, before.rows[index]]))
  const rows = objects.map((object) => rowOf.get(object))
  const taken = new Set(rows)
  const free = before.loaded === loaded ? before.rows.filter((row) => !taken.has(row)) : []
  let { next } = before
  return { loaded, objects, rows: rows.map((row) => row ?? free.shift() ?? next++), next }
}

/**
 * React keys for the rows of a table. Sorting, searching and turning the page fill the rows that are there with other
 * objects, which costs less than new rows (decision H79).
 * @param loaded the loaded rows of the list; the same array until a response changes it
 * @param ids the ids of the shown objects
 */
export function useRowKeys(loaded: object, ids: readonly unknown[]): readonly number[] {
  const [shown, setShown] = useState(() => nothing(loaded))
  const objects = rowKeys(ids)
  const isSame =
    shown.loaded === loaded &&
    shown.objects.length === objects.length &&
    objects.every((object, index) => object === shown.objects[index])
  if (isSame) return shown.rows
  const next = showNext(shown, loaded, objects)
  setShown(next)
  return next.rows
}
