import { CircleAlert, Plus, X } from 'lucide-react'
import { memo } from 'react'
import type { TableColumn } from '@/engine/table/columns'
import { cellText, savedText, type TableDraftRow } from '@/engine/table/tableDraft'
import { cutText } from '@/lib/format'
import { IconButton } from '@/ui/Button'
import { CellEditor, type Editing, type OnCommit } from './CellEditor'
import styles from './Grid.module.css'
import { gridRoles } from './roles'
import type { CellRange } from './selection'
import { shownText } from './shownText'

export interface GridRowProps {
  index: number
  /** Undefined for the row after the last one, which adds a new row. */
  row: TableDraftRow | undefined
  shown: readonly TableColumn[]
  /** The noun for one object, such as 'prize'. */
  one: string
  /** The focused column, if the focus is in this row. */
  active: number | undefined
  /** The columns of the range in this row. */
  left: number | undefined
  right: number | undefined
  editing: Editing | undefined
  /** Position in px; undefined in print, where rows are in the flow. */
  top: number | undefined
  /** The row is out of view and rendered only because it has the focus. */
  isLeftOut: boolean
  onCommit: OnCommit
  onRemove: (key: string) => void
}

/** A row of the grid. Renders only if its object, its place or its part of the selection changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, row, shown, one, active, left, right, editing, top, isLeftOut, onCommit, onRemove } = props
  const isNew = row?.base === undefined
  return (
    <tr
      {...gridRoles.row}
      aria-rowindex={index + 2}
      className={isNew ? `${styles.row} ${styles.new}` : styles.row}
      data-unprinted={isLeftOut || undefined}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
    >
      <th {...gridRoles.rowHeader} scope="row" className={styles.number} tabIndex={-1}>
        {row && isNew ? (
          <IconButton
            icon={X}
            label={`Remove new ${one}, row ${index + 1}`}
            size="xs"
            tabIndex={-1}
            onClick={() => onRemove(row.key)}
          />
        ) : (
          index + 1
        )}
      </th>
      {shown.map((column, at) => (
        <Cell
          key={column.path}
          row={row}
          column={column}
          at={at}
          index={index}
          one={one}
          isActive={active === at}
          isInRange={left !== undefined && right !== undefined && at >= left && at <= right}
          editing={active === at ? editing : undefined}
          onCommit={onCommit}
        />
      ))}
    </tr>
  )
})

interface CellProps {
  row: TableDraftRow | undefined
  column: TableColumn
  at: number
  index: number
  one: string
  isActive: boolean
  isInRange: boolean
  editing: Editing | undefined
  onCommit: OnCommit
}

function Cell({ row, column, at, index, one, isActive, isInRange, editing, onCommit }: CellProps) {
  const { path, kind } = column
  const isName = path === 'name'
  const state = row ? stateOf(row, column) : undefined
  const problem = state?.problem
  const name = cellName(row, column, one, state)
  return (
    <td
      {...gridRoles.cell}
      {...{ 'aria-selected': isInRange, 'aria-readonly': column.isId && row?.base !== undefined }}
      aria-colindex={at + 2}
      aria-label={name}
      aria-invalid={problem !== undefined}
      // A roving tab index: Tab enters the grid at its focused cell.
      tabIndex={isActive ? 0 : -1}
      className={styles.cell}
      data-row={index}
      data-column={at}
      data-kind={kind}
      data-name={isName || undefined}
      data-range={isInRange || undefined}
      data-edited={state?.isEdited || undefined}
      data-moved={state?.moved !== undefined || undefined}
    >
      {editing ? (
        <CellEditor
          key={`${index} ${path}`}
          column={column}
          label={name}
          editing={editing}
          onCommit={onCommit}
        />
      ) : (
        <>
          {(problem || state?.moved !== undefined) && <CircleAlert size={14} aria-hidden />}
          {isName && !row && <Plus size={14} aria-hidden />}
          {state?.isEdited && state.saved !== '' && <s>{cutText(shownText(column, state.saved))}</s>}
          <span className={styles.text}>
            {state ? cutText(shownText(column, state.text)) : isName ? `New ${one}` : ''}
          </span>
        </>
      )}
    </td>
  )
}

export function stateOf(row: TableDraftRow, column: TableColumn) {
  const text = cellText(row, column)
  const saved = row.base === row.object && !row.problems.has(column.path) ? text : savedText(row, column)
  const isEdited = row.base !== undefined && text !== saved
  return { text, saved, isEdited, problem: row.problems.get(column.path), moved: row.moved.get(column.path) }
}

/** For example 'Stock count of Bicycle Bell: 60, was 0'. */
export function cellName(
  row: TableDraftRow | undefined,
  column: TableColumn,
  one: string,
  state = row && stateOf(row, column),
): string {
  if (!row || !state) return `${column.label} of a new ${one}`
  const { isEdited, problem, moved } = state
  const [text, saved] = [state.text, state.saved].map((one) => shownText(column, one)) as [string, string]
  const was = isEdited ? `, was ${saved || 'empty'}` : ''
  const since =
    moved === undefined ? '' : `, changed since you typed, when it was ${cutText(moved) || 'empty'}`
  const refused = problem ? `, not taken: ${problem.message}` : ''
  return `${column.label} of ${row.name || `a new ${one}`}: ${cutText(text) || 'empty'}${was}${since}${refused}`
}

/** The columns of a range that are in a row. */
export const rangeInRow = ({ top, bottom, left, right }: CellRange, row: number) =>
  row >= top && row <= bottom ? { left, right } : { left: undefined, right: undefined }
