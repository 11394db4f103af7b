// Runs in test:all: a browser test of the core walks through this page, and the functions behind it are tested in the core.
import { server } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nouns } from '@/model/words'
import { base, calls, openConsole, withMockedApi } from './openConsole'
import { account, lists, path, serve } from './playerViewLists'

withMockedApi()

beforeEach(() => serve(lists))

const sentence = (text: RegExp) => screen.findByRole('heading', { level: 2, name: text })
const group = (name: string) => screen.getByRole('region', { name })
const cards = (name: string) =>
  within(group(name))
    .getAllByRole('link')
    .map((link) => link.textContent)

describe('the page Player View', () => {
  it('says in one sentence what a player can do, and shows the rest by state with the reason (rules EXPLAIN-1 and EXPLAIN-2)', async () => {
    await openConsole(path('player=jona'))
    await sentence(
      new RegExp(
        `^Jona Fenwright can start or buy 2 of 7 things that players see; of 1 more it is not certain; 2 are locked, mainly for want of ${nouns.points.many}\\.$`,
      ),
    )
    expect(cards('Open now')).toEqual([
      `Woollen Hat PrizeCosts 90 ${nouns.credits.many}, has 640`,
      `Ride EventPays 100 ${nouns.points.many}`,
    ])
    expect(cards('Locked')).toEqual([
      `Trailblazer LevelNeeds 1,800 ${nouns.points.many}, has 1,410`,
      'Concert Ticket PrizeNeeds level 4 Trailblazer, has 3 Pathfinder',
    ])
    expect(cards('Depends on the server')[0]).toContain(
      'Needs Stuck finished, not known whether Stuck is finished',
    )
    expect(cards('Coming')[0]).toMatch(/^Regatta MissionStarts on .* in 4 days$/)
    expect(cards('Has already')).toEqual(['Pathfinder LevelReached'])
    // Each list is read once.
    const read = calls.filter((call) => call.startsWith('GET /prizes')).length
    expect(read).toBe(1)
  })

  it('filters by state and type in the address (rule EXPLAIN-3)', async () => {
    const { user, path: here } = await openConsole(path('player=jona'))
    await sentence(/^Jona/)
    await user.click(screen.getByRole('link', { name: /^Locked/ }))
    expect(here()).toContain('state=locked')
    expect(screen.queryByRole('region', { name: 'Open now' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Type'), 'Prizes')
    expect(here()).toContain('type=prizes')
    expect(cards('Locked')).toEqual(['Concert Ticket PrizeNeeds level 4 Trailblazer, has 3 Pathfinder'])
  })

  it('follows facts that are changed here, keeps them in the address, and goes back (rule EXPLAIN-4)', async () => {
    const { user, path: here } = await openConsole(path('player=jona'))
    await sentence(/^Jona/)
    await user.selectOptions(screen.getByLabelText('Level'), '4 Trailblazer')
    await sentence(/buy 2 of 7 things that players see; of 2 more it is not certain; nothing is locked/)
    expect(here()).toContain('level=trailblazer')
    await user.clear(screen.getByLabelText(nouns.credits.title))
    await user.type(screen.getByLabelText(nouns.credits.title), '5')
    await sentence(new RegExp(`2 are locked, for want of ${nouns.credits.many}`))
    expect(here()).toContain('credits=5')
    await user.click(screen.getByRole('button', { name: 'As on the server again' }))
    await sentence(new RegExp(`2 are locked, mainly for want of ${nouns.points.many}`))
    expect(here()).not.toContain('credits')
    expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([])
  })

  it('takes numbers with separators, and keeps a text that is none, with the reason (rule EXPLAIN-4)', async () => {
    const { user, path: here } = await openConsole(path('player=jona'))
    await sentence(/^Jona/)
    const credits = screen.getByLabelText(nouns.credits.title)
    await user.clear(credits)
    expect(credits).toHaveAccessibleDescription('A whole number from 0, such as 1500 or 1,500')
    await user.type(credits, '1,500')
    expect(credits).toHaveAccessibleDescription('')
    await waitFor(() => expect(here()).toContain('credits=1500'))
    await user.type(credits, 'x')
    await user.tab()
    expect(credits).toHaveValue('1,500x')
    expect(credits).toBeInvalid()
    await user.click(screen.getByRole('button', { name: 'As on the server again' }))
    expect(screen.getByLabelText(nouns.credits.title)).toHaveValue('640')
  })

  it('moves to the next change, and to now (rule EXPLAIN-5)', async () => {
    const { user, path: here } = await openConsole(path('player=jona'))
    await sentence(/^Jona/)
    expect(screen.getByText(/^Next change: Wed 25 April/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next change' }))
    await waitFor(() => expect(cards('Open now')[0]).toMatch(/^Regatta/))
    expect(decodeURIComponent(here())).toContain('at=2035-04-25T10:00Z')
    await user.click(screen.getByRole('button', { name: 'Next change' }))
    await waitFor(() => expect(decodeURIComponent(here())).toContain('at=2035-05-03T16:01Z'))
    await user.click(screen.getByRole('button', { name: 'Change before' }))
    await waitFor(() => expect(decodeURIComponent(here())).toContain('at=2035-04-25T10:00Z'))
    await user.click(screen.getByRole('button', { name: 'Now' }))
    expect(here()).not.toContain('at=')
  })

  it('shows all conditions of an object, what would open it, the way there, and for how many it is open (rules EXPLAIN-6 to EXPLAIN-8)', async () => {
    const { user, path: here } = await openConsole(path('player=jona'))
    await sentence(/^Jona/)
    await user.click(screen.getByRole('link', { name: /^Concert Ticket/ }))
    await sentence(/^Why can Jona Fenwright not buy Concert Ticket\?$/)
    expect(screen.getByText('1 of 5 conditions fails: the level.')).toBeVisible()
    const conditions = within(group('Conditions')).getAllByRole('listitem')
    expect(conditions[0]).toHaveTextContent(
      'FailsNeeds level 4 Trailblazerhas 3 PathfinderRequirement › Level',
    )
    expect(within(group('What would open it')).getByText('Level 4 Trailblazer')).toBeVisible()
    const steps = within(group('The shortest way')).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent)).toEqual([
      `1Earn 390 ${nouns.points.many}, about 4 daysSuch as from Ride (100 each, about 4 times)`,
      '2TrailblazerReach the level, about 4 days',
      'Concert TicketCan buy it',
    ])
    const among = await screen.findByRole('region', { name: 'Among 2 players' })
    expect(among).toHaveTextContent(
      `0 meet what can be counted, 1 lacks ${nouns.credits.many}, 1 lacks the level`,
    )
    expect(among).toHaveTextContent('1 of 2 can pay it now')
    // The unknown fact is set where it is missing.
    await user.type(screen.getByLabelText('How often this month?'), '2')
    await user.click(screen.getByRole('button', { name: 'Set' }))
    await screen.findByText('2 of 5 conditions fail: the level, the limit.')
    expect(decodeURIComponent(here())).toContain('prizes/ticket:2')
    await user.click(screen.getByRole('button', { name: 'Try on this page' }))
    await sentence(/^Jona Fenwright can buy Concert Ticket$/)
  })

  it('changes and resets one fact that was set (rule EXPLAIN-6)', async () => {
    serve({
      ...lists,
      prizes: [{ id: 'pin', name: 'Pin', limitStock: false, limitCount: true, countLimit: 1 }],
    })
    const { user, path: here } = await openConsole(path('player=jona&object=prizes/pin'))
    await sentence(/^Can Jona Fenwright buy Pin\?$/)
    await user.type(screen.getByLabelText('How often so far?'), '1{Enter}')
    await sentence(/^Why can Jona Fenwright not buy Pin\?$/)
    expect(group('No way is left for this player')).toHaveTextContent(
      'At most 1 in all: 1 time so far, and the count is never reset.',
    )
    const count = screen.getByLabelText('How often so far?')
    expect(count).toHaveValue('1')
    expect(count).toHaveFocus()
    await user.clear(count)
    await user.type(count, '0')
    await user.click(screen.getByRole('button', { name: 'Change how often Pin was used' }))
    await sentence(/^Jona Fenwright can buy Pin$/)
    await user.click(screen.getByRole('button', { name: 'Reset how often Pin was used' }))
    await sentence(/^Can Jona Fenwright buy Pin\?$/)
    expect(here()).not.toContain('used')
    expect(screen.getByLabelText('How often so far?')).toHaveFocus()
  })

  it('takes back that a mission is finished (rule EXPLAIN-6)', async () => {
    const { user } = await openConsole(path('player=jona&object=missions/stuck'))
    await user.click(await screen.findByRole('button', { name: 'Jona Fenwright has finished Stuck' }))
    await sentence(/^Jona Fenwright can do Stuck$/)
    const back = screen.getByRole('button', { name: 'Take back that Stuck is finished' })
    expect(back).toHaveFocus()
    await user.click(back)
    await sentence(/^Can Jona Fenwright do Stuck\?$/)
  })

  it('keeps the focus: at the heading of what opens, and back at its card', async () => {
    const { user } = await openConsole(path('player=jona'))
    const all = await sentence(/^Jona/)
    expect(all).not.toHaveFocus()
    expect(document.title).toBe('Player View - Console')
    const card = () => screen.getByRole('link', { name: /^Concert Ticket/ })
    card().focus()
    await user.keyboard('{Enter}')
    expect(await sentence(/^Why can Jona Fenwright not buy/)).toHaveFocus()
    expect(document.title).toBe('Concert Ticket - Player View - Console')
    await user.click(screen.getByRole('button', { name: 'Try on this page' }))
    expect(await sentence(/^Jona Fenwright can buy Concert Ticket$/)).toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'All 7' }))
    await sentence(/^Jona Fenwright can start or buy/)
    expect(card()).toHaveFocus()
    expect(document.title).toBe('Player View - Console')
  })

  it('says that nobody can get there, with the circle (rule EXPLAIN-7)', async () => {
    await openConsole(path('player=jona&object=missions/stuck'))
    const end = await screen.findByRole('region', { name: 'Nobody can get there' })
    expect(end).toHaveTextContent('These need each other, in a circle:Stuck')
  })

  it('compares two moments, two players, and unsaved edits: only what differs (rule EXPLAIN-11)', async () => {
    const { user } = await openConsole(path('player=jona&compare=moment&at2=2035-04-26T00:00Z'))
    await sentence(
      /^By Thu 26 April 2035 1 of 7 things that players see differs for Jona Fenwright: 1 opens\.$/,
    )
    expect(screen.getByRole('row', { name: /Regatta/ })).toHaveTextContent(/Coming.*Open now/)
    await user.selectOptions(screen.getByLabelText('Right side'), 'Another player')
    await sentence(/^2 of 7 things that players see differ between Jona Fenwright and Champion/)
    await user.selectOptions(screen.getByLabelText('Right side'), 'Unsaved edits')
    await sentence(/^0 of 7 things that players see differ/)
    expect(screen.getByText('Nothing differs')).toBeVisible()
  })

  it('compares only the type that was chosen before (rule EXPLAIN-11)', async () => {
    const { user, path: here } = await openConsole(path('player=jona&type=prizes&at2=2035-04-26T00:00Z'))
    await sentence(/^Jona/)
    await user.click(screen.getByRole('button', { name: 'Compare' }))
    await sentence(/^By .* 0 of 2 things that players see differ for Jona Fenwright\.$/)
    await user.selectOptions(screen.getByLabelText('Type'), 'Missions')
    await sentence(/^By .* 1 of 2 things that players see differs for Jona Fenwright: 1 opens\.$/)
    expect(here()).toContain('type=missions')
  })

  it('saves what is shown as JSON (rule EXPLAIN-12)', async () => {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:x'
    })
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    const { user } = await openConsole(path('player=jona&state=locked'))
    await sentence(/^Jona/)
    await user.click(screen.getByRole('button', { name: 'Export as JSON' }))
    const table = JSON.parse((await blobs[0]?.text()) ?? '')
    expect(table).toMatchObject({ format: 'programme-decisions', account, cases: [{ player: 'jona' }] })
    expect(table.cases[0].objects.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual(
      [
        ['trailblazer', 'locked'],
        ['ticket', 'locked'],
      ],
    )
  })

  it('searches, and goes back to the cards as they were filtered (rule EXPLAIN-3)', async () => {
    const { user, path: here } = await openConsole(path('player=jona'))
    await sentence(/^Jona/)
    await user.type(screen.getByRole('searchbox', { name: 'Search objects' }), 'ticket')
    await waitFor(() => expect(here()).toContain('q=ticket'))
    expect(cards('Locked')).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: /^Concert Ticket/ }))
    await sentence(/^Why can Jona Fenwright not buy/)
    // Through the way there to another object, and back to this one.
    await user.click(within(group('The shortest way')).getByRole('link', { name: 'Trailblazer' }))
    await sentence(/^Why can Jona Fenwright not reach Trailblazer/)
    await user.click(screen.getByRole('link', { name: 'Concert Ticket' }))
    await sentence(/^Why can Jona Fenwright not buy/)
    await user.click(screen.getByRole('link', { name: 'Found 1' }))
    await sentence(/^Jona Fenwright can start/)
    expect(here()).toContain('q=ticket')
  })

  it('filters by tag and category, also those without one (rule EXPLAIN-3)', async () => {
    const prize = { limitStock: false }
    serve({
      ...lists,
      prizes: [
        { ...prize, id: 'kite', name: 'Kite', tags: ['spring'], category: 'Toys' },
        { ...prize, id: 'mug', name: 'Mug', tags: ['spring', 'home'], category: 'Kitchen' },
        { ...prize, id: 'pin', name: 'Pin' },
      ],
    })
    const { user, path: here } = await openConsole(path('player=jona&type=prizes'))
    await sentence(/^Jona/)
    const filters = within(screen.getByRole('search', { name: 'Objects' }))
    const names = () => cards('Open now').map((text) => text?.replace(/ Prize.*/, ''))
    expect(names()).toEqual(['Kite', 'Mug', 'Pin'])
    await user.selectOptions(filters.getByLabelText('Tag'), 'spring')
    expect(names()).toEqual(['Kite', 'Mug'])
    expect(here()).toContain('tag=spring')
    await user.selectOptions(filters.getByLabelText('Category'), 'Kitchen')
    expect(names()).toEqual(['Mug'])
    await user.selectOptions(filters.getByLabelText('Category'), 'No category')
    expect(screen.getByText('Nothing matches')).toBeVisible()
    await user.selectOptions(filters.getByLabelText('Tag'), 'No tag')
    expect(names()).toEqual(['Pin'])
  })

  it.each([
    ['Inactive', { isAvailable: false }],
    ['Over', { active: { to: '2035-04-01T00:00:00Z' } }],
    ['Sold out', { limitStock: true, stockCount: 5, stock: { available: 0 } }],
  ])('folds what is %s until it is asked for (rule EXPLAIN-2)', async (label, facts) => {
    serve({ ...lists, prizes: [{ id: 'pin', name: 'Pin', limitStock: false, ...facts }] })
    const { user } = await openConsole(path('player=jona'))
    await sentence(/^Jona/)
    expect(within(group(label)).queryByRole('link')).toBeNull()
    await user.click(within(group(label)).getByRole('button', { name: /^Show 1/ }))
    expect(cards(label)).toEqual([expect.stringMatching(/^Pin/)])
  })

  it('names a list that failed, and treats what it cannot find there as unknown', async () => {
    server.use(
      http.get(`*${base}/events`, () => HttpResponse.json({ error: 'Out of order' }, { status: 500 })),
    )
    await openConsole(path('player=jona'))
    await sentence(/^Jona/)
    expect(screen.getByText('Events could not be loaded: Out of order')).toBeVisible()
    await waitFor(() => expect(cards('Depends on the server').join()).toContain('Stuck'))
  })

  it('shows that an account is needed', async () => {
    await openConsole('/programme/player-view', { account: '' })
    expect(screen.getByText('Select an account')).toBeVisible()
    expect(calls.filter((call) => call.startsWith('GET /missions'))).toEqual([])
  })

  it('shows what an empty account looks like', async () => {
    serve({})
    await openConsole(path('as=regular'))
    expect(await screen.findByText('Nothing to see yet')).toBeVisible()
  })
})
