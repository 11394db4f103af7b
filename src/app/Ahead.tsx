import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AnyEntity } from '@/entities/definition'
import { formOf } from '@/form/loadForm'
import { useVisitEffect, useVisitState } from '@/list/visit'
import { loadNext } from './routing'

interface AheadProps {
  entity: AnyEntity
  account: string
}

/** Prepares what the next click in a list needs, while the user does nothing (rule SPEED-6). Shows nothing. */
export function Ahead({ entity, account }: AheadProps) {
  const router = useRouter()
  const { client } = router.options.context
  const [warmUp, setWarmUp] = useVisitState<ReactNode>(undefined)
  useVisitEffect(() => {
    const loadWarmUp = async () => {
      const [{ FormWarmUp }] = await Promise.all([import('@/form/FormWarmUp'), formOf(entity)])
      return () =>
        new Promise<void>((onDone) =>
          setWarmUp(<FormWarmUp entity={entity} account={account} onDone={onDone} />),
        )
    }
    return loadNext({ router, client }, entity.list.type, loadWarmUp)
  })
  return warmUp
}
