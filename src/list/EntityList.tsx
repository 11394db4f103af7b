import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, useCallback, useMemo } from 'react'
import { errorToast } from '@/api/errors'
import { accountOf } from '@/api/rows'
import { useCompleteList } from '@/api/useCompleteLists'
import { useRemove } from '@/api/writes/useWrites'
import { canPlan, canWrite, isWriteAdmin, proposesOnly } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { formatNumber, formatTime } from '@/lib/format'
import type { Proposable } from '@/model/proposable'
import { toastError, toastSuccess } from '@/ui/toast'
import { WindowTitle } from '@/ui/WindowTitle'
import { ListScreen } from './ListScreen'
import type { Extension, ListViewSlots } from './ListViewButton'
import { useListPosition, useMarked } from './listPosition'
import { asksMore, chosenFilters, isOdd, type ListSearch } from './listSearch'
import { linkToNew, objectLink } from './ObjectLink'
import type { RowSelection } from './selecting'
import type { EmptyList, ListedEntity, ListSpec } from './types'
import type { ListMenus } from './useMenus'
import { useStable } from './useStable'
import { ListVisit, useVisitEffect, useVisitState } from './visit'

interface EntityListProps<T extends object> {
  entity: ListedEntity<T>
  account: string
  search: ListSearch
  /** Rendered once the rows are shown. */
  whenShown?: ReactNode
  /** Additional text below the question of the delete dialog. */
  deleteNote?: (row: T) => ReactNode
  /** The dialog that proposes a deletion, for users who are not allowed to delete (rule PERM-13). */
  ProposeDeletion?: ComponentType<Proposable>
  /** What Select mode offers for the selected objects. */
  selectionActions?: (selection: RowSelection) => ReactNode
  /** Shown while the list has no objects. */
  empty?: EmptyList
  /** The menus 'More'. */
  menus?: ListMenus<T>
  /** Filters on any field, columns, numbers and views. */
  ask?: ListViewSlots<T>
}

interface Known {
  count: number
  hasMore: boolean
  sortedBy: string
  asOf: number | undefined
}

const noNames = () => ({ names: undefined, isPending: false })

/**
 * The text after a deletion that the server answered with 404, e.g. because the browser sent it twice after a lost
 * response.
 */
const goneBefore = 'It was gone already: by this request, or by somebody else.'

/** E.g. 'First 100 by points' or 'All 2,300 as of 10:42' (decision B1). */
function noteOf({ count, hasMore, sortedBy, asOf }: Known): string {
  const which = hasMore ? `First ${formatNumber(count)} ${sortedBy}`.trim() : `All ${formatNumber(count)}`
  return asOf === undefined ? which : `${which} as of ${formatTime(asOf)}`
}

/**
 * The list screen of any entity. When another list opens, its components and elements stay (decision H81), unless the
 * lists call different hooks.
 */
export function EntityList<T extends object>(props: EntityListProps<T>) {
  const { list, calls, useNames } = props.entity
  return (
    <ListVisit place={JSON.stringify([list.type, props.account])}>
      <Listed key={useNames ? list.type : calls.paging} {...props} />
    </ListVisit>
  )
}

