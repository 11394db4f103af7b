import {
  type KeyboardEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { pressedKey } from '@/lib/keys'
import { Button } from '@/ui/Button'
import { DialogHead } from '@/ui/DialogHead'
import { Kbd } from '@/ui/inline'
import { ModalDialog } from '@/ui/ModalDialog'
import { SearchInput } from '@/ui/SearchInput'
import { useListbox } from '@/ui/useListbox'
import { Commands, focusCommands } from './Commands'
import { commandQuery } from './commandQuery'
import { FoundPages } from './FoundPages'
import styles from './GlobalSearch.module.css'
import { SearchNotes } from './SearchNotes'
import { SearchResults } from './SearchResults'
import { SearchState } from './SearchState'
import {
  FoundObjects,
  isPrepared,
  normalizeQuery,
  prepareSearch,
  type SearchResult,
  searchEntities,
} from './searchEntities'
import type { Command, FoundPage, SearchSource, WholeLists } from './types'

export interface GlobalSearchProps {
  /** Loaded while an account is selected. Keeps the same reference while its content is unchanged. */
  sources: readonly SearchSource[]
  /** Loads the rest of the lists that are partial. */
  wholeLists?: WholeLists
  /** Without an account nothing loads, and the modal shows what to do. */
  hasAccount: boolean
  /** Moves to the account selector. */
  onSelectAccount: () => void
  /** URL of a result, encoded; undefined if it cannot be opened. */
  hrefOf: (result: SearchResult) => string | undefined
  onOpen: (result: SearchResult) => void
  /** Another place of a result, which Alt Enter opens; undefined if it has none. */
  second?: { labelOf: (result: SearchResult) => string | undefined; onOpen: (result: SearchResult) => void }
  /** The pages whose titles match; shown below the results. */
  pagesOf?: (query: string) => readonly FoundPage[]
  /** The campaigns whose names match; shown below the results (rule CAMPAIGN-6). */
  campaignsOf?: (query: string) => readonly FoundPage[]
  /** The commands that match; `all` for a query that asks for commands alone. Shown below the results. */
  commandsOf?: (query: string, all: boolean) => readonly Command[]
  /** Called on backdrop, Escape, the close button, and after a choice. */
  onClose: () => void
}

const fieldBox = { className: styles.field }

/** The modal 'Global Search' (rule SEARCH-1). It is open while it is mounted. */
export function GlobalSearch(props: GlobalSearchProps) {
  const { hasAccount, wholeLists, hrefOf, onOpen, onClose } = props
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // Deferred, so that the input responds immediately and the results follow.
  const query = normalizeQuery(useDeferredValue(typed))
  const prepared = usePrepared(props.sources)
  const sources = prepared ?? props.sources
  const isLoading = !prepared || sources.some((source) => source.isLoading)
  // The Stop button disappears with the progress and would lose the focus.
  const isLoadingRest = (wholeLists?.progress.size ?? 0) > 0
  useEffect(() => {
    if (!isLoadingRest && !inputRef.current?.closest('dialog')?.contains(document.activeElement))
      inputRef.current?.focus()
  }, [isLoadingRest])
  const results = useMemo(
    () => (isLoading ? new FoundObjects() : searchEntities(sources, query)),
    [sources, query, isLoading],
  )

  const choose = useCallback(
    (result: SearchResult) => {
      if (hrefOf(result) === undefined) return
      onClose()
      onOpen(result)
    },
    [hrefOf, onClose, onOpen],
  )
  const typedQuery = normalizeQuery(typed)
  // What is typed is ahead of what is shown. Enter means what is typed.
  const typedResults = () =>
    isLoading || typedQuery === query ? results : searchEntities(sources, typedQuery)
  const listbox = useListbox({
    id: `${id}list`,
    items: results,
    of: query,
    latest: { of: typedQuery, items: typedResults },
    onChoose: choose,
    page: 7,
    // Only so many are rendered at once.
    wrapUpTo: 100,
  })
  const hasResults = results.length > 0
  const pages = query === '' ? [] : (props.pagesOf?.(query) ?? [])
  const campaigns = query === '' || isLoading ? [] : (props.campaignsOf?.(query) ?? [])
  const choosePage = (page: FoundPage) => {
    onClose()
    page.onOpen()
  }
  const asked = commandQuery(query)
  const commands = props.commandsOf?.(asked ?? query, asked !== undefined) ?? []
  const commandsRef = useRef<HTMLDivElement>(null)
  const runCommand = (command: Command) => {
    onClose()
    // After the modal has returned the focus.
    setTimeout(command.run)
  }
  const shownCommands = {
    commands,
    listRef: commandsRef,
    inputRef,
    takesEnter: asked !== undefined,
    onRun: runCommand,
  }
  const active = results.at(listbox.active)
  const secondLabel = active && props.second?.labelOf(active)
  const openSecond = () => {
    if (!active || secondLabel === undefined) return
    onClose()
    props.second?.onOpen(active)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const key = pressedKey(event)
    if (key === 'Enter') {
      const typedAsked = commandQuery(typedQuery)
      const [command] = typedAsked === undefined ? [] : (props.commandsOf?.(typedAsked, true) ?? [])
      if (command) {
        event.preventDefault()
        return runCommand(command)
      }
      const [page] = typedQuery === '' ? [] : (props.pagesOf?.(typedQuery) ?? [])
      if (page && typedResults().length === 0) return choosePage(page)
    }
    const isCommand = asked !== undefined && typedQuery === query
    if (key === 'ArrowDown' && (isCommand || !hasResults) && focusCommands(commandsRef.current))
      return event.preventDefault()
    if (key !== 'Enter' || !event.altKey || secondLabel === undefined)
      return listbox.comboboxProps.onKeyDown(event)
    event.preventDefault()
    openSecond()
  }

  return (
    <ModalDialog
      open
      onClose={onClose}
      closeOnBackdrop
      initialFocusRef={inputRef}
      aria-labelledby={`${id}title`}
      className={styles.dialog}
    >
      <DialogHead id={`${id}title`} onClose={onClose}>
        Global Search
      </DialogHead>
      <SearchInput
        {...listbox.comboboxProps}
        onKeyDown={onKeyDown}
        size="lg"
        box={fieldBox}
        type="text"
        aria-label="Search across all entities"
        placeholder="Search across all entities..."
        autoCapitalize="off"
        enterKeyHint="go"
        fieldRef={inputRef}
        value={typed}
        onText={setTyped}
        clearLabel="Clear search"
      />
      {asked !== undefined && commands.length > 0 && <Commands {...shownCommands} />}
      <SearchState isLoading={isLoading} query={query} count={results.length}>
        {!hasAccount && <SearchNotes.NoAccount onSelectAccount={props.onSelectAccount} />}
      </SearchState>
      {hasResults && (
        <SearchResults listbox={listbox} results={results} query={query} hrefOf={hrefOf} onChoose={choose} />
      )}
      {pages.length > 0 && (
        <FoundPages label="Pages" pages={pages} takesEnter={!hasResults} onChoose={choosePage} />
      )}
      {campaigns.length > 0 && (
        <FoundPages
          label="Campaigns"
          kind="Campaign"
          pages={campaigns}
          takesEnter={false}
          onChoose={choosePage}
        />
      )}
      {asked === undefined && commands.length > 0 && <Commands {...shownCommands} />}
      {!isLoading && <SearchNotes.Gaps sources={props.sources} isPreparing={sources !== props.sources} />}
      <div className={styles.footer}>
        {!isLoading && <SearchNotes.Parts sources={props.sources} wholeLists={wholeLists} />}
        {secondLabel !== undefined && <Second label={secondLabel} onPress={openSecond} />}
        {hasResults && <KeyHints />}
      </div>
    </ModalDialog>
  )
}

/**
 * Prepares the lists for the search. While a long list is being prepared, returns the previously prepared sources;
 * undefined if there are none.
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

/** Opens the other place of the active result. */
const Second = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <div className={styles.second}>
    <Button variant="ghost" size="sm" title={label} onClick={onPress}>
      <span>{label}</span>
    </Button>
    <span>
      <Kbd>Alt</Kbd> <Kbd>Enter</Kbd>
    </span>
  </div>
)

/** The line of keyboard hints below the results. Hidden on small screens. */
function KeyHints() {
  return (
    <div className={styles.hints}>
      <span>
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd> move
      </span>
      <span>
        <Kbd>Enter</Kbd> open
      </span>
      <span>
        <Kbd>Esc</Kbd> close
      </span>
    </div>
  )
}
