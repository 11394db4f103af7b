import { server } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { cutText } from '@/lib/format'
import { idFromPath, idInPath } from '@/model/ids'
import { currentToast } from '@/ui/toast'
import { base, calls, openConsole, selectedAccount, withMockedApi } from './openConsole'

// Runs in test:all: it opens every list and form for each of eight hostile ids.

withMockedApi()

/** Ids are free text (decision B8), and some users enter hostile ones. */
const ids = [
  '../../etc/passwd',
  '..%2f..%2f%00',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '👩‍👩‍👧 日本 #?&=+\\/',
  'invoice\u202Egnp.exe',
  `long-${'x'.repeat(994)}`,
]

const keyOf = (type: string) => ({ players: 'player', accounts: 'account' })[type] ?? 'id'
const rowsOf = (type: string) => [
  ...(type === 'accounts' ? [selectedAccount] : []),
  ...ids.map((id, index) => ({
    account: 'brindlewick',
    name: `Row ${index} ${id}`,
    description: id,
    imgUrl: 'javascript:alert(1)',
    isAvailable: true,
    imageFolder: 'folder',
    [keyOf(type)]: id,
  })),
]

function serve(type: string) {
  server.use(
    http.get(`*${base}/${type}`, () => HttpResponse.json(rowsOf(type))),
    http.delete(`*${base}/${type}/*`, () => new HttpResponse(null, { status: 204 })),
  )
}

const idField = () => screen.findByRole('textbox', { name: /^(Id|Player ID|Account ID)$/ })
const nothingRan = () => {
  expect(document.querySelector('main script, main iframe, [onerror], [href^="javascript:"]')).toBeNull()
  expect(document.querySelector('img[src^="javascript:"], img[src="x"]')).toBeNull()
}

describe.each(entities.map(({ list }, index) => ({ ...list, id: ids[index % ids.length] ?? '' })))(
  'the list of $type',
  ({ type, id }) => {
    it('lists, links, edits and deletes awkward ids as plain text (rule API-12)', async () => {
      serve(type)
      const { user, go, path } = await openConsole(`/${type}/list?size=20`)
      const rows = await screen.findAllByRole('link', { name: /^Edit Row/ })
      const links = rows.map((link) => link.getAttribute('href') ?? '')
      const named = links.map((href) => decodeURIComponent(href.replace(`/${type}/`, '')))
      expect(new Set(named)).toEqual(new Set(ids))
      for (const href of links) expect(href.split('/')).toHaveLength(3)
      nothingRan()

      const index = ids.indexOf(id)
      await user.click(screen.getByRole('button', { name: `Delete ${cutText(`Row ${index} ${id}`)}` }))
      const dialog = await screen.findByRole('alertdialog')
      expect(dialog).toHaveAccessibleDescription(
        `Are you sure you want to delete "${id}"? This action cannot be undone.`,
      )
      await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(currentToast()?.description).toBe(`Deleted ${id}`))
      const [sent] = calls.filter((call) => call.startsWith('DELETE'))
      expect(decodeURIComponent(sent?.split('/').at(-1) ?? '')).toBe(id)

      await go(links[named.indexOf(id)] ?? '')
      expect(path()).toContain(`/${type}/`)
      expect(await idField()).toHaveValue(id)
      nothingRan()
    })
  },
)

it('Global Search finds objects with awkward ids and leads to them', async () => {
  serve('missions')
  const { user } = await openConsole('/profile')
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox', { name: /search/i })
  for (const [index, id] of ids.entries()) {
    await user.clear(box)
    await user.type(box, `Row ${index} `)
    const [option] = await screen.findAllByRole('option', { name: new RegExp(`Row ${index} `) })
    const href = option?.getAttribute('href') ?? ''
    expect(href.split('/')).toHaveLength(3)
    expect(decodeURIComponent(href.split('/').at(-1) ?? '')).toBe(id)
  }
  nothingRan()
})

