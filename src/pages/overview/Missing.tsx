import { chakra } from '@chakra-ui/react'
import { type LoadedList, useRemainingPages } from '@/entities/useLists'
import { isOfProgramme } from '@/model/entityTypes'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'

/**
 * Names the lists that failed or are partially loaded. For players, the first page is enough here. Placed after the
 * other parts, which render before it. If a list failed, it sticks to the lower edge of the window, like the bar of
 * unsaved changes.
 */
export function Missing({ account, lists }: { account: string; lists: readonly LoadedList[] }) {
  const rest = useRemainingPages(account)
  const told = lists.filter(({ type, error }) => isOfProgramme(type) || error !== undefined)
  const hasFailed = told.some(({ error }) => error !== undefined)
  return (
    <Lined data-failed={hasFailed || undefined}>
      <PartialDataNote lists={told} rest={rest} asPart />
    </Lined>
  )
}

/** The hairline is at the top, because nothing follows. */
const Lined = chakra('div', {
  base: {
    '&& > *': { borderTopWidth: '1px', borderBottomWidth: '0' },
    '&[data-failed]': {
      position: 'sticky',
      bottom: '0',
      zIndex: 'save',
      maxH: '40vh',
      overflowY: 'auto',
      bg: 'bg.panel',
      boxShadow: 'save',
      _print: { position: 'static' },
    },
  },
})
