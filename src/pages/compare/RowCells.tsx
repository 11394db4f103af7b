import type { ReactNode } from 'react'
import type { MatrixRow } from '@/engine/compare/matrix'
import { entityOf } from '@/entities/registry'
import { formatNumber } from '@/lib/format'
import { roles } from '@/list/roles'
import { ObjectCells } from '@/ui/ObjectCells'
import type { MatrixColumn } from './columns'
import { matrixCellText, matrixStateLabels } from './matrixLabels'

/** Explicit roles, because the cards of phones change `display` (`list/roles.ts`). */
const rowHeader = { role: 'rowheader' } as const

interface RowCellsProps {
  row: MatrixRow
  columns: readonly MatrixColumn[]
  /** The column of the open cell in this row. */
  open: number | undefined
  /** Whether Tab stops at the cell of a column. Only one cell of the table is a tab stop. */
  isStop: (column: number) => boolean
  onFocus: (column: number) => void
  onOpen: (column: number) => void
  /** The open difference, below the row. */
  children: ReactNode
}

/** One object with a cell for each account. */
export function RowCells({ row, columns, open, isStop, onFocus, onOpen, children }: RowCellsProps) {
  const { type, id, name, cells } = row
  return (
    <>
      <tr {...roles.row} data-part="object" data-open={open === undefined ? undefined : ''}>
        <th {...rowHeader} scope="row" data-part="name" title={id}>
          <span data-part="object-name">
            <ObjectCells tile={entityOf(type).list} size={28} name={name} isCompact />
          </span>
        </th>
        {cells.map((cell, index) => {
          const { Icon, color } = matrixStateLabels[cell.state]
          const column = columns[index]
          return (
            <td key={column?.key} {...roles.cell} data-from={index === 0 ? '' : undefined}>
              <button
                type="button"
                data-part="cell"
                data-row={row.key}
                data-state={cell.state}
                aria-label={`${column?.name ?? ''}: ${matrixCellText(cell)}`}
                title={matrixCellText(cell)}
                aria-expanded={open === index}
                tabIndex={isStop(index) ? 0 : -1}
                onFocus={() => onFocus(index)}
                onClick={() => onOpen(index)}
                style={{ ['--cell' as string]: `var(--ui-colors-${color.replace('.', '-')})` }}
              >
                <Icon
                  size={cell.state === 'source' ? 8 : 16}
                  fill={cell.state === 'source' ? 'currentColor' : 'none'}
                  aria-hidden
                />
                {cell.state === 'differs' && <span>{formatNumber(cell.diffs.length)}</span>}
                {cell.hasOtherAvailability && <span data-part="off">!</span>}
              </button>
            </td>
          )
        })}
      </tr>
      {children && (
        <tr {...roles.row} data-part="details">
          <td {...roles.cell} colSpan={columns.length + 1}>
            {children}
          </td>
        </tr>
      )}
    </>
  )
}
