// Runs in test:all: a browser test of the core walks through this page, and the functions behind it are tested in the core.
import { server } from '@mocks/node'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { entities } from '@/entities/registry'
import { nouns } from '@/model/words'
import { forgetPlanned } from '@/parts/plan/planned'
import { base, openConsole, withMockedApi } from './openConsole'

withMockedApi()

const account = 'brindlewick'
const lists: Record<string, object[]> = {
  events: [{ account, id: 'visit', name: 'Visit', reward: { credits: 2, points: 10 } }],
  missions: [
    {
      account,
      id: 'weekly-visit',
      name: 'Weekly Visit',
      tags: ['outdoor'],
      period: 'all-time',
      limitCount: true,
      countLimit: 1,
      objectives: { events: [{ id: 'visit', count: 1 }] },
      reward: { credits: 30 },
    },
  ],
  levels: [{ account, id: 'gold', name: 'Gold', ordinal: 1, objectives: { points: 100 } }],
  prizes: [{ account, id: 'mug', name: 'Mug', credits: 50, limitStock: true, stock: { available: 5 } }],
  mysteryboxes: [
    { account, id: 'box', name: 'Tide Box', credits: 10, prizes: [{ id: 'mug', count: 4, currentCount: 2 }] },
  ],
  raffles: [
    {
      account,
      id: 'draw',
      name: 'Draw',
      credits: 5,
      period: 'daily',
      drawTime: '2025-01-01T00:00:00Z',
      prizes: [{ id: 'mug', count: 2 }],
    },
  ],
  players: [
    { account, player: 'a', name: 'A', credits: 60, category: 'new' },
    { account, player: 'b', name: 'B', credits: 20, isAvailable: false },
  ],
}

function serve(served: Record<string, object[]>) {
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .map(({ list: { type } }) => http.get(`*${base}/${type}`, () => HttpResponse.json(served[type] ?? []))),
  )
}

/** The sentence, as it is read: its figures are buttons, which are parts of it. */
const sentence = (text: RegExp) =>
  waitFor(
    () => {
      const [heading] = screen
        .getAllByRole('heading', { level: 2 })
        .filter(({ textContent }) => text.test(textContent ?? ''))
      expect(heading).toBeVisible()
    },
    { timeout: 15_000 },
  )
const part = (name: string) => screen.getByRole('region', { name })

async function open(path = '/programme/economy', options = {}) {
  serve(lists)
  const opened = await openConsole(path, options)
  await sentence(/^A \w+ player/)
  return opened
}

it('the economy of a campaign that has all objects says what it gives, and leads back to the account (rule ECON-1)', async () => {
  const spring = (rows: object[]) => rows.map((row) => ({ ...row, tags: ['spring'] }))
  serve({ ...lists, events: spring(lists.events ?? []), missions: spring(lists.missions ?? []), levels: [] })
  const { user } = await openConsole('/programme/economy?tag=spring')
  await sentence(
    /^The tag spring gives a regular player \d[\d,]* credits and .+, in its \d+ days from .+ on\./,
  )
  const earned = screen.getByRole('region', { name: /^Credits earned/ })
  expect(earned).toHaveTextContent(/Missions/)
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await sentence(/^A regular player earns about/)
})

