import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { TableColumn } from '@/engine/table/columns'
import { cellText, type TableDraftRow } from '@/engine/table/tableDraft'
import { formatNumber, pluralize } from '@/lib/format'
import { isCommand, pressedKey, shortcutKey, typesCharacter } from '@/lib/keys'
import { useStable } from '@/list/useStable'
import shared from '@/ui/shared.module.css'
import { usePrintingPart } from '@/ui/usePrinting'
import type { Editing, FocusMove } from './CellEditor'
import styles from './Grid.module.css'
import { GridRow, rangeInRow } from './GridRow'
import { gridRoles } from './roles'
import {
  type CellRange,
  cellSelector,
  moved,
  oneCell,
  type Selected,
  selectedRange,
  tabbed,
  withRow,
} from './selection'

export interface GridProps {
  /** The title of the list. */
  label: string
  one: string
  rows: readonly TableDraftRow[]
  shown: readonly TableColumn[]
  canAdd: boolean
  /** Cells can be read and copied, but no editor opens. */
  isReadOnly: boolean
  selected: Selected
  onSelect: (selected: Selected) => void
  /** Another number moves the focus to the selected cell. */
  focusRequest: number
  onType: (row: number, column: TableColumn, text: string) => void
  onClear: (range: CellRange) => void
  onFillDown: (range: CellRange) => void
  onUndo: () => void
  onRedo: () => void
  onRemove: (key: string) => void
  onHelp: () => void
  copy: (range: CellRange) => string
  onPaste: (range: CellRange, text: string) => void
}

const rowHeight = 40

/** The number of rows on paper (decision H98). */
const paperRows = 2000

const leftOut = (count: number) =>
  `Rows 1 to ${formatNumber(paperRows)} of ${formatNumber(count)}. ${pluralize(count - paperRows, 'more row')} not printed.`

/** Widths of columns, by kind. The name takes what is left. */
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

