import { type ClipboardEvent, type CSSProperties, useState } from 'react'
import type { TableColumn } from '@/engine/table/columns'
import { formatNumber, pluralize } from '@/lib/format'
import { useStable } from '@/list/useStable'
import shared from '@/ui/shared.module.css'
import type { Editing } from './CellEditor'
import styles from './Grid.module.css'
import { GridRow, rangeInRow } from './GridRow'
import type { GridProps } from './gridProps'
import { gridRoles } from './roles'
import { selectedRange } from './selection'
import { paperRows, useGridFocus } from './useGridFocus'
import { useGridKeys } from './useGridKeys'
import { isInEditor, useGridPointer } from './useGridPointer'

const leftOut = (count: number) =>
  `Rows 1 to ${formatNumber(paperRows)} of ${formatNumber(count)}. ${pluralize(count - paperRows, 'more row')} not printed.`

/** Widths of columns by kind, in px. The name column takes the remaining space. */
const widths = {
  text: 200,
  lines: 200,
  image: 200,
  number: 132,
  switch: 112,
  date: 176,
  choice: 128,
  tags: 200,
} as const

const numberWidth = 48
const nameWidth = 232

const widthOf = ({ path, kind, label }: TableColumn) =>
  path === 'name' ? nameWidth : Math.max(widths[kind], 24 + label.length * 8)

/**
 * The columns of the grid, and a minimum width for rows: without it, a long text would shift the cells of its row only.
 */
const columnsStyle = (shown: readonly TableColumn[]) => {
  const columns = shown.map((column) =>
    column.path === 'name' ? `minmax(${nameWidth}px, 1fr)` : `${widthOf(column)}px`,
  )
  const least = shown.reduce((sum, column) => sum + widthOf(column), numberWidth)
  return { '--columns': `${numberWidth}px ${columns.join(' ')}`, '--least': `${least}px` }
}

/**
 * The cells of a table as a grid of WAI-ARIA: one tab stop, arrows between cells, Enter or F2 edits, Escape ends it and lets
 * Tab leave the grid (rule TABLE-2). Only rows in view are rendered.
 */
export function Grid(props: GridProps) {
  const { label, one, rows, shown, canAdd, selected } = props
  const [editing, setEditing] = useState<Editing>()
  const size = { rows: rows.length + Number(canAdd), columns: shown.length }
  const range = selectedRange(selected)
  const focus = useGridFocus(props, size.rows, editing !== undefined)
  const { scroll, virtual, isPrinting, printed, select, requestFocus } = focus
  const { edit, onCommit, onKeyDown } = useGridKeys(props, { size, select, requestFocus, setEditing })
  const pointer = useGridPointer(props, { isEditing: editing !== undefined, select, edit })
  const onRemove = useStable((key: string) => {
    requestFocus()
    props.onRemove(key)
  })

  const onCopy = (event: ClipboardEvent) => {
    if (isInEditor(event)) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', props.copy(range))
    if (event.type === 'cut') props.onClear(range)
  }

  return (
    <div ref={scroll} className={styles.scroll}>
      <table
        {...gridRoles.grid}
        aria-label={label}
        aria-rowcount={size.rows + 1}
        aria-colcount={shown.length + 1}
        className={styles.table}
        style={columnsStyle(shown) as CSSProperties}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={(event) => {
          if (isInEditor(event)) return
          event.preventDefault()
          props.onPaste(range, event.clipboardData.getData('text/plain'))
          requestFocus()
        }}
        {...pointer}
        onBlur={({ currentTarget, relatedTarget }) => {
          // After the user has moved the focus elsewhere, the grid must not take it back.
          if (!currentTarget.contains(relatedTarget)) focus.forget()
        }}
      >
        <GridHead shown={shown} />
        <tbody
          {...gridRoles.rowGroup}
          className={styles.body}
          style={isPrinting ? undefined : { height: `${virtual.getTotalSize()}px` }}
        >
          {virtual.getVirtualItems().map(({ index, start }) => (
            <GridRow
              key={rows[index]?.key ?? 'new'}
              index={index}
              row={rows[index]}
              shown={shown}
              one={one}
              active={selected.row === index ? selected.column : undefined}
              {...rangeInRow(range, index)}
              editing={selected.row === index ? editing : undefined}
              top={isPrinting ? undefined : start}
              isLeftOut={isPrinting && index >= printed}
              onCommit={onCommit}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </table>
      {isPrinting && rows.length > paperRows && <p className={styles.leftOut}>{leftOut(rows.length)}</p>}
    </div>
  )
}

const GridHead = ({ shown }: Pick<GridProps, 'shown'>) => (
  <thead {...gridRoles.rowGroup} className={styles.headGroup}>
    <tr {...gridRoles.row} aria-rowindex={1} className={styles.head}>
      <th {...gridRoles.columnHeader} scope="col" className={`${styles.header} ${styles.number}`}>
        <span className={shared.visuallyHidden}>Row</span>
      </th>
      {shown.map((column) => (
        <th
          key={column.path}
          {...gridRoles.columnHeader}
          scope="col"
          className={styles.header}
          data-kind={column.kind}
          data-name={column.path === 'name' || undefined}
        >
          {column.label}
        </th>
      ))}
    </tr>
  </thead>
)
