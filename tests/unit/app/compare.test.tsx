import { server } from '@mocks/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { exportBundle } from '@/engine/transfer/format'
import { entities } from '@/entities/registry'
import { setComparedFile } from '@/parts/comparison/lastComparison'
import { base, openConsole, withMockedApi } from './openConsole'

withMockedApi()

const mission = (account: string, id: string, more: object = {}) => ({
  account,
  id,
  name: `Mission ${id}`,
  reward: { points: 250 },
  ...more,
})

const missions: Record<string, object[]> = {
  brindlewick: [mission('brindlewick', 'a'), mission('brindlewick', 'b'), mission('brindlewick', 'c')],
  fennmarsh: [
    mission('fennmarsh', 'a'),
    mission('fennmarsh', 'b', { reward: { points: 400 }, isAvailable: false }),
  ],
  quillmoor: [mission('quillmoor', 'a'), mission('quillmoor', 'c')],
}

/** Serves only missions. Returns the most calls that ran at the same time. */
function serve(...refused: readonly string[]) {
  const seen = { running: 0, most: 0 }
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .flatMap(({ list: { type } }) => [
        http.get(`*${base}/${type}`, async ({ request }) => {
          const account = new URL(request.url).searchParams.get('account') ?? ''
          seen.running += 1
          seen.most = Math.max(seen.most, seen.running)
          await Promise.resolve()
          seen.running -= 1
          if (refused.includes(account)) return HttpResponse.json({ error: 'Not yours' }, { status: 403 })
          return HttpResponse.json(type === 'missions' ? (missions[account] ?? []) : [])
        }),
      ]),
  )
  return seen
}

const address = '/programme/compare?of=brindlewick&of=fennmarsh&of=quillmoor'
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const cellsOf = (name: string) =>
  within(row(name))
    .getAllByRole('button')
    .map((cell) => cell.getAttribute('aria-label')?.split(': ')[1])

