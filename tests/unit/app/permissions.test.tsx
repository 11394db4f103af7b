import { server } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Permission } from '@/auth/permissions'
import { entities, entityOf } from '@/entities/registry'
import { currentToast } from '@/ui/toast'
import { base, calls, callsOf, openConsole, withMockedApi } from './openConsole'

withMockedApi()

/** What a user sees, can use and can trigger; rules PERM-8 to PERM-10 row by row. */
interface Rights {
  permissions: Permission[]
  role: string
  /** 'Add Account', and edit and delete of accounts. */
  changesAccounts: boolean
  /** 'Add X' of everything else; the player form. */
  writes: boolean
  /** Sees the figures of all accounts while none is selected; other users see none. */
  readsAll: boolean
}

const personas: Rights[] = [
  {
    permissions: ['account:read'],
    role: 'account reader',
    changesAccounts: false,
    writes: false,
    readsAll: false,
  },
  {
    permissions: ['account:read', 'account:write'],
    role: 'account admin',
    changesAccounts: false,
    writes: true,
    readsAll: false,
  },
  {
    permissions: ['account:write'],
    role: 'account admin',
    changesAccounts: false,
    writes: true,
    readsAll: false,
  },
  {
    permissions: ['admin:read'],
    role: 'No role',
    changesAccounts: false,
    writes: false,
    readsAll: true,
  },
  {
    permissions: ['admin:write'],
    role: 'No role',
    changesAccounts: true,
    writes: true,
    readsAll: true,
  },
  {
    permissions: ['admin:read', 'admin:write', 'account:read', 'account:write'],
    role: 'service admin',
    changesAccounts: true,
    writes: true,
    readsAll: true,
  },
]

const others = entities.map(({ list }) => list.type).filter((type) => type !== 'accounts')

const addLink = (type: string) => screen.queryByRole('link', { name: `Add ${entityOf(type)?.list.singular}` })

/** Which controls a list has: 'Add Mission', and those of its first row. */
async function controls(type: string) {
  const table = await screen.findByRole('table', { name: entityOf(type)?.list.title })
  await waitFor(() => expect(table).not.toHaveAttribute('aria-busy', 'true'))
  expect(table.querySelector('tbody tr')).not.toBeNull()
  const has = (selector: string) => table.querySelector(`tbody ${selector}`) !== null
  return {
    add: addLink(type) !== null,
    edit: has('a[aria-label^="Edit "]'),
    delete: has('button[aria-label^="Delete "]'),
  }
}

/** One row is enough to see its buttons. */
const short = () =>
  server.use(
    http.get(`*${base}/:type`, ({ params: { type } }) =>
      others.some((other) => other === type)
        ? HttpResponse.json([{ id: 'one', player: 'one', account: 'brindlewick', name: 'One' }])
        : undefined,
    ),
  )

const readOnlyNote = () => screen.queryByText(/read-only access/)
const save = () => screen.queryByRole('button', { name: 'Save Changes' })

/** The forms of new objects of all types but accounts, one after the other. */
async function eachForm(permissions: Permission[], look: () => void) {
  const { go } = await openConsole('/profile', { permissions })
  for (const type of others) {
    await go(`/${type}/new`)
    await screen.findByRole('heading', { name: `New ${entityOf(type)?.list.singular.toLowerCase()}` })
    look()
  }
}

