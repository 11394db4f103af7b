import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { amountText } from '@/engine/economy/words'
import { formatNumber } from '@/lib/format'
import { More } from '@/ui/More'
import { Table } from '@/ui/Table'
import type { ChartCell } from './files'

/** A table that scrolls sideways where it does not fit, and says so. */
export function Scrolled({ title, ...props }: HTMLChakraProps<'div'> & { title: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    // The table can grow while the size of the box stays, so observe both.
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      {isCut && (
        <chakra.p textStyle="xs" color="fg.muted" _print={{ display: 'none' }}>
          Scroll sideways for more columns →
        </chakra.p>
      )}
      <chakra.div
        ref={box}
        overflowX="auto"
        tabIndex={0}
        role="group"
        aria-label={`Table of ${title}`}
        {...props}
      />
    </>
  )
}

export const Columns = ({ of }: { of: readonly string[] }) => (
  <thead>
    <tr>
      {of.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)

interface DataTableProps {
  title: string
  columns: readonly string[]
  rows: readonly (readonly ChartCell[])[]
  /** The rows are moments: at first, only rows at equal distances are shown. */
  isSeries?: boolean
}

/** The number of rows shown at first. */
const mostRows = 20

/** The rows that are shown at first. For a series: rows at equal distances, and the last one. */
export function firstRows<Row>(rows: readonly Row[], isSeries = false): readonly Row[] {
  if (rows.length <= mostRows) return rows
  if (!isSeries) return rows.slice(0, mostRows)
  const step = Math.ceil(rows.length / mostRows / 5) * 5
  return rows.filter((_, index) => index % step === 0 || index === rows.length - 1)
}

/** Numbers in the notation of the page. Files contain all digits. */
const shown = (cell: ChartCell) => (typeof cell === 'number' ? amountText(cell) : cell)

/** The data of a chart. */
export function DataTable({ title, columns, rows, isSeries }: DataTableProps) {
  const [isWhole, setWhole] = useState(false)
  const first = firstRows(rows, isSeries)
  return (
    <>
      <Scrolled title={title}>
        <ChartTable>
          <Columns of={columns} />
          <tbody>
            {(isWhole ? rows : first).map((row) => (
              <tr key={row.join('\n')}>
                {row.map((cell, index) =>
                  index === 0 ? (
                    <th key={columns[index]} scope="row">
                      {shown(cell)}
                    </th>
                  ) : (
                    <td key={columns[index]}>{shown(cell)}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </ChartTable>
      </Scrolled>
      <More
        rest={isWhole ? 0 : rows.length - first.length}
        label={`Show all ${formatNumber(rows.length)} ${isSeries ? 'days' : 'rows'}`}
        onClick={() => setWhole(true)}
      />
    </>
  )
}

/** Numbers are aligned right. */
export const ChartTable = chakra(Table, {
  base: {
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': { px: '1.5' },
    '& :is(th, td):not(:first-of-type), & th + td, & td + th': { textAlign: 'end' },
  },
})
