import { runSync } from '@/lib/idle'
import { readCell, textOfValue, valueIn } from './cell'
import {
  noTexts,
  readRow,
  type TableDraft,
  type TableDraftRow,
  type TableDraftSource,
  type Texts,
  withoutRows,
} from './tableDraft'

/*
 * What happens to the stored draft of a table when its edits are planned, executed, saved elsewhere or discarded (rules
 * TABLE-8 and TABLE-12).
 */

/**
 * Marks the edits that are part of a plan: stores the ids of new rows and the texts of edits.
 * @param written the paths of an object that are written
 */
export function withSent(
  sheet: TableDraft,
  rows: readonly TableDraftRow[],
  written: (row: TableDraftRow) => readonly string[] = ({ changed }) => [...changed],
): TableDraft {
  const ids = new Map(
    rows.flatMap(({ key, base, id, problems }) => (base || problems.size > 0 ? [] : [[key, id]])),
  )
  const sent = rows.flatMap((row): [string, Texts][] => {
    const { key, base, texts } = row
    const paths = base ? written(row) : []
    return paths.length === 0
      ? []
      : [[key, Object.fromEntries(paths.map((path) => [path, texts[path] ?? '']))]]
  })
  return {
    ...sheet,
    added: sheet.added.map((one) => ({ ...one, sent: ids.get(one.key) })),
    sent: Object.fromEntries(sent),
  }
}

/**
 * Removes the edits that a plan has written, even if the plan is undone later (rule TABLE-12). Texts typed since then
 * stay.
 * @param ids the objects that the plan has written
 */
export function withoutTaken(sheet: TableDraft, ids: ReadonlySet<string>): TableDraft {
  const { edits, sent = {}, added } = sheet
  const left = Object.entries(edits).map(([key, texts]): [string, Texts] => {
    const gone = key.startsWith('=') && ids.has(key.slice(1)) ? sent[key] : undefined
    if (!gone) return [key, texts]
    return [key, Object.fromEntries(Object.entries(texts).filter(([path, text]) => gone[path] !== text))]
  })
  const created = added.flatMap(({ key, sent: id }) => (id !== undefined && ids.has(id) ? [key] : []))
  const isLeft = ([, texts]: [string, Texts]) => Object.keys(texts).length > 0
  const next = { ...sheet, edits: Object.fromEntries(left.filter(isLeft)) }
  return withoutRows(next, new Set(created))
}

/** Whether an object has all that was typed into a new row. */
const hasTexts = ({ columns }: TableDraftSource, object: object, texts: Texts): boolean =>
  columns.every((column) => {
    const text = texts[column.path]
    if (text === undefined || text.trim() === '' || column.isId) return true
    const read = readCell(column, text.trim())
    return (
      'value' in read &&
      textOfValue(column, read.value) === textOfValue(column, valueIn(object, column)).trim()
    )
  })

/**
 * Drops what a stored table no longer needs: values that were saved since, edits of objects that are gone, and new rows that
 * a plan has created. Edits of objects that this table does not show stay (rule TABLE-8).
 */
export const stillOpen = (source: TableDraftSource, sheet: TableDraft): TableDraft =>
  runSync(opening(source, sheet))

/** As `stillOpen`, in slices. */
export function* opening(source: TableDraftSource, sheet: TableDraft): Generator<void, TableDraft> {
  const isOpen = ([key, texts]: [string, Texts]) => {
    if (!key.startsWith('=')) return true
    const id = key.slice(1)
    const base = source.find(id)
    if (!base) return false
    const row = readRow(source, { key, base, texts, notes: sheet.notes?.[key], id, isTaken: false })
    return row.changed.size > 0 || row.problems.size > 0
  }
  const open: [string, Texts][] = []
  for (const entry of Object.entries(sheet.edits)) {
    yield
    if (isOpen(entry)) open.push(entry)
  }
  const created = new Set<string>()
  for (const { key, sent } of sheet.added) {
    yield
    const object = sent === undefined ? undefined : source.find(sent)
    if (object && hasTexts(source, object, sheet.edits[key] ?? noTexts)) created.add(key)
  }
  return withoutRows({ ...sheet, edits: Object.fromEntries(open) }, created)
}

/** Removes new rows, and the edits of all of these rows. */
export function withoutRowEdits(sheet: TableDraft, rows: readonly TableDraftRow[]): TableDraft {
  const { edits } = sheet
  const gone = new Set(rows.map(({ key }) => key))
  return {
    ...sheet,
    edits: Object.fromEntries(Object.entries(edits).filter(([key]) => !gone.has(key))),
    added: [],
  }
}
