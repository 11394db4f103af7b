import { createFileRoute } from '@tanstack/react-router'
import { ChooseAccount } from '@/app/ChooseAccount'
import { RequestedLink } from '@/app/login/RequestedLink'
import { useSelectedAccount } from '@/auth/selectedAccount'
import { entityOf, filterIds } from '@/entities/registry'
import { EntityList } from '@/list/EntityList'
import { parseListSearch } from '@/list/listSearch'
import { lazyPiece } from '@/ui/lazyPiece'

const [InvalidType] = lazyPiece(async () => (await import('@/app/pages/InvalidType')).InvalidType)

export const Route = createFileRoute('/_console/$entityType/list')({
  // Otherwise `List` and `LIST` would match, but they are ids.
  caseSensitive: true,
  validateSearch: (raw: Record<string, unknown>) => parseListSearch(raw, filterIds),
  component: List,
})

/** /{entityType}/list for all 14 types (rule ROUTE-3). */
function List() {
  const entity = entityOf(Route.useParams().entityType)
  const search = Route.useSearch()
  const [selected] = useSelectedAccount()
  if (!entity) return <InvalidType />
  // The list of accounts does not depend on the selected account.
  const account = entity.scope === 'all' ? '' : selected
  if (entity.scope === 'account' && account.trim() === '') return <ChooseAccount spec={entity.list} />
  return (
    <>
      <RequestedLink />
      <EntityList key={`${entity.list.type} ${account}`} entity={entity} account={account} search={search} />
    </>
  )
}
