// Runs in test:all: a browser test of the core walks through this page, and the functions behind it are tested in the core.
import { server } from '@mocks/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { entities } from '@/entities/registry'
import { base, openConsole, withMockedApi } from './openConsole'

withMockedApi()

const account = 'brindlewick'
const range = { from: '2026-03-01T00:00:00Z', to: '2026-03-31T23:59:59Z' }
const lists: Record<string, object[]> = {
  events: [{ account, id: 'ride', name: 'Ride', reward: { credits: 1 } }],
  missions: [
    {
      account,
      id: 'spring-2026',
      name: 'Spring Ride 2026',
      tags: ['spring-2026'],
      category: 'Seasonal',
      active: range,
      objectives: { events: [{ id: 'ride', count: 1 }] },
      reward: { points: 10, credits: 4 },
    },
    { account, id: 'other', name: 'Other' },
  ],
  leaderboards: [
    {
      account,
      id: 'board-2026',
      name: 'Board 2026',
      tags: ['Spring-2026 '],
      drivenBy: { missions: ['spring-2026'] },
    },
  ],
}

function serve(served = lists) {
  const created: object[] = []
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .flatMap(({ list: { type } }) => [
        http.get(`*${base}/${type}`, () => HttpResponse.json(served[type] ?? [])),
        http.post(`*${base}/${type}`, async ({ request }) => {
          const body = (await request.json()) as object
          created.push(body)
          return HttpResponse.json(body, { status: 201 })
        }),
      ]),
  )
  return created
}

const open = (path: string, options: Parameters<typeof openConsole>[1] = {}) => openConsole(path, options)

