import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { AuthProvider } from '@/auth/AuthProvider'
import type { SignInClient } from '@/auth/client'
import { useSession } from '@/auth/session'
import type { AccessClaims } from '@/auth/user'
import { lazyPiece, styled } from '@/ui/lazy'
import { Toaster } from '@/ui/Toaster'
import type { AppConfig } from './config'
import { ConfigContext } from './configContext'
import { LoadingScreen, useAuthLoaderDelay } from './loading/LoadingScreen'
import { reportRoutesOf } from './reports/startReports'
import { type ConsoleRouter, ConsoleRoutes } from './router'

const [UndoActions] = lazyPiece(
  styled(async () => (await import('@/parts/journal/UndoActions')).UndoActions),
  {
    ahead: true,
  },
)

/**
 * Made once, before React renders. A component would make two of each in StrictMode, and hot updates of routes reach the router
 * that was made last. The devtools of the workshop inspect them (`mocks/workshop/devtools`).
 */
export interface ConsoleParts {
  client: QueryClient
  router: ConsoleRouter
}

declare global {
  interface Window {
    /** In development only. */
    consoleParts?: ConsoleParts
  }
}

interface AppProps extends ConsoleParts {
  config: AppConfig
  authClient: SignInClient
}

/** Providers around the routes. The routes wait for the identity provider and the delay (rule AUTH-6). */
export function App({ config, authClient, client, router }: AppProps) {
  useEffect(() => reportRoutesOf(router), [router])
  // As soon as there is a token, requests the rows of the requested screen and the accounts, which are the screen after
  // login. The session renders later.
  const onAccess = useCallback(
    ({ permissions }: AccessClaims) => {
      router.update({ ...router.options, context: { ...router.options.context, permissions } })
      preloadRequested(router)
      void router.preloadRoute({ to: '/$entityType/list', params: { entityType: 'accounts' } })
    },
    [router],
  )
  useEffect(() => {
    if (import.meta.env.DEV) window.consoleParts = { client, router }
    if (import.meta.env.VITE_MOCKS && window.__mocks) window.__mocks.parts = { client, router }
  }, [client, router])
  return (
    <ConfigContext value={config}>
      <QueryClientProvider client={client}>
        <AuthProvider
          client={authClient}
          appMetadataClaim={config.auth.appMetadataClaim}
          onAccess={onAccess}
          onRedirectCallback={() => {
            // After login the user returns to /accounts/list (rule ROUTE-8).
            void router.navigate({
              to: '/$entityType/list',
              params: { entityType: 'accounts' },
              replace: true,
            })
          }}
        >
          <Gate delayMs={config.authLoaderDelayMs} router={router} />
          <Toaster
            renderUndo={(undo) => (
              <UndoActions undo={undo} onOpen={(path) => void router.navigate({ to: path })} />
            )}
          />
        </AuthProvider>
      </QueryClientProvider>
    </ConfigContext>
  )
}

const preloadRequested = (router: ConsoleRouter) =>
  void router.preloadRoute({ to: router.latestLocation.pathname as '/' })

/**
 * Uses the waiting time to load the code of the requested screen, signed in or not, so that no blank page follows the
 * Loading page (decision E1).
 */
function Gate({ delayMs, router }: { delayMs: number; router: ConsoleRouter }) {
  const { status } = useSession()
  const waiting = useAuthLoaderDelay(status === 'loading', delayMs)
  useEffect(() => preloadRequested(router), [router])
  return waiting ? <LoadingScreen /> : <ConsoleRoutes router={router} />
}
