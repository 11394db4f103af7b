import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { AnyEntity } from '@/entities/definition'
import { formOf } from '@/form/loadForm'
import { loadNext } from './routing'

interface AheadProps {
  entity: AnyEntity
}

/** Prepares what the next click in a list needs, while the user does nothing (rule SPEED-6). Shows nothing. */
export function Ahead({ entity }: AheadProps) {
  const router = useRouter()
  const { client } = router.options.context
  const load = useEffectEvent(() => loadNext({ router, client }, entity.list.type, () => formOf(entity)))
  useEffect(() => load(), [])
  return null
}
