// Runs in test:all: a browser test of the core returns to a list and its position.
import { server } from '@mocks/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { nouns } from '@/model/words'
import { Toaster } from '@/ui/Toaster'
import { currentToast } from '@/ui/toast'
import { show } from '../ui/show'
import { base, openConsole, withMockedApi } from './openConsole'

withMockedApi()
// The code of the first form loads slowly on a busy machine.
beforeAll(async () => {
  await Promise.all([import('@/form/EditScreen'), import('@/entities/missions/form')])
}, 90_000)
afterEach(() => vi.useRealTimers())

type Console = Awaited<ReturnType<typeof openConsole>>

const left = '/missions/list?q=sun&sort=points&dir=desc&size=5'
const nameField = () => screen.findByRole('textbox', { name: 'Name' })
const list = () => screen.findByRole('heading', { level: 1, name: 'Missions' })
const savedRow = async () => (await screen.findByText('Saved just now')).closest('tr') as HTMLElement

/** From the profile to a list with a search, and into the form of one of its rows. */
async function openFromList(at = left): Promise<Console> {
  const opened = await openConsole('/profile')
  await opened.go(at)
  await opened.user.click(await screen.findByRole('link', { name: 'Edit Sunday Circle' }))
  await nameField()
  return opened
}
async function save({ user }: Console) {
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
}
const backToProfile = async ({ back, path }: Console) => {
  await back()
  await waitFor(() => expect(path()).toBe('/profile'))
}

describe('a form that was opened from a list', () => {
  it('leads back to the list in its previous state after a save, and Back from there to the screen before', async () => {
    const opened = await openFromList()
    await opened.user.type(await nameField(), ' of the sun')
    await save(opened)
    await list()
    await waitFor(() => expect(opened.path()).toBe(left))
    expect(within(await savedRow()).getByRole('link', { name: /^Edit Sunday Circle/ })).toBeVisible()
    await backToProfile(opened)
  })

  it('leads back to the same state by its back link (rule FORM-1)', async () => {
    const opened = await openFromList()
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Missions' })
    expect(back).toHaveAttribute('href', left)
    await opened.user.click(back)
    await list()
    expect(opened.path()).toBe(left)
    expect(screen.queryByText('Saved just now')).toBeNull()
    await backToProfile(opened)
  })

  it('adds no second list entry to the history after a create; the toast links to the object, the row is marked', async () => {
    const opened = await openConsole('/profile')
    await opened.go('/missions/list?size=20')
    await opened.user.click(await screen.findByRole('link', { name: 'Add Mission' }))
    await opened.user.type(await screen.findByRole('textbox', { name: 'Id' }), 'zzz/1')
    await opened.user.type(await nameField(), 'Zzz')
    await save(opened)
    await list()
    expect(opened.path()).toBe('/missions/list?size=20')
    expect(currentToast()?.description).toBe('Created zzz/1 / Zzz')
    expect(within(await savedRow()).getByRole('link', { name: 'Zzz' })).toBeVisible()
    show(<Toaster />)
    const open = screen.getByRole('link', { name: 'Open' })
    expect(open).toHaveAttribute('href', '/missions/zzz%2F1')
    await opened.user.click(open)
    await waitFor(() => expect(opened.path()).toBe('/missions/zzz%2F1'))
    await opened.back()
    await list()
    await backToProfile(opened)
  })
})

describe('the saved object in the list as it was left (rule LIST-20)', () => {
  const create = async (opened: Console, id: string, name: string) => {
    await opened.user.click(await screen.findByRole('link', { name: 'Add Mission' }))
    await opened.user.type(await screen.findByRole('textbox', { name: 'Id' }), id)
    await opened.user.type(await nameField(), name)
    await save(opened)
    await list()
  }

  it('opens the page that holds a new object', async () => {
    const opened = await openConsole('/profile')
    await opened.go('/missions/list?size=5')
    await create(opened, 'aaa', 'Aaa')
    expect(within(await savedRow()).getByRole('link', { name: 'Aaa' })).toBeVisible()
    expect(opened.path()).toMatch(/^\/missions\/list\?size=5&page=\d+$/)
    await backToProfile(opened)
  })

  it('opens the page to which another name moves the row', async () => {
    const opened = await openConsole('/profile')
    await opened.go('/missions/list?size=5')
    const [first] = await screen.findAllByRole('link', { name: /^Edit / })
    await opened.user.click(first as HTMLElement)
    await opened.user.clear(await nameField())
    await opened.user.type(await nameField(), '  0')
    await save(opened)
    await list()
    await waitFor(() => expect(opened.path()).toMatch(/page=\d+$/))
    expect(within(await savedRow()).getByRole('link', { name: /^Edit 0|^Edit\s+0/ })).toBeVisible()
  })

  it('names an object that the search hides, with a link, until the search changes', async () => {
    const opened = await openConsole('/profile')
    await opened.go('/missions/list?q=sun&size=5')
    await create(opened, 'zzz', 'Zzz')
    const link = await screen.findByRole('link', { name: 'Zzz' })
    expect(link).toHaveAttribute('href', '/missions/zzz')
    expect(link.parentElement).toHaveTextContent(
      'Saved Zzz. The search and filters of this list do not show it.',
    )
    expect(opened.path()).toBe('/missions/list?q=sun&size=5')
    await opened.user.type(screen.getByRole('searchbox'), 'd')
    await waitFor(() => expect(screen.queryByText(/do not show it/)).toBeNull())
  })

  it('says that a new player is not among the players that are loaded', async () => {
    const opened = await openConsole('/profile')
    await opened.go('/players/list')
    await opened.user.click(await screen.findByRole('link', { name: 'Add Player' }))
    await opened.user.type(await screen.findByRole('textbox', { name: 'Player ID' }), 'zz')
    await opened.user.type(screen.getByRole('textbox', { name: 'Player Name' }), 'Zoe')
    await save(opened)
    const link = await screen.findByRole('link', { name: 'Zoe' })
    expect(link.parentElement).toHaveTextContent(
      `Saved Zoe. It is not among the objects that are loaded (First 100 by ${nouns.points.many}).`,
    )
  })
})

