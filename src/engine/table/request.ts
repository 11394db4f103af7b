import type { ChangedObject, EditedObject } from '@/engine/plan/types'
import { runSync } from '@/lib/idle'
import { valueAt, withChanges } from '@/model/changes'
import { withEdits } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import type { TableDraftRow, TableDraftSource } from './tableDraft'

/**
 * The request for the edits of a table (rule TABLE-6): accepted values of objects, and new objects without a refused
 * cell.
 */
export function objectsToWrite(
  type: EntityType,
  source: TableDraftSource,
  rows: readonly TableDraftRow[],
): EditedObject[] {
  return rows.flatMap((row): EditedObject[] => {
    const { base, id, object, problems } = row
    if (!base) {
      const isBlank = Object.keys(row.texts).length === 0
      if (isBlank || problems.size > 0) return []
      return [{ type, id, object: withEdits(source.defaults, source.defaults, object) }]
    }
    const changes = rowChanges(source, row)
    return changes.length > 0 ? [{ type, id, changes }] : []
  })
}

/**
 * The changes of an object that will be written. None if they break a rule of the form without the refused cells (rule
 * TABLE-4).
 */
function rowChanges(source: TableDraftSource, row: TableDraftRow): Changes {
  const { base, object, changed, problems } = row
  const known = changesOfRows.get(row)
  if (known || !base) return known ?? []
  const all = [...changed]
    .filter((path) => !problems.has(path))
    .map((path) => {
      const keys = path.split('.')
      return { path: keys, was: valueAt(base, keys), is: valueAt(object, keys) }
    })
  const isAllowed = () =>
    source.check(withEdits(base, base, withChanges(base, all, 'is')) as object, base).length === 0
  const changes = problems.size === 0 || all.length === 0 || isAllowed() ? all : []
  changesOfRows.set(row, changes)
  return changes
}

/** The paths of an object that are written. */
export const writtenPaths = (source: TableDraftSource, row: TableDraftRow): readonly string[] =>
  rowChanges(source, row).map(({ path }) => path.join('.'))

type Changes = ChangedObject['changes']

/**
 * The changes of each row. Rows are immutable, and only reused by sources with the same rules, so the cache stays
 * valid.
 */
const changesOfRows = new WeakMap<TableDraftRow, Changes>()

export interface TableDraftCounts {
  /** The number of changed cells and new objects. */
  changes: number
  objects: number
  refused: number
}

/** Counts what the plan would contain. */
export const draftCountsOf = (source: TableDraftSource, rows: readonly TableDraftRow[]): TableDraftCounts =>
  runSync(counting(source, rows))

/** As `draftCountsOf`, in slices. Caches the result of each row. */
export function* counting(
  source: TableDraftSource,
  rows: readonly TableDraftRow[],
): Generator<void, TableDraftCounts> {
  const counts = { changes: 0, objects: 0, refused: 0 }
  for (const row of rows) {
    const isBlank = Object.keys(row.texts).length === 0
    if (isBlank) continue
    counts.refused += row.problems.size
    const own = row.base ? rowChanges(source, row).length : Number(row.problems.size === 0)
    counts.changes += own
    counts.objects += Number(own > 0)
    yield
  }
  return counts
}
