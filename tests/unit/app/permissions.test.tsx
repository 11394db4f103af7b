import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Permission } from '@/auth/permissions'
import { entities, entityOf } from '@/entities/registry'
import { calls, callsOf, openConsole, useMockedApi } from './openConsole'

useMockedApi()

/** What somebody sees, may use and sets off; spec §6 row by row. */
interface Rights {
  permissions: Permission[]
  role: string
  /** 'Add Account', and edit and delete of accounts. */
  changesAccounts: boolean
  /** 'Add X' of everything else; the player form. */
  writes: boolean
  /** Whose figures stand in the strip with and without an account selected. */
  figures: { selected: 'own'; none: 'aggregated' | 'nothing' }
}

const own = 'own' as const
const personas: Rights[] = [
  {
    permissions: ['account:read'],
    role: 'account reader',
    changesAccounts: false,
    writes: false,
    figures: { selected: own, none: 'nothing' },
  },
  {
    permissions: ['account:read', 'account:write'],
    role: 'account admin',
    changesAccounts: false,
    writes: true,
    figures: { selected: own, none: 'nothing' },
  },
  {
    permissions: ['admin:read'],
    role: 'No role',
    changesAccounts: false,
    writes: false,
    figures: { selected: own, none: 'aggregated' },
  },
  {
    permissions: ['admin:write'],
    role: 'No role',
    changesAccounts: true,
    writes: true,
    figures: { selected: own, none: 'aggregated' },
  },
  {
    permissions: ['admin:read', 'admin:write', 'account:read', 'account:write'],
    role: 'service admin',
    changesAccounts: true,
    writes: true,
    figures: { selected: own, none: 'aggregated' },
  },
]

const others = entities.map(({ list }) => list.type).filter((type) => type !== 'accounts')

/** Whether a control is there: 'Add Mission', the first 'Edit …' and 'Delete …' of the rows. */
async function controlsOf(type: string, permissions: Permission[]) {
  const { singular, title } = entityOf(type)?.list ?? {}
  await openConsole(`/${type}/list`, { permissions })
  const table = await screen.findByRole('table', { name: title })
  await waitFor(() => expect(table).not.toHaveAttribute('aria-busy', 'true'))
  const has = (selector: string) => table.querySelector(`tbody ${selector}`) !== null
  return {
    add: screen.queryByRole('link', { name: `Add ${singular}` }) !== null,
    edit: has('a[aria-label^="Edit "]'),
    delete: has('button[aria-label^="Delete "]'),
    rows: table.querySelectorAll('tbody tr').length,
  }
}

const readOnlyNote = /read-only access/

describe.each(personas)('$permissions', ({ permissions, role, changesAccounts, writes, figures }) => {
  it('has accounts to change only with admin:write', async () => {
    const { rows, ...controls } = await controlsOf('accounts', permissions)
    expect(rows).toBeGreaterThan(0)
    expect(controls).toEqual({ add: changesAccounts, edit: changesAccounts, delete: changesAccounts })
  })

  it.each(others)('sees Add on %s only with write, edit and delete always', async (type) => {
    const { rows, ...controls } = await controlsOf(type, permissions)
    expect(rows).toBeGreaterThan(0)
    expect(controls).toEqual({ add: writes, edit: true, delete: true })
  })

  const save = () => screen.findByRole('button', { name: 'Save Changes' })

  it('edits an account only with admin:write', async () => {
    await openConsole('/accounts/brindlewick', { permissions })
    expect((await save()).matches(':disabled')).toBe(!changesAccounts)
    expect(screen.getByRole('textbox', { name: /^Name/ }).matches(':disabled')).toBe(!changesAccounts)
    expect(screen.queryByText(readOnlyNote) !== null).toBe(!changesAccounts)
  })

  it('edits a player only with write', async () => {
    await openConsole('/players/new', { permissions })
    expect((await save()).matches(':disabled')).toBe(!writes)
    expect(screen.getByRole('textbox', { name: /^Player Name/ }).matches(':disabled')).toBe(!writes)
    expect(screen.queryByText(readOnlyNote) !== null).toBe(!writes)
  })

  it.each(others.filter((type) => type !== 'players'))(
    'finds the form of %s open, with a note where nothing can be saved',
    async (type) => {
      await openConsole(`/${type}/new`, { permissions })
      expect(await save()).toBeEnabled()
      expect(screen.queryByText(readOnlyNote) !== null).toBe(!writes)
    },
  )

  it(`has the role '${role}' on the profile`, async () => {
    await openConsole('/profile', { permissions })
    expect(await screen.findByText(role)).toBeVisible()
  })

  it('sees the figures of the selected account', async () => {
    await openConsole('/profile', { permissions })
    await waitFor(() => expect(callsOf('GET', '/analytics')).toEqual(['GET /analytics?account=brindlewick']))
    expect(callsOf('GET', '/analytics/aggregated')).toEqual([])
    expect(figures.selected).toBe(own)
    const strip = screen.getByRole('region', { name: 'Statistics' })
    await waitFor(() => expect(within(strip).getByText('Brindlewick')).toBeVisible())
  })

  it(`sees ${figures.none} without an account`, async () => {
    await openConsole('/profile', { permissions, account: '' })
    await waitFor(() => expect(callsOf('GET', '/accounts')).toHaveLength(1))
    const aggregated = figures.none === 'aggregated'
    await waitFor(() => expect(callsOf('GET', '/analytics/aggregated')).toHaveLength(aggregated ? 1 : 0))
    expect(callsOf('GET', '/analytics')).toEqual([])
    expect(screen.queryByRole('region', { name: 'Statistics' }) !== null).toBe(aggregated)
  })
})

describe('none of the four permissions', () => {
  it.each(['/accounts/list', '/missions/list', '/missions/new', '/players/list', '/profile', '/protected'])(
    'finds the notice on %s, and nothing is called',
    async (path) => {
      await openConsole(path, { permissions: [] })
      expect(screen.getByText(/takes up to 24 hours/)).toBeVisible()
      expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull()
      expect(screen.queryByRole('link', { name: /^Add / })).toBeNull()
      expect(calls).toEqual([])
    },
  )
})
