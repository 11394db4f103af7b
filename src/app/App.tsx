import { ChakraProvider } from '@chakra-ui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient } from '@/api/queryClient'
import { AuthProvider } from '@/auth/AuthProvider'
import { canRead } from '@/auth/permissions'
import { getSelectedAccount } from '@/auth/selectedAccount'
import { useSession } from '@/auth/session'
import { accounts } from '@/entities/accounts/definition'
import { entityOf } from '@/entities/registry'
import { formOf } from '@/form/loadForm'
import { Toaster } from '@/ui/Toaster'
import { system } from '@/ui/theme'
import type { AppConfig } from './config'
import { ConfigContext } from './configContext'
import { LoadingScreen } from './loading/LoadingScreen'
import { useAuthLoaderDelay } from './loading/useAuthLoaderDelay'
import { type ConsoleRouter, createConsoleRouter } from './router'

/** Providers around the routes. The routes wait for the identity provider and the delay (rule AUTH-6). */
export function App({ config }: { config: AppConfig }) {
  const [client] = useState(createQueryClient)
  const [router] = useState(() => createConsoleRouter())
  return (
    <ChakraProvider value={system}>
      <ConfigContext value={config}>
        <QueryClientProvider client={client}>
          <AuthProvider
            config={config.auth}
            onRedirectCallback={() => {
              // After login the user returns to /accounts/list (rule ROUTE-8).
              void router.navigate({
                to: '/$entityType/list',
                params: { entityType: 'accounts' },
                replace: true,
              })
            }}
          >
            <Gate delayMs={config.authLoaderDelayMs} client={client} router={router}>
              <RouterProvider router={router} />
            </Gate>
            <Toaster />
          </AuthProvider>
        </QueryClientProvider>
      </ConfigContext>
    </ChakraProvider>
  )
}

/** Uses the waiting time to fetch what the first screen needs (decision E1). */
function Gate(props: { delayMs: number; client: QueryClient; router: ConsoleRouter; children: ReactNode }) {
  const { client, router } = props
  const { status, user } = useSession()
  const reads = canRead(user?.permissions ?? [])
  const waiting = useAuthLoaderDelay(status === 'loading', props.delayMs)
  useEffect(() => preloadAddress(router), [router])
  useEffect(() => {
    if (!reads) return
    void accounts.calls.prefetch(client, '')
    const entity = entityOf(window.location.pathname.split('/')[1] ?? '')
    const account = getSelectedAccount()
    if (entity && account) void entity.calls.prefetch(client, account)
    void router.preloadRoute({ to: '/$entityType/list', params: { entityType: 'accounts' } })
  }, [reads, client, router])
  return waiting ? <LoadingScreen /> : props.children
}

/** Preloads the code of the requested screen, signed in or not, so that no blank page follows the Loading page. */
function preloadAddress(router: ConsoleRouter) {
  const [type = '', id] = router.latestLocation.pathname.split('/').slice(1)
  void router.preloadRoute({ to: router.latestLocation.pathname as '/' })
  const entity = entityOf(type)
  if (entity && id && id !== 'list') formOf(entity).catch(() => undefined)
}
