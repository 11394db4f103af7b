import { server } from '@mocks/node'
import { findPersona } from '@mocks/provider/personas'
import { mintAccessToken } from '@mocks/provider/tokens'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, test, vi } from 'vitest'
import { configureApi } from '@/api/request'
import { createQueryClient } from '@/api/rows'
import { App } from '@/app/App'
import { parseConfig } from '@/app/config'
import { createConsoleRouter } from '@/app/router'
import { SignInClient } from '@/auth/client'
import { selectAccount } from '@/auth/selectedAccount'
import { getToken, refreshToken } from '@/auth/tokenBroker'
import { setCurrentUser } from '@/stored/stored'
import { base, withMockedApi } from './openConsole'

withMockedApi()

/** The SDK after a sign-in. It has an access token but no ID token yet, so there is no session. */
const sdk = vi.hoisted(() => {
  const known = {
    token: '',
    // The provider takes a moment.
    getToken: () => new Promise<string>((resolve) => setTimeout(() => resolve(known.token), 5)),
  }
  return known
})
vi.mock('@auth0/auth0-react/src/use-auth0', () => ({
  default: () => ({
    isLoading: false,
    isAuthenticated: true,
    user: undefined,
    getAccessTokenSilently: sdk.getToken,
  }),
}))
vi.mock('@auth0/auth0-react/src/auth0-provider', () => ({
  default: ({ children }: { children: React.ReactNode }) => children,
}))
vi.mock('@auth0/auth0-spa-js', () => ({
  Auth0Client: class {
    getTokenSilently = sdk.getToken
  },
}))

const config = parseConfig({
  apiBaseUrl: base,
  auth: { domain: '/', clientId: 'c', audience: 'a', appMetadataClaim: 'm' },
  supportEmail: 'help@example.com',
  authLoaderDelayMs: 60_000,
})

async function start(permissions: string[]) {
  const persona = findPersona('service-admin')
  if (!persona) throw new Error('No such persona')
  sdk.token = mintAccessToken({ ...persona, permissions } as typeof persona)
  configureApi({ baseUrl: base, getToken, refreshToken })
  const requested: string[] = []
  server.use(
    http.all(`*${base}/*`, ({ request }) => {
      requested.push(new URL(request.url).pathname.replace(base, ''))
    }),
  )
  // As after a reload: the tab has the account of this person, who is not known yet.
  setCurrentUser(persona.sub)
  selectAccount('brindlewick')
  setCurrentUser('')
  const history = createMemoryHistory({ initialEntries: ['/missions/list'] })
  const authClient = new SignInClient({ domain: '', clientId: '' })
  const client = createQueryClient()
  const router = createConsoleRouter({ client, history })
  await act(async () =>
    render(<App config={config} authClient={authClient} client={client} router={router} />),
  )
  return requested
}

test('the rows of the requested list and the accounts are fetched with the first token, before the session has rendered', async () => {
  const requested = await start(['account:read'])
  await waitFor(() => expect([...requested].sort()).toEqual(['/accounts', '/missions']))
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
})

test('a token without a permission to read fetches nothing', async () => {
  const requested = await start(['account:write'])
  expect(await getToken()).toBe(sdk.token)
  await act(async () => undefined)
  expect(requested).toEqual([])
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
})
