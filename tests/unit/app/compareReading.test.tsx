// Runs in test:all: a browser test of the core walks through this page, and the functions behind it are tested in the core.
import { server } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { base, calls, openConsole, rowsLoaded, withMockedApi } from './openConsole'

withMockedApi()

const mission = (account: string, points: number) => ({
  account,
  id: 'a',
  name: 'Sprint',
  reward: { points },
})
/** Only one account has it. */
const picnic = { account: 'brindlewick', id: 'picnic', name: 'Picnic', isAvailable: false }

/**
 * Serves a mission for each account, and everything else empty. The lists of `held` are answered once `release` is called.
 * Returns the most calls that ran at the same time.
 */
function serve(held?: string) {
  const seen = { running: 0, most: 0, release: () => {} }
  const gate = new Promise<void>((resolve) => {
    seen.release = resolve
  })
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .map(({ list: { type } }) =>
        http.get(`*${base}/${type}`, async ({ request }) => {
          const account = new URL(request.url).searchParams.get('account') ?? ''
          seen.running += 1
          seen.most = Math.max(seen.most, seen.running)
          await (account === held ? gate : Promise.resolve())
          seen.running -= 1
          const rows = [mission(account, account.length), ...(account === picnic.account ? [picnic] : [])]
          return HttpResponse.json(type === 'missions' ? rows : [])
        }),
      ),
  )
  return seen
}

const readsOf = (account: string) =>
  calls.filter((call) => call.startsWith('GET') && call.includes(`account=${account}&`)).length
const address = '/programme/compare?of=brindlewick&of=fennmarsh&of=quillmoor'

describe('reading the accounts of a comparison (rule COMPARE-3)', () => {
  it('stops on demand, calls what is not read unknown, and continues without reading again what it has', async () => {
    const seen = serve('quillmoor')
    const { user } = await openConsole(address)
    await waitFor(() => expect(readsOf('quillmoor')).toBeGreaterThan(0))
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByText(/^Reading was stopped/)).toBeVisible()
    const row = () => screen.getByRole('row', { name: /Sprint/ })
    const cells = () =>
      within(row())
        .getAllByRole('button')
        .map((cell) => cell.getAttribute('aria-label')?.split(': ')[1])
    expect(cells()).toEqual(['compared with this', '1 field differs', 'not read'])
    seen.release()
    const [first, second] = [readsOf('brindlewick'), readsOf('fennmarsh')]
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(cells()[2]).toBe('1 field differs'))
    expect(screen.queryByText(/^Reading was stopped/)).toBeNull()
    expect([readsOf('brindlewick'), readsOf('fennmarsh')]).toEqual([first, second])
    expect(seen.most).toBeLessThanOrEqual(4)
  })

  it('offers the plan of the next account when one is done (rule COMPARE-7)', async () => {
    serve()
    const { user } = await openConsole(address)
    const row = await screen.findByRole('row', { name: /Picnic/ })
    const [, cell] = within(row).getAllByRole('button')
    if (cell) await user.click(cell)
    const copies = within(await screen.findByRole('group', { name: 'Copy Picnic to' }))
    expect(copies.getByRole('checkbox', { name: /^Fennmarsh/ })).toBeChecked()
    await user.click(copies.getByRole('checkbox', { name: /^Quillmoor/ }))
    await user.click(copies.getByRole('button', { name: 'Copy from Brindlewick' }))
    expect(await screen.findByRole('heading', { level: 1, name: /to Fennmarsh/ })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Copy 1' }))
    await user.click(await screen.findByRole('button', { name: /^Next: Quillmoor/ }))
    expect(await screen.findByRole('heading', { level: 1, name: /to Quillmoor/ })).toBeVisible()
  })
})

describe('the list of accounts (rule COMPARE-11)', () => {
  const cellsOf = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)

  it('counts what search found on demand, four calls at once, with Stop, and sorts by it', async () => {
    const seen = serve('fennmarsh')
    const { user, path } = await openConsole('/accounts/list')
    await rowsLoaded()
    expect(screen.queryByRole('columnheader', { name: 'Objects' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'View' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Plan and counts' }))
    await waitFor(() => expect(path()).toContain('counts=yes'))
    await screen.findByRole('columnheader', { name: /Objects/ })
    expect(cellsOf('Brindlewick')).toEqual(expect.arrayContaining(['–', 'Premium']))
    // Nothing is read before it is asked for.
    expect(readsOf('fennmarsh')).toBe(0)
    await user.click(await screen.findByRole('button', { name: 'Count objects and findings' }))
    await waitFor(() => expect(readsOf('fennmarsh')).toBeGreaterThan(0))
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    seen.release()
    await user.click(await screen.findByRole('button', { name: 'Continue to count' }))
    await waitFor(() => expect(cellsOf('Fennmarsh')).toEqual(expect.arrayContaining(['1'])))
    expect(seen.most).toBeLessThanOrEqual(4)
    await user.click(within(screen.getByRole('columnheader', { name: /Objects/ })).getByRole('button'))
    await waitFor(() => expect(path()).toContain('sort=objects'))
  })

  it('keeps what is counted through a search without results', async () => {
    serve()
    const { user } = await openConsole('/accounts/list?counts=yes')
    await rowsLoaded()
    await user.click(await screen.findByRole('button', { name: 'Count objects and findings' }))
    await waitFor(() => expect(cellsOf('Fennmarsh')).toEqual(expect.arrayContaining(['1'])))
    const search = screen.getByRole('searchbox')
    await user.type(search, 'zzzz')
    expect(await screen.findByText(/^No accounts match/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Count objects and findings' })).toBeNull()
    await user.clear(search)
    await waitFor(() => expect(cellsOf('Fennmarsh')).toEqual(expect.arrayContaining(['1'])))
    expect(screen.getByRole('button', { name: 'Count objects and findings' })).toBeDisabled()
  })
})
