import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { createQueryClient } from '@/api/rows'
import type { AppConfig } from '@/app/config'
import { ConfigContext } from '@/app/configContext'
import { type Session, SessionContext, type SessionUser } from '@/auth/session'
import type { Account } from '@/generated/model'
import { StyleProvider } from '@/ui/theme/StyleProvider'

const config: AppConfig = {
  apiBaseUrl: '/admin/api/v0',
  auth: { domain: 'login.example', clientId: 'c', audience: 'a', appMetadataClaim: 'm' },
  supportEmail: 'help@example.com',
  links: {},
  journal: true,
  readersPropose: false,
  reportSample: 1,
  reportVitals: true,
  authLoaderDelayMs: 0,
  mocks: false,
}

const user: SessionUser = {
  id: 'auth0|mira',
  permissions: ['admin:read', 'admin:write'],
  accounts: [],
  isAuthorized: true,
  scope: '',
  name: 'Mira Tarnwell',
  email: 'mira.tarnwell@brindlewick.example',
  picture: '/avatar.svg',
  profile: {},
}

export interface Around {
  path?: string
  permissions?: string[]
  logout?: () => Promise<void>
  config?: Partial<AppConfig>
}

/** Renders inside everything the frame needs: theme, configuration, session, query client and a router in memory. */
export async function renderInFrame(children: ReactNode, around: Around = {}) {
  const session: Session = {
    status: 'signedIn',
    user: { ...user, permissions: around.permissions ?? user.permissions },
    expired: false,
    login: vi.fn(),
    signInAgain: vi.fn(),
    logout: around.logout ?? vi.fn(async () => undefined),
  }
  const root = createRootRoute({
    component: () => (
      <>
        {children}
        <Outlet />
      </>
    ),
  })
  const paths = ['/', '/profile', '/$entityType/list', '/$entityType/$id']
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: [around.path ?? '/missions/list'] }),
  })
  // The router of a test has fewer routes than the registered one.
  const anyRouter = router as never
  await act(() => router.load())
  const view = render(
    <StyleProvider>
      <ConfigContext value={{ ...config, ...around.config }}>
        <SessionContext value={session}>
          <QueryClientProvider client={createQueryClient()}>
            <RouterProvider router={anyRouter} />
          </QueryClientProvider>
        </SessionContext>
      </ConfigContext>
    </StyleProvider>,
  )
  return { ...view, session, history: router.history, path: () => router.state.location.href }
}

export const account = (id: string, name: string, more: Partial<Account> = {}): Account => ({
  account: id,
  name,
  isAvailable: true,
  isDevAccount: false,
  isFreeAccount: false,
  ...more,
})
