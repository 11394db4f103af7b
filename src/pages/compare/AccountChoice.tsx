import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { TextQuery } from '@/lib/textQuery'
import { toggledInList } from '@/lib/toggled'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import { SearchInput } from '@/ui/SearchInput'
import { type CompareSearch, mostAccounts } from './address'
import { useAccountRows } from './useAccountRows'

interface AccountChoiceProps {
  chosen: readonly string[]
  hasFile: boolean
}

/** The number of accounts that are listed. Others are found by name or id. */
const mostShown = 60

/** Adds and removes compared accounts. Each choice is a new address. */
export function AccountChoice({ chosen, hasFile }: AccountChoiceProps) {
  const [search, setSearch] = useState('')
  const { listed = [] } = useAccountRows()
  const patch = usePatchAddress<CompareSearch>()
  const query = new TextQuery(search)
  const found = listed.filter(({ id, name }) => query.isIn(name, id))
  const isFull = chosen.length >= mostAccounts
  const isLeast = chosen.length <= (hasFile ? 1 : 2)
  const toggle = (id: string) => patch({ of: toggledInList(chosen, id) })
  return (
    <chakra.div w="min(19rem, calc(100vw - 48px))" p="2">
      <SearchInput
        value={search}
        onText={setSearch}
        clearLabel="Clear the search"
        aria-label="Search accounts"
        placeholder="Name or id"
      />
      <chakra.p textStyle="xs" color="fg.muted" px="2" py="2">
        {isFull
          ? `${mostAccounts} accounts are the most that are compared at once.`
          : 'The first one is compared with the others.'}
      </chakra.p>
      <Choices>
        {found.slice(0, mostShown).map(({ id, name }) => {
          const isChosen = chosen.includes(id)
          return (
            <label key={id}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isChosen ? isLeast : isFull}
                onChange={() => toggle(id)}
              />
              <span>
                <bdi>{name}</bdi>
                {name !== id && <small>{id}</small>}
              </span>
            </label>
          )
        })}
      </Choices>
      {found.length === 0 && (
        <chakra.p px="2" role="status">{`No account matches "${search.trim()}".`}</chakra.p>
      )}
    </chakra.div>
  )
}

const Choices = chakra('div', {
  base: {
    maxH: 'min(20rem, 50dvh)',
    overflowY: 'auto',
    '& > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: { base: '44px', md: '36px' },
      px: '2',
      borderRadius: 'sm',
      textStyle: 'sm',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover' },
    },
    '& > label > span': { minW: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    '& input': { boxSize: '16px', flexShrink: '0' },
  },
})
