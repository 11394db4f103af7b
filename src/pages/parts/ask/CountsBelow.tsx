import { chakra } from '@chakra-ui/react'
import { useEffect, useMemo } from 'react'
import { counted } from '@/lib/format'
import type { ListTable } from '@/list/useListTable'
import { idOf } from '@/model/references'
import { CountButton, CountProgress } from '../compare/Counting'
import { useCounts } from '../compare/useCounts'
import { countsAtom } from './counts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: { base: '3', md: '5' },
    py: '2',
    borderTopWidth: '1px',
    textStyle: 'sm',
    _print: { display: 'none' },
    '& > [role=alert]': { color: 'danger.text', overflowWrap: 'anywhere' },
  },
})

const nothing: ReturnType<typeof countsAtom.get> = new Map()

/** Counts objects and findings of the accounts that search and filters found, below their list (rule COMPARE-11). */
export function CountsBelow({ table }: { table: Pick<ListTable<object>, 'foundRows'> }) {
  const reading = useCounts()
  const { counts } = reading
  useEffect(() => countsAtom.set(counts), [counts])
  useEffect(() => () => countsAtom.set(nothing), [])
  const accounts = useMemo(() => table.foundRows().map((row) => idOf('accounts', row)), [table])
  const failed = accounts.flatMap((id) => {
    const error = counts.get(id)?.error
    return error === undefined ? [] : [`${id} (${error})`]
  })
  return (
    <Line>
      <CountButton reading={reading} accounts={accounts} />
      <CountProgress reading={reading} accounts={accounts} />
      {failed.length > 0 && (
        <span role="alert">
          {`Not all lists of ${counted(failed.length, 'account')} could be read, such as those of ${failed[0]}.`}
        </span>
      )}
    </Line>
  )
}
