import type { CellRow } from '@/lib/csv'
import type { Read } from './types'

/* What rows of cells have in common, with a header or without. */

export const isFilled = (cell: string | undefined): cell is string => cell !== undefined && cell.trim() !== ''

export const lineText = ({ cells }: CellRow): string => cells.join('  ').trim()

/** A star marks a choice as correct. Alone, or before another one, it is a text. */
export const star = /^\*\s*(?=[^\s*])/

/** Errors of a spreadsheet, and a number in a column that is too narrow. */
const isSheetError = (cell: string) =>
  /^(#(N\/A|N\/D|NV|REF!|BEZUG!|VALUE!|WERT!|VALEUR!|DIV\/0!|NAME\?|NUM!|ZAHL!|NULL!|SPILL!|CALC!)|#{4,})$/.test(
    cell.trim(),
  )

export function sheetError({ cells }: CellRow): Read | undefined {
  const found = cells.find(isSheetError)
  return found === undefined ? undefined : { why: `“${found.trim()}” is an error of the spreadsheet.` }
}
