import { ChakraProvider } from '@chakra-ui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient } from '@/api/queryClient'
import { AuthProvider } from '@/auth/AuthProvider'
import { useSession } from '@/auth/session'
import { accounts } from '@/entities/accounts/definition'
import { system } from '@/ui/theme'
import type { AppConfig } from './config'
import { ConfigContext } from './configContext'
import { LoadingScreen } from './loading/LoadingScreen'
import { useAuthLoaderDelay } from './loading/useAuthLoaderDelay'
import { createConsoleRouter } from './router'

/** Providers around the routes, which wait for the identity provider and the delay (spec §2). */
export function App({ config }: { config: AppConfig }) {
  const [client] = useState(createQueryClient)
  const [router] = useState(createConsoleRouter)
  return (
    <ChakraProvider value={system}>
      <ConfigContext value={config}>
        <QueryClientProvider client={client}>
          <AuthProvider
            config={config.auth}
            onRedirectCallback={() => {
              // After login the user returns to /accounts/list (spec §2).
              void router.navigate({
                to: '/$entityType/list',
                params: { entityType: 'accounts' },
                replace: true,
              })
            }}
          >
            <Gate delayMs={config.authLoaderDelayMs} client={client}>
              <RouterProvider router={router} />
            </Gate>
          </AuthProvider>
        </QueryClientProvider>
      </ConfigContext>
    </ChakraProvider>
  )
}

/** The waiting time fetches what the first list needs (reading E1). */
function Gate(props: { delayMs: number; client: QueryClient; children: ReactNode }) {
  const { status } = useSession()
  const waiting = useAuthLoaderDelay(status === 'loading', props.delayMs)
  const { client } = props
  useEffect(() => {
    if (status === 'signedIn') void accounts.calls.prefetch(client, '')
  }, [status, client])
  return waiting ? <LoadingScreen /> : props.children
}
