import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { GlobalSearch, type GlobalSearchProps } from '@/search/GlobalSearch'
import { isResult, Palette, paletteOf } from '@/search/palette'
import { searchEntities } from '@/search/searchEntities'
import { type Command, sections } from '@/search/types'
import { StyleProvider } from '@/ui/theme/StyleProvider'
import { command, source } from './source'

/* Commands and results in one list, and what Enter opens (rules SEARCH-9 and SEARCH-10). */

const teams = source('teams', [
  { id: 'otter', name: 'Team Otter' },
  { id: 'wren', name: 'Team Wren' },
])

function show(props: Partial<GlobalSearchProps> = {}) {
  const all: GlobalSearchProps = {
    sources: [teams],
    hasAccount: true,
    onSelectAccount: vi.fn(),
    hrefOf: ({ source: { type }, id }) => `/${type}/${id}`,
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

/** Commands whose titles contain the query. */
const among = (commands: readonly Command[]) => (query: string) =>
  commands.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))

const box = () => screen.getByRole('combobox')
const selected = () => screen.queryByRole('option', { selected: true })?.textContent ?? undefined
const named = (group: HTMLElement) =>
  document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent
const shown = () =>
  screen.getAllByRole('group').map((group) => [
    named(group),
    ...within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.replace(/Kind of.*/, '')),
  ])

