import { createFileRoute, notFound } from '@tanstack/react-router'
import { EntityEdit } from '@/app/edit/EntityEdit'
import { entityOf } from '@/entities/registry'
import { idFromPath } from '@/list/idInPath'

export const Route = createFileRoute('/_console/$entityType/$id')({
  // An unknown type has no edit screens: Not Found, which needs no sign-in (reading B7).
  beforeLoad: ({ params }) => {
    if (!entityOf(params.entityType)) throw notFound({ routeId: '__root__' })
  },
  component: Edit,
})

function Edit() {
  const { entityType, id } = Route.useParams()
  return <EntityEdit type={entityType} id={idFromPath(id)} />
}