/** The columns, and the least width of a row: that of its texts would move the cells of one row alone. */
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
  const { label, one, rows, shown, canAdd, selected, onSelect } = props
  const scroll = useRef<HTMLDivElement>(null)
  const [editing, setEditing] = useState<Editing>()
  const cellOf = (row: number, column: number) =>
    scroll.current?.querySelector<HTMLElement>(cellSelector(row, column))
  /** Tab leaves the grid after Escape. */
  const isLeaving = useRef(false)
  /** The focused cell gets the focus once it is rendered. */
  const wantsFocus = useRef(false)
  const isDragging = useRef(false)
  const count = rows.length + Number(canAdd)
  const size = { rows: count, columns: shown.length }
  const range = selectedRange(selected)
  // As a press on the cell: it takes the text, and has the focus when the page has been printed.
  const isPrinting = usePrintingPart(scroll, () => {
    if (editing) cellOf(selected.row, selected.column)?.focus({ preventScroll: true })
  })
  const printed = Math.min(rows.length, paperRows)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    initialRect: { width: 0, height: 640 },
    rangeExtractor: (inView) => {
      const found = isPrinting
        ? Array.from({ length: printed }, (_, at) => at)
        : defaultRangeExtractor(inView)
      return withRow(found, selected.row, count)
    },
  })

  const select = (next: Selected) => {
    wantsFocus.current = true
    onSelect(next)
  }
  const { focusRequest } = props
  const answered = useRef(focusRequest)
  useLayoutEffect(() => {
    if (answered.current !== focusRequest) wantsFocus.current = true
    answered.current = focusRequest
    if (!wantsFocus.current || editing) return
    const { toRow, toColumn } = selected
    virtual.scrollToIndex(toRow)
    const cell = cellOf(selected.row, selected.column)
    const corner = cellOf(toRow, toColumn)
    ;(corner ?? cell)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    cell?.focus({ preventScroll: true })
    if (cell) wantsFocus.current = false
  })
  useEffect(() => {
    const stop = () => {
      isDragging.current = false
    }
    window.addEventListener('pointerup', stop)
    return () => window.removeEventListener('pointerup', stop)
  }, [])

  const onRemove = useStable((key: string) => {
    wantsFocus.current = true
    props.onRemove(key)
  })

  const edit = (text?: string) => {
    const column = shown[selected.column]
    const row = rows[selected.row]
    if (!column || props.isReadOnly || (column.isId && row?.base)) return
    setEditing({ text: text ?? (row ? cellText(row, column) : ''), isReplacing: text !== undefined })
  }
  const onCommit = useStable((text: string | undefined, way: FocusMove) => {
    setEditing(undefined)
    const column = shown[selected.column]
    const row = rows[selected.row]
    if (text !== undefined && column && text !== (row ? cellText(row, column) : ''))
      props.onType(selected.row, column, text)
    const keys = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' } as const
    // A new row was added, so there is a row below.
    const now = { ...size, rows: size.rows + Number(text !== undefined && !row) }
    const next =
      way === 'stay'
        ? selected
        : way === 'next' || way === 'before'
          ? tabbed(selected, now, way === 'next' ? 1 : -1)
          : moved(keys[way], selected, now, { isFar: false, extends: false })
    select(next ?? selected)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event)
    const command = isCommand(event)
    const wasLeaving = isLeaving.current
    isLeaving.current = false
    const next = moved(key, selected, size, { isFar: command, extends: event.shiftKey })
    const column = shown[selected.column]
    if (next) select(next)
    else if (key === 'Tab') {
      const to = wasLeaving ? undefined : tabbed(selected, size, event.shiftKey ? -1 : 1)
      if (!to) return
      select(to)
    } else if (key === 'Escape') {
      isLeaving.current = true
      select(oneCell(selected.row, selected.column))
    } else if (command) {
      const letter = shortcutKey(event)
      if (letter === 'z' && !event.shiftKey) props.onUndo()
      else if (letter === 'y' || letter === 'z') props.onRedo()
      else if (letter === 'd') props.onFillDown(range)
      else if (letter === 'a')
        onSelect({ row: 0, column: 0, toRow: Math.max(0, rows.length - 1), toColumn: shown.length - 1 })
      else return
    } else if (key === 'Enter' || key === 'F2') edit()
    else if (key === 'Delete' || key === 'Backspace') props.onClear(range)
    else if (key === ' ' && column?.kind === 'switch') {
      const row = rows[selected.row]
      const [on = '', off = ''] = column.values?.map(([, label]) => label) ?? []
      props.onType(selected.row, column, row && cellText(row, column) === on ? off : on)
    } else if (key === '?') props.onHelp()
    else if (key.length === 1 && typesCharacter(event)) edit(key)
    else return
    // The row with the focus can go away with what the key does.
    if (!next) wantsFocus.current = true
    event.preventDefault()
    event.stopPropagation()
  }

  const cellAt = (event: MouseEvent) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-column]')
    return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
  }
  const isInEditor = (event: { target: EventTarget }) =>
    (event.target as HTMLElement).closest('input, textarea, select') !== null
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
        aria-rowcount={count + 1}
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
          wantsFocus.current = true
        }}
        onMouseDown={(event) => {
          const at = cellAt(event)
          if (!at || isInEditor(event) || event.button !== 0) return
          event.preventDefault()
          // Nothing takes the focus from the input of another cell, so that its text has to be taken here.
          if (editing) (document.activeElement as HTMLElement | null)?.blur()
          isDragging.current = true
          select(
            event.shiftKey ? { ...selected, toRow: at.row, toColumn: at.column } : oneCell(at.row, at.column),
          )
        }}
        onMouseOver={(event) => {
          const at = isDragging.current && event.buttons === 1 ? cellAt(event) : null
          if (at && (at.row !== selected.toRow || at.column !== selected.toColumn))
            onSelect({ ...selected, toRow: at.row, toColumn: at.column })
        }}
        onFocus={() => undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          // Where the user has gone, nothing takes the focus back.
          if (!currentTarget.contains(relatedTarget)) wantsFocus.current = false
        }}
        onDoubleClick={(event) => {
          if (cellAt(event) && !isInEditor(event)) edit()
        }}
      >
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
