import { useState } from 'react'
import { textOf } from '@/lib/value'
import { useVisit } from './visit'

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

/** The rendered rows and the objects that they show. */
interface Shown {
  visit: object
  /** The loaded rows of the list. */
  loaded: object
  /** The keys of the shown objects, in the order of the rows. */
  objects: readonly string[]
  /** The React key of each row. */
  rows: readonly number[]
  /** The next React key that was never used. */
  next: number
}

const nothing = (visit: object, loaded: object): Shown => ({
  visit,
  loaded,
  objects: [],
  rows: [],
  next: 0,
})

/** After a refetch each object keeps its row, and new objects get new rows, so that the focus stays with its object. */
function afterRefetch(before: Shown, loaded: object, objects: readonly string[]): Shown {
  const rowOf = new Map(before.objects.map((object, index) => [object, before.rows[index]]))
  let { next } = before
  const rows = objects.map((object) => rowOf.get(object) ?? next++)
  return { ...before, loaded, objects, rows, next }
}

/** Objects that stay keep their rows; new objects get the rows of those that disappeared. */
function rowsThatFollow({ objects: before, rows, next }: Shown, objects: readonly string[]): number[] {
  const rowOf = new Map(before.map((object, index) => [object, rows[index]]))
  const kept = objects.map((object) => rowOf.get(object))
  const free = rows.filter((row) => !kept.includes(row))
  let unused = next
  return kept.map((row) => row ?? free.shift() ?? unused++)
}

/**
 * Rows keep their places and show other objects, except for the row with the focus (`held`), which moves to `place`.
 * -1: it does not move.
 */
function rowsThatStay({ rows, next }: Shown, count: number, held: number, place: number): number[] {
  const rest = rows.filter((_, index) => place < 0 || index !== held)
  let unused = next
  return Array.from({ length: count }, (_, index) => {
    return (index === place ? rows[held] : rest.shift()) ?? unused++
  })
}

/**
 * The cost of a change: the number of rows that get another object, plus the number of rows that move in the document.
 * Both cost about the same.
 */
function workOf(before: Shown, objects: readonly string[], rows: readonly number[]): number {
  let [work, last] = [0, -1]
  for (const [index, row] of rows.entries()) {
    const place = before.rows.indexOf(row)
    if (before.objects[place] !== objects[index]) work += 1
    // Counts moves as React does: a row moves if a row that was behind it is now in front of it.
    if (place < last) work += 1
    else last = place
  }
  return work
}

/**
 * Assigns rows after a change of page, sorting, search or list, with as little work as possible. The row with the focus
 * stays with its object.
 * @param held index of the row with the focus; -1 if there is none
 */
function afterChange(
  before: Shown,
  visit: object,
  loaded: object,
  objects: readonly string[],
  held: number,
): Shown {
  const place = before.visit === visit ? objects.indexOf(before.objects[held] ?? '') : -1
  const [stay, follow] = [rowsThatStay(before, objects.length, held, place), rowsThatFollow(before, objects)]
  const isLess = workOf(before, objects, follow) < workOf(before, objects, stay)
  const rows = isLess ? follow : stay
  return { visit, loaded, objects, rows, next: Math.max(before.next, ...rows.map((row) => row + 1)) }
}

/**
 * React keys for the rows of a table. Sorting, searching, turning the page and opening another list fill the rows that
 * are there with other objects, which costs less than new or moved rows (decisions H79, H81).
 * @param loaded the loaded rows of the list; the same array until a response changes it
 * @param ids the ids of the shown objects
 * @param focusedRow returns the index of the row with the focus, or whose menu or dialog is open; -1 if there is none
 */
export function useRowKeys(
  loaded: object,
  ids: readonly unknown[],
  focusedRow: () => number,
): readonly number[] {
  const visit = useVisit()
  const [shown, setShown] = useState(() => nothing(visit, loaded))
  const objects = rowKeys(ids)
  const isSame =
    shown.visit === visit &&
    shown.loaded === loaded &&
    shown.objects.length === objects.length &&
    objects.every((object, index) => object === shown.objects[index])
  if (isSame) return shown.rows
  const isRefetch = shown.visit === visit && shown.loaded !== loaded
  const next = isRefetch
    ? afterRefetch(shown, loaded, objects)
    : afterChange(shown, visit, loaded, objects, focusedRow())
  setShown(next)
  return next.rows
}
