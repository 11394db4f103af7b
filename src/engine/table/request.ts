import type { TableObject } from '@/engine/plan/types'
import { valueAt, withChanges } from '@/model/changes'
import { withEdits } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import type { SheetRow, SheetSource } from './sheet'

/** What a table writes (rule TABLE-6): the accepted values of objects, and new objects without a refused cell. */
export function objectsToWrite(
  type: EntityType,
  source: SheetSource,
  rows: readonly SheetRow[],
): TableObject[] {
  return rows.flatMap((row): TableObject[] => {
    const { base, id, object, changed, problems } = row
    if (!base) {
      const isBlank = Object.keys(row.texts).length === 0
      if (isBlank || problems.size > 0) return []
      return [{ type, id, object: withEdits(source.defaults, source.defaults, object) }]
    }
    const paths = [...changed].filter((path) => !problems.has(path))
    if (paths.length === 0) return []
    const changes = paths.map((path) => {
      const keys = path.split('.')
      return { path: keys, was: valueAt(base, keys), is: valueAt(object, keys) }
    })
    // Without the refused cells, the others can break a rule.
    const sent = withEdits(base, base, withChanges(base, changes, 'is')) as object
    return source.check(sent, base).length > 0 ? [] : [{ type, id, changes }]
  })
}

export interface SheetCounts {
  /** Changed cells, and new objects. */
  changes: number
  objects: number
  refused: number
}

export function countsOf(rows: readonly SheetRow[]): SheetCounts {
  const counts = { changes: 0, objects: 0, refused: 0 }
  for (const row of rows) {
    const isBlank = Object.keys(row.texts).length === 0
    if (isBlank) continue
    counts.refused += row.problems.size
    const changed = [...row.changed].filter((path) => !row.problems.has(path)).length
    const own = row.base ? changed : Number(row.problems.size === 0)
    counts.changes += own
    counts.objects += Number(own > 0)
  }
  return counts
}
