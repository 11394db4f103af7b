import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { valueIn } from '@/engine/table/cell'
import type { TableColumn } from '@/engine/table/columns'
import { cellText, savedText, type TableDraftRow } from '@/engine/table/tableDraft'
import { formatNumber } from '@/lib/format'
import { Button } from '@/ui/Button'
import { Kbd } from '@/ui/inline'
import { type Selected, selectedRange } from './selection'

interface CellLineProps {
  rows: readonly TableDraftRow[]
  shown: readonly TableColumn[]
  selected: Selected
  isPhone: boolean
  /** Puts a text into the focused cell. */
  onTake: (text: string) => void
}

/**
 * The line about the focused cell: why its text was refused, with a suggestion; otherwise the sum of the range, and the
 * keys.
 */
export function CellLine({ rows, shown, selected, isPhone, onTake }: CellLineProps) {
  const row = rows[selected.row]
  const column = shown[selected.column]
  const problem = row && column && row.problems.get(column.path)
  if (problem && row && column) {
    const saved = savedText(row, column)
    const { nearest } = problem
    return (
      <CellDivider color="danger.text" role="alert">
        <CircleAlert size={16} aria-hidden />
        <span>
          <b>Not taken:</b>{' '}
          <span>{`${column.label}${row.name && ` of ${row.name}`}: ${problem.message}.`}</span>
        </span>
        {nearest !== undefined && (
          <Button variant="outline" size="sm" onClick={() => onTake(nearest)}>{`Take ${nearest}`}</Button>
        )}
        {row.base && row.texts[column.path] !== undefined && (
          <Button variant="ghost" size="sm" onClick={() => onTake(saved)}>
            {saved === '' ? 'Back to empty, as saved' : `Back to ${saved}, as saved`}
          </Button>
        )}
      </CellDivider>
    )
  }
  const was = row && column && row.moved.get(column.path)
  if (was !== undefined && row && column) {
    const saved = savedText(row, column)
    return (
      <CellDivider role="alert">
        <CircleAlert size={16} aria-hidden />
        <span>
          <b>Changed since you typed:</b>{' '}
          <span>{`${column.label}${row.name && ` of ${row.name}`} was ${was || 'empty'}, is ${saved || 'empty'} now, and becomes ${cellText(row, column) || 'empty'}.`}</span>
        </span>
        <Button variant="outline" size="sm" onClick={() => onTake(row.texts[column.path] ?? '')}>
          {`Keep ${cellText(row, column) || 'empty'}`}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onTake(saved)}>
          {saved === '' ? 'Back to empty, as saved' : `Back to ${saved}, as saved`}
        </Button>
      </CellDivider>
    )
  }
  const sum = sumOf(rows, shown, selected)
  if (isPhone) return null
  return (
    <CellDivider>
      <chakra.span
        flex="1"
        color="fg.muted"
        display={{ base: 'flex', _print: 'none' }}
        flexWrap="wrap"
        columnGap="4"
        rowGap="1"
      >
        <span>Type to replace</span>
        <span>
          <Kbd>Enter</Kbd> edits
        </span>
        <span>
          <Kbd>Ctrl D</Kbd> fills down
        </span>
        <span>
          <Kbd>Ctrl V</Kbd> takes cells of a spreadsheet
        </span>
        <span>
          <Kbd>?</Kbd> all keys
        </span>
      </chakra.span>
      <span role="status">{sum}</span>
    </CellDivider>
  )
}

/** 'Credits to Purchase, 4 cells, sum 545, was 495'. */
function sumOf(rows: readonly TableDraftRow[], shown: readonly TableColumn[], selected: Selected): string {
  const { top, bottom, left, right } = selectedRange(selected)
  const count = (bottom - top + 1) * (right - left + 1)
  if (count === 1) return ''
  const column = left === right ? shown[left] : undefined
  if (column?.kind !== 'number') return `${formatNumber(count)} cells`
  const sum = (side: 'object' | 'base') =>
    rows.slice(top, bottom + 1).reduce((total, row) => {
      const object = row[side]
      const value = object && valueIn(object, column)
      return total + (typeof value === 'number' ? value : 0)
    }, 0)
  const [now, was] = [sum('object'), sum('base')]
  const before = now === was ? '' : `, was ${formatNumber(was)}`
  return `${column.label}, ${formatNumber(count)} cells, sum ${formatNumber(now)}${before}`
}

/** A line between the head and the cells. */
export const CellDivider = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: 'inset',
    py: '1.5',
    bg: 'bg.subtle',
    borderTopWidth: '1px',
    textStyle: 'sm',
  },
})
