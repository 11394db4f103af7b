import type { CellRow } from '@/lib/csv'
import { isSheetError } from '@/lib/sheetError'

/* Functions for rows of cells, with or without a header. */

/** Rows between two yields. */
export const rowsAtOnce = 50

/** `map`, in steps. */
export function* eachOf<T, U>(rows: readonly T[], read: (row: T, index: number) => U): Generator<void, U[]> {
  const found: U[] = []
  for (const [index, row] of rows.entries()) {
    found.push(read(row, index))
    if (index % rowsAtOnce === rowsAtOnce - 1) yield
  }
  return found
}

export const isFilled = (cell: string | undefined): cell is string => cell !== undefined && cell.trim() !== ''

/**
 * The trimmed text of a cell, with `
 * ` as line break.
 */
export const trimmedCell = (cell: string | undefined): string => (cell ?? '').trim().replace(/\r\n?/g, '\n')

export const lineText = ({ cells }: CellRow): string => cells.join('  ').trim()

/** A star marks a choice as correct. Alone, or at once before another one, it is a text. */
export const star = /^\*\s*(?=[^\s*])|^\*\s+(?=\*)/

export function sheetError({ cells }: CellRow): string | undefined {
  const found = cells.find(isSheetError)
  return found === undefined ? undefined : `“${found.trim()}” is an error of the spreadsheet.`
}
