import { server } from '@mocks/node'
import { findPersona } from '@mocks/provider/personas'
import { mintAccessToken } from '@mocks/provider/tokens'
import { reset } from '@mocks/reset'
import { failUnhandled } from '@mocks/unhandled'
import { applyScenario } from '@mocks/workshop/apply'
import type { Scenario } from '@mocks/workshop/scenario'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { Profiler } from 'react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { configureApi } from '@/api/request'
import { createQueryClient } from '@/api/rows'
import { parseConfig } from '@/app/config'
import { ConfigContext } from '@/app/configContext'
import { ConsoleRoutes, createConsoleRouter } from '@/app/router'
import type { Permission } from '@/auth/permissions'
import { selectAccount } from '@/auth/selectedAccount'
import { type Session, SessionContext } from '@/auth/session'
import { setCurrentUser } from '@/stored/stored'
import { StyleProvider } from '@/ui/theme/StyleProvider'
import { dismissToast } from '@/ui/toast'

export const base = '/admin/api/v0'

/** Every call of the test so far: 'GET /missions?account=…'. */
export const calls: string[] = []
export const callsOf = (method: string, path: string) =>
  calls.filter((call) => call.split('?')[0] === `${method} ${path}`)

/** The mocked API for a test file; call it once, at the top. */
export function withMockedApi() {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: failUnhandled })
    // The first screen of a kind loads its code, and some tests visit all sections.
    configure({ asyncUtilTimeout: 10_000 })
    vi.setConfig({ testTimeout: 90_000 })
  })
  afterAll(() => server.close())
  afterEach(() => {
    dismissToast()
    server.resetHandlers()
    reset()
    selectAccount('')
    calls.length = 0
  })
}

const config = parseConfig({
  apiBaseUrl: base,
  auth: { domain: '/', clientId: 'c', audience: 'a', appMetadataClaim: 'm' },
  supportEmail: 'help@example.com',
})

const everything: Permission[] = ['admin:read', 'admin:write', 'account:read', 'account:write']

interface Around {
  permissions?: readonly Permission[]
  account?: string
  /** Nobody is signed in. */
  visitor?: boolean
  /** The state of the mocked API: its failures, sizes and latency. */
  state?: Scenario | undefined
  /** Called after each commit of React. */
  onRender?: () => void
}

/**
 * The console at a path for a user with these permissions: its own routes in memory, a session, and the mocked API
 * over HTTP. Call `server.use` before it to change responses.
 */
export async function openConsole(
  path: string,
  {
    permissions = everything,
    account = 'brindlewick',
    visitor = false,
    state = {},
    onRender = () => undefined,
  }: Around = {},
) {
  const persona = findPersona('service-admin')
  if (!persona) throw new Error('No such persona')
  const token = mintAccessToken({ ...persona, permissions: [...permissions] })
  configureApi({ baseUrl: base, getToken: async () => token, refreshToken: async () => token })
  server.use(
    http.all(`*${base}/*`, ({ request }) => {
      const { pathname, search } = new URL(request.url)
      calls.push(`${request.method} ${pathname.replace(base, '')}${search}`)
    }),
  )
  applyScenario(state)
  setCurrentUser(visitor ? '' : persona.sub)
  selectAccount(account)
  const session: Session = {
    status: 'signedIn',
    user: {
      id: persona.sub,
      permissions: [...permissions],
      accounts: persona.accounts,
      isAuthorized: true,
      scope: '',
      name: 'Mira Tarnwell',
      email: persona.email,
      picture: '/avatar.svg',
      profile: {},
    },
    expired: false,
    login: vi.fn(),
    signInAgain: vi.fn(),
    logout: vi.fn(),
    ...(visitor && { status: 'signedOut', user: null }),
  }
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const client = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createConsoleRouter({ client, session, history })
  await act(() => router.load())
  await act(async () => {
    render(
      <StyleProvider>
        <ConfigContext value={config}>
          <SessionContext value={session}>
            <QueryClientProvider client={client}>
              <Profiler id="console" onRender={onRender}>
                <ConsoleRoutes router={router} />
              </Profiler>
            </QueryClientProvider>
          </SessionContext>
        </ConfigContext>
      </StyleProvider>,
    )
  })
  await screen.findByRole('heading', { level: 1 })
  const go = async (to: string) => {
    await act(() => router.navigate({ to }))
    await screen.findByRole('heading', { level: 1 })
  }
  /** The browser's Back button. */
  const back = () => act(async () => router.history.back())
  return { user: userEvent.setup(), client, router, go, back, path: () => router.state.location.href }
}

/** The selected account. The account selector keeps it only if it is in the list of accounts. */
export const selectedAccount = { account: 'brindlewick', name: 'Brindlewick', isAvailable: true }

/** The names in the rows of the list. */
export const rowNames = () =>
  [...document.querySelectorAll('tbody [data-part=name]')].map((element) => element.textContent)

/** Waits until the list has rows. */
export const rowsLoaded = () => waitFor(() => expect(rowNames().length).toBeGreaterThan(0))
