import { runSync } from '@/lib/idle'
import { titleOf } from '@/lib/value'
import { withChanges } from '@/model/changes'
import { isSame, withEdits } from '@/model/edits'
import { readCell, textOfValue, valueIn } from './cell'
import type { TableColumn } from './columns'

/*
 * What was typed into a table, and the objects that come of it. Only typed texts are state; values, refusals and changes
 * are read from them (rule TABLE-3).
 */

/** Texts by the path of their column. */
export type Texts = Readonly<Record<string, string>>

/** Why a text is refused for a reason other than the rules of its field, with a text that would be accepted. */
export interface Refusal {
  message: string
  nearest?: string
}

/** What is stored about an edit in addition to its text. */
interface CellNote {
  /** The saved text at the time of typing. */
  was?: string
  refused?: Refusal
}

type Notes = Readonly<Record<string, CellNote>>

/** The state of a table. Plain data, so that it can be kept as a draft. */
export interface TableDraft {
  /** Edited texts by row key. */
  edits: Readonly<Record<string, Texts>>
  /** Notes about the edits, by row key and path. */
  notes?: Readonly<Record<string, Notes>>
  /** The edits in the last plan. They are removed when the plan is executed (rule TABLE-12). */
  sent?: Readonly<Record<string, Texts>>
  /**
   * New rows in the order in which they were added. `below`: the key of the row above; without it the row is at the
   * end. `sent`: the id in the last plan.
   */
  added: readonly { key: string; below?: string; sent?: string }[]
}

export const emptyTableDraft: TableDraft = { edits: {}, added: [] }

/** The data from which the rows of a table are built. */
export interface TableDraftSource {
  columns: readonly TableColumn[]
  /** The objects, in the order of their rows. */
  objects: readonly object[]
  idOf: (object: object) => string
  /** The object of the account with this id, shown or not. */
  find: (id: string) => object | undefined
  /** Whether an object of the account has this id, or one that is read as the same. */
  isTaken: (id: string) => boolean
  /** The initial values of a new object. */
  defaults: object
  /** The id of a new object that has none, from its name. */
  suggest: (name: unknown, isTaken: (id: string) => boolean) => string | undefined
  /** What blocks a save in the form of the type (rule TABLE-4). */
  check: (object: object, before: object | undefined) => readonly CellProblem[]
}

export interface CellProblem {
  path: string
  message: string
  /** A text that would be accepted. */
  nearest?: string
}

export interface TableDraftRow {
  key: string
  /** The object as it was received; undefined for a new one. */
  base: object | undefined
  /** The object with the values that were accepted. */
  object: object
  id: string
  name: string
  texts: Texts
  /** The paths whose accepted value differs from that of the base, or is entered in a new row. */
  changed: ReadonlySet<string>
  /** Problems by path. */
  problems: ReadonlyMap<string, CellProblem>
  /**
   * The saved text at the time of typing, for cells whose saved value has changed since to something other than the
   * edit. By path.
   */
  moved: ReadonlyMap<string, string>
}

const keyOf = (id: string) => `=${id}`
export const noTexts: Texts = {}

/** The keys of all rows in their order: new rows are below the row at which they were inserted. */
function orderOf(source: TableDraftSource, sheet: TableDraft): string[] {
  const keys = source.objects.map((object) => keyOf(source.idOf(object)))
  for (const { key, below } of sheet.added) {
    const at = below === undefined ? -1 : keys.indexOf(below)
    keys.splice(at < 0 ? keys.length : at + 1, 0, key)
  }
  return keys
}

/** Builds the rows of a draft. */
export interface Reader {
  read: (sheet: TableDraft) => readonly TableDraftRow[]
  /** As `read`, in slices. @param onRow called with the number of rows so far */
  reading: (sheet: TableDraft, onRow?: (done: number) => void) => Generator<void, readonly TableDraftRow[]>
  /** The number of rows whose texts have changed since they were last read. Reading many of them takes long. */
  unread: (sheet: TableDraft) => number
  /** Returns a reader for newer objects of the same table. It reuses the rows of unchanged objects. */
  following: (next: TableDraftSource) => Reader
}

interface ReadRow {
  texts: Texts
  id: string
  isTaken: boolean
  row: TableDraftRow
}

type Cache = Map<string, ReadRow>

/** Reads rows again only if their texts changed. */
export const createReader = (source: TableDraftSource): Reader => readerWith(source, new Map())

const basesOf = ({ objects, idOf }: TableDraftSource) =>
  new Map(objects.map((object) => [keyOf(idOf(object)), object]))