describe('the page Campaigns (rule CAMPAIGN-6)', () => {
  it('lists tags and categories with their objects, and leads to one', async () => {
    serve()
    const { user, path } = await open('/programme/campaign')
    const list = within(await screen.findByRole('table', { name: 'Campaigns' }))
    await list.findByRole('link', { name: 'spring-2026' })
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        '/programme/campaign?tag=spring-2026',
        '/programme/campaign?category=Seasonal',
      ]),
    )
    await user.click(list.getByRole('link', { name: /spring-2026/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'spring-2026' })).toBeVisible()
    expect(path()).toBe('/programme/campaign?tag=spring-2026')
    for (const part of ['Time line', 'Objects', 'Findings', 'Cost', 'Neighbours', 'Journal'])
      expect(await screen.findByRole('heading', { name: part })).toBeVisible()
    const objects = within(screen.getByRole('region', { name: 'Objects' }))
    expect(objects.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/missions/spring-2026',
      '/leaderboards/board-2026',
    ])
    expect(
      within(screen.getByRole('region', { name: 'Neighbours' })).getByRole('link', { name: /Ride/ }),
    ).toBeVisible()
  })

  it('sorts by its heads, and the address has the order (rule CAMPAIGN-17)', async () => {
    serve()
    const { user, path } = await open('/programme/campaign')
    const table = within(await screen.findByRole('table', { name: 'Campaigns' }))
    await table.findByRole('link', { name: 'Seasonal' })
    const heads = () =>
      table.getAllByRole('columnheader').map((head) => [head.textContent, head.getAttribute('aria-sort')])
    const names = () => table.getAllByRole('link').map((link) => link.textContent)
    expect(heads()).toEqual([
      ['Campaign', null],
      ['Objects', null],
      ['Dates', null],
      ['State', null],
      ['Credits', null],
      ['Findings', 'descending'],
    ])
    await user.click(table.getByRole('button', { name: 'Campaign' }))
    expect(path()).toBe('/programme/campaign?sort=campaign')
    expect(names()).toEqual(['Seasonal', 'spring-2026'])
    await user.click(table.getByRole('button', { name: 'Campaign' }))
    expect(path()).toBe('/programme/campaign?sort=campaign&dir=desc')
    expect(names()).toEqual(['spring-2026', 'Seasonal'])
    expect(heads()[0]).toEqual(['Campaign', 'descending'])
  })

  it('folds categories without dates, and the head begins with a template (rule CAMPAIGN-17)', async () => {
    // An object without a finding: a category that cannot work as it is stays in view.
    serve({ teams: [{ account, id: 't', name: 'T', tags: ['spring'], category: 'Daily' }] })
    const { user, path } = await open('/programme/campaign')
    const table = within(await screen.findByRole('table', { name: 'Campaigns' }))
    await table.findByRole('link', { name: 'spring' })
    expect(table.queryByRole('link', { name: 'Daily' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show 1 category without dates' }))
    await waitFor(() => expect(table.getByRole('link', { name: 'Daily' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'New from a template' }))
    await user.click(await screen.findByRole('menuitem', { name: 'A quiz with a badge' }))
    expect(await screen.findByRole('dialog', { name: 'A quiz with a badge' })).toBeVisible()
    expect(path()).toMatch(/template=/)
  })

  it('duplicates a campaign for the next year in three presses, and opens the copy (rules CAMPAIGN-4 and CAMPAIGN-5)', async () => {
    const created = serve()
    const { user, path } = await open('/programme/campaign?tag=spring-2026')
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate spring-2026' }))
    expect(dialog.getByRole('textbox', { name: 'New tag' })).toHaveValue('spring-2027')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Preview' })).toBeEnabled())
    await user.click(dialog.getByRole('button', { name: 'Preview' }))
    await user.click(await screen.findByRole('button', { name: 'Duplicate 2' }))
    await waitFor(() => expect(created).toHaveLength(2))
    expect(created).toMatchObject([
      { id: 'spring-2027', name: 'Spring Ride 2027', tags: ['spring-2027'], isAvailable: false },
      { id: 'board-2027', drivenBy: { missions: ['spring-2027'] } },
    ])
    await waitFor(() => expect(path()).toBe('/programme/campaign?tag=spring-2027'))
  })

  it('changes names and ids of copies in the preview', async () => {
    const created = serve()
    const { user } = await open('/programme/campaign?tag=spring-2026')
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    const preview = await screen.findByRole('button', { name: 'Preview' })
    await waitFor(() => expect(preview).toBeEnabled())
    await user.click(preview)
    await user.click(await screen.findByRole('button', { name: 'Change name and id of Spring Ride 2027' }))
    const id = screen.getByRole('textbox', { name: 'Id' })
    await user.clear(id)
    await user.type(id, 'own{Enter}')
    await screen.findByText('as own', { exact: false })
    await user.click(screen.getByRole('button', { name: 'Duplicate 2' }))
    await waitFor(() => expect(created).toMatchObject([{ id: 'own' }, { drivenBy: { missions: ['own'] } }]))
  })

  it('begins a new object with the tag and the dates (rule CAMPAIGN-10)', async () => {
    serve()
    const { user, path } = await open('/programme/campaign?tag=spring-2026')
    await user.click(await screen.findByRole('button', { name: 'Add' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Prize' }))
    await waitFor(() => expect(path()).toMatch(/^.prizes.new/))
    expect(await screen.findByRole('textbox', { name: /^Tags/ })).toHaveValue('spring-2026')
  })

  it('creates the objects of a template (rule CAMPAIGN-11)', async () => {
    const created = serve({})
    const { user, path } = await open('/programme/campaign')
    expect(await screen.findByText('No campaigns yet')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /A quiz with a badge/ }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('1 mission, 1 achievement, 1 quiz')).toBeVisible()
    await user.clear(dialog.getByRole('textbox', { name: 'Topic' }))
    await user.type(dialog.getByRole('textbox', { name: 'Topic' }), 'Birds')
    await user.click(dialog.getByRole('button', { name: 'Preview' }))
    await user.click(await screen.findByRole('button', { name: 'Create 3' }))
    await waitFor(() => expect(created).toHaveLength(3))
    expect(created.map((one) => (one as { name: string }).name).toSorted()).toEqual([
      'Knows: Birds',
      'Pass the Quiz: Birds',
      'Quiz: Birds',
    ])
    await waitFor(() => expect(path()).toBe('/programme/campaign?tag=quiz-with-a-badge'))
  })

  it('lets readers see all and export, and nothing else', async () => {
    serve()
    const { user } = await open('/programme/campaign?tag=spring-2026', { permissions: ['account:read'] })
    expect(await screen.findByRole('region', { name: 'Objects' })).toBeVisible()
    for (const name of ['Move', 'End', 'Duplicate', 'Add'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Export JSON'),
      expect.stringContaining('Compare with a bundle...'),
      expect.stringContaining('Save as a template...'),
    ])
  })

  it('says that nothing has a tag', async () => {
    serve()
    await open('/programme/campaign?tag=nothing')
    expect(await screen.findByText('Nothing has the tag nothing')).toBeVisible()
  })
})

it.each(['check', 'calendar', 'economy', 'journal'])(
  'the page %s takes a tag, says so, and leads to the campaign (rule CAMPAIGN-6)',
  async (page) => {
    serve()
    await open(`/programme/${page}?tag=spring-2026`)
    const link = await screen.findByRole('link', { name: 'the tag “spring-2026”' })
    expect(link).toHaveAttribute('href', '/programme/campaign?tag=spring-2026')
    expect(link.closest('p')).toHaveTextContent(/^Only objects with the tag “spring-2026”/)
  },
)

it.each([
  ['/programme/campaign?tag=spring-2026', /\d+ objects?,/g, ['2 objects,']],
  ['/programme/campaign', /All ?\d+/g, ['All 2']],
])('%s never shows a part of the lists as all of them', async (path, pattern, expected) => {
  serve()
  const seen = new Set<string>()
  const look = new MutationObserver(() => {
    const { textContent } = document.querySelector('main') ?? document.body
    for (const [text] of textContent?.matchAll(pattern) ?? []) seen.add(text)
  })
  look.observe(document.body, { subtree: true, childList: true, characterData: true })
  let arrive = () => {}
  const late = new Promise<void>((resolve) => {
    arrive = resolve
  })
  server.use(
    http.get(`*${base}/missions`, async () => {
      await late
      return HttpResponse.json(lists.missions)
    }),
  )
  const { client } = await open(path)
  await waitFor(() =>
    expect(
      client.getQueriesData({ predicate: ({ queryKey }) => queryKey.includes('/leaderboards') })[0]?.[1],
    ).toBeDefined(),
  )
  // The page has rendered the lists that are there.
  await act(async () => undefined)
  arrive()
  await waitFor(() => expect(seen).toContain(expected[0]))
  look.disconnect()
  expect([...seen]).toEqual(expected)
})

it('the campaigns of an object stand beside its form, and Global Search finds them (rule CAMPAIGN-6)', async () => {
  serve()
  const { user, path } = await open('/missions/spring-2026')
  const card = within(await screen.findByRole('region', { name: 'Campaigns' }))
  expect(card.getByRole('link', { name: /Seasonal/ })).toHaveAttribute(
    'href',
    '/programme/campaign?category=Seasonal',
  )
  expect(card.getByRole('link', { name: /spring-2026/ })).toHaveAttribute(
    'href',
    '/programme/campaign?tag=spring-2026',
  )
  await user.keyboard('{Control>}k{/Control}')
  const search = within(await screen.findByRole('dialog', { name: 'Global Search' }))
  await user.type(search.getByRole('combobox'), 'seasonal')
  await user.click(await search.findByRole('option', { name: /^Seasonal.*Campaign/ }))
  await waitFor(() => expect(path()).toBe('/programme/campaign?category=Seasonal'))
})

describe('actions on a whole campaign, from its page to the end of the plan', () => {
  const press = (role: 'button' | 'menuitem', name: RegExp | string) => ({ role, name })
  const preview = press('button', 'Preview')
  it.each([
    // The only dates are those of a mission that has not started, so that players notice nothing.
    ['moving it by a week', 3, [press('button', 'Move'), preview]],
    // Objects are switched off, which is no change of what players were told.
    ['ending it', 3, [press('button', 'End'), preview]],
    // Players were told of the rewards, so that a question comes first.
    [
      '20 % more on all rewards',
      6,
      [press('button', 'More'), press('menuitem', /^Change values/), '20', preview],
    ],
  ])('%s takes %i', async (_, most, steps) => {
    const { user } = await open('/programme/campaign?tag=zero-waste')
    let actions = 0
    const click = async (find: () => HTMLElement | undefined) => {
      actions += 1
      const control = await waitFor(() => {
        const found = find()
        expect(found).toBeEnabled()
        return found as HTMLElement
      })
      await user.click(control)
    }
    for (const step of steps) {
      if (typeof step !== 'string') await click(() => screen.getAllByRole(step.role, { name: step.name })[0])
      else {
        actions += 1
        await user.type(within(screen.getByRole('dialog')).getByLabelText('Amount'), step)
      }
    }
    await click(() => screen.getByRole('button', { name: /^Change \d+$/ }))
    const done = () => screen.queryByRole('heading', { level: 1, name: /^Changed/ })
    await waitFor(() => expect(done() ?? screen.queryByRole('alertdialog')).not.toBeNull())
    const question = screen.queryByRole('alertdialog')
    if (question) await click(() => within(question).getByRole('button', { name: /^Change \d+$/ }))
    await waitFor(() => expect(done()).toBeVisible())
    expect(actions).toBe(most)
  })
})
