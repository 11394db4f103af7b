import { useRouter } from '@tanstack/react-router'
import type { AnyEntity } from '@/entities/definition'
import { formOf } from '@/form/loadForm'
import { useVisitEffect } from '@/list/visit'
import { loadNext } from './routing'

interface PreloadProps {
  entity: AnyEntity
}

/** Loads code that the next click in a list needs, while the user is idle (rule SPEED-6). Renders nothing. */
export function Preload({ entity }: PreloadProps) {
  const router = useRouter()
  const { client } = router.options.context
  useVisitEffect(() => loadNext({ router, client }, entity.list.type, () => formOf(entity)))
  return null
}