describe('the list of Global Search', () => {
  const commands = [
    command('create', 'Add Team'),
    { ...command('goTo', 'Team of spring'), isLate: true },
    command('goTo', 'Teams'),
    command('act', 'Team theme'),
    command('goTo', 'Team View'),
  ]

  it('has at most three commands above the results, and the others below, in sections that are named', async () => {
    const { user } = show({ commandsOf: among(commands) })
    await user.type(box(), 'team')
    expect(shown()).toEqual([
      ['Go to', 'Teams'],
      ['Create', 'Add Team'],
      ['Commands', 'Team theme'],
      ['Results', 'Team Otter', 'Team Wren'],
      ['Go to', 'Team of spring', 'Team View'],
    ])
    expect(screen.getByText('Found 2 results')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(/^2 results, 5 pages and commands$/)
  })

  it('moves the mark over all of it with the arrows, around its ends', async () => {
    const { user } = show({ commandsOf: among(commands) })
    await user.type(box(), 'team')
    const seen: (string | undefined)[] = []
    for (let at = 0; at < 7; at += 1) {
      seen.push(selected()?.replace(/Kind of.*/, ''))
      await user.keyboard('{ArrowDown}')
    }
    expect(seen).toEqual(shown().flatMap(([, ...titles]) => titles))
    expect(selected()).toBe('Teams')
    await user.keyboard('{ArrowUp}')
    expect(selected()).toBe('Team View')
  })

  it('says that no object is found in one line below the commands, and keeps the fixed words', async () => {
    const { user } = show({ commandsOf: among([command('act', 'Dark theme')]) })
    await user.type(box(), 'dark')
    const status = screen.getByRole('status')
    expect(status).toHaveTextContent(
      'No results foundNo entities match your search for "dark".1 page or command',
    )
    expect(within(status).queryByRole('heading')).toBeNull()
    await user.clear(box())
    await user.type(box(), 'xyz')
    expect(within(status).getByRole('heading', { name: 'No results found' })).toBeVisible()
  })
})

describe('Enter in Global Search', () => {
  it('opens the page that the query begins, although objects are found, and closes the modal', async () => {
    const run = vi.fn()
    const { user, onOpen, onClose } = show({ commandsOf: among([command('goTo', 'Teams', run)]) })
    await user.type(box(), 'team')
    expect(selected()).toBe('Teams')
    await user.keyboard('{Enter}')
    expect(run).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('runs a command that changes something only after an arrow', async () => {
    const run = vi.fn()
    const { user, onClose } = show({ commandsOf: among([command('act', 'Dark theme', run)]) })
    await user.type(box(), 'dark{Enter}')
    expect(selected()).toBeUndefined()
    expect(onClose).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}{Enter}')
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  })

  it('runs the first command after >', async () => {
    const run = vi.fn()
    const { user } = show({ commandsOf: (query) => among([command('act', 'Dark theme', run)])(query) })
    await user.type(box(), '>dark{Enter}')
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  })

  it('does nothing before anything is typed', async () => {
    const run = vi.fn()
    const { user } = show({ commandsOf: among([command('recent', 'Team Wren', run)]) })
    await user.keyboard('{Enter}')
    expect(run).not.toHaveBeenCalled()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('the mark in Global Search stays on what it marks', () => {
  const loading = source('missions', undefined)

  it('while lists are on their way: what belongs below the results waits for them', async () => {
    const commandsOf = among([
      command('goTo', 'Teams'),
      { ...command('goTo', 'Team of spring'), isLate: true },
    ])
    const { user, rerender } = show({ sources: [teams, loading], commandsOf })
    await user.type(box(), 'team')
    expect(screen.getByRole('status')).toHaveTextContent('Loading entities...')
    expect(shown()).toEqual([['Go to', 'Teams']])
    rerender({ sources: [teams], commandsOf })
    expect(selected()).toBe('Teams')
    expect(shown().map(([title]) => title)).toEqual(['Go to', 'Results', 'Go to'])
  })

  it('when an object arrives before it, also if the user did not move it', async () => {
    const { user, rerender, onOpen } = show()
    await user.type(box(), 'team')
    expect(selected()).toContain('Team Otter')
    const more = source('teams', [...(teams.rows ?? []), { id: 'ant', name: 'Team Ant' }])
    rerender({ sources: [more] })
    expect(screen.getByText('Found 3 results')).toBeVisible()
    expect(selected()).toContain('Team Otter')
    await user.keyboard('{ArrowDown}')
    rerender({ sources: [source('teams', [{ id: 'aster', name: 'Team Aster' }, ...(more.rows ?? [])])] })
    expect(selected()).toContain('Team Wren')
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 'wren' }))
  })

  it('begins again when it is gone', async () => {
    const { user, rerender } = show()
    await user.type(box(), 'team{ArrowDown}')
    rerender({ sources: [source('teams', [{ id: 'otter', name: 'Team Otter' }])] })
    expect(selected()).toContain('Team Otter')
  })
})

const anyCommand = fc.record({ section: fc.constantFrom(...sections), isLate: fc.boolean(), id: fc.uuid() })
const anyPalette = fc.record({
  commands: fc.uniqueArray(anyCommand, { maxLength: 30, selector: ({ id }) => id }),
  objects: fc.nat({ max: 8 }),
  isLoading: fc.boolean(),
  query: fc.constantFrom('', 'team', '>', '>team'),
})

it('what is marked by itself is a place or an object, unless commands were asked for', () => {
  fc.assert(
    fc.property(anyPalette, ({ commands, objects, isLoading, query }) => {
      const all = commands.map(({ section, isLate, id }) => ({ ...command(section, id), isLate }))
      const rows = Array.from({ length: objects }, (_, at) => ({ id: `t${at}`, name: `Team ${at}` }))
      const results = searchEntities([source('teams', isLoading ? [] : rows)], query)
      const palette = paletteOf({ query, results, isLoading, commandsOf: () => all })
      const items = Array.from({ length: palette.length }, (_, at) => palette.at(at))
      expect(items).not.toContain(undefined)
      expect(palette.at(palette.length)).toBeUndefined()
      const marked = palette.at(palette.first)
      if (query === '') expect(marked).toBeUndefined()
      else if (!query.startsWith('>') && marked && !isResult(marked)) expect(marked.href).toBeDefined()
      if (query === 'team') {
        expect(palette.above.length).toBeLessThanOrEqual(3)
        expect(palette.above.filter(({ isLate }) => isLate)).toEqual([])
        if (isLoading) expect(palette.below).toEqual([])
      }
      // Each item is found again, from anywhere.
      for (const at of items.keys()) expect(palette.indexOfKey(palette.keyAt(at) ?? '', 0)).toBe(at)
    }),
    { seed: 63, numRuns: 200 },
  )
})

it('an empty list marks nothing', () => {
  expect(new Palette().first).toBe(-1)
})
