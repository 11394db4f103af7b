import type { LinkOptions } from '@tanstack/react-router'
import { type FocusEvent, type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react'
import { longList } from '@/ui/ranks'
import { Listing } from './Listing'
import { type ListSearch, type OnSearch, searchFor } from './listSearch'
import { ListHead, Panel, SelectButton } from './Panel'
import { type ListQuery, useStableQuery } from './query'
import { SearchBox, useTyped } from './SearchBox'
import type { RowSelection } from './selecting'
import { MissingTableSettings, StaleNote } from './states'
import type { ListSpec, MarkedRow, Names } from './types'
import { useDeletion } from './useDeletion'
import { useListTable } from './useListTable'
import { type ListMenus, useMenus } from './useMenus'
import { useSelecting } from './useSelecting'
import { useStable } from './useStable'

export interface ListScreenProps<T extends object> {
  spec: ListSpec<T> | undefined
  query: ListQuery<T>
  search: ListSearch
  onSearch: OnSearch
  marked?: MarkedRow | undefined
  /** Undefined if the user is not allowed to create. */
  createLink?: LinkOptions
  /** Undefined if the user is not allowed to edit. Pass a stable function. */
  editLink?: (row: T) => LinkOptions
  /** Undefined if the user is not allowed to delete. Shows its own success and error toasts. */
  onDelete?: (row: T) => Promise<void>
  /** What the delete dialog says below its question. */
  deleteNote?: ((row: T) => ReactNode) | undefined
  /**
   * Names of the referenced objects, for search and filters. Keeps the same reference while its content is unchanged.
   */
  names?: Names | undefined
  /** Called when the user is about to search or filter. */
  onIntent?: () => void
  /** Select mode: what can be done with the selected objects. Undefined if the user can do nothing with them. */
  selectionActions?: ((selection: RowSelection) => ReactNode) | undefined
  /** The menus 'More' of the list and of its rows. */
  menus?: ListMenus<T> | undefined
  /** The account whose objects are listed. A selection belongs to it. */
  account?: string
}

/** The list of any entity (rules LIST-1 to LIST-20). Its parent is a flex column. */
export function ListScreen<T extends object>({ spec, ...props }: ListScreenProps<T>) {
  if (spec?.columns?.length) return <KnownList spec={spec} {...props} />
  return (
    <Panel grows>
      <MissingTableSettings />
    </Panel>
  )
}

function KnownList<T extends object>(props: ListScreenProps<T> & { spec: ListSpec<T> }) {
  const { spec, search, marked, createLink, editLink, onDelete, names } = props
  const query = useStableQuery(props.query)
  const { rows, error, isFetching, onRetry } = query
  const onSearch = useStable(props.onSearch)
  const typing = useTyped(search.q ?? '', (q) => onSearch(searchFor(q), { replace: true }))
  // A typed letter renders first; the rows that it leads to are deferred. A click shows its rows in the same render. In a
  // long list it is deferred, too: sorting must not block.
  const wanted = useTypedSearch(search, typing.typed)
  const deferred = useDeferredValue(wanted)
  const isDeferred = wanted.q !== deferred.q || (rows?.length ?? 0) > longList
  const table = useListTable(spec, rows, isDeferred ? deferred : wanted, names)
  const deletion = useDeletion({ spec, onDelete, deleteNote: props.deleteNote })
  const onIntent = useStable(() => props.onIntent?.())
  const selecting = useSelecting(spec, props.account ?? '')
  const { mode } = selecting
  const toggle = useStable(selecting.toggle)
  const menus = useMenus({
    spec,
    menus: props.menus,
    table,
    isLoaded: rows !== undefined,
    truncated: query.truncated,
    canCreate: createLink !== undefined,
    editLink,
    onDelete: onDelete && deletion.ask,
  })
  const focus = useKeptFocus()
  const searchField = useRef<HTMLInputElement>(null)
  const onClear = useStable(() => {
    typing.type('')
    typing.settle()
    searchField.current?.focus()
  })

  const loaded = rows !== undefined
  return (
    <>
      <Panel {...focus} grows={loaded ? table.found === 0 : error !== undefined} css={mode?.styles}>
        <ListHead
          spec={spec}
          createLink={createLink && mode ? 'later' : createLink}
          select={
            props.selectionActions && (
              <SelectButton
                ref={selecting.button}
                isOn={mode !== undefined}
                isDisabled={table.total === 0 && !mode}
                onToggle={toggle}
                onIntent={selecting.prepare}
              />
            )
          }
          more={!mode && menus.button}
          search={
            <SearchBox
              label={`Search ${spec.title.toLowerCase()}`}
              fieldRef={searchField}
              typing={typing}
              onFocus={onIntent}
            />
          }
        />
        {loaded && error !== undefined && <StaleNote error={error} isBusy={isFetching} onRetry={onRetry} />}
        <Listing
          spec={spec}
          table={table}
          query={query}
          onSearch={onSearch}
          names={names}
          onIntent={onIntent}
          onClear={onClear}
          // Only the empty list needs it. Elsewhere a new link object would render the rows again.
          createLink={table.total === 0 ? createLink : undefined}
          marked={marked}
          selecting={mode}
          // In Select mode a click on a row ticks it.
          editLink={mode ? undefined : editLink}
          onDelete={mode ? undefined : onDelete && deletion.ask}
          onMenu={mode || !(editLink || onDelete) ? undefined : menus.openRow}
          onMenuIntent={menus.prepare}
        />
        {menus.menu}
        {deletion.dialog}
      </Panel>
      {mode && (
        <mode.Selecting
          spec={spec}
          table={table}
          truncated={query.truncated}
          mode={mode}
          onDone={selecting.stop}
        >
          {props.selectionActions?.(mode.selection)}
        </mode.Selecting>
      )}
    </>
  )
}

/**
 * The search of the URL with the text that is already in the box. Keeps the same reference while its content is
 * unchanged, so that nothing renders again when the URL follows the text.
 */
function useTypedSearch(search: ListSearch, typed: string): ListSearch {
  const patch = searchFor(typed)
  const said = JSON.stringify(patch.q === search.q ? search : { ...search, ...patch })
  return useMemo(() => JSON.parse(said), [said])
}

/**
 * Keeps the focus in the panel when the focused element disappears: a deleted row, or 'Try again' after it succeeded.
 * From a row the focus moves to the same button of the row that took its place, otherwise to the heading.
 */
function useKeptFocus() {
  const ref = useRef<HTMLElement>(null)
  const last = useRef<{ element: HTMLElement; row: number; control: number }>(undefined)

  // Runs after every render, because any render can remove the element.
  useLayoutEffect(() => {
    const panel = ref.current
    if (!panel || !last.current || last.current.element.isConnected) return
    const { row, control } = last.current
    last.current = undefined
    // Keep the focus if the user has already moved it.
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const rows = rowsOf(panel)
    const neighbour = row < 0 ? undefined : rows[Math.min(row, rows.length - 1)]
    const same = neighbour && controlsOf(neighbour)[control]
    if (same) same.focus()
    else panel.querySelector('h1')?.focus({ preventScroll: true })
  })

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    // A dialog returns the focus itself, to a button that can later disappear with its row.
    if (!ref.current || target.closest('dialog')) return
    const rows = rowsOf(ref.current)
    const own = rows.find((row) => row.contains(target))
    last.current = own
      ? { element: target, row: rows.indexOf(own), control: controlsOf(own).indexOf(target) }
      : { element: target, row: -1, control: -1 }
  }
  return { ref, onFocus }
}

const rowsOf = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>('tbody tr')]
const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a, button, input')]
