import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import { usePrintingPart } from '@/ui/usePrinting'
import type { GridProps } from './gridProps'
import { cellSelector, type Selected, withRow } from './selection'

const rowHeight = 40

/** The number of printed rows (decision H98). */
export const paperRows = 2000

/**
 * The rows that are rendered, and the focus among their cells: the selected cell gets it as soon as it is rendered.
 * @param count the number of rows, with the one that adds a row
 */
export function useGridFocus(props: GridProps, count: number, isEditing: boolean) {
  const { rows, selected, onSelect, focusRequest } = props
  const scroll = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const cellOf = (row: number, column: number) =>
    scroll.current?.querySelector<HTMLElement>(cellSelector(row, column))
  // Focusing the cell commits the open editor. It also has the focus after printing.
  const isPrinting = usePrintingPart(scroll, () => {
    if (isEditing) cellOf(selected.row, selected.column)?.focus({ preventScroll: true })
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
  const answered = useRef(focusRequest)
  useLayoutEffect(() => {
    if (answered.current !== focusRequest) wantsFocus.current = true
    answered.current = focusRequest
    if (!wantsFocus.current || isEditing) return
    const { toRow, toColumn } = selected
    virtual.scrollToIndex(toRow)
    const cell = cellOf(selected.row, selected.column)
    const corner = cellOf(toRow, toColumn)
    ;(corner ?? cell)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    cell?.focus({ preventScroll: true })
    if (cell) wantsFocus.current = false
  })
  const requestFocus = () => {
    wantsFocus.current = true
  }
  return {
    scroll,
    virtual,
    isPrinting,
    printed,
    requestFocus,
    forget: () => {
      wantsFocus.current = false
    },
    select: (next: Selected) => {
      requestFocus()
      onSelect(next)
    },
  }
}
