import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { splitMatches } from '@/lib/textMarks'
import { TextQuery } from '@/lib/textQuery'
import { GlobalSearch, type GlobalSearchProps } from '@/search/GlobalSearch'
import type { Command } from '@/search/types'
import { StyleProvider } from '@/ui/theme/StyleProvider'
import { command, source } from './source'

const missions = source('missions', [
  { id: 'spirit', name: 'Team Spirit', description: 'Cheer for five team mates.' },
  { id: 'haul', name: 'The Long Haul', description: 'Ride for the team.' },
])
const players = source('players', [{ id: 'p/1', name: 'Ona Velsing', team: { name: 'Team Otter' } }])

function show(props: Partial<GlobalSearchProps> = {}) {
  const all: GlobalSearchProps = {
    sources: [missions, players],
    hasAccount: true,
    onSelectAccount: vi.fn(),
    hrefOf: ({ source: { type }, id }) => `/${type}/${encodeURIComponent(id)}`,
    onOpen: vi.fn(),
    onClose: vi.fn(),
    ...props,
  }
  const ui = (now: GlobalSearchProps) => (
    <StyleProvider>
      <GlobalSearch {...now} />
    </StyleProvider>
  )
  const { rerender } = render(ui(all))
  const user = userEvent.setup()
  return { ...all, user, rerender: (next: Partial<GlobalSearchProps>) => rerender(ui({ ...all, ...next })) }
}

const box = () => screen.getByRole('combobox', { name: 'Search across all entities' })
const status = () => screen.getByRole('status')
const selected = () => screen.getByRole('option', { selected: true })

describe('Global Search', () => {
  const loading = source('teams', undefined)

  it('shows that it loads first, even with a query', async () => {
    const { user, rerender } = show({ sources: [missions, loading] })
    expect(status()).toHaveTextContent('Loading entities...')
    await user.type(box(), 'team')
    expect(status()).toHaveTextContent('Loading entities...')
    expect(screen.queryByRole('option')).toBeNull()
    rerender({ sources: [missions] })
    expect(screen.getByText('Found 2 results')).toBeVisible()
  })

  it('shows a hint to type while the query is empty or white space', async () => {
    const { user } = show()
    expect(status()).toHaveTextContent('Start typing to search across all entities...')
    await user.type(box(), '   ')
    expect(status()).toHaveTextContent('Start typing to search across all entities...')
  })

  it('shows a message if nothing matches (rule SEARCH-6)', async () => {
    const { user } = show()
    await user.type(box(), 'xyz')
    expect(within(status()).getByText('No results found')).toBeVisible()
    expect(within(status()).getByText('No entities match your search for "xyz".')).toBeVisible()
  })

  it('counts the results, also a single one', async () => {
    const { user } = show()
    await user.type(box(), 'team')
    expect(screen.getByText('Found 3 results')).toBeVisible()
    expect(status()).toHaveTextContent(/^3 results$/)
    await user.type(box(), ' o')
    expect(screen.getByText('Found 1 result')).toBeVisible()
    expect(status()).toHaveTextContent(/^1 result$/)
  })
})

