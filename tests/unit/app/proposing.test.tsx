import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { request } from '@/api/request'
import { configureReaders, type Permission } from '@/auth/permissions'
import { entities, entityOf } from '@/entities/registry'
import { forgetSelection } from '@/list/useSelecting'
import { forgetPlanned, plan } from '@/parts/plan/planned'
import { calls, openConsole, withMockedApi } from './openConsole'

/* The console of people who can read and not write, with `readersPropose` (rule PERM-13). */

withMockedApi()
const reader = { permissions: ['account:read'] as Permission[] }
beforeEach(() => configureReaders(true))
afterEach(() => {
  configureReaders(false)
  forgetPlanned()
  forgetSelection()
  vi.restoreAllMocks()
})

const written = () => calls.filter((call) => !call.startsWith('GET '))
const types = entities.map(({ list }) => list.type)
const addLink = (type: string) => screen.queryByRole('link', { name: `Add ${entityOf(type)?.list.singular}` })

it('offers Add in the lists of all types but players and accounts, and their forms have fields', async () => {
  const { go } = await openConsole('/profile', reader)
  for (const type of types) {
    const isProposable = type !== 'accounts' && type !== 'players'
    await go(`/${type}/list`)
    await screen.findByRole('table', { name: entityOf(type)?.list.title })
    expect([type, addLink(type) !== null]).toEqual([type, isProposable])
  }
  expect(written()).toEqual([])
})

it('proposes a deletion in place of sending it (rule PERM-9)', async () => {
  const { user } = await openConsole('/missions/list', reader)
  await user.click(await screen.findByRole('button', { name: 'Delete Zero-Waste Week' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveAccessibleDescription(/^You have read-only access: you propose this/)
  await user.click(within(dialog).getByRole('button', { name: 'Propose...' }))
  const propose = await screen.findByRole('dialog', { name: 'Propose this change' })
  expect(propose).toHaveTextContent('Delete Zero-Waste Week.')
  expect(propose).toHaveTextContent('It holds 1 mission, no players.')
  expect(written()).toEqual([])
})

it('deletes no player either: the proposal is a file', async () => {
  const { user } = await openConsole('/players/list', reader)
  await user.click((await screen.findAllByRole('button', { name: /^Delete / }))[0] as HTMLElement)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Propose...' }))
  expect(await screen.findByText(/A link would have players in it/)).toBeVisible()
  expect(written()).toEqual([])
})

it('leads from a selection to a preview that is proposed, without the button that starts it (rule SELECT-6)', async () => {
  const { user } = await openConsole('/missions/list', reader)
  await user.click(await screen.findByRole('button', { name: 'Select' }))
  await user.click((await screen.findAllByRole('checkbox', { name: /^Select (?!all on)/ }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }))
  await screen.findByRole('heading', { level: 1, name: /^Deactivate/ })
  expect(await screen.findByRole('button', { name: 'Propose...' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: /^Deactivate/ })).toBeNull()
  expect(written()).toEqual([])
})

it.each([
  ['the table (rule TABLE-1)', '/programme/table?type=missions', { name: /^Edit \d+ missions$/ }],
  ['the page of a campaign (rule CAMPAIGN-10)', '/programme/campaign', { name: 'New from a template' }],
] as const)('opens %s', async (_, path, { name }) => {
  await openConsole(path, reader)
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  expect(written()).toEqual([])
})

it('without the option a reader has none of it, and the server refuses what is sent', async () => {
  configureReaders(false)
  const { go, user } = await openConsole('/missions/list', reader)
  expect(addLink('missions')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Delete Zero-Waste Week' }))
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/the server will refuse this/)
  await user.keyboard('{Escape}')
  plan(
    { kind: 'delete', account: 'brindlewick', objects: [{ type: 'missions', id: 'zero-waste-week' }] },
    'missions',
  )
  await go('/programme/plan')
  await waitFor(() =>
    expect(screen.getByText('You have no permission to change this account.')).toBeVisible(),
  )
})

describe('the request of a write', () => {
  it('never leaves the browser, whoever asks for it', async () => {
    const { configureApi } = await import('@/api/request')
    await openConsole('/profile', reader)
    configureApi({
      baseUrl: '/admin/api/v0',
      getToken: async () => 'token',
      refreshToken: async () => 'token',
      whyReadOnly: () => 'Read-only: nothing was sent',
    })
    calls.length = 0
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      await expect(request({ url: '/missions', method, data: {} })).rejects.toMatchObject({
        message: expect.stringContaining('nothing was sent'),
        isUncertain: false,
      })
    expect(calls).toEqual([])
  })
})
