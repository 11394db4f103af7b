import { Link } from '@tanstack/react-router'
import { canWrite } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { entityOf } from '@/entities/registry'
import { linkToNew } from '@/list/ObjectLink'
import type { EntityType } from '@/model/entityTypes'
import { Button } from '@/ui/Button'

/** The action on an empty page (rule FRAME-19): users who can write create an object, others open the list. */
export function FirstStep({ type }: { type: EntityType }) {
  const { user } = useSession()
  const { editableBy, list } = entityOf(type)
  if (!(editableBy ?? canWrite)(user?.permissions ?? [])) return <OpenList type={type} />
  return (
    <Button asChild variant="outline">
      <Link {...linkToNew(type)}>{`Add ${list.singular}`}</Link>
    </Button>
  )
}

/** A link to a list, for users who cannot create objects. */
export function OpenList({ type }: { type: EntityType }) {
  const { title } = entityOf(type).list
  return (
    <Button asChild variant="outline">
      <Link to="/$entityType/list" params={{ entityType: type }}>
        {`Open ${title}`}
      </Link>
    </Button>
  )
}