describe('a form that was opened from elsewhere', () => {
  it('leads back to the list over which Global Search opened it', async () => {
    const opened = await openConsole('/profile')
    await opened.go(left)
    await opened.user.keyboard('{Control>}k{/Control}')
    await opened.user.type(await screen.findByRole('combobox', { name: /search/i }), 'the long haul')
    await opened.user.click(await screen.findByRole('option', { name: /^The Long Haul/ }))
    await opened.user.type(await nameField(), ' of the sun')
    await save(opened)
    await waitFor(() => expect(opened.path()).toMatch(/^\/missions\/list\?q=sun&sort=points&dir=desc&size=5/))
    expect(
      within(await savedRow()).getByRole('link', { name: /^Edit The Long Haul of the sun/ }),
    ).toBeVisible()
    await backToProfile(opened)
  })

  it('is replaced after a save by the list in its last state', async () => {
    const opened = await openConsole(left)
    await list()
    await opened.go('/profile')
    await opened.go('/missions/sunday-circle')
    await opened.user.type(await nameField(), '!')
    await save(opened)
    await list()
    expect(opened.path()).toBe(left)
    await backToProfile(opened)
  })

  it('is replaced by the list if the object does not exist (rule ROUTE-6)', async () => {
    const opened = await openConsole('/profile')
    await opened.go('/missions/no-such-mission')
    await waitFor(() => expect(opened.path()).toMatch(/^\/missions\/list/))
    await backToProfile(opened)
  })
})

it('a completed save does not navigate if the user has left the form meanwhile', async () => {
  let respond = () => {}
  const responded = new Promise<void>((resolve) => {
    respond = resolve
  })
  const opened = await openFromList()
  server.use(
    http.put(`*${base}/missions`, async ({ request }) => {
      const body = (await request.json()) as object
      await responded
      return HttpResponse.json(body)
    }),
  )
  await opened.user.type(await nameField(), '!')
  await save(opened)
  await screen.findByRole('button', { name: 'Saving...' })
  await opened.user.click(screen.getByRole('link', { name: 'Teams' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { level: 1, name: 'Teams' })
  respond()
  await waitFor(() => expect(currentToast()?.description).toMatch(/^Updated sunday-circle/))
  await act(async () => undefined)
  expect(opened.path()).toBe('/teams/list')
})

it('the mark of a saved row fades after a moment and keeps its space', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  const opened = await openFromList()
  await opened.user.type(await nameField(), '!')
  await save(opened)
  const mark = await screen.findByText('Saved just now')
  expect(mark).not.toHaveAttribute('data-faded')
  act(() => {
    vi.advanceTimersByTime(6000)
  })
  expect(mark).toHaveAttribute('data-faded')
})

it('further loaded pages of a list stay, however long a form is open', async () => {
  const opened = await openConsole('/profile')
  // Unused data would be garbage-collected at once.
  opened.client.setDefaultOptions({ queries: { ...opened.client.getDefaultOptions().queries, gcTime: 1 } })
  await opened.go('/players/list')
  await opened.user.click(await screen.findByRole('button', { name: /Load more/ }))
  await screen.findByText(`First 200 by ${nouns.points.many}`)
  await opened.user.click(screen.getAllByRole('link', { name: /^Edit / })[0] as HTMLElement)
  const name = await screen.findByRole('textbox', { name: 'Player Name' })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  await opened.user.type(name, '!')
  await save(opened)
  await screen.findByText('Saved just now')
  expect(screen.getByText(`First 200 by ${nouns.points.many}`)).toBeVisible()
})

it.each([
  ['the id of an object', '/missions', 'Id'],
  ['the id of an account', '/accounts', 'Account ID'],
])('%s is a field of a new one alone (rules FORM-3 and ACCOUNT-5)', async (_, list, label) => {
  const { go } = await openConsole(`${list}/new`)
  expect(await screen.findByRole('textbox', { name: label })).toBeEnabled()
  await go(`${list}/${list === '/accounts' ? 'brindlewick' : 'sunday-circle'}`)
  await screen.findByRole('heading', { level: 1, name: /^(Brindlewick|Sunday Circle)$/ })
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeEnabled()
  const field = screen.queryByRole('textbox', { name: label })
  if (field) expect(field).toHaveAttribute('readonly')
})

it('a form shows the id of its object and copies it', async () => {
  const { user } = await openConsole('/missions/sunday-circle')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Sunday Circle' })
  const head = within(heading.closest('[data-part=page-head]') as HTMLElement)
  expect(head.getByText('sunday-circle')).toBeVisible()
  await user.click(head.getByRole('button', { name: 'Copy id sunday-circle' }))
  expect(await navigator.clipboard.readText()).toBe('sunday-circle')
})