it('an index leads to each part, with the focus (rule ECON-20)', async () => {
  // jsdom has none.
  Object.assign(Element.prototype, { scrollIntoView: () => undefined })
  const { user } = await open()
  const index = screen.getByRole('navigation', { name: 'On this page' })
  const titles = within(index)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(titles.length).toBeGreaterThan(4)
  for (const title of titles) {
    await user.click(within(index).getByRole('button', { name: title ?? '' }))
    expect(document.activeElement).toHaveTextContent(title ?? '')
    expect(document.activeElement?.tagName).toBe('H2')
  }
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

describe('the page Economy', () => {
  it('says in one sentence what a player earns and can buy, and three things worth knowing (rule ECON-2)', async () => {
    await open()
    await sentence(
      new RegExp(
        `^A regular player earns about 90 ${nouns.credits.many} in 30 days and can afford the Mug after 11 days\\.$`,
      ),
    )
    expect(within(screen.getByRole('list', { name: 'Worth knowing' })).getAllByRole('listitem')).toHaveLength(
      3,
    )
    expect(screen.getByText(`${nouns.credits.title} without a limit.`)).toBeVisible()
    const link = within(screen.getByRole('navigation', { name: 'Programme' })).getByRole('link', {
      name: 'Economy',
    })
    expect(link).toHaveAttribute('aria-current', 'page')
  })

  it('shows no figure under the words of another period while it works (rule ECON-18)', async () => {
    const { go } = await open()
    const seen = new Set<string>()
    const observer = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h2'))
        if (textContent?.startsWith('A regular player earns')) seen.add(textContent)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    await go('/programme/economy?days=90')
    await sentence(/in 90 days/)
    observer.disconnect()
    for (const text of seen) expect(text).toMatch(/about (90 \w+ in 30 days|210 \w+ in 90 days)/)
  })

  it('has its sections, and names the sources without a limit (rule ECON-3)', async () => {
    await open()
    const earned = part(`${nouns.credits.title} earned`)
    expect(within(earned).getByRole('link', { name: 'Visit' })).toBeVisible()
    expect(part(`${nouns.points.title} earned`)).toBeVisible()
    expect(part('What that buys')).toHaveTextContent(/The dearest prizeMug/)
    expect(part('Level ladder')).toBeVisible()
    expect(part('What pays best')).toBeVisible()
    const row = within(part('Time to prize')).getByRole('row', { name: /^Mug/ })
    expect(row).toHaveTextContent(/^Mug50 5.*50 %/)
    expect(within(part('Raffles')).getByRole('row', { name: /^Draw/ })).toHaveTextContent('2 %')
    expect(part(`Outstanding ${nouns.credits.many}`)).toHaveTextContent('Players hold80')
    const box = part('Mystery boxes')
    expect(box).toHaveTextContent('gives back 500 %')
  })

  it('explains a figure with its formula and its inputs, which are links (rule ECON-4)', async () => {
    const { user } = await open()
    const trigger = screen.getByRole('button', { name: `90 ${nouns.credits.many}` })
    await user.click(trigger)
    const popover = screen.getByRole('dialog', {
      name: `${nouns.credits.title} a regular player earns in 30 days`,
    })
    expect(popover).toHaveTextContent(`Σ expected completions × ${nouns.credits.many} of the reward`)
    expect(within(popover).getByRole('link', { name: 'Weekly Visit' })).toHaveAttribute(
      'href',
      expect.stringContaining('/missions/weekly-visit'),
    )
    expect(popover).toHaveTextContent('30 × 2 = 60')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(trigger).toHaveFocus()
  })

  it('explains sums of all players with their number (rule ECON-4)', async () => {
    const { user } = await open('/programme/economy?who=all')
    const earned = part(`${nouns.credits.title} earned`)
    expect(earned).toHaveTextContent('by 2 players in 30 days')
    await user.click(within(earned).getByRole('button', { name: '180' }))
    const popover = screen.getByRole('dialog', {
      name: `${nouns.credits.title} 2 regular players earn in 30 days`,
    })
    expect(popover).toHaveTextContent('2 players × Σ expected completions')
    expect(popover).toHaveTextContent('2 × 30 × 2 = 120')
    expect(part('What that buys')).toHaveTextContent('one player')
  })

  it('keeps kind of player, days, audience and assumptions in the address (rule ECON-5)', async () => {
    const { user, router } = await open('/programme/economy?profile=keen&days=90&for=category:new&credits=7')
    await sentence(new RegExp(`^A keen player earns about 570 ${nouns.credits.many} in 90 days`))
    expect(part(`Outstanding ${nouns.credits.many}`)).toHaveTextContent('Players hold60')
    await user.click(within(screen.getByRole('group', { name: 'Kind of player' })).getByText('Casual'))
    await sentence(/^A casual player/)
    expect(router.state.location.search).toMatchObject({ profile: 'casual', days: 90, credits: 7 })
    await user.click(screen.getByRole('button', { name: /^Assumptions/ }))
    const sheet = screen.getByRole('dialog', { name: 'Assumptions' })
    expect(within(sheet).getByRole('textbox', { name: `${nouns.credits.title} at the start` })).toBeVisible()
    expect(within(sheet).getByRole('button', { name: 'What are Credits?' })).toBeVisible()
    const field = within(sheet).getByRole('textbox', { name: 'Each event' })
    await user.clear(field)
    await user.type(field, '2')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ eventsPerDay: 2 }))
    expect(sheet).toHaveTextContent('2 changed')
    await user.type(field, 'x')
    expect(field).toBeInvalid()
    expect(sheet).toHaveTextContent('Enter a number from 0 to 1,000,000.')
    const share = within(sheet).getByRole('textbox', { name: 'Quizzes passed' })
    await user.clear(share)
    await user.type(share, '150')
    await user.tab()
    expect(share).toHaveValue('150')
    expect(share).toHaveAccessibleDescription('Enter a number from 0 to 100.')
    await user.click(within(sheet).getByRole('button', { name: 'Reset all' }))
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('eventsPerDay'))
    expect(share).not.toBeInTheDocument()
    expect(within(sheet).getByRole('textbox', { name: 'Quizzes passed' })).toBeValid()
    await user.click(within(sheet).getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('follows the numbers of openings and entries, and says which are possible (rule ECON-5)', async () => {
    const { user, router } = await open('/programme/economy')
    await sentence(/^A regular player/)
    const openings = screen.getByRole('textbox', { name: 'Openings' })
    await user.clear(openings)
    await user.type(openings, '12')
    await waitFor(() => expect(router.state.location.search).toMatchObject({ openings: 12 }))
    await user.type(openings, '.5')
    expect(openings).toBeInvalid()
    expect(openings).toHaveAccessibleDescription('A whole number from 1 to 1,000,000')
    expect(router.state.location.search).toMatchObject({ openings: 12 })
    const mine = screen.getByRole('textbox', { name: 'Entries of one player' })
    await user.clear(mine)
    await user.type(mine, '101')
    await user.tab()
    expect(mine).toHaveValue('101')
    expect(mine).toHaveAccessibleDescription('A whole number from 1 to 100')
  })

  it('leaves nonsense in the address out', async () => {
    await open('/programme/economy?profile=lazy&days=-3&from=soon&share=900&try=%5B1%5D')
    await sentence(new RegExp(`^A regular player earns about 90 ${nouns.credits.many} in 30 days`))
    expect(screen.queryByText('Trying a change')).toBeNull()
  })

  it('shows each chart as a table, and its points by the arrow keys (rule ECON-6)', async () => {
    const { user } = await open()
    const chart = within(part('Balance over time')).getByRole('group', { name: /^Balance over time/ })
    chart.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(part('Balance over time')).toHaveTextContent(new RegExp(`Day 1: 21 ${nouns.credits.many}`))
    await user.click(screen.getByRole('button', { name: 'Table' }))
    const table = within(part('Balance over time')).getByRole('table')
    // Each fifth day at first, and the head.
    expect(within(table).getAllByRole('row')).toHaveLength(8)
    await user.click(within(part('Balance over time')).getByRole('button', { name: 'Show all 31 days' }))
    expect(within(table).getAllByRole('row')).toHaveLength(32)
    expect(within(part('Level ladder')).getByRole('row', { name: /^Gold/ })).toHaveTextContent('Gold110010')
  })

  it('marks a prize in the chart of balances on the day that its table says (decision Y1)', async () => {
    const { user } = await open()
    expect(within(part('Time to prize')).getByRole('row', { name: /^Mug/ })).toHaveTextContent(/11/)
    const balances = part('Balance over time')
    within(balances)
      .getByRole('group', { name: /^Balance over time/ })
      .focus()
    const marked: string[] = []
    for (let day = 0; day <= 30; day++) {
      await user.keyboard('{ArrowRight}')
      const [point] = within(balances).getAllByText(new RegExp(`^Day ${day}:`))
      if (point?.textContent?.endsWith('Mug affordable')) marked.push(`day ${day}`)
    }
    expect(marked).toEqual(['day 11'])
  })

  it('tries a change on a set of objects, and makes it a plan (rule ECON-7)', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Try a change' }))
    const bar = await screen.findByRole('region', { name: 'Try a change' })
    await user.selectOptions(
      within(bar).getByRole('combobox', { name: 'Objects of change 1' }),
      'with tag outdoor',
    )
    const amount = within(bar).getByRole('spinbutton', { name: 'Amount of change 1' })
    await user.clear(amount)
    await user.type(amount, '100')
    await sentence(
      new RegExp(
        `^A regular player would earn about 120 ${nouns.credits.many} in 30 days and could afford the Mug`,
      ),
    )
    expect(screen.getByText(new RegExp(`^With the change\\. Before: 90 ${nouns.credits.many}`))).toBeVisible()
    expect(part(`${nouns.credits.title} earned`)).toHaveTextContent('+30')
    expect(part(`${nouns.credits.title} earned`)).toHaveTextContent(
      new RegExp(`at most 60 ${nouns.credits.many} before 30, \\+30 \\(60 of it expected\\)`),
    )
    expect(bar).toHaveTextContent('1 object would change. Nothing is saved.')
    await user.click(within(bar).getByRole('button', { name: 'Make it a plan' }))
    await screen.findByRole('heading', { name: /^Change 1 mission/ })
    expect(await screen.findByText('Weekly Visit')).toBeVisible()
    // The navigation, and the way back.
    expect(screen.getAllByRole('link', { name: 'Economy' })).toHaveLength(2)
    forgetPlanned()
  })

  it('moves the focus into a tried change and back (rule ECON-7)', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Try a change' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Kind of change 1' })).toHaveFocus())
    await user.click(screen.getByRole('button', { name: 'Another change' }))
    await user.click(await screen.findByRole('button', { name: 'Remove change 2' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove change 2' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Another change' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try a change' })).toHaveFocus())
  })

  it('keeps several tried changes in the address (rule ECON-5)', async () => {
    const { user, router } = await open()
    await user.click(screen.getByRole('button', { name: 'Try a change' }))
    await user.click(await screen.findByRole('button', { name: 'Another change' }))
    const second = await screen.findByRole('spinbutton', { name: 'Amount of change 2' })
    await user.clear(second)
    await user.type(second, '100')
    const tried = new RegExp(`^A regular player would earn about 132 ${nouns.credits.many}`)
    await sentence(tried)
    cleanup()
    await openConsole(router.state.location.href)
    await sentence(tried)
    expect(screen.getByRole('spinbutton', { name: 'Amount of change 1' })).toHaveValue(20)
    expect(screen.getByRole('spinbutton', { name: 'Amount of change 2' })).toHaveValue(100)
  })

  it('is for readers, too, who cannot make a plan', async () => {
    const { user } = await open('/programme/economy', { permissions: ['account:read'] })
    await user.click(screen.getByRole('button', { name: 'Try a change' }))
    await screen.findByRole('region', { name: 'Try a change' })
    expect(screen.queryByRole('button', { name: 'Make it a plan' })).toBeNull()
  })

  it('says that there is nothing yet', async () => {
    serve({})
    await openConsole('/programme/economy')
    expect(await screen.findByText('Nothing to work out yet')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try a change' })).toBeNull()
  })

  it('says why nothing could be loaded', async () => {
    server.use(
      ...entities
        .filter(({ scope }) => scope === 'account')
        .map(({ list: { type } }) =>
          http.get(`*${base}/${type}`, () => HttpResponse.json({ error: 'Out of order' }, { status: 503 })),
        ),
    )
    await openConsole('/programme/economy')
    expect(await screen.findByText('Out of order', { exact: false })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('shows what was earned and spent since an earlier day, if all lists were whole both times (rule ECON-9)', async () => {
    const now = new Date()
    vi.setSystemTime(new Date(now.getTime() - 3 * 86_400_000))
    await open()
    await waitFor(() => expect(part(`Outstanding ${nouns.credits.many}`)).toHaveTextContent('Players hold80'))
    expect(part(`Outstanding ${nouns.credits.many}`)).not.toHaveTextContent('Since')
    cleanup()
    vi.setSystemTime(now)
    const [mug] = lists.prizes ?? []
    const more = (lists.players ?? []).map((player) => ({ ...player, credits: 50 }))
    serve({ ...lists, prizes: [{ ...mug, stock: { available: 4, redeemed: 1 } }], players: more })
    await openConsole('/programme/economy')
    await waitFor(() =>
      expect(part(`Outstanding ${nouns.credits.many}`)).toHaveTextContent(
        new RegExp(`all players earned 70 ${nouns.credits.many} and spent 50\\.`),
      ),
    )
  })
})

it('the overview names the first prize and its day (rule ECON-8)', async () => {
  // Fewer than ten objects are an account that is being set up.
  const teams = Array.from({ length: 10 }, (_, index) => ({
    account,
    id: `team-${index}`,
    name: `Team ${index}`,
  }))
  serve({ ...lists, teams })
  await openConsole('/')
  await waitFor(
    () =>
      expect(part('Economy')).toHaveTextContent(
        'A regular player can pay for the first prize, Mug, after 11 days.',
      ),
    { timeout: 15_000 },
  )
})
