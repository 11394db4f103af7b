import type { LinkOptions } from '@tanstack/react-router'
import { type ComponentType, memo, type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { longListLength } from '@/lib/ranks'
import type { Proposable } from '@/model/proposable'
import { Listing } from './Listing'
import type { ListViewParts } from './ListViewButton'
import { type ListSearch, type OnSearch, searchFor } from './listSearch'
import { ListHead, Panel, SelectButton } from './Panel'
import { type ListQuery, useStableQuery } from './query'
import type { RowActions } from './RowView'
import { useSavedObject } from './SavedNote'
import { SearchBox, type Typing, TypingContext, useTyped } from './SearchBox'
import type { RowSelection } from './selecting'
import { MissingTableSettings, StaleNote } from './states'
import type { EmptyList, ListSpec, MarkedRow, Names } from './types'
import { useDeletion } from './useDeletion'
import { useKeptFocus } from './useKeptFocus'
import { useListTable } from './useListTable'
import { type ListMenus, useMenus } from './useMenus'
import { useSelecting } from './useSelecting'
import { useStable } from './useStable'
import { useFirstMoment, useVisit } from './visit'

export interface ListScreenProps<T extends object> {
  spec: ListSpec<T> | undefined
  query: ListQuery<T>
  search: ListSearch
  onSearch: OnSearch
  /** The object that was saved just before this list is shown. */
  marked?: MarkedRow
  /** Undefined if the user is not allowed to create. */
  createLink?: LinkOptions
  /** Shown while the list has no objects. */
  empty?: EmptyList
  /** Undefined if the user is not allowed to edit. Pass a stable function. */
  editLink?: (row: T) => LinkOptions | undefined
  /** Undefined if the user is not allowed to delete. Shows its own success and error toasts. */
  onDelete?: (row: T) => Promise<void>
  /** The server will refuse to delete; the dialog says so first. */
  isDeleteRefused?: boolean
  /** The dialog that proposes the deletion instead of executing it. */
  ProposeDeletion?: ComponentType<Proposable>
  /** Additional text below the question of the delete dialog. */
  deleteNote?: (row: T) => ReactNode
  /**
   * Names of the referenced objects, for search and filters. Keeps the same reference while its content is unchanged.
   */
  names?: Names
  /** More names are being fetched. */
  isNaming?: boolean
  /** Called when the user is about to search or filter. */
  onIntent?: () => void
  /** Select mode: what can be done with the selected objects. Undefined if the user can do nothing with them. */
  selectionActions?: (selection: RowSelection) => ReactNode
  /** The menus 'More' of the list and of its rows. */
  menus?: ListMenus<T>
  /** Filters on any field, columns, numbers and views. */
  ask?: ListViewParts<T>
  /** The account whose objects are listed. A selection belongs to it. */
  account?: string
}

/** The list of any entity (rules LIST-1 to LIST-20). Its parent is a flex column. */
export function ListScreen<T extends object>({ spec, ...props }: ListScreenProps<T>) {
  if (spec?.columns?.length) return <SearchedList spec={spec} {...props} />
  return (
    <Panel grows>
      <MissingTableSettings />
    </Panel>
  )
}

type KnownListProps<T extends object> = ListScreenProps<T> & { spec: ListSpec<T> }

/**
 * A typed letter renders only the search box; the list that it leads to is deferred. A click shows its rows in the same
 * render, unless the list is long: sorting must not block.
 */
function SearchedList<T extends object>({ search, onSearch, ...props }: KnownListProps<T>) {
  const onSearchNow = useStable(onSearch)
  const typing = useTyped(search.q ?? '', (q) => onSearchNow(searchFor(q), { replace: true }))
  const visit = useVisit()
  const wanted = useTypedSearch(search, typing.typed)
  const now = useMemo(() => ({ visit, search: wanted }), [visit, wanted])
  const later = useDeferredValue(now)
  // The deferred search may still be that of a list that was shown before.
  const isDeferred =
    later.visit === visit && (wanted.q !== later.search.q || (props.query.rows?.length ?? 0) > longListLength)
  return (
    <TypingContext value={typing}>
      <KnownList
        {...props}
        search={isDeferred ? later.search : wanted}
        onSearch={onSearchNow}
        onType={typing.type}
        onSettle={typing.settle}
      />
    </TypingContext>
  )
}

type SearchedProps<T extends object> = KnownListProps<T> & {
  onType: Typing['type']
  onSettle: Typing['settle']
}

const KnownList = memo(KnownListOnce) as typeof KnownListOnce

function KnownListOnce<T extends object>(props: SearchedProps<T>) {
  const { spec, search, onSearch, marked, createLink, editLink, onDelete, names, onType, onSettle } = props
  const query = useStableQuery(props.query)
  const { rows, error, isFetching, onRetry } = query
  const table = useListTable(spec, rows, search, names, query.kept)
  const note = useSavedObject({ spec, saved: marked, table, query, search, onSearch })
  const deletion = useDeletion({
    spec,
    onDelete,
    isRefused: props.isDeleteRefused,
    deleteNote: props.deleteNote,
    account: props.account ?? '',
    Propose: props.ProposeDeletion,
  })
  const onIntent = useStable(() => props.onIntent?.())
  const selecting = useSelecting(spec, props.account ?? '')
  const { mode } = selecting
  const menus = useMenus({
    spec,
    menus: props.menus,
    table,
    isLoaded: rows !== undefined,
    truncated: query.truncated,
    canCreate: createLink !== undefined,
    editLink,
    onDelete: onDelete && deletion.open,
  })
  const actions = useRowActions({
    // In Select mode a click on a row ticks it instead of opening it.
    isOff: mode !== undefined,
    editLink,
    onDelete: onDelete && deletion.open,
    onMenu: menus.openRow,
    onMenuIntent: menus.prepare,
  })
  const { focusedRow, ...focus } = useKeptFocus()
  const searchField = useRef<HTMLInputElement>(null)
  const onClear = useStable(() => {
    onType('')
    onSettle()
    searchField.current?.focus()
  })

  const loaded = rows !== undefined
  const isFirstMoment = useFirstMoment(!loaded && error === undefined)
  const select = useSelectButton(selecting, props.selectionActions !== undefined, table.total > 0)
  const searchBox = useMemo(
    () => (
      <SearchBox label={`Search ${spec.title.toLowerCase()}`} fieldRef={searchField} onFocus={onIntent} />
    ),
    [spec, onIntent],
  )
  return (
    <>
      <Panel
        {...focus}
        grows={loaded ? table.found === 0 : error !== undefined || isFirstMoment}
        className={mode?.className}
      >
        <ListHead
          spec={spec}
          createLink={createLink && mode ? 'later' : createLink}
          select={select}
          more={!mode && menus.button}
          search={searchBox}
        />
        {loaded && error !== undefined && <StaleNote error={error} isBusy={isFetching} onRetry={onRetry} />}
        {note}
        <Listing
          spec={spec}
          table={table}
          query={query}
          onSearch={onSearch}
          names={names}
          isNaming={props.isNaming ?? false}
          onIntent={onIntent}
          onClear={onClear}
          ask={props.ask}
          // Only the empty list uses these. Elsewhere a new reference would render the rows again.
          createLink={table.total === 0 ? createLink : undefined}
          empty={table.total === 0 ? props.empty : undefined}
          marked={marked}
          selecting={mode}
          actions={actions}
          focusedRow={focusedRow}
          hasSkeleton={!isFirstMoment}
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

/** The button that starts Select mode. Keeps the same reference while unchanged, because the head is memoized. */
function useSelectButton(
  {
    mode,
    button,
    prepare,
    toggle,
  }: Pick<ReturnType<typeof useSelecting>, 'button' | 'prepare' | 'toggle'> & { mode: unknown },
  hasActions: boolean,
  hasRows: boolean,
) {
  const isOn = mode !== undefined
  const canSelect = isOn || hasRows
  const onToggle = useStable(toggle)
  return useMemo(
    () =>
      hasActions && (
        <SelectButton
          ref={button}
          isOn={isOn}
          isDisabled={!canSelect}
          onToggle={onToggle}
          onIntent={prepare}
        />
      ),
    [hasActions, button, isOn, canSelect, onToggle, prepare],
  )
}

/** Keeps the same reference while its content is unchanged, because every row gets it. Pass stable functions. */
function useRowActions<T extends object>({
  isOff,
  editLink,
  onDelete,
  onMenu,
  onMenuIntent,
}: RowActions<T> & { isOff: boolean }): RowActions<T> {
  return useMemo(
    () => (isOff || !(editLink || onDelete) ? {} : { editLink, onDelete, onMenu, onMenuIntent }),
    [isOff, editLink, onDelete, onMenu, onMenuIntent],
  )
}

/**
 * The search of the URL with the text that is already in the box. Keeps the same reference while its content is
 * unchanged, so that nothing renders again when the URL follows the text.
 */
function useTypedSearch(search: ListSearch, typed: string): ListSearch {
  const patch = searchFor(typed)
  const text = JSON.stringify(patch.q === search.q ? search : { ...search, ...patch })
  return useMemo(() => JSON.parse(text), [text])
}