function readerWith(source: TableDraftSource, cache: Cache): Reader {
  const bases = basesOf(source)
  let last: readonly ReadRow[] = []
  function* reading(
    sheet: TableDraft,
    onRow?: (done: number) => void,
  ): Generator<void, readonly TableDraftRow[]> {
    const ids = new Set<string>()
    const all: ReadRow[] = []
    // The id of a new row depends on the ids above it. As long as none of these has changed, the cached row is valid.
    let isAsBefore = true
    const add = (one: ReadRow) => {
      ids.add(one.id)
      all.push(one)
      onRow?.(all.length)
    }
    for (const [index, key] of orderOf(source, sheet).entries()) {
      const there = last[index]
      if (isAsBefore && there?.row.key === key && there.texts === (sheet.edits[key] ?? noTexts)) {
        // A reading that was cancelled can have replaced the entry.
        cache.set(key, there)
        add(there)
        yield
        continue
      }
      const base = bases.get(key)
      const texts = sheet.edits[key] ?? noTexts
      const isTaken = (id: string) => source.isTaken(id) || ids.has(id)
      const id = base ? source.idOf(base) : idOfNew(source, texts, isTaken)
      const taken = !base && isTaken(id)
      const before = cache.get(key)
      const isRead = before && before.texts === texts && before.id === id && before.isTaken === taken
      const parts = { texts, id, isTaken: taken }
      const notes = sheet.notes?.[key]
      const now = isRead ? before : { ...parts, row: readRow(source, { key, base, notes, ...parts }) }
      cache.set(key, now)
      isAsBefore &&= there?.row.key === key && there.id === id
      add(now)
      yield
    }
    last = all
    return all.map(({ row }) => row)
  }
  return {
    read: (sheet) => runSync(reading(sheet)),
    reading,
    unread: ({ edits, added }) => {
      // Edits of objects that are not rows of this table are never read.
      const isShown = (key: string) => bases.has(key) || !key.startsWith('=')
      const typed = Object.entries(edits).filter(
        ([key, texts]) => isShown(key) && cache.get(key)?.texts !== texts,
      )
      const blank = [...cache].filter(
        ([key, { texts }]) => texts !== noTexts && !edits[key] && bases.has(key),
      )
      return typed.length + blank.length + added.filter(({ key }) => !edits[key] && !cache.has(key)).length
    },
    following: (next) => {
      const isRead = (['columns', 'defaults', 'check'] as const).every((part) => source[part] === next[part])
      const now = basesOf(next)
      const same = isRead ? [...cache].filter(([key, { row }]) => row.base === now.get(key)) : []
      return readerWith(next, new Map(same))
    },
  }
}

function idOfNew(
  { columns, suggest }: TableDraftSource,
  texts: Texts,
  isTaken: (id: string) => boolean,
): string {
  const typed = texts[columns.find(({ isId }) => isId)?.path ?? '']
  return typed === undefined ? (suggest(texts.name, isTaken) ?? '') : typed.trim()
}

interface Parts {
  key: string
  base: object | undefined
  texts: Texts
  /** Notes change only together with the texts, so comparing the texts is enough. */
  notes?: Notes
  id: string
  isTaken: boolean
}

export function readRow(
  source: TableDraftSource,
  { key, base, texts, notes = {}, id, isTaken }: Parts,
): TableDraftRow {
  const { columns, defaults, check } = source
  const from = base ?? defaults
  const problems = new Map<string, CellProblem>()
  const moved = new Map<string, string>()
  const changed = new Set<string>()
  let object = from
  const put = (path: string, is: unknown) => {
    object = withChanges(object, [{ path: path.split('.'), is }], 'is') as object
  }
  for (const column of columns) {
    const { path } = column
    const text = texts[path]
    if (column.isId) {
      if (!base && id !== '') put(path, id)
      const refused = notes[path]?.refused
      if (refused) problems.set(path, { path, message: refused.message })
      if (base && text !== undefined && text !== id)
        problems.set(path, { path, message: 'The id of an object cannot be changed', nearest: id })
      continue
    }
    if (text === undefined) continue
    const before = valueIn(from, column)
    const { was, refused } = notes[path] ?? {}
    const read = refused
      ? { problem: refused.message, nearest: refused.nearest }
      : readCell(column, text, before)
    const isEdit = !('value' in read) || !isSame(before, read.value)
    if (base && was !== undefined && isEdit && was !== textOfValue(column, before)) moved.set(path, was)
    if ('value' in read) {
      if (!base || isEdit) changed.add(path)
      put(path, read.value)
    } else {
      const { problem: message, nearest } = read
      problems.set(path, { path, message, nearest })
    }
  }
  const isTouched = !base || changed.size > 0
  const idPath = columns.find(({ isId }) => isId)?.path
  if (isTaken && idPath)
    problems.set(idPath, { path: idPath, message: 'There is an object of this id already' })
  if (isTouched)
    for (const problem of check(withEdits(from, from, object), base))
      if (!problems.has(problem.path)) problems.set(problem.path, problem)
  // The id of a new object follows its name.
  if (!base && idPath && texts[idPath] === undefined && problems.has('name')) problems.delete(idPath)
  return {
    key,
    base,
    object,
    id,
    name: base || texts.name?.trim() ? titleOf(object, id) : '',
    texts,
    changed,
    problems,
    moved,
  }
}

