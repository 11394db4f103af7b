import { chakra } from '@chakra-ui/react'
import { Gaps } from '../Gaps'
import { type LoadedList, useRestOfLists } from '../useLists'

/** Lists that failed or that are not loaded whole. Of players the first page is enough here. */
export function Missing({ account, lists }: { account: string; lists: readonly LoadedList[] }) {
  const rest = useRestOfLists(account)
  const told = lists.filter(({ type, error }) => type !== 'players' || error !== undefined)
  return (
    <Lined>
      <Gaps lists={told} rest={rest} asPart />
    </Lined>
  )
}

/** The hairline above, because the next part has its own. */
const Lined = chakra('div', { base: { '& > div': { borderTopWidth: '1px', borderBottomWidth: '0' } } })