describe('a result of Global Search', () => {
  it('shows name, description, type and the matching field, with the matches marked', async () => {
    const { user } = show()
    await user.type(box(), 'TEAM')
    const option = screen.getByRole('option', { name: /Team Spirit/ })
    expect(option).toHaveTextContent('Kind of missions')
    expect(option).toHaveTextContent('Cheer for five team mates.')
    expect(option).toHaveTextContent('Match in: name')
    expect([...option.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Team', 'team'])
    expect(screen.getByRole('option', { name: /Ona Velsing/ })).toHaveTextContent('Team OtterMatch in: team')
  })

  it.each([
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), `${'x'.repeat(97)}...`],
  ])('cuts a description longer than 100 characters (rule SEARCH-5)', async (description, shown) => {
    const { user } = show({ sources: [source('missions', [{ id: 'a', name: 'Abc', description }])] })
    await user.type(box(), 'abc')
    expect(screen.getByText(shown)).toBeVisible()
  })

  it('opens on click and closes the modal (rule SEARCH-7)', async () => {
    const { user, onOpen, onClose } = show()
    await user.type(box(), 'ona')
    const option = screen.getByRole('option')
    expect(option).toHaveAttribute('href', '/players/p%2F1')
    await user.click(option)
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'p/1' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('the keyboard in Global Search', () => {
  it('moves through the results, wraps around and opens the current one', async () => {
    const { user, onOpen } = show()
    expect(box()).toHaveFocus()
    await user.type(box(), 'team')
    expect(selected()).toHaveTextContent('Team Spirit')
    await user.keyboard('{ArrowDown}')
    expect(selected()).toHaveTextContent('The Long Haul')
    expect(box()).toHaveAttribute('aria-activedescendant', selected().id)
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(selected()).toHaveTextContent('Ona Velsing')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'haul' }))
  })

  it('renders only the two results that change when another one becomes active', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({ id: `m${index}`, name: `Mission ${index}` }))
    // Called by each result that renders.
    const hrefOf = vi.fn(() => '/')
    const { user } = show({ sources: [source('missions', rows)], hrefOf })
    await user.type(box(), 'mission')
    hrefOf.mockClear()
    await user.keyboard('{ArrowDown}')
    expect(selected()).toHaveTextContent('Mission 1')
    expect(hrefOf).toHaveBeenCalledTimes(2)
  })

  it('starts at the first result of a new query', async () => {
    const { user } = show()
    await user.type(box(), 'team{ArrowDown}')
    await user.type(box(), ' ')
    await user.clear(box())
    await user.type(box(), 'tea')
    expect(selected()).toHaveTextContent('Team Spirit')
  })

  it('follows the query even before its results are rendered', async () => {
    const { user, onOpen } = show()
    await user.type(box(), 'haul')
    // Faster than results render: as the browser sends the events, not wrapped in `act`.
    const send = async (event: Event) => {
      box().dispatchEvent(event)
      await Promise.resolve()
    }
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), 'team')
    await send(new Event('input', { bubbles: true }))
    expect(screen.getAllByRole('option')).toHaveLength(1)
    for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) {
      await send(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
    vi.unstubAllGlobals()
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'p/1' }))
  })

  it('runs the command that was typed, even before it is shown (rule SEARCH-10)', async () => {
    const ran: string[] = []
    const act = (title: string): Command => ({ ...command('act', title), run: () => ran.push(title) })
    const all = ['Add Quiz', 'Add Team']
    const { user } = show({
      commandsOf: (query) => all.filter((title) => title.toLowerCase().includes(query)).map(act),
    })
    await user.type(box(), '>add')
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), '>add team')
    box().dispatchEvent(new Event('input', { bubbles: true }))
    await Promise.resolve()
    box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    vi.unstubAllGlobals()
    await waitFor(() => expect(ran).toEqual(['Add Team']))
  })

  it('does nothing on Enter without results', async () => {
    const { user, onOpen, onClose } = show()
    await user.type(box(), 'xyz{Enter}')
    expect(onOpen).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('closing Global Search', () => {
  it('works by the close button, by Escape and by a click on the backdrop (rule SEARCH-1)', async () => {
    const { user, onClose } = show()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(2)
    const dialog = screen.getByRole('dialog', { name: 'Global Search' })
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 500, 500))
    fireEvent.mouseDown(dialog, { clientX: 10, clientY: 10 })
    fireEvent.click(dialog, { clientX: 10, clientY: 10 })
    expect(onClose).toHaveBeenCalledTimes(3)
  })
})

