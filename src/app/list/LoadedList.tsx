import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { errorToast } from '@/api/errors'
import { canWrite, isWriteAdmin } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { AnyEntity } from '@/entities/definition'
import { ListScreen } from '@/list/ListScreen'
import type { ListSearch } from '@/list/listSearch'
import { toastError, toastSuccess } from '@/ui/toast'
import { useWrites } from '../useWrites'
import { RequestedLink } from './RequestedLink'

interface LoadedListProps {
  entity: AnyEntity
  account: string
  search: ListSearch
}

/** A known list with its account: what is shown of it depends on the permissions of the user (spec §2, §6). */
export function LoadedList({ entity, account, search }: LoadedListProps) {
  const { list, calls, scope, cutBy = '' } = entity
  const { user } = useSession()
  const { rows, error, isFetching, retry, hasMore, isLoadingMore, loadMore } = calls.useRows(account)
  const { remove } = useWrites(entity)
  const navigate = useNavigate({ from: '/$entityType/list' })

  const permissions = user?.permissions ?? []
  const writesAccounts = isWriteAdmin(permissions)
  // Outside of accounts the edit link and the delete button stand for all; the server decides (spec §2).
  const may = scope === 'all' ? writesAccounts : true
  const mayCreate = scope === 'all' ? writesAccounts : canWrite(permissions)

  const linkTo = useCallback(
    (id: string) => ({ to: '/$entityType/$id', params: { entityType: list.type, id } }) as const,
    [list.type],
  )
  const editLink = useCallback((row: object) => linkTo(list.idOf(row)), [linkTo, list])

  const onDelete = async (row: { account?: string }) => {
    const id = list.idOf(row)
    try {
      await remove(row.account ?? account, id)
      toastSuccess(`Deleted ${id}`)
    } catch (thrown) {
      toastError(errorToast(thrown))
      throw thrown
    }
  }

  return (
    <>
      <title>{`${list.title} - Console`}</title>
      <RequestedLink />
      <ListScreen
        spec={list}
        query={{
          rows,
          error: error?.message,
          isFetching,
          onRetry: () => void retry(),
          ...(hasMore && {
            truncated: {
              note: `First ${rows?.length} ${cutBy}`.trim(),
              onLoadMore: () => void loadMore(),
              loading: isLoadingMore,
            },
          }),
        }}
        search={search}
        onSearch={(patch, { replace }) =>
          void navigate({ search: (before) => ({ ...before, ...patch }), replace, resetScroll: false })
        }
        {...(mayCreate && { createLink: linkTo('new') })}
        {...(may && { editLink, onDelete })}
      />
    </>
  )
}