/** The text that a cell shows: as it was typed if it was refused, otherwise that of its value. */
export const cellText = (row: TableDraftRow, column: TableColumn): string => {
  const { texts, problems, object, base } = row
  if (column.isId && base === undefined) return row.id
  const typed = problems.has(column.path) ? texts[column.path] : undefined
  return typed ?? textOfValue(column, valueIn(object, column))
}

/** The saved text of a cell; '' in a new row. */
export const savedText = (row: TableDraftRow, column: TableColumn): string =>
  row.base ? textOfValue(column, valueIn(row.base, column)) : ''

export interface TypedCell {
  key: string
  path: string
  text: string
  refused?: Refusal
}

/** Sets the texts of cells. Entering the saved text again removes the edit. */
export const withTexts = (...args: Parameters<typeof puttingTexts>): TableDraft =>
  runSync(puttingTexts(...args))

/** As `withTexts`, in slices. */
export function* puttingTexts(
  sheet: TableDraft,
  rows: readonly TableDraftRow[],
  columns: readonly TableColumn[],
  cells: readonly TypedCell[],
): Generator<void, TableDraft> {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const byPath = new Map(columns.map((column) => [column.path, column]))
  const edits: Record<string, Record<string, string>> = {}
  const notes: Record<string, Record<string, CellNote>> = {}
  for (const { key, path, text, refused } of cells) {
    const own = edits[key] ?? { ...sheet.edits[key] }
    const ownNotes = notes[key] ?? { ...sheet.notes?.[key] }
    edits[key] = own
    notes[key] = ownNotes
    const row = byKey.get(key)
    const column = byPath.get(path)
    const was = row?.base && column ? savedText(row, column) : undefined
    if (!refused && text === was) {
      delete own[path]
      delete ownNotes[path]
    } else {
      own[path] = text
      ownNotes[path] = { ...(was !== undefined && { was }), ...(refused && { refused }) }
    }
    yield
  }
  const allNotes = yield* joinedWith(sheet.notes ?? {}, notes)
  return {
    ...sheet,
    edits: yield* joinedWith(sheet.edits, edits),
    notes: Object.keys(allNotes).length > 0 ? allNotes : undefined,
  }
}

/** Merges records into others, and drops entries that become empty. In slices, because there can be many. */
function* joinedWith<T extends object>(
  before: Readonly<Record<string, T>>,
  others: Readonly<Record<string, T>>,
): Generator<void, Record<string, T>> {
  const all: Record<string, T> = {}
  for (const records of [before, others])
    for (const key in records) {
      const one = records === before && Object.hasOwn(others, key) ? others[key] : records[key]
      if (one && Object.keys(one).length > 0) all[key] = one
      yield
    }
  return all
}

/** An unused key for a new row. */
export function freeKey({ added }: TableDraft): string {
  const last = added.reduce((most, { key }) => Math.max(most, Number(key.slice(1)) || 0), 0)
  return `+${last + 1}`
}

/** Adds new rows at the end, or below a row. Returns the draft and the keys of the new rows. */
export function withNewRows(
  sheet: TableDraft,
  count: number,
  below?: string,
): { sheet: TableDraft; keys: string[] } {
  const first = Number(freeKey(sheet).slice(1))
  const keys = Array.from({ length: count }, (_, index) => `+${first + index}`)
  const made = keys.map((key) => ({ key, ...(below !== undefined && { below }) }))
  return { sheet: { ...sheet, added: [...sheet.added, ...made] }, keys }
}

/** Removes new rows. Rows that were inserted below one move to its place. */
export function withoutRows(sheet: TableDraft, keys: ReadonlySet<string>): TableDraft {
  const { edits, added } = sheet
  const belows = new Map<string, string | undefined>()
  // Rows are in the order of insertion, so the new place of a row is known before the rows below it are processed.
  for (const { key, below } of added)
    if (keys.has(key)) belows.set(key, below !== undefined && belows.has(below) ? belows.get(below) : below)
  return {
    ...sheet,
    edits: Object.fromEntries(Object.entries(edits).filter(([key]) => !keys.has(key))),
    added: added.flatMap((one) => {
      const { key, below, ...rest } = one
      if (keys.has(key)) return []
      if (below === undefined || !belows.has(below)) return [one]
      const place = belows.get(below)
      return [{ key, ...rest, ...(place !== undefined && { below: place }) }]
    }),
  }
}

/** Removes a new row. */
export const withoutRow = (sheet: TableDraft, key: string): TableDraft => withoutRows(sheet, new Set([key]))
