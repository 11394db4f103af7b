import { server } from '@mocks/node'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { type ComponentType, createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { base, calls, callsOf, openConsole, withMockedApi } from './openConsole'

/** Counts renders and requests, to find those that no change on the screen needs. */

const { rendered, abbreviated, inFrame } = vi.hoisted(() => ({
  /** Ids of the rows that rendered, in order. */
  rendered: [] as string[],
  /** Parts of the frame that rendered: the header, the strip, and links to sections by type. */
  inFrame: [] as string[],
  /** Figures of the statistics that rendered. */
  abbreviated: [] as number[],
}))

vi.mock(import('@/list/NameCell'), async (original) => {
  const { NameCell } = await original()
  return {
    NameCell: (props) => {
      rendered.push(String(props.spec.idOf(props.row)))
      return NameCell(props)
    },
  }
})

vi.mock(import('@/lib/format'), async (original) => {
  const real = await original()
  return {
    ...real,
    abbreviate: (value) => {
      abbreviated.push(value)
      return real.abbreviate(value)
    },
  }
})

vi.mock(import('@/model/accountPlan'), async (original) => {
  const real = await original()
  return {
    ...real,
    planOf: (account) => {
      inFrame.push('header')
      return real.planOf(account)
    },
  }
})

vi.mock(import('@/api/metrics'), async (original) => {
  const real = await original()
  return {
    ...real,
    metricOf: (statistics, name) => {
      if (name === 'players') inFrame.push('strip')
      return real.metricOf(statistics, name)
    },
  }
})

vi.mock(import('@tanstack/react-router'), async (original) => {
  const real = await original()
  const Link = (props: { to?: string; params?: { entityType?: string }; search?: object }) => {
    // Those of the views of a list have a search.
    if (props.to === '/$entityType/list' && !props.search) inFrame.push(String(props.params?.entityType))
    return createElement(real.Link as ComponentType<object>, props)
  }
  return { ...real, Link: Link as typeof real.Link }
})

withMockedApi()
let renders = 0
const onRender = () => {
  renders += 1
}
beforeEach(() => {
  localStorage.clear()
  // Nothing is loaded ahead, so these tests count only renders and requests of the list.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const missions = Array.from({ length: 25 }, (_, index) => ({
  id: `m${index + 10}`,
  account: 'brindlewick',
  name: `Mission ${index + 10}`,
  isAvailable: true,
}))
const figures = { players: 12_418, activePlayers: 3127, missions: 48, points: 4_215_900 }

/** The list of missions at rest. Its responses are new objects each time, as over a network. */
async function openMissions() {
  const held = { missions, figures }
  server.use(
    http.get(`*${base}/missions`, () => HttpResponse.json(held.missions)),
    http.get(`*${base}/analytics`, () => HttpResponse.json(held.figures)),
  )
  const opened = await openConsole('/missions/list', { onRender })
  await screen.findByRole('link', { name: 'Edit Mission 34' })
  // It loads after the rows.
  await screen.findByRole('list', { name: 'Views of Missions' })
  await waitFor(() => expect(document.querySelector('[data-figure=points]')).toHaveTextContent('4.2M'))
  await waitFor(() => expect(opened.client.isFetching()).toBe(0))
  await forget()
  return { ...opened, held }
}

/** Waits until work in progress has ended. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)))

/** Resets the counts. */
async function forget() {
  await settle()
  rendered.length = 0
  abbreviated.length = 0
  inFrame.length = 0
  calls.length = 0
  renders = 0
}

describe('a refetch of a list', () => {
  it('keeps the objects of the cache if the response is the same (rule SPEED-3)', async () => {
    const { client } = await openMissions()
    const rows = () => client.getQueriesData({ predicate: ({ queryKey }) => queryKey.includes('/missions') })
    const before = rows()
    expect(before).toHaveLength(1)
    await act(() => client.refetchQueries())
    expect(callsOf('GET', '/missions')).toHaveLength(1)
    expect(rows()[0]?.[1]).toBe(before[0]?.[1])
  })
})

const idsFrom = (last: number, count: number) =>
  Array.from({ length: count }, (_, index) => `m${last - index}`)

describe('the rows of a list', () => {
  it('render once when the page turns (rule SPEED-5)', async () => {
    const { user } = await openMissions()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByRole('link', { name: 'Edit Mission 24' })
    await settle()
    expect(rendered).toEqual(idsFrom(24, 10))
  })

  it('do not render when a refetch returns the same (rule SPEED-5)', async () => {
    const { client } = await openMissions()
    await act(() => client.refetchQueries())
    await settle()
    expect(callsOf('GET', '/missions')).toHaveLength(1)
    expect(rendered).toEqual([])
  })
})

describe('the statistics', () => {
  const poll = (client: Awaited<ReturnType<typeof openMissions>>['client']) =>
    act(() => client.refetchQueries({ predicate: ({ queryKey }) => queryKey.includes('/analytics') }))

  it('render nothing while no figure changes (rule SPEED-1)', async () => {
    const { client } = await openMissions()
    await poll(client)
    await settle()
    expect(callsOf('GET', '/analytics')).toHaveLength(1)
    expect(renders).toBe(0)
  })

  it('render only the cells whose figures changed, once with and once without the highlight (rule SPEED-1)', async () => {
    const { client, held } = await openMissions()
    held.figures = { ...figures, points: 4_300_000, activePlayers: 3200 }
    await poll(client)
    await waitFor(() => expect(document.querySelector('[data-figure=points]')).toHaveTextContent('4.3M'))
    // Players and active players share a cell.
    expect(abbreviated).toEqual([12_418, 3200, 4_300_000])
    expect(renders).toBe(1)
    expect(rendered).toEqual([])
    await waitFor(() => expect(document.querySelector('dd[data-changed]')).toBeNull())
    expect(abbreviated).toHaveLength(6)
    expect(renders).toBe(2)
  })
})

describe('the frame', () => {
  it('renders the links of the two sections when another list opens, and nothing else (rule SPEED-4)', async () => {
    const { go } = await openMissions()
    await go('/streaks/list')
    await screen.findByRole('heading', { level: 1, name: 'Streaks' })
    await settle()
    expect(inFrame.toSorted()).toEqual(['missions', 'streaks'])
  })
})

describe('a hidden tab', () => {
  const show = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden')
    return act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('renders nothing and sends no request, and catches up when it is shown again (rule SPEED-2)', async () => {
    // A faked `performance` begins at 0, before the clicks of the tests above: the page would be quiet long after them.
    vi.useFakeTimers({ shouldAdvanceTime: true, toNotFake: ['performance', 'nextTick', 'queueMicrotask'] })
    await openMissions()
    await pass(5100)
    expect(callsOf('GET', '/analytics')).toHaveLength(1)
    // The pinned views load when the page is quiet, which takes longer on a busy machine.
    for (let before = -1; before !== renders; ) {
      before = renders
      await pass(1000)
      await act(() => vi.dynamicImportSettled())
    }
    await show('hidden')
    calls.length = 0
    renders = 0
    await pass(60 * 60_000)
    expect(calls).toEqual([])
    expect(renders).toBe(0)
    await show('visible')
    await waitFor(() => expect(callsOf('GET', '/analytics')).toHaveLength(1))
    expect(callsOf('GET', '/missions')).toHaveLength(1)
  })
})
