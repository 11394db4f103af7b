import { chakra, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { IconButton } from '@/ui/IconButton'
import { ModalDialog } from '@/ui/ModalDialog'
import { KeyHints } from './KeyHints'
import { SearchBox } from './SearchBox'
import { SearchNotes } from './SearchNotes'
import { SearchResults } from './SearchResults'
import { SearchState } from './SearchState'
import {
  isPrepared,
  normalizeQuery,
  prepareSearch,
  type SearchResult,
  searchEntities,
} from './searchEntities'
import type { SearchSource, WholeLists } from './types'
import { useResultKeys } from './useResultKeys'

export interface GlobalSearchProps {
  /** Loaded while an account is selected; the same array until something in it changes. */
  sources: readonly SearchSource[]
  /** Offers to load the lists that are partial. */
  wholeLists?: WholeLists
  /** Without one nothing is loaded, and the modal says what to do. */
  hasAccount: boolean
  /** Leads to the choice of an account. */
  onSelectAccount: () => void
  /** Address of a result, encoded. */
  hrefOf: (result: SearchResult) => string
  onOpen: (result: SearchResult) => void
  /** Backdrop, Escape, the close button, and after a choice. */
  onClose: () => void
}

/** The modal 'Global Search' (rule SEARCH-1); it is open as long as it is rendered. */
export function GlobalSearch(props: GlobalSearchProps) {
  const { hasAccount, wholeLists, hrefOf, onOpen, onClose } = props
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // The box answers at once; the results follow as soon as they are drawn.
  const query = normalizeQuery(useDeferredValue(typed))
  const prepared = usePrepared(props.sources)
  const sources = prepared ?? props.sources
  const isLoading = !prepared || sources.some((source) => source.isLoading)
  // The Stop button goes with the progress, and its focus would be lost.
  const isLoadingRest = (wholeLists?.progress.size ?? 0) > 0
  useEffect(() => {
    if (!isLoadingRest && !inputRef.current?.closest('dialog')?.contains(document.activeElement))
      inputRef.current?.focus()
  }, [isLoadingRest])
  const results = useMemo(
    () => (isLoading ? [] : searchEntities(sources, query)),
    [sources, query, isLoading],
  )

  const choose = useCallback(
    (result: SearchResult) => {
      onClose()
      onOpen(result)
    },
    [onClose, onOpen],
  )
  const typedQuery = normalizeQuery(typed)
  const { active, onKeyDown } = useResultKeys({
    drawn: { query, count: results.length },
    typed: {
      query: typedQuery,
      results: () => (isLoading || typedQuery === query ? results : searchEntities(sources, typedQuery)),
    },
    onChoose: choose,
  })
  const optionId = (index: number) => `${id}option${index}`
  const hasResults = results.length > 0

  return (
    <ModalDialog
      open
      onClose={onClose}
      closeOnBackdrop
      initialFocusRef={inputRef}
      aria-labelledby={`${id}title`}
      // Its top stays where it is while results come and go.
      mt="10dvh"
      mb="auto"
      w={{ base: 'calc(100vw - 16px)', md: 'min(80vw, 112rem)' }}
      maxW="none"
      maxH="80dvh"
      overflow="hidden"
      css={{
        '&[open]': { display: 'flex', flexDirection: 'column' },
        // Where the results would have no room, the whole dialog scrolls.
        '@media (max-height: 30rem)': { mt: '2', maxH: 'calc(100dvh - 16px)', overflowY: 'auto' },
      }}
    >
      <Flex align="center" justify="space-between" ps="5" pe="3.5" pt="2.5" pb="1.5" flexShrink="0">
        <chakra.h2 id={`${id}title`} textStyle="dialogTitle">
          Global Search
        </chakra.h2>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </Flex>
      <SearchBox
        inputRef={inputRef}
        query={typed}
        onQuery={setTyped}
        onKeyDown={onKeyDown}
        listId={hasResults ? `${id}list` : undefined}
        activeId={hasResults ? optionId(active) : undefined}
      />
      <SearchState isLoading={isLoading} query={query} count={results.length}>
        {!hasAccount && <SearchNotes.NoAccount onSelectAccount={props.onSelectAccount} />}
      </SearchState>
      {hasResults && (
        <SearchResults
          id={`${id}list`}
          results={results}
          query={query}
          active={active}
          optionId={optionId}
          hrefOf={hrefOf}
          onChoose={choose}
        />
      )}
      {!isLoading && (
        <SearchNotes.Gaps
          sources={props.sources}
          isPreparing={sources !== props.sources}
          wholeLists={wholeLists}
        />
      )}
      {hasResults && <KeyHints />}
    </ModalDialog>
  )
}

/**
 * Gets the lists ready to be searched. While a long one that came in is not, what was ready before is searched further;
 * undefined where nothing was.
 */
function usePrepared(sources: readonly SearchSource[]): readonly SearchSource[] | undefined {
  const [ready, setReady] = useState<readonly SearchSource[]>()
  const isReady = sources.every(isPrepared)
  useEffect(() => {
    const leaving = new AbortController()
    void prepareSearch(sources, leaving.signal).then(() => {
      if (!leaving.signal.aborted) setReady(sources)
    })
    return () => leaving.abort()
  }, [sources])
  return isReady ? sources : ready
}
