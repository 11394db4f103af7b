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
import styles from './GlobalSearch.module.css'
import { PaletteList } from './PaletteList'
import { isResult, type Palette, paletteOf } from './palette'
import { SearchNotes } from './SearchNotes'
import { SearchState } from './SearchState'
import {
  FoundObjects,
  isPrepared,
  normalizeQuery,
  prepareSearch,
  type SearchResult,
  searchEntities,
} from './searchEntities'
import type { Command, CompleteLists, SearchSource } from './types'

export interface GlobalSearchProps {
  /** Loaded while an account is selected. Keeps the same reference while its content is unchanged. */
  sources: readonly SearchSource[]
  /** Loads the remaining pages of partial lists. */
  wholeLists?: CompleteLists
  /** Without an account nothing loads, and the modal shows what to do. */
  hasAccount: boolean
  /** Moves to the account selector. */
  onSelectAccount: () => void
  /** URL of a result, encoded; undefined if it cannot be opened. */
  hrefOf: (result: SearchResult) => string | undefined
  onOpen: (result: SearchResult) => void
  /** A second action for a result, which Alt Enter runs. `labelOf` returns undefined for results without one. */
  second?: { labelOf: (result: SearchResult) => string | undefined; onOpen: (result: SearchResult) => void }
  /**
   * Returns the matching commands, best first.
   * @param all for a query that is only for commands (rule SEARCH-10)
   */
  commandsOf?: (query: string, all: boolean) => readonly Command[]
  /** Called on backdrop, Escape, the close button, and after a choice. */
  onClose: () => void
}

const fieldBox = { className: styles.field }

/** The modal 'Global Search' (rule SEARCH-1). Mount it to open it. */
export function GlobalSearch(props: GlobalSearchProps) {
  const { hasAccount, wholeLists, hrefOf, onOpen, onClose, commandsOf } = props
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // Deferred, so that the input stays responsive and the results follow.
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
  const run = (command: Command) => {
    onClose()
    // A command that is not a link runs after the modal has returned the focus.
    if (command.href) command.run()
    else setTimeout(command.run)
  }
  const palette = paletteOf({ query, results, isLoading, commandsOf })
  const typedQuery = normalizeQuery(typed)
  // The shown results can lag behind the typed text. Enter applies to the typed text.
  const typedPalette = (): Palette =>
    typedQuery === query
      ? palette
      : paletteOf({
          query: typedQuery,
          isLoading,
          commandsOf,
          results: isLoading ? results : searchEntities(sources, typedQuery),
        })
  const listbox = useListbox({
    id: `${id}list`,
    items: palette,
    of: query,
    latest: { of: typedQuery, items: typedPalette },
    start: -1,
    onChoose: (item) => (isResult(item) ? choose(item) : run(item)),
    page: 7,
    // Wrapping to the end would have to render all results. Commands below the results are always rendered.
    wrapUpTo: palette.below.length > 0 ? undefined : 100,
  })
  const active = palette.at(listbox.active)
  const secondLabel = isResult(active) ? props.second?.labelOf(active) : undefined
  const openSecond = () => {
    if (!isResult(active) || secondLabel === undefined) return
    onClose()
    props.second?.onOpen(active)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (pressedKey(event) !== 'Enter' || !event.altKey || secondLabel === undefined)
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
      {palette.length > 0 && (
        <PaletteList
          listbox={listbox}
          palette={palette}
          query={query}
          hrefOf={hrefOf}
          onChoose={choose}
          onRun={run}
        />
      )}
      <SearchState isLoading={isLoading} query={query} palette={palette}>
        {!hasAccount && <SearchNotes.NoAccount onSelectAccount={props.onSelectAccount} />}
      </SearchState>
      {!isLoading && <SearchNotes.Gaps sources={props.sources} isPreparing={sources !== props.sources} />}
      <div className={styles.footer}>
        {!isLoading && <SearchNotes.Parts sources={props.sources} wholeLists={wholeLists} />}
        {secondLabel !== undefined && <Second label={secondLabel} onPress={openSecond} />}
        <KeyHints />
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

/** The button for the second action of the active result. */
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
