import { createFileRoute } from '@tanstack/react-router'
import { OfAccount } from '@/app/ChooseAccount'
import { editParams, loadEdit } from '@/app/routing'
import { entityOf } from '@/entities/registry'
import { EditScreen } from '@/form/EditScreen'

/** /{entityType}/{id}; the id `new` opens the create form (rule ROUTE-5). */
export const Route = createFileRoute('/_console/$entityType/$id')({
  params: editParams,
  loader: loadEdit,
  component: Edit,
})

function Edit() {
  const { entityType, id } = Route.useParams()
  const entity = entityOf(entityType)
  if (!entity) return null
  return (
    <OfAccount entity={entity}>
      {(account) => <EditScreen entity={entity} account={account} id={id} />}
    </OfAccount>
  )
}
