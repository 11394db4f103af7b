import { createFileRoute, notFound } from '@tanstack/react-router'
import { ChooseAccount } from '@/app/ChooseAccount'
import { useSelectedAccount } from '@/auth/selectedAccount'
import { entityOf } from '@/entities/registry'
import { EditScreen } from '@/form/EditScreen'
import { idFromPath } from '@/list/idInPath'

export const Route = createFileRoute('/_console/$entityType/$id')({
  // An unknown type has no edit screen: Not Found, which needs no sign-in (decision B7).
  beforeLoad: ({ params }) => {
    if (!entityOf(params.entityType)) throw notFound({ routeId: '__root__' })
  },
  component: Edit,
})

/** /{entityType}/{id}; the id `new` opens the create form (rule ROUTE-5). */
function Edit() {
  const { entityType, id } = Route.useParams()
  const [account] = useSelectedAccount()
  const entity = entityOf(entityType)
  if (!entity) return null
  if (entity.scope === 'account' && account.trim() === '') return <ChooseAccount spec={entity.list} />
  return <EditScreen entity={entity} account={account} id={idFromPath(id)} />
}
