import { Flex, Span } from '@chakra-ui/react'
import { useEffect, useMemo, useRef } from 'react'
import { pluralize } from '@/lib/format'
import type { ListTable } from '@/list/useListTable'
import { idOf } from '@/model/references'
import { CountButton, CountProgress } from '@/parts/comparison/Counting'
import { useCounts } from '@/parts/comparison/useCounts'
import { countsAtom } from './counts'

const nothing: ReturnType<typeof countsAtom.get> = new Map()

/** The columns follow the counts at this interval in ms, because they change the layout of the whole list. */
const collectMs = 250

/** Passes the counts to the columns, several at a time. Stops when the user leaves the list. */
function useWrittenCounts(counts: ReturnType<typeof countsAtom.get>) {
  const written = useRef(0)
  useEffect(() => {
    const write = () => {
      written.current = Date.now()
      countsAtom.set(counts)
    }
    const timer = setTimeout(write, Math.max(0, written.current + collectMs - Date.now()))
    return () => clearTimeout(timer)
  }, [counts])
  useEffect(() => () => countsAtom.set(nothing), [])
}

/** Counts objects and findings of the accounts that search and filters found, below their list (rule COMPARE-11). */
export function CountsBelow({ table }: { table: Pick<ListTable<object>, 'foundRows'> }) {
  const reading = useCounts()
  const { counts } = reading
  useWrittenCounts(counts)
  const accounts = useMemo(() => table.foundRows().map((row) => idOf('accounts', row)), [table])
  const failed = accounts.flatMap((id) => {
    const error = counts.get(id)?.error
    return error === undefined ? [] : [`${id} (${error})`]
  })
  if (accounts.length === 0) return null
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="3"
      px="inset"
      py="2"
      borderTopWidth="1px"
      textStyle="sm"
      _print={{ display: 'none' }}
    >
      <CountButton reading={reading} accounts={accounts} />
      <CountProgress reading={reading} accounts={accounts} />
      {failed.length > 0 && (
        <Span role="alert" color="danger.text" overflowWrap="anywhere">
          {`Not all lists of ${pluralize(failed.length, 'account')} could be read, such as those of ${failed[0]}.`}
        </Span>
      )}
    </Flex>
  )
}
