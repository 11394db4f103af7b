import { uniqueNumbers } from '@/engine/plan/exceptions'
import { valueByPath } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import type { TableColumn } from './columns'
import { type TableDraft, type TableDraftRow, type TypedCell, withNewRows, withTexts } from './tableDraft'

/* Functions for types that are ordered by a number, such as levels (rule TABLE-7). */

/** The field of the number; undefined for types without an order of their own. */
export const orderField = (type: EntityType): string | undefined => uniqueNumbers[type]?.field

const numberIn = (row: TableDraftRow | undefined, field: string): number | undefined => {
  const value = row && valueByPath(row.object, field)
  return typeof value === 'number' ? value : undefined
}

/** Numbers all rows in their order, without gaps, from the number of the first row on if that is 0, else from 1. */
export function renumbered(rows: readonly TableDraftRow[], field: string): TypedCell[] {
  const start = numberIn(rows[0], field) === 0 ? 0 : 1
  return rows.flatMap((row, index) => {
    const number = start + index
    return numberIn(row, field) === number && row.texts[field] === undefined
      ? []
      : [{ key: row.key, path: field, text: String(number) }]
  })
}

interface Ladder {
  sheet: TableDraft
  rows: readonly TableDraftRow[]
  columns: readonly TableColumn[]
  field: string
}

/** Inserts a row below another one, with the next number. Rows that have it move up, as far as they touch. */
export function inserted(
  { sheet, rows, columns, field }: Ladder,
  below: number,
): { sheet: TableDraft; key: string } {
  const above = rows[below]
  const made = withNewRows(sheet, 1, above?.key)
  const key = made.keys[0] as string
  const number = (numberIn(above, field) ?? below) + 1
  const cells: TypedCell[] = [{ key, path: field, text: String(number) }]
  let taken = number
  for (const row of rows.slice(below + 1)) {
    if (numberIn(row, field) !== taken) break
    taken += 1
    cells.push({ key: row.key, path: field, text: String(taken) })
  }
  return { sheet: withTexts(made.sheet, rows, columns, cells), key }
}
