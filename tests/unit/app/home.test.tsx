import { server } from '@mocks/node'
import { findPersona } from '@mocks/provider/personas'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, it, test } from 'vitest'
import { entities } from '@/entities/registry'
import { keepDraft, newDraftKey } from '@/form/draftStorage'
import { addRecentObject } from '@/parts/navigation/recentObjects'
import { setCurrentUser } from '@/stored/stored'
import { base, callsOf, openConsole, withMockedApi } from './openConsole'

withMockedApi()
beforeEach(() => setCurrentUser(findPersona('service-admin')?.sub ?? ''))
afterEach(() => localStorage.clear())

const main = () => within(screen.getByRole('main'))
const part = async (name: string) => within(await main().findByRole('region', { name }))
const title = () => screen.getByRole('heading', { level: 1 })

it('the overview of an account leads to all its sections, and to their filtered lists (rules ROUTE-1 and OVERVIEW-1)', async () => {
  const { user, path } = await openConsole('/')
  expect(await main().findByText(/^Good (morning|afternoon|evening), Mira\./)).toBeVisible()
  const links = within(await main().findByRole('navigation', { name: 'All sections' }))
  const paths = links.getAllByRole('link').map((link) => link.getAttribute('href'))
  const sections = entities.filter(({ scope }) => scope === 'account').map(({ list }) => `/${list.type}/list`)
  expect(paths).toEqual(expect.arrayContaining(sections))
  await user.click(await links.findByRole('link', { name: /^Missions: \d+ scheduled$/ }))
  expect(path()).toBe('/missions/list?availability=active&schedule=scheduled')
})

it('the overview reads each list once', async () => {
  await openConsole('/')
  await waitFor(() => expect(title()).toHaveTextContent(/\.$/))
  const reads = entities
    .filter(({ scope }) => scope === 'account')
    .map(({ list }) => callsOf('GET', `/${list.type}`).length)
  expect(reads).toEqual(reads.map(() => 1))
})

it('drafts and the objects opened last wait under Continue (rules OVERVIEW-7 and OVERVIEW-8)', async () => {
  const key = newDraftKey(['brindlewick', 'missions', 'the-long-haul'])
  keepDraft(key, [{ path: ['name'], was: 'The Long Haul', is: 'The Longer Haul' }])
  keepDraft(newDraftKey(['brindlewick', 'prizes', 'new']), [{ path: ['name'], is: 'A Kite' }])
  addRecentObject({ account: 'brindlewick', type: 'teams', id: 'team-wren', at: Date.now() })
  addRecentObject({ account: 'brindlewick', type: 'teams', id: 'gone', at: Date.now() })
  const { user, path } = await openConsole('/')
  const drafts = await part('Continue')
  expect(await drafts.findByRole('link', { name: 'Continue A Kite' })).toHaveAttribute('href', '/prizes/new')
  const opened = drafts.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(opened).toContain('/teams/team-wren')
  expect(opened).not.toContain('/teams/gone')
  await user.click(drafts.getByRole('link', { name: 'Continue The Long Haul' }))
  expect(path()).toBe('/missions/the-long-haul')
  expect(await screen.findByText(/^You have unsaved changes from/)).toBeVisible()
})

it('a list that fails is named with its reason; the other parts stay, and Try again loads it (rule OVERVIEW-10)', async () => {
  server.use(
    http.get(
      `*${base}/raffles`,
      () => HttpResponse.json({ error: 'The raffles are being moved' }, { status: 503 }),
      {
        once: true,
      },
    ),
  )
  const { user } = await openConsole('/')
  expect(await main().findByText(/^Raffles could not be loaded: The raffles are being moved/)).toBeVisible()
  const sections = await part('Programme')
  expect(sections.getByRole('link', { name: /^Missions: \d+ active$/ })).toBeVisible()
  // After all parts, so that none of them moved when it came.
  const last = main().getAllByRole('region').at(-1)
  const note = main().getByText(/^Raffles could not be loaded/)
  expect(last?.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(sections.getByRole('button', { name: 'Try again' }))
  expect(await sections.findByRole('link', { name: /^Raffles: \d+ active$/ })).toBeVisible()
  expect(main().queryByText(/could not be loaded/)).toBeNull()
})

it('an account whose lists all fail shows one error (rule ERROR-2)', async () => {
  const { user } = await openConsole('/', { state: { faults: { all: { fault: 'status-500' } } } })
  expect(await main().findByRole('heading', { name: 'brindlewick could not be loaded' })).toBeVisible()
  expect(main().getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  await user.click(main().getByRole('button', { name: 'Try again' }))
})

test('an empty account shows the way to the first prize; its first step opens the form (rule OVERVIEW-11)', async () => {
  const { user, path } = await openConsole('/', { account: 'tarnstead' })
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: /is empty\. Five steps lead to the first prize\.$/,
    }),
  ).toBeVisible()
  expect(main().getByText('1 of 6 done')).toBeVisible()
  expect(main().queryByRole('heading', { name: 'Next 14 days' })).toBeNull()
  await user.click(main().getByRole('link', { name: 'Add Event' }))
  expect(path()).toBe('/events/new')
})

test('an empty account can start as a copy of another one, which is previewed first', async () => {
  const { user, path } = await openConsole('/', { account: 'tarnstead' })
  await user.click(await main().findByRole('button', { name: /^Copy from an account/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy from an account' }))
  await dialog.findByRole('option', { name: 'Fennmarsh Fitness' })
  await user.selectOptions(dialog.getByRole('combobox', { name: 'From account' }), 'Fennmarsh Fitness')
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  expect(path()).toBe('/programme/plan')
  expect(await screen.findByRole('heading', { level: 1, name: /^Copy .* to Tarnstead/ })).toBeVisible()
})

test('a reader of an empty account sees the steps without buttons', async () => {
  await openConsole('/', { account: 'tarnstead', permissions: ['account:read'] })
  expect(await main().findByText(/^You have read-only access to this account/)).toBeVisible()
  expect(main().queryByRole('link', { name: /^Add / })).toBeNull()
  expect(main().queryByRole('button', { name: /^Copy from an account/ })).toBeNull()
})

test('without an account the accounts are cards with their figures; choosing one opens its overview (rule OVERVIEW-12)', async () => {
  const { user } = await openConsole('/', { account: '' })
  const cards = await main().findAllByRole('button', { name: /^Open / })
  expect(cards.length).toBeGreaterThan(2)
  await waitFor(() => expect(cards[0]?.closest('li')).toHaveTextContent(/Players250/))
  await user.type(main().getByRole('searchbox', { name: 'Search accounts' }), 'fenn')
  expect(main().getAllByRole('button', { name: /^Open / })).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(await main().findByRole('heading', { name: 'Today' })).toBeVisible()
  expect(title()).toHaveFocus()
  expect(
    within(screen.getByRole('banner')).getByRole('button', { name: /^Account\s*Fennmarsh/ }),
  ).toBeVisible()
})

test('a user without any permission gets the notice instead, and nothing is read', async () => {
  await openConsole('/', { permissions: [], account: '' })
  expect(screen.getByRole('heading', { level: 1, name: 'No access yet' })).toBeVisible()
  expect(callsOf('GET', '/accounts')).toEqual([])
})
