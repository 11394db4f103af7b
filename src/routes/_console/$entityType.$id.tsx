import { createFileRoute, notFound } from '@tanstack/react-router'
import { EntityEdit } from '@/app/edit/EntityEdit'
import { idFromPath } from '@/entities/idInPath'
import { entityOf } from '@/entities/registry'

export const Route = createFileRoute('/_console/$entityType/$id')({
  // An unknown type has no edit screens: Not Found, which needs no sign-in (decision B7).
  beforeLoad: ({ params }) => {
    if (!entityOf(params.entityType)) throw notFound({ routeId: '__root__' })
  },
  component: Edit,
})

function Edit() {
  const { entityType, id } = Route.useParams()
  return <EntityEdit type={entityType} id={idFromPath(id)} />
}
