import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { whenIdle } from '@/ui/whenIdle'

/** After a list has opened, its own data and the user's first clicks come first, for this many ms. */
const afterMs = 2000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the user or the network asks for few bytes: nothing is fetched ahead then. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Fetches the code of the type's form in idle time, so that the first click on Edit finds it loaded. */
export function usePreloadedForm(entityType: string): void {
  const router = useRouter()
  useEffect(() => {
    if (savesData()) return
    const timer = setTimeout(async () => {
      await whenIdle()
      void router.preloadRoute({ to: '/$entityType/$id', params: { entityType, id: 'new' } })
    }, afterMs)
    return () => clearTimeout(timer)
  }, [router, entityType])
}
