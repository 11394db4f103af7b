import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type Session, useSession } from '@/auth/session'
import { routeTree } from '@/generated/routeTree.gen'
import { basePath } from '@/lib/basePath'
import { savesData } from '@/lib/idle'
import { stringifySearch } from '@/list/listSearch'
import { noteCaught } from './pages/caught'

interface RouterOptions {
  client: QueryClient
  /** Default: not known yet. `ConsoleRoutes` sets it. */
  session?: Session
  /** Default: the browser's history. Tests pass one in memory, the mocked console one of its own. */
  history?: RouterHistory
}

export const createConsoleRouter = ({ client, session, history }: RouterOptions) =>
  createRouter({
    routeTree,
    basepath: basePath || '/',
    context: { client, session },
    defaultPreload: savesData() ? false : 'intent',
    // The query client knows what is cached.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // Identifies an entry of the history. The router would use the address for entries without a key, and addresses
    // contain ids.
    getScrollRestorationKey: ({ state }) => state.__TSR_key ?? 'first',
    stringifySearch,
    ...(history && { history }),
    defaultOnCatch: noteCaught,
  })

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: ConsoleRouter
  }
}

/** Renders the routes for the current session. Its guards run again when a user signs in or out. */
export function ConsoleRoutes({ router }: { router: ConsoleRouter }) {
  const session = useSession()
  const isSignedIn = session.user !== null
  const guarded = useRef(isSignedIn)
  useEffect(() => {
    if (guarded.current === isSignedIn) return
    guarded.current = isSignedIn
    void router.invalidate()
  }, [isSignedIn, router])
  return <RouterProvider router={router} context={{ session }} />
}