/** Links and buttons depend on the permissions of the user (rules PERM-8, PERM-9). */
function Listed<T extends object>(props: EntityListProps<T>) {
  const { entity, account, search, whenShown, deleteNote, selectionActions } = props
  const { list, calls, scope, sortedBy = '', useNames = noNames } = entity
  const { user } = useSession()
  const { rows, error, isFetching, retry, hasMore, isLoadingMore, asOf, loadMore } = calls.useRows(account)
  const asked = useAsked(list, rows, search, props.ask)
  const { progress, loadAll, stop, startOver } = useCompleteList(entity, account)
  useVisitEffect(() => stop)
  const remove = useRemove(entity)
  // Fetch the names of referenced objects only once the user searches or filters.
  const [intends, setIntends] = useVisitState(false)
  const finds = search.q !== undefined || Object.keys(chosenFilters(search, list.filters)).length > 0
  const { names, isPending: isNaming } = useNames(account, intends || finds)
  const navigate = useNavigate({ from: '/$entityType/list' })

  useListPosition(list.type, account, search)
  const marked = useMarked(list.type)

  const permissions = user?.permissions ?? []
  const writesAccounts = isWriteAdmin(permissions)
  // On the accounts list, account permissions decide. Elsewhere edit and delete are always shown; the server decides
  // (rule PERM-9).
  const canEdit = scope === 'all' ? writesAccounts : true
  const canCreate = (entity.editableBy ?? canPlan)(permissions)
  const proposes = scope === 'account' && proposesOnly(permissions)

  const editLink = useCallback((row: T) => objectLink({ type: list.type, id: list.idOf(row) }), [list])
  const createLink = useMemo(() => linkToNew(list.type), [list])

  const onDelete = async (row: T) => {
    const id = list.idOf(row)
    try {
      const { entry, says } = await remove(accountOf(row, account), id, row)
      const note = says === 'perhaps' ? goneBefore : undefined
      toastSuccess(`Deleted ${id}`, { entry, isDeletion: true, note })
    } catch (thrown) {
      toastError(errorToast(thrown))
      throw thrown
    }
  }

  return (
    <>
      <WindowTitle>{list.title}</WindowTitle>
      <ListScreen
        spec={asked.spec}
        query={{
          rows: asked.rows,
          kept: asked.kept,
          error: error?.message,
          isFetching,
          onRetry: () => void retry(),
          ...(rows &&
            (hasMore || asOf !== undefined) && {
              truncated: {
                note: noteOf({ count: rows.length, hasMore, sortedBy, asOf }),
                loading: isLoadingMore,
                ...(hasMore && {
                  onLoadMore: () => void loadMore(),
                  onLoadAll: () => void loadAll(rows.length),
                }),
                ...(asOf !== undefined && { onStartOver: () => void startOver() }),
                progress,
              },
            }),
        }}
        search={search}
        marked={marked}
        names={names}
        isNaming={isNaming}
        deleteNote={deleteNote}
        onIntent={() => setIntends(true)}
        onSearch={(patch, { replace }) =>
          void navigate({ search: (before) => ({ ...before, ...patch }), replace, resetScroll: false })
        }
        account={account}
        empty={props.empty}
        menus={props.menus}
        ask={asked.parts}
        // Every user who can read can export. Accounts cannot be exported.
        selectionActions={canCreate || scope === 'account' ? selectionActions : undefined}
        {...(canCreate && { createLink })}
        {...(canEdit && { editLink, onDelete, isDeleteRefused: !canWrite(permissions) })}
        {...(proposes && { ProposeDeletion: props.ProposeDeletion })}
      />
      {asked.work}
      {rows && whenShown}
    </>
  )
}

/**
 * The filters on fields, columns and figures in the address. Their code loads on demand. No row is shown until then,
 * because the rows would be wrong. Does nothing if the address has none of these.
 */
function useAsked<T extends object>(
  list: ListSpec<T>,
  rows: readonly T[] | undefined,
  search: ListSearch,
  ask: ListViewSlots<T> | undefined,
) {
  const [extension, onChange] = useVisitState<Extension<T> | undefined>(undefined)
  const isOn = ask !== undefined && asksMore(search)
  const current = isOn ? extension : undefined
  const { columns, minWidth } = current ?? {}
  const spec = useMemo(
    () => (columns ? { ...list, columns, ...(minWidth !== undefined && { minWidth }) } : list),
    [list, columns, minWidth],
  )
  // Stable functions, so that a list without these parameters does not render again when the URL follows the typed
  // text.
  const prepare = useStable(() => ask?.prepare())
  const menu = useStable((opened: Parameters<ListViewSlots<T>['menu']>[0]) => ask?.menu(opened))
  const further = useStable((term: string) => ask?.further(term))
  const below = isOn ? ask.below : undefined
  const chips = isOn || (ask && isOdd(search, list as never)) ? ask?.chips : undefined
  const Views = ask?.Views
  const parts = useMemo(
    () => Views && { prepare, Views, menu, further, isOn, chips, below },
    [Views, prepare, menu, further, isOn, chips, below],
  )
  return {
    spec,
    rows: isOn ? current?.rows : rows,
    kept: current?.kept,
    parts,
    work: isOn && rows && ask.extend({ spec: list, rows, onChange }),
  }
}
