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
    px: { base: '3', md: '5' },
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
    // Phones: one line that scrolls. The padding keeps the focus ring of the first and the last chip.
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
  /** How many it leaves; undefined while that is unknown. */
  count: number | undefined
  children: ReactNode
}

/** A link with fewer filters than the address has is not the current one. */
const exactly = { exact: true, includeSearch: true }

/** One of the filters: it replaces the address, and the page stays where it is. */
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
