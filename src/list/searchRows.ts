import { fieldText } from './rowText'
import type { Names } from './types'

/** List search matches on these (rule LIST-7); a level with its name. */
const searchedFields = ['name', 'description', 'title', 'player', 'account', 'team', 'level', 'id']

interface Reading {
  /** Lower-cased once for each object: a keystroke only compares. A line break parts the fields, no query holds one. */
  haystacks: WeakMap<object, string>
  /** The haystacks of a list in its order: a letter then goes through texts alone. */
  texts: WeakMap<readonly unknown[], string[]>
}

const noNames: Names = {}
const readings = new WeakMap<Names, Reading>()

/** What was read of objects so far; other names are read anew. */
function readingWith(names: Names): Reading {
  let reading = readings.get(names)
  if (!reading) {
    reading = { haystacks: new WeakMap(), texts: new WeakMap() }
    readings.set(names, reading)
  }
  return reading
}

/** An id counts with the name of what it refers to, where that is known. */
function searchedText(row: object, field: string, names: Names): string {
  const text = fieldText(row, field)
  const name = names[field]?.get(text)
  return name ? `${text}\n${name}` : text
}

function haystackOf(row: object, names: Names, { haystacks }: Reading): string {
  let haystack = haystacks.get(row)
  if (haystack === undefined) {
    haystack = searchedFields
      .map((field) => searchedText(row, field, names))
      .join('\n')
      .toLowerCase()
    haystacks.set(row, haystack)
  }
  return haystack
}

/** Half a frame, in ms. */
const sliceMs = 8

/** Reads the rows ahead, in slices, so that the first letter does not have to. The answer ends it. */
export function readAhead(rows: readonly object[], names = noNames): () => void {
  const reading = readingWith(names)
  let at = 0
  const step = () => {
    const until = performance.now() + sliceMs
    for (; at < rows.length && performance.now() < until; at += 1)
      haystackOf(rows[at] as object, names, reading)
    if (at < rows.length) timer = setTimeout(step, sliceMs)
  }
  let timer = setTimeout(step)
  return () => clearTimeout(timer)
}

/**
 * Rows that hold the query in one of the searched fields, in the given order. White space around it does not
 * count; white space alone is no query and finds everything (decision B5).
 */
export function searchRows<Item>(
  items: readonly Item[],
  query: string,
  rowOf: (item: Item) => object,
  names = noNames,
): readonly Item[] {
  const wanted = query.trim().toLowerCase()
  if (wanted === '') return items
  const reading = readingWith(names)
  let read = reading.texts.get(items)
  if (!read) {
    read = items.map((item) => haystackOf(rowOf(item), names, reading))
    reading.texts.set(items, read)
  }
  return items.filter((_, index) => read[index]?.includes(wanted))
}
