import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Listbox } from '@/ui/useListbox'
import { SearchResultRow } from './SearchResultRow'
import type { SearchResult } from './searchEntities'

interface SearchResultsProps {
  listbox: Listbox
  results: readonly SearchResult[]
  /** Trimmed. */
  query: string
  hrefOf: (result: SearchResult) => string
  onChoose: (result: SearchResult) => void
}

/** Rows per render, twice as many as fit. More follow when the user scrolls or moves down. */
const slice = 16

/** The listbox of results. There can be thousands; only a few dozen are rendered. */
export function SearchResults({ listbox, results, query, ...links }: SearchResultsProps) {
  const { active, optionId } = listbox
  const listRef = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState({ results, drawn: slice })
  const drawn = Math.max(scrolled.results === results ? scrolled.drawn : slice, active + slice / 2)
  // New results start at the top.
  useLayoutEffect(() => {
    if (listRef.current && results) listRef.current.scrollTop = 0
  }, [results])

  const onScroll = () => {
    const list = listRef.current
    if (!list || drawn >= results.length) return
    const below = list.scrollHeight - list.scrollTop - list.clientHeight
    if (below < list.clientHeight) setScrolled({ results, drawn: drawn + slice })
  }

  return (
    <List ref={listRef} {...listbox.listProps} aria-label="Results" onScroll={onScroll}>
      {results.slice(0, drawn).map((result, index) => (
        <SearchResultRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an invalid list can repeat ids; rows have no state
          key={index}
          id={optionId(index)}
          result={result}
          query={query}
          selected={index === active}
          position={index + 1}
          total={results.length}
          hrefOf={links.hrefOf}
          onChoose={links.onChoose}
        />
      ))}
    </List>
  )
}

const truncated = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

const List = chakra('div', {
  base: {
    maxH: '24rem',
    minH: '0',
    '@media (max-height: 30rem)': { minH: '9rem' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderTopWidth: '1px',
    px: '2',
    py: '1.5',
    scrollPaddingBlock: '6px',
    scrollbarWidth: 'thin',
    '& a': {
      display: 'grid',
      gridTemplateColumns: { base: '32px minmax(0, 1fr)', md: '32px minmax(0, 1fr) auto' },
      columnGap: '3',
      alignItems: 'center',
      px: '3',
      py: '1.5',
      minH: '52px',
      borderRadius: 'md',
      cursor: 'pointer',
    },
    '& a:hover': { bg: 'bg.hover' },
    '& a[aria-selected=true]': { bg: 'primary.subtle', boxShadow: 'inset 0 0 0 1px {colors.primary.muted}' },
    '& [data-part=text]': { minW: '0' },
    '& [data-part=head]': { display: 'flex', gap: '2', alignItems: 'center' },
    '& [data-part=name]': { textStyle: 'name', minW: '0', ...truncated },
    '& [data-part=type]': {
      flexShrink: '0',
      px: '7px',
      borderRadius: 'full',
      outline: '1px solid transparent',
      outlineOffset: '-1px',
      bg: 'bg.muted',
      color: 'fg.muted',
      fontSize: '2xs',
      lineHeight: '1.125rem',
      fontWeight: '550',
    },
    '& [data-part=description]': { display: 'block', textStyle: 'sm', color: 'fg.muted', ...truncated },
    '& [data-part=match]': {
      gridColumn: { base: '2', md: 'auto' },
      textStyle: 'xs',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
  },
})