describe('the page Compare accounts (rules COMPARE-1 to COMPARE-7)', () => {
  it('says what differs and what is missing, by account, and keeps its filters in the address', async () => {
    const seen = serve()
    const { user, path } = await openConsole(address)
    expect(await screen.findByText(/^Of 3 objects/)).toBeVisible()
    expect(screen.getByText(/^Of 3 objects/).parentElement).toHaveTextContent(
      'Of 3 objects, 1 is the same in all 3, 1 differs and 2 are missing somewhere (1 does both).',
    )
    expect(seen.most).toBeLessThanOrEqual(4)
    expect(cellsOf('Mission b')).toEqual([
      'compared with this',
      '1 field differs, other availability',
      'missing',
    ])
    expect(cellsOf('Mission c')).toEqual(['compared with this', 'missing', 'same'])
    expect(screen.queryByRole('row', { name: /Mission a/ })).toBeNull()
    const table = screen.getByRole('table')
    await user.click(screen.getByRole('link', { name: /^Same/ }))
    await waitFor(() => expect(path()).toBe(address.replace('?', '?show=same&')))
    expect(row('Mission a')).toBeVisible()
    // A filter compares nothing again, so that the table stays.
    expect(table).toBeVisible()
  })

  it('opens a difference by the keyboard, and plans a copy for each marked account, one after the other', async () => {
    serve()
    const { user, path } = await openConsole(address)
    await screen.findByText(/^Of 3 objects/)
    const cells = within(row('Mission b')).getAllByRole('button')
    cells[0]?.focus()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(cells[1]).toHaveFocus()
    const details = within(screen.getByRole('group', { name: /^Mission b: 1 field differs/ }))
    expect(details.getByText('400')).toBeVisible()
    const copies = within(screen.getByRole('group', { name: 'Copy Mission b to' }))
    expect(copies.getByRole('checkbox', { name: /^Fennmarsh/ })).toBeChecked()
    await user.click(copies.getByRole('checkbox', { name: /^Quillmoor/ }))
    await user.click(copies.getByRole('button', { name: 'Copy from Brindlewick' }))
    expect(await screen.findByRole('heading', { level: 1, name: /to Fennmarsh/ })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /^Skip to Quillmoor/ }))
    expect(await screen.findByRole('heading', { level: 1, name: /to Quillmoor/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Skip to/ })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Compare accounts' }))
    await waitFor(() => expect(path()).toBe(address))
  })

  it('copies all that is missing, or what is missing of a type, with a plan for each account (rule COMPARE-12)', async () => {
    serve()
    const { user } = await openConsole(address)
    const legend = await screen.findByRole('list', { name: 'Legend' })
    expect(
      within(legend)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['compared with this', 'same', 'differs', 'missing'])
    expect(screen.getByRole('button', { name: 'Copy all 2 missing' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Copy 2 missing missions' }))
    // Fennmarsh lacks c, and Quillmoor b.
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Copy 1 mission to Fennmarsh/ }),
    ).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /^Skip to Quillmoor/ }))
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Copy 1 mission to Quillmoor/ }),
    ).toBeVisible()
  })

  it('says in its column why an account could not be read, and calls nothing missing there', async () => {
    serve('quillmoor')
    await openConsole(address)
    const head = await screen.findByRole('columnheader', { name: /^Quillmoor/ })
    expect(within(head).getByRole('alert')).toHaveTextContent('403: Not yours')
    expect(cellsOf('Mission b')[2]).toBe('not read')
  })

  it('compares each account of the address once, at most 20, and says what is left out', async () => {
    serve()
    const others = Array.from({ length: 19 }, (_, index) => `of=other-${index}`)
    await openConsole(`${address}&of=fennmarsh&${others.join('&')}`)
    expect(await screen.findByText('The address names 22 accounts. The first 20 are compared.')).toBeVisible()
    expect(await screen.findByText(/^Of 3 objects/)).toBeVisible()
    // The object's name, and the accounts.
    expect(
      screen.getAllByRole('columnheader', { name: /^(Brindlewick|Fennmarsh|Quillmoor|other-)/ }),
    ).toHaveLength(20)
  })

  it('does not say that accounts have no objects if none of them could be read', async () => {
    serve('brindlewick', 'fennmarsh', 'quillmoor')
    const { user } = await openConsole(address)
    expect(await screen.findByRole('heading', { name: 'Nothing was read' })).toBeVisible()
    expect(screen.getByText(/403: Not yours/)).toBeVisible()
    expect(screen.queryByText(/^Of 0 objects/)).toBeNull()
    serve()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Of 3 objects/)).toBeVisible()
  })

  it('compares with a file, of a campaign only its objects (rule COMPARE-8)', async () => {
    serve()
    setComparedFile({
      name: 'old.json',
      bundle: {
        account: 'brindlewick',
        objects: [
          {
            type: 'missions',
            id: 'a',
            object: { id: 'a', name: 'Mission a', reward: { points: 1 }, tags: ['x'] },
          },
          { type: 'missions', id: 'b', object: { id: 'b', name: 'Mission b', reward: { points: 250 } } },
        ],
      },
    })
    await openConsole('/programme/compare?of=brindlewick&file=old.json&tag=x')
    expect(await screen.findByText(/^Of 1 object of x/)).toBeVisible()
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(
      'old.jsonCompared with this',
    )
    act(() => setComparedFile(undefined))
    expect(await screen.findByText(/^The content of old.json is not kept/)).toBeVisible()
  })

  it.each([
    ['the list of accounts', '/accounts/list'],
    ['the form of an account', '/accounts/brindlewick'],
  ])(
    'opens from %s with a file, and says why another file cannot be read (rule COMPARE-8)',
    async (_, from) => {
      serve()
      const { user, path } = await openConsole(from)
      await user.click(await screen.findByRole('button', { name: 'More for Brindlewick' }))
      await user.click(await screen.findByRole('menuitem', { name: 'Compare with a bundle...' }))
      const dialog = await screen.findByRole('dialog', { name: 'Compare with a bundle' })
      const input = within(dialog).getByLabelText('JSON file')
      const choose = (name: string, text: string) =>
        user.upload(input, new File([text], name, { type: 'application/json' }))
      const bundle = {
        account: 'brindlewick',
        format: 'gamification-programme',
        version: 1,
        objects: { missions: [{ id: 'a', name: 'Mission a', reward: { points: 1 } }] },
      }
      await choose('broken.json', '{"account":')
      expect(await within(dialog).findByText(/^broken\.json/)).toBeVisible()
      await choose('newer.json', JSON.stringify({ ...bundle, version: 2 }))
      expect(await within(dialog).findByText(/other versions cannot be read/)).toBeVisible()
      await choose('old.json', JSON.stringify(bundle))
      await waitFor(() => expect(path()).toBe('/programme/compare?of=brindlewick&file=old.json'))
      expect(await screen.findByText(/^Of 3 objects/)).toBeVisible()
      expect(cellsOf('Mission a')).toEqual(['compared with this', '1 field differs'])
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  it('opens a file of the history in Git, of a whole account (rule COMPARE-8)', async () => {
    serve()
    const lists = new Map([['missions', missions.brindlewick?.slice(1) ?? []]] as const)
    // What `programme export --all` writes, and the nightly job commits.
    const text = exportBundle({ account: 'brindlewick', lists, objects: 'all' })
    const { user, path } = await openConsole('/programme/compare?of=brindlewick&of=fennmarsh')
    await user.click(await screen.findByRole('button', { name: 'Compare with a bundle' }))
    const dialog = await screen.findByRole('dialog', { name: 'Compare with a bundle' })
    const file = new File([text], 'brindlewick.json', { type: 'application/json' })
    await user.upload(within(dialog).getByLabelText('JSON file'), file)
    await waitFor(() => expect(path()).toContain('file=brindlewick.json'))
    expect(await screen.findByText(/^Of 3 objects/)).toBeVisible()
    expect(cellsOf('Mission a').slice(0, 2)).toEqual(['missing', 'compared with this'])
  })

  it('lists accounts to choose from, stars them, and counts them on demand (rules COMPARE-9 and COMPARE-10)', async () => {
    serve()
    const { user, path } = await openConsole('/programme/compare')
    const names = () => screen.getAllByRole('checkbox').map((box) => box.closest('tr')?.textContent ?? '')
    await user.click(await screen.findByRole('button', { name: 'Star Quillmoor Club' }))
    expect(names()[0]).toMatch(/^Quillmoor/)
    await user.click(screen.getByRole('button', { name: 'Count objects and findings' }))
    await waitFor(() => expect(within(row('Brindlewick')).getAllByRole('cell')[2]).toHaveTextContent('3'))
    await user.click(screen.getByRole('checkbox', { name: /^Quillmoor/ }))
    await user.click(screen.getByRole('checkbox', { name: /^Fennmarsh/ }))
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    await waitFor(() => expect(path()).toBe('/programme/compare?of=quillmoor&of=fennmarsh'))
  })
})
