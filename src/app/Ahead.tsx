import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import type { AnyEntity } from '@/entities/definition'
import { formOf } from '@/form/loadForm'
import { loadNext } from './routing'

interface AheadProps {
  entity: AnyEntity
  account: string
}

/** Prepares in quiet moments what the next click in a list needs (rule SPEED-6). Shows nothing. */
export function Ahead({ entity, account }: AheadProps) {
  const router = useRouter()
  const { client } = router.options.context
  const [warmUp, setWarmUp] = useState<{ entity: AnyEntity; render: (account: string) => ReactNode }>()
  useEffect(() => {
    const loadWarmUp = async () => {
      const [{ FormWarmUp }] = await Promise.all([import('@/form/FormWarmUp'), formOf(entity)])
      return () =>
        new Promise<void>((onDone) =>
          setWarmUp({
            entity,
            render: (of) => <FormWarmUp entity={entity} account={of} onDone={onDone} />,
          }),
        )
    }
    return loadNext({ router, client }, entity.list.type, loadWarmUp)
  }, [router, client, entity])
  return warmUp?.entity === entity && warmUp.render(account)
}
