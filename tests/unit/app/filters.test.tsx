import { server } from '@mocks/node'
import { store } from '@mocks/state'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { entities } from '@/entities/registry'
import { valuesOf } from '@/lib/filterRows'
import { base, callsOf, openConsole, rowNames, rowsLoaded, withMockedApi } from './openConsole'

withMockedApi()

const found = () => screen.getByRole('status').textContent

/** All objects of a type in the demo world, as its list receives them. */
const held = (type: string): readonly object[] =>
  type === 'accounts' ? store.accounts() : store.list(type as 'missions', 'brindlewick')

const respond = (type: string, rows: readonly object[]) =>
  server.use(http.get(`*${base}/${type}`, () => HttpResponse.json(rows)))

describe.each(entities.map(({ list }) => list))('filters of $type', (list) => {
  const { type, filters = [] } = list

  it('include availability, and category and tags where objects have them (rule FILTER-3)', () => {
    const labels = filters.map(({ label }) => label)
    expect(labels[0]).toBe('Availability')
    expect(labels.slice(-2)).toEqual(type === 'accounts' ? labels.slice(-2) : ['Category', 'Tags'])
    expect(new Set(filters.map(({ id }) => id)).size).toBe(filters.length)
  })

  it('narrow the rows to those with the value, and each count is the number of those rows', async () => {
    const rows = held(type).slice(0, 90)
    respond(type, rows)
    const { user, go } = await openConsole(`/${type}/list`)
    await rowsLoaded()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    const popup = await screen.findByRole('dialog', { name: 'Filters' })
    await within(popup).findAllByRole('checkbox')
    for (const filter of filters) {
      const fold = within(popup).queryByRole('button', {
        name: new RegExp(`^${filter.label}\\b`),
        expanded: false,
      })
      if (fold) await user.click(fold)
      const group = within(popup).getByRole('group', { name: filter.label })
      const boxes = within(group).getAllByRole('checkbox')
      const labels = boxes.map((each) => each.closest('label')?.lastElementChild?.textContent)
      const values = filter.choices
        ? Object.keys(filter.choices)
        : [...new Set(rows.flatMap((row) => valuesOf(filter, row)))].filter(
            (value) => value !== '' || filter.none,
          )
      const counts = values.map((value) => rows.filter((row) => valuesOf(filter, row).includes(value)).length)
      expect([...labels].sort(), filter.label).toEqual(counts.map(String).sort())
    }
    await user.keyboard('{Escape}')
    for (const filter of filters) {
      const value = rows.flatMap((row) => valuesOf(filter, row)).find((each) => each !== '')
      if (value === undefined) continue
      const holding = rows.filter((row) => valuesOf(filter, row).includes(value))
      await go(`/${type}/list?${new URLSearchParams([[filter.id, value]])}`)
      const words = `Found ${holding.length} ${holding.length === 1 ? 'result' : 'results'}`
      await waitFor(() => expect(found()?.startsWith(words), `${filter.label}: ${found()}`).toBe(true))
      expect(holding.map((row) => (row as { name?: string }).name)).toEqual(
        expect.arrayContaining(rowNames()),
      )
    }
  })

  it('survive objects that break the contract', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const broken = [
      { [type === 'players' ? 'player' : type === 'accounts' ? 'account' : 'id']: 'odd', name: 'Odd' },
      {
        name: 'Odder',
        category: 7,
        tags: 'none',
        active: 3,
        period: {},
        stock: null,
        questions: 'x',
        level: 5,
      },
      {
        name: 'Oddest',
        category: ['a'],
        tags: { a: 1 },
        questions: [null],
        team: {},
        units: [],
        element: null,
      },
    ]
    respond(type, broken)
    const { user } = await openConsole(`/${type}/list`, { account: type === 'accounts' ? '' : 'brindlewick' })
    await rowsLoaded()
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    const active = await screen.findByRole('checkbox', { name: 'Active 3' })
    expect(active.closest('label')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: 'Active 3' }))
    await waitFor(() => expect(found()).toBe('Found 3 results'))
    expect(rowNames()).toHaveLength(3)
  })
})

describe('the schedule of a list', () => {
  const now = Date.now()
  const day = 86_400_000
  const at = (days: number) => new Date(now + days * day).toISOString()
  const mission = (name: string, rest: object) => ({ id: name, account: 'brindlewick', name, ...rest })

  it.each([
    ['live', ['Within', 'Always']],
    ['scheduled', ['Soon']],
    ['ended', ['Past, off', 'Past']],
  ])('is filtered by %s (rule FILTER-4)', async (value, expected) => {
    respond('missions', [
      mission('Always', {}),
      mission('Within', { active: { from: at(-1), to: at(1) } }),
      mission('Within, off', { active: { from: at(-1), to: at(1) }, isAvailable: false }),
      mission('Soon', { active: { from: at(2) } }),
      mission('Past', { active: { to: at(-2) } }),
      mission('Past, off', { active: { to: at(-2) }, isAvailable: false }),
    ])
    await openConsole(`/missions/list?schedule=${value}`)
    await waitFor(() => expect(rowNames()).toEqual(expected))
  })
})

