import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { Suspense, useEffect } from 'react'
import { expect, vi } from 'vitest'
import { configureApi } from '@/api/request'
import { createQueryClient } from '@/api/rows'
import { SessionContext, type SessionUser } from '@/auth/session'
import { entityOf } from '@/entities/registry'
import { EntityEditor } from '@/form/EntityEditor'
import { ProposeEdits } from '@/form/proposing'
import type { Proposable, ProposedChange } from '@/model/proposable'
import { StyleProvider } from '@/ui/theme/StyleProvider'
import { currentToast } from '@/ui/toast'
import { lists } from './openForm'

type Fields = Record<string, unknown>

const user: SessionUser = {
  id: 'mira',
  permissions: [],
  accounts: [],
  isAuthorized: true,
  scope: '',
  name: 'Mira Tarnwell',
  picture: '/avatar.svg',
  profile: {},
}

interface Sent {
  method: string
  path: string
  body: unknown
}

/** What a test of proposals gets in place of the dialog. */
export const proposed: ProposedChange[] = []
const Proposed = ({ change }: Proposable) => {
  useEffect(() => void proposed.push(change), [change])
  return <p role="status">A proposal</p>
}

/** The editor of a type as the console shows it to a user with these permissions; records what it sends. */
export async function openEditor(type: string, permissions: string[], object?: Fields) {
  proposed.length = 0
  const base = `${window.location.origin}/admin/api/v0`
  configureApi({ baseUrl: base, getToken: async () => undefined, refreshToken: async () => undefined })
  const sent: Sent[] = []
  const keep = async ({ request }: { request: Request }) => {
    const isForm = request.headers.get('content-type')?.startsWith('multipart') === true
    const path = decodeURIComponent(new URL(request.url).pathname.replace('/admin/api/v0/', ''))
    const body = isForm ? undefined : await request.json()
    sent.push({ method: request.method, path, body })
    // The contract has no content there.
    if (path === 'accounts/copy') return new HttpResponse(null, { status: 204 })
    return HttpResponse.json(isForm ? { path: '/stored.png' } : body)
  }
  // The object is read again before an update; tests of accounts have their own list.
  if (object && type !== 'accounts') lists.use(http.get(`${base}/${type}`, () => HttpResponse.json([object])))
  lists.use(http.post(`${base}/*`, keep), http.put(`${base}/*`, keep), http.patch(`${base}/*`, keep))
  lists.use(
    http.delete(`${base}/*`, ({ request }) => {
      sent.push({ method: 'DELETE', path: request.url, body: undefined })
      return new HttpResponse(null, { status: 204 })
    }),
  )

  const entity = entityOf(type)
  if (!entity) throw new Error(`No such type: ${type}`)
  const root = createRootRoute()
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({
        getParentRoute: () => root,
        path: '/',
        component: () => (
          <ProposeEdits value={Proposed}>
            <EntityEditor entity={entity} account="selected" {...(object && { object })} />
          </ProposeEdits>
        ),
      }),
      createRoute({ getParentRoute: () => root, path: '/$entityType/list', component: () => <h1>List</h1> }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const session = {
    status: 'signedIn' as const,
    user: { ...user, permissions },
    expired: false,
    login: vi.fn(),
    signInAgain: vi.fn(),
    logout: vi.fn(),
  }
  const client = createQueryClient()
  await act(async () => {
    render(
      <StyleProvider>
        <SessionContext value={session}>
          <QueryClientProvider client={client}>
            <Suspense>
              {/* biome-ignore lint/suspicious/noExplicitAny: not the router of the console */}
              <RouterProvider router={router as any} />
            </Suspense>
          </QueryClientProvider>
        </SessionContext>
      </StyleProvider>,
    )
  })
  const form = await screen.findByRole('form')
  await waitFor(() => expect(form).not.toHaveAttribute('aria-busy'))
  await waitFor(() => expect(client.isFetching()).toBe(0))
  return {
    user: userEvent.setup(),
    form,
    /** 'Save Changes', which a read-only form does not have. */
    get button() {
      return screen.getByRole('button', { name: 'Save Changes' })
    },
    sent,
    client,
    toast: currentToast,
    path: () => router.state.location.pathname,
  }
}
