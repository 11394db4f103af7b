import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { configureApi } from '@/api/request'
import { entityOf } from '@/entities/registry'
import { EntityForm } from '@/form/EntityForm'
import { StyleProvider } from '@/ui/theme/StyleProvider'

type Fields = Record<string, unknown>

/** How long to wait on a busy machine. */
const patience = { timeout: 10_000 }
/** For tests that make every edit of a form one after the other. */
const longTest = 90_000

/** Responds with every list of the account: the objects that dropdowns offer, and none of any other type. */
const offered: Record<string, Fields[]> = {
  missions: [
    { id: 'ride', name: 'Ride' },
    { id: 'walk', name: 'Walk' },
  ],
  achievements: [
    { id: 'early', name: 'Early' },
    { id: 'late', name: 'Late' },
  ],
  levels: [
    { id: 'scout', name: 'Scout', ordinal: 1 },
    { id: 'guide', name: 'Guide', ordinal: 2 },
  ],
  prizes: [
    { id: 'mug', name: 'Mug' },
    { id: 'cap', name: 'Cap' },
  ],
}
const base = `${window.location.origin}/admin/api/v0`
export const lists = setupServer(
  http.get(`${base}/:type`, ({ params: { type } }) => HttpResponse.json(offered[String(type)] ?? [])),
)

/** Mocks the API for a test file; handlers that a test adds by `lists.use` end with it. */
export function serveLists() {
  vi.setConfig({ testTimeout: longTest })
  beforeAll(() => lists.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => lists.resetHandlers())
  afterAll(() => lists.close())
}

/**
 * The form of a type as the console renders it: with an object to edit, or without one to create one, which can begin
 * with the values of another.
 */
export async function openForm(type: string, object?: Fields, initial?: Fields, rows: Fields[] = []) {
  configureApi({ baseUrl: base, getToken: async () => undefined, refreshToken: async () => undefined })
  const entity = entityOf(type)
  if (!entity) throw new Error(`No such type: ${type}`)
  const spec = await entity.form()
  const onSave = vi.fn(async (body: Fields) => body)
  const root = createRootRoute({ component: Outlet })
  const form = (
    <EntityForm
      entity={entity.list}
      spec={spec}
      schemas={entity.schemas}
      account="a"
      object={object}
      initial={initial}
      rows={rows}
      api={{ save: onSave as never }}
    />
  )
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/', component: () => form }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  render(
    <QueryClientProvider client={client}>
      <StyleProvider>
        {/* biome-ignore lint/suspicious/noExplicitAny: not the router of the console */}
        <RouterProvider router={router as any} />
      </StyleProvider>
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: 'Save Changes' }, patience)
  // Wait for all sections, then for the requests that they sent.
  await waitFor(() => expect(button.closest('form')).not.toHaveAttribute('aria-busy'), patience)
  await waitFor(() => expect(client.isFetching()).toBe(0), patience)

  /** Saves, and returns what was sent. Confirms changes that players can notice (rule LIVE-2). */
  const save = async (): Promise<Fields> => {
    const sent = onSave.mock.calls.length
    fireEvent.click(button)
    await waitFor(() => {
      // Only in dialogs: searching a whole form after each change of it takes most of the time of a save.
      for (const dialog of document.getElementsByTagName('dialog')) {
        const anyway = within(dialog).queryByText('Save anyway')
        if (anyway) fireEvent.click(anyway)
      }
      expect(onSave).toHaveBeenCalledTimes(sent + 1)
    }, patience)
    await waitFor(() => expect(button).toHaveTextContent('Save Changes'), patience)
    return onSave.mock.lastCall?.[0] as Fields
  }
  /** Tries to save, and expects this message to block it. */
  const refuse = async (message: string): Promise<void> => {
    const sent = onSave.mock.calls.length
    fireEvent.click(button)
    await screen.findByText(message, undefined, patience)
    expect(onSave).toHaveBeenCalledTimes(sent)
  }
  return { save, refuse, onSave }
}

/** The fields of a section, by its title. */
export const section = (title: string) => {
  // By its heading: searching a whole form by role takes most of a test's time.
  const region = screen.getByText(title, { selector: 'h2' }).closest('section')
  if (!region) throw new Error(`No section has the title ${title}`)
  return within(region)
}

/** What a user does with one control. Labels are matched without their marks. */
export const at = (title: string) => {
  const field = (label: string, role?: string) => {
    const name = new RegExp(`^${label}( ?\\*| ?\\(Optional\\))?$`)
    return role ? section(title).getByRole(role, { name }) : section(title).getByLabelText(name)
  }
  return {
    field,
    type: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
    flip: (label: string) => fireEvent.click(field(label, 'switch')),
    pick: (label: string, option: string) => {
      fireEvent.click(field(label, 'combobox'))
      fireEvent.click(section(title).getByRole('option', { name: option }))
    },
    press: (name: string) => fireEvent.click(section(title).getByRole('button', { name })),
  }
}