describe('ids that a URL reads as folders', () => {
  it.each(['.', '..', '~.', '~..', '~~.', '...', '~', '~x', 'a.', ''])(
    '%j can be decoded from its URL',
    (id) => {
      expect(idFromPath(idInPath(id))).toBe(id)
      expect(['.', '..']).not.toContain(idInPath(id))
    },
  )

  it.each(['.', '..', '~..'])(
    'the mission %s opens from the list, is edited and saved (rule ROUTE-5)',
    async (id) => {
      const mission = { account: 'brindlewick', id, name: 'Dotted', limitCount: false }
      const sent: unknown[] = []
      server.use(
        http.get(`*${base}/missions`, () => HttpResponse.json([mission])),
        http.put(`*${base}/missions`, async ({ request }) => {
          const body = await request.json()
          sent.push(body)
          return HttpResponse.json(body as object)
        }),
      )
      const { user, path } = await openConsole('/missions/list')
      await user.click(await screen.findByRole('link', { name: 'Edit Dotted' }))
      expect(path()).toBe(`/missions/~${id}`)
      expect(await idField()).toHaveValue(id)
      await user.type(screen.getByRole('textbox', { name: 'Name' }), '!')
      await user.click(screen.getByRole('button', { name: 'Save Changes' }))
      await waitFor(() => expect(currentToast()?.description).toBe(`Updated ${id} / Dotted!`))
      expect(sent).toEqual([{ ...mission, name: 'Dotted!' }])
    },
  )

  it('Global Search finds them', async () => {
    server.use(
      http.get(`*${base}/missions`, () =>
        HttpResponse.json([{ account: 'brindlewick', id: '..', name: 'Dotted' }]),
      ),
    )
    const { user, path } = await openConsole('/profile')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: /search/i }), 'Dotted')
    const option = await screen.findByRole('option', { name: /Dotted/ })
    expect(option).toHaveAttribute('href', '/missions/~..')
    await user.click(option)
    expect(await idField()).toHaveValue('..')
    expect(path()).toBe('/missions/~..')
  })
})

it.each(['List', 'LIST', 'New'])(
  'the id %s of a mission is not a reserved word: its URL opens the mission',
  async (id) => {
    server.use(
      http.get(`*${base}/missions`, () =>
        HttpResponse.json([{ account: 'brindlewick', id, name: 'A word' }]),
      ),
    )
    const { user } = await openConsole('/missions/list')
    await user.click(await screen.findByRole('link', { name: 'Edit A word' }))
    expect(await idField()).toHaveValue(id)
  },
)

