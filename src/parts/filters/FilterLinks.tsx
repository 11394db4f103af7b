import { chakra } from '@chakra-ui/react'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { formatNumber } from '@/lib/format'
import { Chip } from '@/ui/Chip'

/** The bar of filters below the head of a page about the whole programme. */
export const PageFilterBar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: { base: 'start', md: 'center' },
    flexDirection: { base: 'column', md: 'row' },
    justifyContent: 'space-between',
    gap: '3',
    px: 'inset',
    py: '3',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    _print: { display: 'none' },
    // A search is as wide as the bar on phones.
    '& > :has(> input)': { w: { base: '100%', md: 'auto' } },
  },
})

/** Filters as links, in a list. */
export const FilterLinks = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: { md: 'wrap' },
    gap: '2',
    minW: '0',
    maxW: '100%',
    listStyle: 'none',
    // On phones the chips are one line that scrolls. The padding leaves space for focus rings.
    overflowX: { base: 'auto', md: 'visible' },
    m: { base: '-1', md: '0' },
    p: { base: '1', md: '0' },
    scrollbarWidth: 'none',
  },
})

interface LinkState {
  className?: string
  replace?: boolean
  resetScroll?: boolean
  activeOptions?: object
}

interface FilterLinkProps {
  /** A link of the router, without children. */
  link: ReactElement<LinkState>
  isChosen: boolean
  /** The number of objects that match; undefined while it is unknown. */
  count: number | undefined
  children: ReactNode
}

/** A link is current only if the address has exactly its parameters. */
const exactly = { exact: true, includeSearch: true }

/** A link that sets a filter. It replaces the history entry and keeps the scroll position. */
export const FilterLink = ({ link, isChosen, count, children }: FilterLinkProps) => (
  <li>
    <Chip
      isOn={isChosen}
      count={count === undefined ? undefined : formatNumber(count)}
      link={cloneElement(link, { replace: true, resetScroll: false, activeOptions: exactly })}
    >
      {children}
    </Chip>
  </li>
)
