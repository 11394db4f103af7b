import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import type { Cell } from './files'

/** A table that scrolls sideways where it does not fit. */
export const Scrolled = ({ title, ...props }: HTMLChakraProps<'div'> & { title: string }) => (
  <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label={`Table of ${title}`} {...props} />
)

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
  rows: readonly (readonly Cell[])[]
}

/** The data of a chart. */
export const DataTable = ({ title, columns, rows }: DataTableProps) => (
  <Scrolled title={title}>
    <Table>
      <Columns of={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.join('\n')}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th key={columns[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={columns[index]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scrolled>
)

export const Table = chakra('table', {
  base: {
    w: '100%',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { px: '1.5', py: '1.5', borderBottomWidth: '1px', textAlign: 'end', verticalAlign: 'top' },
    '& th:first-of-type': { textAlign: 'start' },
    '& thead th': { fontWeight: '500', color: 'fg.muted', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: '580', overflowWrap: 'anywhere' },
  },
})
