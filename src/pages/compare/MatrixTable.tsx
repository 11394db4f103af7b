import { chakra, Flex, HStack } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { CellState, Matrix, MatrixRow } from '@/engine/compare/matrix'
import type { MatrixFilter } from '@/engine/compare/narrow'
import { entityOf } from '@/entities/registry'
import { formatNumber } from '@/lib/format'
import { pressedKey } from '@/lib/keys'
import { roles } from '@/list/roles'
import { programmeTypes } from '@/model/entityTypes'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import { Button } from '@/ui/Button'
import { More } from '@/ui/More'
import { StateView } from '@/ui/StateView'
import { useShown } from '@/ui/usePrinting'
import type { CompareSearch } from './address'
import { ColumnHeads } from './ColumnHeads'
import { CopyMissing } from './CopyMissing'
import type { MatrixColumn } from './columns'
import { DifferenceDetails } from './Details'
import { matrixStateLabels } from './matrixLabels'
import { matrixStyles } from './matrixStyles'
import { RowCells } from './RowCells'

/** How many objects are shown at first, and with each 'Show more'. */
const step = 100

interface MatrixTableProps {
  columns: readonly MatrixColumn[]
  /** All rows, for the numbers in the column heads. */
  matrix: Matrix
  /** The rows that pass the filters. */
  rows: Matrix
  filter: MatrixFilter
  /** Reads the accounts again. */
  onAgain: () => void
}

/** A cell, by row and column: the one with the keyboard focus, and the open one. */
interface Place {
  row: string
  column: number
}

/** The objects by account. The arrow keys move between cells, Enter opens the difference (rule COMPARE-4). */
export function MatrixTable({ columns, matrix, rows, filter, onAgain }: MatrixTableProps) {
  const [shown, setShown] = useShown(step)
  const [open, setOpen] = useState<Place>()
  const [focused, setFocused] = useState<Place>()
  const table = useRef<HTMLTableElement>(null)
  const patch = usePatchAddress<CompareSearch>()
  const listed = rows.slice(0, shown)
  const first = listed[0]?.key
  const isStop = (row: MatrixRow, column: number) =>
    focused && listed.some(({ key }) => key === focused.row)
      ? focused.row === row.key && focused.column === column
      : row.key === first && column === 0
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = neighbourOf(table.current, event.target, pressedKey(event))
    if (!moved) return
    event.preventDefault()
    moved.focus()
  }
  const count = (list: Matrix, type: string) => list.filter((row) => row.type === type).length
  if (rows.length === 0)
    return (
      <StateView
        icon={SearchX}
        title={filter.q === '' && filter.type === undefined ? 'No object is like this' : 'No results found'}
        text={
          filter.show === 'unequal' && filter.q === '' && filter.type === undefined
            ? 'All objects are the same in all of them.'
            : 'Other filters show more.'
        }
        action={
          <Button variant="outline" onClick={() => patch({ show: 'all', q: undefined, type: undefined })}>
            Show all objects
          </Button>
        }
      />
    )
  return (
    <>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2" px="inset" py="2">
        <Legend rows={rows} />
        <CopyMissing rows={rows} columns={columns} />
      </Flex>
      <chakra.div
        overflowX="auto"
        minW="0"
        outline="0"
        _print={{ overflow: 'visible' }}
        tabIndex={-1}
        style={{ ['--columns' as string]: columns.length }}
      >
        <Table {...roles.table} ref={table} onKeyDown={onKeyDown}>
          <chakra.caption srOnly>
            Objects by account. The arrow keys move between cells, and Enter opens one.
          </chakra.caption>
          <ColumnHeads columns={columns} matrix={matrix} onAgain={onAgain} />
          {programmeTypes.map((type) => {
            const own = listed.filter((row) => row.type === type)
            if (own.length === 0) return null
            return (
              <tbody key={type} {...roles.rowGroup}>
                <tr {...roles.row} data-part="group">
                  <th {...roles.columnHeader} colSpan={columns.length + 1} scope="rowgroup">
                    <span>
                      <b>{entityOf(type).list.title}</b>{' '}
                      <small>{`${formatNumber(count(rows, type))} of ${formatNumber(count(matrix, type))}`}</small>{' '}
                      <CopyMissing
                        rows={rows.filter((row) => row.type === type)}
                        columns={columns}
                        of={entityOf(type).list.title.toLowerCase()}
                      />
                    </span>
                  </th>
                </tr>
                {own.map((row) => {
                  const column = open?.row === row.key ? open.column : undefined
                  return (
                    <RowCells
                      key={row.key}
                      row={row}
                      columns={columns}
                      open={column}
                      isStop={(index) => isStop(row, index)}
                      onFocus={(index) => setFocused({ row: row.key, column: index })}
                      onOpen={(index) =>
                        setOpen(column === index ? undefined : { row: row.key, column: index })
                      }
                    >
                      {column !== undefined && (
                        <DifferenceDetails
                          key={column}
                          row={row}
                          columns={columns}
                          column={column}
                          onClose={() => {
                            setOpen(undefined)
                            cellAt(table.current, row.key, column)?.focus()
                          }}
                        />
                      )}
                    </RowCells>
                  )
                })}
              </tbody>
            )
          })}
        </Table>
      </chakra.div>
      <chakra.div px="inset" py="2" _empty={{ display: 'none' }}>
        <More rest={rows.length - shown} step={step} onClick={() => setShown(shown + step)} />
        {filter.show === 'unequal' && filter.q === '' && matrix.length > rows.length && (
          <Button variant="ghost" size="sm" onClick={() => patch({ show: 'same' })}>
            Show what is the same
          </Button>
        )}
      </chakra.div>
    </>
  )
}

