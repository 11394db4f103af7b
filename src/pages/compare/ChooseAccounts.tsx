import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { Columns3, SearchX } from 'lucide-react'
import { useState } from 'react'
import { pluralize } from '@/lib/format'
import { TextQuery } from '@/lib/textQuery'
import { toggledInList } from '@/lib/toggled'
import { roles } from '@/list/roles'
import { Failure } from '@/list/states'
import { CountButton, CountProgress } from '@/parts/comparison/Counting'
import { useCounts } from '@/parts/comparison/useCounts'
import { RowSkeletons } from '@/parts/page/panel'
import { Button } from '@/ui/Button'
import { More } from '@/ui/More'
import { SearchInput } from '@/ui/SearchInput'
import { StateView } from '@/ui/StateView'
import { Table } from '@/ui/Table'
import { useShown } from '@/ui/usePrinting'
import { AccountRow } from './AccountRow'
import { mostAccounts } from './address'
import { useAccountRows } from './useAccountRows'

/** How many accounts are shown at first, and with each 'Show more'. */
const step = 100

/** All accounts with what is in them, to choose those that are compared (rules COMPARE-1 and COMPARE-10). */
export function ChooseAccounts({ chosen: atFirst }: { chosen: readonly string[] }) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(atFirst)
  const [search, setSearch] = useState('')
  const [shown, setShown] = useShown(step)
  const { listed, error, retry } = useAccountRows()
  const reading = useCounts()
  const { counts, progress } = reading
  const query = new TextQuery(search)
  const found = (listed ?? []).filter(({ id, name }) => query.isIn(name, id))
  const accounts = found.map(({ id }) => id)
  const toggle = (id: string) => setChosen(toggledInList(chosen, id))
  if (error && !listed) return <Failure error={error.message} isBusy={false} onRetry={() => void retry()} />
  if (!listed)
    return (
      <chakra.div px="inset" py="4">
        <RowSkeletons count={6} />
      </chakra.div>
    )
  return (
    <>
      <Tools>
        <SearchInput
          box={searchBox}
          value={search}
          onText={setSearch}
          clearLabel="Clear the search"
          aria-label="Search accounts"
          placeholder="Name or id"
        />
        <chakra.span flex="1" textStyle="sm" color="fg.muted" role="status">
          {chosen.length === 0
            ? `Choose 2 to ${mostAccounts} accounts. The first one is compared with the others.`
            : `${pluralize(chosen.length, 'account')} chosen`}
        </chakra.span>
        <CountButton reading={reading} accounts={accounts} />
        <Button
          disabled={chosen.length < 2 || chosen.length > mostAccounts}
          onClick={() => void navigate({ to: '/programme/compare', search: { of: chosen } })}
        >
          <Columns3 size={16} aria-hidden />
          <span>Compare</span>
        </Button>
      </Tools>
      {progress && (
        <chakra.div px="inset" pb="3">
          <CountProgress reading={reading} accounts={accounts} />
        </chakra.div>
      )}
      {found.length === 0 ? (
        <StateView icon={SearchX} title={`No account matches "${search.trim()}".`} />
      ) : (
        <Accounts pictured wide folds {...roles.table}>
          <thead {...roles.rowGroup}>
            <tr {...roles.row}>
              {['Account', 'Plan', 'Objects', 'Findings', 'Unsaved here'].map((title, index) => (
                <th key={title} {...roles.columnHeader} scope="col" data-number={index > 1 || undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowGroup}>
            {found.slice(0, shown).map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                count={counts.get(account.id)}
                isCounting={progress !== undefined}
                isChosen={chosen.includes(account.id)}
                isFull={chosen.length >= mostAccounts}
                onToggle={() => toggle(account.id)}
              />
            ))}
          </tbody>
        </Accounts>
      )}
      <chakra.div px="inset" py="2" _empty={{ display: 'none' }}>
        <More rest={found.length - shown} step={step} onClick={() => setShown(shown + step)} />
      </chakra.div>
    </>
  )
}

const searchBox = { style: { flex: '1 1 16rem' } }

const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: 'inset',
    py: '3',
    '& > div': { maxW: { base: '100%', md: '18rem' } },
    '& > button': { flex: { base: '1 0 auto', md: 'none' } },
    '& > span': { flexBasis: { base: '100%', md: 'auto' } },
  },
})

const Accounts = chakra(
  Table,
  {
    base: {
      display: { base: 'block', md: 'table' },
      '& thead': { display: { base: 'none', md: 'table-header-group' } },
      '& tbody': { display: { base: 'block', md: 'table-row-group' } },
      '& tr': {
        display: { base: 'grid', md: 'table-row' },
        gridTemplateColumns: 'minmax(0, 1.5fr) repeat(3, minmax(0, 1fr))',
      },
      '& tbody > tr': { borderTopWidth: { base: '1px', md: '0' } },
      '& [data-number]': { textAlign: { md: 'end' }, fontVariantNumeric: 'tabular-nums' },
      '& td:first-of-type': { gridColumn: { base: '1 / -1', md: 'auto' } },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        display: { base: 'block', md: 'none' },
        textStyle: 'xs',
        color: 'fg.muted',
      },
      '& [data-part=account]': { display: 'flex', alignItems: 'center', gap: '3' },
      '& [data-part=account] > label': {
        display: 'flex',
        alignItems: 'center',
        gap: '3',
        flex: '1',
        minW: '0',
        minH: { base: '44px', md: '36px' },
        cursor: 'pointer',
      },
      '& [data-part=account] input': { boxSize: '16px', flexShrink: '0' },
      '& [data-part=words]': { minW: '0', overflowWrap: 'anywhere', fontWeight: '600' },
      '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted', fontWeight: '400' },
      '& [data-part=error]': { color: 'danger.text' },
    },
  },
  { forwardProps: ['pictured', 'wide', 'folds'] },
)
