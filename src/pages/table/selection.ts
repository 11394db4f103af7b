/**
 * The focused cell, and the opposite corner of the selected range, as positions. The row after the last one adds a new
 * row.
 */
export interface Selected {
  row: number
  column: number
  /** The opposite corner of the selected range. */
  toRow: number
  toColumn: number
}

/** Finds a cell, or the field of a card. */
export const cellSelector = (row: number, column: number) => `[data-row="${row}"][data-column="${column}"]`

export const selectedRange = ({ row, column, toRow, toColumn }: Selected) => ({
  top: Math.min(row, toRow),
  bottom: Math.max(row, toRow),
  left: Math.min(column, toColumn),
  right: Math.max(column, toColumn),
})

export type CellRange = ReturnType<typeof selectedRange>

export const oneCell = (row: number, column: number): Selected => ({
  row,
  column,
  toRow: row,
  toColumn: column,
})

const within = (value: number, last: number) => Math.min(Math.max(value, 0), last)

/** Limits the selection to existing cells. */
export function clampedSelection(selected: Selected, { rows, columns }: Size): Selected {
  const { row, column, toRow, toColumn } = selected
  const [lastRow, lastColumn] = [rows - 1, columns - 1]
  if (Math.max(row, toRow) <= lastRow && Math.max(column, toColumn) <= lastColumn) return selected
  return {
    row: within(row, lastRow),
    column: within(column, lastColumn),
    toRow: within(toRow, lastRow),
    toColumn: within(toColumn, lastColumn),
  }
}

/**
 * The selection after the objects were read again: it stays with its row, wherever that is now.
 * @param before the keys of the rows, before and after
 */
export function selectionAfter(
  selected: Selected,
  before: readonly string[],
  after: readonly string[],
): Selected {
  const { row, toRow } = selected
  const key = before[row]
  // The row after the last one has no key.
  const at = key === undefined ? after.length : after.indexOf(key)
  return at < 0 || at === row ? selected : { ...selected, row: at, toRow: Math.max(0, toRow + at - row) }
}

/** The number of rows of Page Up and Page Down. */
const pageRows = 10

interface Size {
  rows: number
  columns: number
}

/**
 * The selection after a key press in the grid; undefined if the key does not move it. With Shift, the opposite corner
 * of the range moves.
 * @param isFar Ctrl or Cmd is held
 */
export function moved(
  key: string,
  selected: Selected,
  { rows, columns }: Size,
  { isFar, extends: extending }: { isFar: boolean; extends: boolean },
): Selected | undefined {
  const [lastRow, lastColumn] = [rows - 1, columns - 1]
  const { toRow, toColumn } = extending ? selected : { toRow: selected.row, toColumn: selected.column }
  const target = (): [number, number] | undefined => {
    switch (key) {
      case 'ArrowUp':
        return [isFar ? 0 : toRow - 1, toColumn]
      case 'ArrowDown':
        return [isFar ? lastRow : toRow + 1, toColumn]
      case 'ArrowLeft':
        return [toRow, isFar ? 0 : toColumn - 1]
      case 'ArrowRight':
        return [toRow, isFar ? lastColumn : toColumn + 1]
      case 'Home':
        return [isFar ? 0 : toRow, 0]
      case 'End':
        return [isFar ? lastRow : toRow, isFar ? 0 : lastColumn]
      case 'PageUp':
        return [toRow - pageRows, toColumn]
      case 'PageDown':
        return [toRow + pageRows, toColumn]
      default:
        return undefined
    }
  }
  const to = target()
  if (!to) return undefined
  const [row, column] = [within(to[0], lastRow), within(to[1], lastColumn)]
  return extending ? { ...selected, toRow: row, toColumn: column } : oneCell(row, column)
}

/**
 * The rows to render: those in view, and the row with the focus even if it is out of view.
 * @param row the row with the focus; -1 if there is none
 */
export function withRow(inView: readonly number[], row: number, count: number): number[] {
  if (row < 0) return [...inView]
  if (row < (inView[0] ?? 0)) return [row, ...inView]
  return row > (inView.at(-1) ?? -1) && row < count ? [...inView, row] : [...inView]
}

/** The cell that Tab leads to; undefined at the end of the table, where Tab leaves it. */
export function tabbed(selected: Selected, { rows, columns }: Size, by: 1 | -1): Selected | undefined {
  const at = selected.row * columns + selected.column + by
  if (at < 0 || at >= rows * columns) return undefined
  return oneCell(Math.floor(at / columns), at % columns)
}