describe('the notes of Global Search', () => {
  it('show that no account is selected', async () => {
    const { user, onSelectAccount } = show({ sources: [], hasAccount: false })
    expect(screen.getByText('No account is selected. Select one to search in it.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Select account' }))
    expect(onSelectAccount).toHaveBeenCalledOnce()
  })

  it('show a list that failed, which can be retried; the others are searched (rule SEARCH-8)', async () => {
    const retry = vi.fn()
    const { user } = show({
      sources: [missions, source('teams', undefined, { isLoading: false, error: 'Out of order', retry })],
    })
    await user.type(box(), 'team')
    expect(screen.getByText('Found 2 results')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load teams: Out of order')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('show lists that failed alike in one sentence, and one press retries all of them', async () => {
    const retries = [vi.fn(), vi.fn()]
    const failed = (type: 'teams' | 'events', index: number) =>
      source(type, undefined, {
        isLoading: false,
        error: 'Out of order',
        retry: retries[index] as () => void,
      })
    const { user } = show({ sources: [missions, failed('teams', 0), failed('events', 1)] })
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load teams, events: Out of order')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    for (const retry of retries) expect(retry).toHaveBeenCalledOnce()
  })

  it('show a list that is longer than what was loaded', () => {
    show({ sources: [{ ...players, isPartial: true }] })
    expect(screen.getByText('First 1 players loaded.')).toBeVisible()
  })

  it('offer to load further rows, with progress and Stop, while the search continues', async () => {
    const load = vi.fn()
    const onStop = vi.fn()
    const none = new Map<string, never>()
    const partial = { sources: [missions, { ...players, isPartial: true }] }
    const idle = { load, progress: none, errors: none }
    const { user, rerender } = show({ ...partial, wholeLists: idle })
    await user.click(screen.getByRole('button', { name: 'Load all players' }))
    expect(load).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'players' }))

    const progress = new Map([['players', { loaded: 1200, onStop }]])
    rerender({ ...partial, wholeLists: { ...idle, progress } })
    expect(screen.getByRole('progressbar', { name: 'Loading all players' })).toBeVisible()
    expect(screen.getByText('1,200 players loaded')).toBeVisible()
    await user.type(box(), 'ona')
    expect(screen.getByText('Found 1 result')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(onStop).toHaveBeenCalledOnce()

    const more = source('players', [...(players.rows ?? []), { id: 'p/2', name: 'Leona' }])
    rerender({ sources: [missions, more], wholeLists: idle })
    expect(screen.getByText('Found 2 results')).toBeVisible()
    expect(screen.queryByText(/players loaded\.$/)).toBeNull()
    // The focused element no longer exists.
    expect(box()).toHaveFocus()
  })

  it('show why loading stopped early, and can be retried', async () => {
    const load = vi.fn()
    const errors = new Map([['players', 'Slow down']])
    const { user } = show({
      sources: [{ ...players, isPartial: true }],
      wholeLists: { load, progress: new Map(), errors },
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Could not load all players: Slow down')
    await user.click(screen.getByRole('button', { name: 'Load all players' }))
    expect(load).toHaveBeenCalledOnce()
  })

  it('keep the previous results while a long new list is prepared', async () => {
    const { user, rerender } = show({ sources: [players] })
    await user.type(box(), 'ona')
    expect(screen.getByText('Found 1 result')).toBeVisible()
    const crowd = Array.from({ length: 5000 }, (_, at) => ({ id: `n${at}`, name: `Leona ${at}` }))
    rerender({ sources: [source('players', crowd)] })
    expect(screen.getByText('Found 1 result')).toBeVisible()
    expect(screen.getByText('Getting the loaded objects ready to be searched...')).toBeVisible()
    await vi.waitFor(() => expect(screen.getByText('Found 5000 results')).toBeVisible())
    expect(screen.queryByText(/^Getting the loaded/)).toBeNull()
  })
})

it('Global Search counts thousands of results and renders a few; moving down renders more', async () => {
  const rows = Array.from({ length: 500 }, (_, index) => ({ id: `m${index}`, name: `Mission ${index}` }))
  const { user } = show({ sources: [source('missions', rows)] })
  await user.type(box(), 'mission')
  expect(screen.getByText('Found 500 results')).toBeVisible()
  const drawn = screen.getAllByRole('option').length
  expect(drawn).toBeLessThan(50)
  expect(selected()).toHaveAttribute('aria-setsize', '500')
  await user.keyboard('{PageDown>8/}')
  expect(selected()).toHaveAttribute('aria-posinset', '57')
  expect(selected()).toHaveTextContent('Mission 56')
  await user.keyboard('{PageUp>9/}{ArrowUp}')
  expect(selected()).toHaveTextContent('Mission 0')
})

describe('the marks in results', () => {
  it.each([
    ['Team spirit', 'team', ['', 'Team', ' spirit']],
    ['a.b a.b', '.', ['a', '.', 'b a', '.', 'b']],
    ['İstanbul team', 'team', ['İstanbul ', 'team', '']],
    ['text', '', ['text']],
  ])('split %j by the query %j', (text, query, parts) => {
    expect(splitMatches(text, new TextQuery(query))).toEqual(parts)
  })
})