const cellsIn = (table: HTMLElement | null) =>
  [...(table?.querySelectorAll('tr[data-part=object]') ?? [])].map((row) => [
    ...row.querySelectorAll<HTMLElement>('button[data-part=cell]'),
  ])

const cellAt = (table: HTMLElement | null, row: string, column: number) =>
  cellsIn(table)
    .find(([cell]) => cell?.dataset.row === row)
    ?.at(column)

/** The cell to which an arrow key moves the focus. */
function neighbourOf(table: HTMLElement | null, from: EventTarget, key: string): HTMLElement | undefined {
  if (!(from instanceof HTMLElement) || from.dataset.part !== 'cell') return undefined
  const cells = cellsIn(table)
  const row = cells.findIndex((one) => one.includes(from))
  const column = cells[row]?.indexOf(from) ?? 0
  const targets: Record<string, [row: number, column: number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, (cells[row]?.length ?? 1) - 1],
  }
  const target = targets[key]
  return target && cells[target[0]]?.[target[1]]
}

/** The legend for the icons of the cells. */
const Legend = ({ rows }: { rows: Matrix }) => {
  const states = new Set(rows.flatMap(({ cells }) => cells.map(({ state }) => state)))
  return (
    <Flex as="ul" aria-label="Legend" wrap="wrap" columnGap="4" rowGap="1" listStyleType="none">
      {(Object.keys(matrixStateLabels) as CellState[])
        .filter((state) => states.has(state))
        .map((state) => {
          const { Icon, word, color } = matrixStateLabels[state]
          return (
            <HStack as="li" key={state} display="inline-flex" gap="1.5" textStyle="xs" color="fg.muted">
              <chakra.span color={color} display="inline-flex">
                <Icon
                  size={state === 'source' ? 8 : 14}
                  fill={state === 'source' ? 'currentColor' : 'none'}
                  aria-hidden
                />
              </chakra.span>
              <span>{word}</span>
            </HStack>
          )
        })}
    </Flex>
  )
}

const Table = chakra('table', { base: matrixStyles })