describe.each(personas)(
  'with the permissions $permissions the console',
  ({ permissions, role, changesAccounts, writes, readsAll }) => {
    it('shows Add, edit and delete of accounts only with admin:write (rule PERM-8)', async () => {
      await openConsole('/accounts/list', { permissions })
      expect(await controls('accounts')).toEqual({
        add: changesAccounts,
        edit: changesAccounts,
        delete: changesAccounts,
      })
      expect(callsOf('GET', '/accounts')).toHaveLength(1)
    })

    it('shows Add of everything else only with write, edit and delete always (rules PERM-9 and LIST-2)', async () => {
      short()
      const { go } = await openConsole('/profile', { permissions })
      for (const type of others) {
        await go(`/${type}/list`)
        expect([type, await controls(type)]).toEqual([type, { add: writes, edit: true, delete: true }])
        expect(callsOf('GET', `/${type}`)).toEqual([expect.stringContaining('?account=brindlewick&limit=')])
      }
    })

    it('allows editing an account only with admin:write', async () => {
      await openConsole('/accounts/brindlewick', { permissions })
      await screen.findByRole('heading', { name: 'Account Details' })
      expect(save() !== null).toBe(changesAccounts)
      expect(screen.queryByRole('textbox', { name: /^Name/ }) !== null).toBe(changesAccounts)
      expect(readOnlyNote() !== null).toBe(!changesAccounts)
    })

    it('allows creating an account only with admin:write, and the note does not mention an existing one', async () => {
      await openConsole('/accounts/new', { permissions })
      await screen.findByRole('heading', { name: 'New account' })
      expect(screen.queryByRole('textbox', { name: /^Name/ }) !== null).toBe(changesAccounts)
      expect(readOnlyNote()?.textContent).toBe(
        changesAccounts ? undefined : 'You have read-only access to accounts: a new account cannot be saved.',
      )
    })

    it('shows the hint to type the id of a new account for its image only where the id can be typed', async () => {
      await openConsole('/accounts/new', { permissions })
      await screen.findByRole('heading', { name: 'New account' })
      expect(screen.queryByText(/^Type the Account ID first/) !== null).toBe(changesAccounts)
    })

    it('allows editing a player only with write', async () => {
      await openConsole('/players/tobias%2Flindqvist', { permissions })
      await screen.findByRole('heading', { name: 'Player details' })
      expect(save() !== null).toBe(writes)
      expect(screen.queryByRole('textbox', { name: /^Player Name/ }) !== null).toBe(writes)
      expect(readOnlyNote() !== null).toBe(!writes)
    })

    it(`shows the role '${role}' on the profile`, async () => {
      await openConsole('/profile', { permissions })
      expect(await screen.findByText(role)).toBeVisible()
    })

    it('shows the figures of the selected account', async () => {
      await openConsole('/profile', { permissions })
      await waitFor(() =>
        expect(callsOf('GET', '/analytics')).toEqual(['GET /analytics?account=brindlewick']),
      )
      expect(callsOf('GET', '/analytics/aggregated')).toEqual([])
      const strip = screen.getByRole('region', { name: 'Statistics' })
      await waitFor(() => expect(within(strip).getByText('Brindlewick')).toBeVisible())
    })

    it(`shows ${readsAll ? 'the figures of all accounts' : 'no figures'} without an account (rule STATS-1)`, async () => {
      await openConsole('/profile', { permissions, account: '' })
      await waitFor(() => expect(callsOf('GET', '/accounts')).toHaveLength(1))
      await waitFor(() => expect(callsOf('GET', '/analytics/aggregated')).toHaveLength(readsAll ? 1 : 0))
      expect(callsOf('GET', '/analytics')).toEqual([])
      expect(screen.queryByRole('region', { name: 'Statistics' }) !== null).toBe(readsAll)
    })
  },
)

describe('the forms of everything else', () => {
  it('say to readers that a new object cannot be saved, and show no fields (rule FORM-12)', async () => {
    await eachForm(['account:read'], () => {
      expect(readOnlyNote()).toHaveTextContent(
        /^You have read-only access to this account: a new [a-z ]+ cannot be saved\.$/,
      )
      expect(save()).toBeNull()
      expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
    })
  })

  it('open for writers without the note', async () => {
    await eachForm(['account:read', 'account:write'], () => {
      expect(readOnlyNote()).toBeNull()
      expect(save()).toBeVisible()
    })
  })
})

describe('for a reader', () => {
  const reader = { permissions: ['account:read'] as Permission[] }
  const refused = { title: 'Error forbidden', description: expect.stringContaining('account:write') }

  it('a delete dialog says first that the server will refuse, and its message is shown (rule PERM-11, decision C7)', async () => {
    const { user } = await openConsole('/missions/list', reader)
    const row = (await screen.findByText('Zero-Waste Week')).closest('tr') as HTMLElement
    await user.click(within(row).getByRole('button', { name: 'Delete Zero-Waste Week' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveAccessibleDescription(
      /^You have read-only access, so the server will refuse this\. ?Are you sure you want to delete/,
    )
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(currentToast()).toMatchObject(refused))
    expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([
      expect.stringMatching('^DELETE /missions/brindlewick/'),
    ])
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(row).toBeInTheDocument()
  })
})

describe('a user with none of the four permissions', () => {
  it('sees the notice on every screen, and nothing is called', async () => {
    const { go } = await openConsole('/accounts/list', { permissions: [] })
    for (const path of ['/missions/list', '/missions/new', '/players/new']) {
      await go(path)
      expect(await screen.findByText(/takes up to 24 hours/)).toBeVisible()
      expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull()
      expect(screen.queryByRole('link', { name: /^Add / })).toBeNull()
    }
    expect(calls).toEqual([])
  })

  it('reaches the profile from the notice, with a way to log out and without a role, and nothing is called', async () => {
    const { user, path } = await openConsole('/accounts/list', { permissions: [] })
    await user.click(await screen.findByRole('link', { name: 'Your Profile' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible()
    expect(path()).toBe('/profile')
    expect(screen.getByText('No role')).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' })).toBeVisible()
    expect(calls).toEqual([])
  })

  it('sees /protected in a frame without anything to read (rule ROUTE-7)', async () => {
    await openConsole('/protected', { permissions: [], account: 'brindlewick' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Protected' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'User menu' })).toBeVisible()
    for (const name of ['Global Search', /account/i, 'Open main menu']) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull()
    expect(calls).toEqual([])
  })
})