describe('ids that cannot be part of an address', () => {
  const half = 'x\ud83d'
  const reason = 'Its id contains half of a character, so it cannot be opened.'
  const window = { from: '2020-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' }
  const broken = (type: string) => ({
    account: 'brindlewick',
    name: 'Broken',
    isAvailable: true,
    active: window,
    drawTime: window.to,
    objectives: { events: [{ id: half, count: 1 }], missions: [half] },
    reward: { achievements: [{ id: half, steps: 1 }] },
    requirement: { missions: [half] },
    [keyOf(type)]: half,
  })
  const intact = (type: string) => ({ ...broken(type), name: 'Intact', [keyOf(type)]: 'intact' })
  const serveBroken = () =>
    server.use(
      ...entities.map(({ list: { type } }) =>
        http.get(`*${base}/${type}`, () =>
          HttpResponse.json([...(type === 'accounts' ? [selectedAccount] : []), broken(type), intact(type)]),
        ),
      ),
    )

  it.each(entities.map(({ list }) => list.type))(
    'the list of %s shows such a row without a link, and why (rule DATA-9)',
    async (type) => {
      serveBroken()
      const { user } = await openConsole(`/${type}/list`)
      expect(await screen.findByRole('link', { name: 'Edit Intact' })).toHaveAttribute(
        'href',
        `/${type}/intact`,
      )
      expect(screen.queryByRole('link', { name: /Broken/ })).toBeNull()
      expect(screen.getByText(reason)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Delete Broken' }))
      await user.click(await screen.findByRole('button', { name: 'Delete' }))
      await waitFor(() =>
        expect(currentToast()?.description).toBe(
          'An id with half of a character has no address at the server',
        ),
      )
    },
  )

  it.each([
    // The name of the account, until the sentence is known.
    ['/', 'Brindlewick|need you'],
    ['/programme/check', 'Check'],
    ['/programme/calendar', 'Calendar'],
    ['/programme/calendar?view=table', 'Calendar'],
  ])('%s shows such objects and no error', async (path, heading) => {
    serveBroken()
    await openConsole(path)
    expect(await screen.findByRole('heading', { level: 1, name: new RegExp(heading) })).toBeVisible()
    expect((await screen.findAllByText(/Broken/)).length).toBeGreaterThan(0)
    expect(screen.queryByText(/malformed/)).toBeNull()
  })

  it('the form of an object that refers to them opens', async () => {
    serveBroken()
    const { user } = await openConsole('/missions/list')
    await user.click(await screen.findByRole('link', { name: 'Edit Intact' }))
    expect(await idField()).toHaveValue('intact')
    // Both panels beside the form name such objects.
    expect((await screen.findAllByTitle(reason)).length).toBeGreaterThan(1)
  })

  it('Global Search shows them, says why they cannot be opened, and stays open', async () => {
    serveBroken()
    const { user, path } = await openConsole('/profile')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: /search/i }), 'Broken')
    const [option] = await screen.findAllByRole('option', { name: /Broken/ })
    expect(option).toHaveTextContent(reason)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('dialog', { name: 'Global Search' })).toBeVisible()
    expect(path()).toBe('/profile')
  })

  it('the account selector offers no account of such an id, because it could not be part of a call', async () => {
    serveBroken()
    const { user } = await openConsole('/missions/list')
    await user.click(await screen.findByRole('button', { name: /^Account/ }))
    expect(await screen.findByRole('option', { name: 'Intact' })).toBeVisible()
    expect(screen.queryByRole('option', { name: /Broken/ })).toBeNull()
  })
})

describe('the id of a new mission', () => {
  const open = async () => {
    const sent: object[] = []
    server.use(
      http.get(`*${base}/missions`, () =>
        HttpResponse.json([{ account: 'brindlewick', id: 'Caf\u00e9', name: 'Café' }]),
      ),
      http.post(`*${base}/missions`, async ({ request }) => {
        sent.push((await request.json()) as object)
        return HttpResponse.json(sent[0])
      }),
    )
    const { user } = await openConsole('/missions/new')
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Walk')
    const field = await idField()
    await user.clear(field)
    return { user, sent, field, save: () => user.click(screen.getByRole('button', { name: 'Save Changes' })) }
  }

  it.each([
    ['x\ud83d', 'The id contains half of a character, which has no address'],
    ['a\u0007b', 'The id contains a control character'],
    [' .. ', '“..” has no address at the server'],
  ])('%j is refused with a reason', async (id, message) => {
    const { user, sent, field, save } = await open()
    await user.click(field)
    await user.paste(id)
    await save()
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(sent).toEqual([])
  })

  it.each([
    ['wa\u200blk', 'The id contains an invisible character (U+200B).'],
    ['wa\u00a0lk', 'The id contains a space that is no ordinary one (U+00A0).'],
    ['CAFE\u0301', 'The id looks like the id “Caf\u00e9”, which exists already.'],
  ])('%j is warned of before it is saved', async (id, message) => {
    const { user, field } = await open()
    await user.click(field)
    await user.paste(id)
    expect(await screen.findByText(message)).toBeVisible()
  })

  it('is sent without the blanks around it', async () => {
    const { user, sent, field, save } = await open()
    await user.type(field, '  walk ')
    await save()
    await waitFor(() => expect(currentToast()?.description).toBe('Created walk / Walk'))
    expect(sent).toMatchObject([{ id: 'walk' }])
  })
})
