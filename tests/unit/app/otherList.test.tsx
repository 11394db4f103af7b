import { server } from '@mocks/node'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { entities } from '@/entities/registry'
import { markRow } from '@/list/listPosition'
import { forgetSelection } from '@/list/useSelecting'
import { currentAnnouncement, currentToast } from '@/ui/toast'
import { base, calls, openConsole, withMockedApi } from './openConsole'

/*
 * When another list opens, the components and elements of the list stay (decision H81). State of one list must not
 * appear in another.
 */

withMockedApi()
afterEach(() => {
  forgetSelection()
  vi.useRealTimers()
})

type Console = Awaited<ReturnType<typeof openConsole>>

const loaded = async (title: string) => {
  const table = await screen.findByRole('table', { name: title })
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'))
  return table
}
const rowsOf = (table: HTMLElement) => [...table.querySelectorAll<HTMLElement>('tbody tr')]
const headersOf = (type: string) =>
  entities.find(({ list }) => list.type === type)?.list.columns.map(({ header }) => header) ?? []
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('td')]
const searchBox = (title: string) => screen.getByRole('searchbox', { name: `Search ${title.toLowerCase()}` })
const firstButton = (name: RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement

/** A list that was open before, so that its rows are there at once. */
async function openAgain({ go }: Console, type: string, title: string) {
  await go(`/${type}/list`)
  return loaded(title)
}

/** Streaks and missions were open before; missions is open now. */
async function openMissions(): Promise<Console> {
  const opened = await openConsole('/streaks/list')
  await loaded('Streaks')
  await openAgain(opened, 'missions', 'Missions')
  return opened
}

describe('another list', () => {
  it('fills the rows and cells that are there, and has its own columns, links and names', async () => {
    const opened = await openConsole('/quizzes/list')
    await loaded('Quizzes')
    const before = rowsOf(await openAgain(opened, 'missions', 'Missions'))
    const cells = before.map(cellsOf)
    const values = cells.map((row) => row.slice(1, 3).map((cell) => cell.firstElementChild))
    const table = await openAgain(opened, 'quizzes', 'Quizzes')
    const rows = rowsOf(table)
    expect(rows.length).toBeGreaterThan(3)
    const columns = headersOf('quizzes')
    expect(columns).toHaveLength(headersOf('missions').length)
    for (const [index, row] of rows.entries()) {
      expect(row === before[index]).toBe(true)
      // Points are a number, categories are a text.
      expect(cellsOf(row).map((cell, place) => cell === cells[index]?.[place])).toEqual(Array(4).fill(true))
      expect(
        cellsOf(row)
          .slice(1, 3)
          .map((cell, place) => cell.firstElementChild === values[index]?.[place]),
      ).toEqual([true, true])
      expect(cellsOf(row).map((cell) => cell.dataset.label)).toEqual([undefined, ...columns, undefined])
      const links = within(row).getAllByRole('link')
      expect(links.map((link) => link.getAttribute('href')?.split('/')[1])).toEqual(['quizzes', 'quizzes'])
    }
    const heads = within(table).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Name', ...columns, 'Actions'])
  })

  it('shows the first of its columns on phones, however far those of the list before were scrolled', async () => {
    const opened = await openMissions()
    const head = () => screen.getByRole('table').querySelector('thead tr') as HTMLElement
    head().scrollLeft = 40
    await openAgain(opened, 'streaks', 'Streaks')
    expect(head().scrollLeft).toBe(0)
  })

  it('opens without React complaining about hooks, whichever was open before', async () => {
    const opened = await openConsole('/missions/list')
    await loaded('Missions')
    for (const type of ['accounts', 'players', 'teams', 'accounts', 'missions', 'players', 'accounts']) {
      const title = entities.find(({ list }) => list.type === type)?.list.title ?? ''
      await openAgain(opened, type, title)
      expect(rowsOf(screen.getByRole('table')).length).toBeGreaterThan(0)
    }
  })

  it('has no text in its search box that was typed in the list before, and gets none later', async () => {
    const opened = await openMissions()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    act(() => searchBox('Missions').focus())
    await opened.user.keyboard('sun')
    expect(searchBox('Missions')).toHaveValue('sun')
    await opened.go('/streaks/list')
    expect(searchBox('Streaks')).toHaveValue('')
    expect(rowsOf(screen.getByRole('table')).length).toBeGreaterThan(3)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(searchBox('Streaks')).toHaveValue('')
    expect(opened.path()).toBe('/streaks/list')
  })

  it('shows its own search at once', async () => {
    const opened = await openMissions()
    await opened.user.type(searchBox('Missions'), 'no mission has this')
    await waitFor(() => expect(opened.path()).toMatch(/q=no.mission.has.this$/))
    const found: (string | null)[] = []
    const watch = new MutationObserver(() => {
      const isStreaks = screen.queryByRole('heading', { level: 1, name: 'Streaks' })
      if (isStreaks) found.push(screen.queryByText('No results found')?.textContent ?? null)
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    await openAgain(opened, 'streaks', 'Streaks')
    watch.disconnect()
    expect(new Set(found)).toEqual(new Set([null]))
    await opened.back()
    await screen.findByText('No results found')
    expect(searchBox('Missions')).toHaveValue('no mission has this')
  })

  it.each<[what: string, open: (opened: Console) => Promise<void>, shown: () => HTMLElement | null]>([
    [
      'filters',
      ({ user }) => user.click(screen.getByRole('button', { name: 'Filter' })),
      () => screen.queryByRole('dialog', { name: /Filter/ }),
    ],
    [
      "menu of a row's object",
      ({ user }) => user.click(firstButton(/^More for (?!Missions)/)),
      () => screen.queryByRole('menu'),
    ],
    [
      'menu of the list',
      ({ user }) => user.click(screen.getByRole('button', { name: 'More for missions' })),
      () => screen.queryByRole('menu'),
    ],
    [
      'question before a deletion',
      ({ user }) => user.click(firstButton(/^Delete /)),
      () => screen.queryByRole('alertdialog'),
    ],
    [
      'Select mode',
      ({ user }) => user.click(screen.getByRole('button', { name: 'Select' })),
      () => screen.queryByRole('region', { name: 'Selection' }),
    ],
  ])('does not show the %s of the list before', async (_, open, shown) => {
    const opened = await openMissions()
    await open(opened)
    await waitFor(() => expect(shown()).toBeVisible())
    await openAgain(opened, 'streaks', 'Streaks')
    expect(shown()).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('marks no row that was saved before the list before it was shown', async () => {
    const opened = await openConsole('/streaks/list')
    const [row] = rowsOf(await loaded('Streaks'))
    const id = row?.querySelector('code')?.textContent ?? ''
    markRow({ type: 'streaks', id, name: id, mark: 'Saved just now' })
    await openAgain(opened, 'missions', 'Missions')
    await openAgain(opened, 'streaks', 'Streaks')
    expect(screen.queryByText('Saved just now')).toBeNull()
    markRow({ type: 'missions', id: '', name: '', mark: 'Saved just now' })
    markRow({ type: 'streaks', id, name: id, mark: 'Saved just now' })
    await opened.go('/profile')
    await openAgain(opened, 'streaks', 'Streaks')
    expect(screen.getByText('Saved just now')).toBeVisible()
    await openAgain(opened, 'missions', 'Missions')
    await openAgain(opened, 'streaks', 'Streaks')
    expect(screen.queryByText('Saved just now')).toBeNull()
  })

  it('stops loading the rest of the list before', async () => {
    const page = (from: number) =>
      Array.from({ length: 100 }, (_, index) => ({
        player: `player ${from + index}`,
        account: 'brindlewick',
        name: `Player ${from + index}`,
      }))
    const waiting: (() => void)[] = []
    server.use(
      http.get(`*${base}/teams`, () => HttpResponse.json([])),
      http.get(`*${base}/missions`, async ({ request }) => {
        const skip = Number(new URL(request.url).searchParams.get('skip'))
        if (skip > 0) await new Promise<void>((go) => waiting.push(go))
        return HttpResponse.json(
          Array.from({ length: 500 }, (_, index) => ({
            ...page(skip)[0],
            id: `mission ${skip + index}`,
            name: `Mission ${skip + index}`,
          })),
        )
      }),
    )
    const opened = await openMissions()
    await opened.user.click(await screen.findByRole('button', { name: 'Load all' }))
    await waitFor(() => expect(waiting).toHaveLength(1))
    await openAgain(opened, 'streaks', 'Streaks')
    for (const go of waiting) go()
    await openAgain(opened, 'missions', 'Missions')
    expect(await screen.findByRole('button', { name: 'Load all' })).toBeVisible()
    expect(calls.filter((call) => call.startsWith('GET /missions?') && call.includes('skip=1000'))).toEqual(
      [],
    )
  })

  it('announces the end of Load all', async () => {
    server.use(
      http.get(`*${base}/missions`, ({ request }) => {
        const skip = Number(new URL(request.url).searchParams.get('skip'))
        const count = skip === 0 ? 500 : 3
        return HttpResponse.json(
          Array.from({ length: count }, (_, index) => ({
            account: 'brindlewick',
            id: `m${skip + index}`,
            name: `Mission ${skip + index}`,
          })),
        )
      }),
    )
    const { user } = await openMissions()
    await user.click(await screen.findByRole('button', { name: 'Load all' }))
    await waitFor(() => expect(currentAnnouncement().text).toBe('All 503 missions loaded'))
  })

  it('keeps its question when a deletion in the list before succeeds', async () => {
    let finish = () => undefined as unknown
    server.use(
      http.delete(`*${base}/missions/:account/:id`, async () => {
        await new Promise((done) => {
          finish = () => done(undefined)
        })
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const opened = await openMissions()
    await opened.user.click(firstButton(/^Delete /))
    await opened.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    )
    await waitFor(() => expect(calls.some((call) => call.startsWith('DELETE /missions'))).toBe(true))
    await openAgain(opened, 'streaks', 'Streaks')
    await opened.user.click(firstButton(/^Delete /))
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent('Delete Streak')
    expect(currentToast()).toBeNull()
    await act(async () => finish())
    await waitFor(() => expect(currentToast()?.description).toMatch(/^Deleted /))
    // Waits for the effects after the toast in the previous list.
    await act(async () => undefined)
    expect(question).toBeVisible()
    expect(within(question).getByRole('button', { name: 'Delete' })).toBeEnabled()
  })
})

describe('the skeleton of another list (decision H82)', () => {
  /** The list of streaks waits until the returned function is called. */
  function heldBack() {
    let respond = () => undefined as unknown
    const waiting = new Promise<void>((resolve) => (respond = resolve as never))
    server.use(
      http.get(`*${base}/streaks`, async () => {
        await waiting
        return HttpResponse.json([{ id: 'held', account: 'brindlewick', name: 'Held back' }])
      }),
    )
    return () => respond()
  }
  /** Whether a skeleton was in the document at any time. */
  function watchSkeleton() {
    const seen = { skeleton: false }
    const watch = new MutationObserver(() => {
      if (document.querySelector('table[aria-busy=true]')) seen.skeleton = true
    })
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    return seen
  }
  const toStreaks = ({ router }: Console) =>
    act(() => void router.navigate({ to: '/$entityType/list', params: { entityType: 'streaks' } }))
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent

  it('is left out if its rows arrive within 300 ms: the list before stays until then', async () => {
    const opened = await openConsole('/missions/list')
    const before = rowsOf(await loaded('Missions'))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const seen = watchSkeleton()
    const respond = heldBack()
    toStreaks(opened)
    await act(() => vi.advanceTimersByTimeAsync(250))
    expect(heading()).toBe('Missions')
    expect(screen.getByRole('link', { name: 'Streaks' })).toHaveAttribute('aria-current', 'page')
    respond()
    await screen.findByText('Held back')
    expect(seen.skeleton).toBe(false)
    expect(rowsOf(screen.getByRole('table'))[0] === before[0]).toBe(true)
  })

  it('is shown after 300 ms', async () => {
    const opened = await openConsole('/missions/list')
    await loaded('Missions')
    vi.useFakeTimers()
    const respond = heldBack()
    toStreaks(opened)
    await act(() => vi.advanceTimersByTimeAsync(299))
    expect(heading()).toBe('Missions')
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(heading()).toBe('Streaks')
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    respond()
  })

  it('is shown after 150 ms after another screen, too; the head of the list is there at once', async () => {
    const opened = await openConsole('/profile')
    vi.useFakeTimers()
    const respond = heldBack()
    toStreaks(opened)
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(heading()).toBe('Streaks')
    const table = screen.getByRole('table')
    expect(table).toHaveAttribute('aria-busy', 'true')
    expect(rowsOf(table)).toHaveLength(0)
    await act(() => vi.advanceTimersByTimeAsync(170))
    expect(rowsOf(table)).toHaveLength(10)
    respond()
    await act(() => vi.advanceTimersByTimeAsync(10))
    expect(rowsOf(table)).toHaveLength(1)
  })
})

describe('the focus, when another list opens', () => {
  it('moves from a row to the heading: the row has gone', async () => {
    const opened = await openMissions()
    act(() => screen.getAllByRole('link', { name: /^Edit / })[1]?.focus())
    await openAgain(opened, 'streaks', 'Streaks')
    expect(screen.getByRole('heading', { level: 1, name: 'Streaks' })).toHaveFocus()
  })

  it('stays outside of the list', async () => {
    const opened = await openMissions()
    act(() => screen.getAllByRole('link', { name: /^Edit / })[1]?.focus())
    const link = screen.getByRole('link', { name: 'Streaks' })
    await opened.user.click(link)
    await loaded('Streaks')
    expect(link).toHaveFocus()
  })
})