describe('players and their teams', () => {
  const teams = [
    { id: 't1', account: 'brindlewick', name: 'Red Foxes' },
    { id: 't2', account: 'brindlewick', name: 'Owls' },
  ]
  const players = [
    { player: 'p1', account: 'brindlewick', name: 'Ada', team: 't1' },
    { player: 'p2', account: 'brindlewick', name: 'Ben', team: 't2' },
    { player: 'p3', account: 'brindlewick', name: 'Cleo' },
  ]
  const serve = () => {
    respond('players', players)
    respond('teams', teams)
  }

  it('a list of players does not load teams until the user searches or filters', async () => {
    serve()
    await openConsole('/players/list')
    await rowsLoaded()
    expect(callsOf('GET', '/teams')).toEqual([])
  })

  it('a search finds players by the name and the id of their team', async () => {
    serve()
    const { user } = await openConsole('/players/list')
    await rowsLoaded()
    const box = screen.getByRole('searchbox', { name: 'Search players' })
    await user.type(box, 'foxes')
    expect(await screen.findByText('Found 1 result for "foxes"')).toBeVisible()
    expect(rowNames()).toEqual(['Ada'])
    await user.clear(box)
    await user.type(box, 't2')
    await waitFor(() => expect(rowNames()).toEqual(['Ben']))
    expect(callsOf('GET', '/teams')).toHaveLength(1)
  })

  it('a search does not claim to have found nothing while the names of teams load', async () => {
    serve()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.get(`*${base}/teams`, async () => {
        await answered
        return HttpResponse.json(teams)
      }),
    )
    const { user } = await openConsole('/players/list')
    await rowsLoaded()
    await user.type(screen.getByRole('searchbox', { name: 'Search players' }), 'owls')
    expect(await screen.findByText('Names that players refer to are still loading.')).toBeVisible()
    expect(screen.queryByText('No results found')).toBeNull()
    answer()
    await waitFor(() => expect(rowNames()).toEqual(['Ben']))
  })

  it('a search whose names fail to load says what it found without them', async () => {
    serve()
    server.use(http.get(`*${base}/teams`, () => HttpResponse.json({}, { status: 403 })))
    const { user } = await openConsole('/players/list')
    await rowsLoaded()
    await user.type(screen.getByRole('searchbox', { name: 'Search players' }), 'owls')
    expect(await screen.findByText('No results found')).toBeVisible()
  })

  it('the team filter shows the names of teams', async () => {
    serve()
    const { user } = await openConsole('/players/list?team=t1')
    expect(await screen.findByRole('button', { name: 'Remove filter Team: Red Foxes' })).toBeVisible()
    expect(rowNames()).toEqual(['Ada'])
    await user.click(screen.getByRole('button', { name: 'Filter' }))
    const group = await screen.findByRole('group', { name: 'Team' })
    expect(
      within(group)
        .getAllByRole('checkbox')
        .map((each) => each.closest('label')?.textContent),
    ).toEqual(['Owls 1', 'Red Foxes 1', 'No team 1'])
  })

  it('the number of players on a team links to those players', async () => {
    serve()
    const { user, path } = await openConsole('/teams/t1')
    await user.click(await screen.findByRole('link', { name: '1 player' }))
    await waitFor(() => expect(path()).toBe('/players/list?team=t1'))
    await waitFor(() => expect(rowNames()).toEqual(['Ada']))
  })

  it('the link to the players asks before it leaves an edited form', async () => {
    serve()
    const { user, path } = await openConsole('/teams/t1')
    const link = await screen.findByRole('link', { name: '1 player' })
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), '!')
    await user.click(link)
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    expect(path()).toBe('/teams/t1')
  })
})

it('a URL with filters of another list, or with unknown keys, shows the whole list', async () => {
  respond('teams', [{ id: 't1', account: 'brindlewick', name: 'Red Foxes' }])
  const { go } = await openConsole('/teams/list?stock=out&team=x&utm_source=mail')
  await waitFor(() => expect(rowNames()).toEqual(['Red Foxes']))
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull()
  await act(async () => undefined)
  await go('/teams/list')
})
