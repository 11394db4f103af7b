import { createFileRoute } from '@tanstack/react-router'
import { OfAccount } from '@/app/ChooseAccount'
import { RequestedLink } from '@/app/login/RequestedLink'
import { loadList, usePreloadedForm } from '@/app/routing'
import { entityOf, filterIds } from '@/entities/registry'
import { EntityList } from '@/list/EntityList'
import { parseListSearch } from '@/list/listSearch'
import { lazyPiece } from '@/ui/lazy'

const [InvalidType] = lazyPiece(async () => (await import('@/app/pages/InvalidType')).InvalidType)

/** /{entityType}/list for all 14 types (rule ROUTE-3). */
export const Route = createFileRoute('/_console/$entityType/list')({
  // Otherwise `List` and `LIST` would match, but they are ids.
  caseSensitive: true,
  validateSearch: (raw: Record<string, unknown>) => parseListSearch(raw, filterIds),
  loader: loadList,
  // Searching, filtering and paging change the URL, but need no other rows.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: List,
})

function List() {
  const { entityType } = Route.useParams()
  const entity = entityOf(entityType)
  usePreloadedForm(entityType)
  const search = Route.useSearch()
  if (!entity) return <InvalidType />
  return (
    <OfAccount entity={entity}>
      {(selected) => {
        const account = entity.scope === 'all' ? '' : selected
        return (
          <>
            <RequestedLink />
            <EntityList
              key={`${entity.list.type} ${account}`}
              entity={entity}
              account={account}
              search={search}
            />
          </>
        )
      }}
    </OfAccount>
  )
}
