import { Link } from '@tanstack/react-router'
import { canWrite } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { entityOf } from '@/entities/registry'
import { linkToNew } from '@/list/ObjectLink'
import type { EntityType } from '@/model/entityTypes'
import { Button } from '@/ui/Button'

/** The way on from an empty page (rule FRAME-19): a new object for who can write, its list for the others. */
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

/** Leads to a list, from where nothing can be done. */
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
