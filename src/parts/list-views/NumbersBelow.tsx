import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { type Numbers, numbersOf } from '@/engine/advanced-filters/numbers'
import { formatNumber, pluralize } from '@/lib/format'
import { inSlices } from '@/lib/idle'
import { readSafely } from '@/lib/value'
import type { Truncation } from '@/list/query'
import type { Column } from '@/list/types'
import type { ListTable } from '@/list/useListTable'

interface NumbersBelowProps {
  column: Column<object>
  table: Pick<ListTable<object>, 'foundRows' | 'found'>
  truncated: Truncation | undefined
}

const rounded = (value: number) => Math.round(value * 100) / 100

/** The figures of a column, over all rows that match search and filters (rule ASK-8). */
export function NumbersBelow({ column, table, truncated }: NumbersBelowProps) {
  const [numbers, setNumbers] = useState<{ of: Numbers | undefined }>()
  useEffect(() => {
    const values = function* () {
      for (const row of table.foundRows()) yield readSafely(column.value, row)
    }
    return inSlices(numbersOf(values()), (of) => setNumbers({ of }), true)
  }, [column, table])
  const of = numbers?.of
  const among = truncated?.onLoadMore
    ? `${column.header}, of the ${truncated.note.charAt(0).toLowerCase()}${truncated.note.slice(1)}`
    : column.header
  const parts: [string, string][] = of
    ? [
        ['Count', formatNumber(of.count)],
        ['Sum', formatNumber(rounded(of.sum))],
        ['Average', formatNumber(rounded(of.average))],
        ['Median', formatNumber(rounded(of.median))],
        ['Least', formatNumber(of.least)],
        ['Most', formatNumber(of.most)],
      ]
    : []
  return (
    <Flex
      as="dl"
      wrap="wrap"
      columnGap="5"
      rowGap="1"
      px="inset"
      py="2"
      borderTopWidth="1px"
      bg="bg.subtle"
      textStyle="sm"
      fontVariantNumeric="tabular-nums"
      aria-label={`Numbers of ${column.header}`}
    >
      <Figure term={among}>
        {numbers ? (of ? '' : 'no numbers') : `${pluralize(table.found, 'row')}...`}
      </Figure>
      {parts.map(([term, value]) => (
        <Figure key={term} term={term}>
          {value}
        </Figure>
      ))}
    </Flex>
  )
}

const Figure = ({ term, children }: { term: string; children: string }) => (
  <div>
    <chakra.dt display="inline" color="fg.muted" me="1.5">
      {term}
    </chakra.dt>
    <chakra.dd display="inline" fontWeight="600">
      {children}
    </chakra.dd>
  </div>
)
