import { readFileSync } from 'node:fs'
import { createMemoryHistory } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onINP } from 'web-vitals'
import { createQueryClient } from '@/api/rows'
import { parseConfig } from '@/app/config'
import { noteError, noteFailedCall, reportRoutesOf, startReports } from '@/app/reports/startReports'
import { createConsoleRouter } from '@/app/router'

vi.mock('web-vitals', () => ({ onLCP: vi.fn(), onCLS: vi.fn(), onINP: vi.fn() }))

const url = 'https://reports.example/console'
const configWith = (more: object) =>
  parseConfig({
    apiBaseUrl: '/api',
    auth: { domain: '/', clientId: 'c', audience: 'a', appMetadataClaim: 'm' },
    supportEmail: 'help@example.com',
    ...more,
  })

const fetched = vi.fn<typeof fetch>()
let stop: () => void = () => undefined
const start = (more: object) => {
  stop = startReports(configWith(more))
}
/** Until the code of reports has loaded and the first batch is sent. */
const firstBatch = async () => {
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await vi.dynamicImportSettled()
  await act(() => vi.advanceTimersByTimeAsync(2000))
}
const bodies = () => fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))
const reports = () => bodies().flatMap((body) => body.reports)

const openAt = async (path: string) => {
  const router = createConsoleRouter({
    client: createQueryClient(),
    session: undefined,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  reportRoutesOf(router)
}
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-12T09:00:00Z') })
  fetched.mockReset().mockResolvedValue(new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('reports (rule REPORT-1)', () => {
  it('exist only with reportTo: by default nothing listens, nothing is sent', async () => {
    const listened = vi.spyOn(window, 'addEventListener')
    start({})
    noteError(new TypeError('x is not a function'))
    await firstBatch()
    expect(listened).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('have the version, the share of page loads, and what came before their code was loaded', async () => {
    await openAt('/missions/secret-mission?q=Ada')
    start({ reportTo: url, reportSample: 1 })
    noteError(new TypeError('Ada is not a function'))
    await firstBatch()
    const [to, init] = fetched.mock.calls[0] ?? []
    expect(to).toBe(url)
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    const { version, commit } = BUILD_FACTS
    expect(bodies()).toEqual([
      {
        version,
        ...(commit && { commit }),
        sample: 1,
        reports: [
          {
            kind: 'error',
            name: 'TypeError',
            message: 'is not a function',
            stack: [],
            route: '/missions/$id',
            at: '2026-03-12T09:00:00.000Z',
            count: 1,
          },
        ],
      },
    ])
  })

  it('have uncaught errors and rejected promises', async () => {
    start({ reportTo: url })
    const rejected = Object.assign(new Event('unhandledrejection'), { reason: new RangeError('x') })
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x'), cancelable: true }))
    window.dispatchEvent(rejected)
    window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }))
    await firstBatch()
    expect(reports().map(({ name }) => name)).toEqual(['TypeError', 'RangeError'])
  })

  it('have missing code, once, although a screen catches it, too', async () => {
    start({ reportTo: url })
    const payload = new TypeError('Failed to fetch dynamically imported module: https://x/assets/a.js')
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    noteError(payload)
    await firstBatch()
    expect(reports()).toMatchObject([{ message: 'Failed to fetch dynamically imported module', count: 1 }])
  })

  it.each([
    [0.25, 0.24, 1],
    [0.25, 0.25, 0],
    [0, 0, 0],
  ])('come from a share of page loads: %d', async (reportSample, random, count) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    start({ reportTo: url, reportSample })
    noteError(new TypeError('x'))
    await firstBatch()
    expect(bodies()).toHaveLength(count)
  })

  it.each([
    ['/', '/'],
    ['/missions/list?q=Ada', '/missions/list'],
    ['/players/new', '/players/$id'],
    ['/programme/check', '/programme/check'],
    ['/ada/list', '/$entityType/list'],
    ['/ada/lovelace', '*'],
  ])('name the route of %s as %s', async (path, route) => {
    await openAt(path)
    start({ reportTo: url })
    noteError(new TypeError('x'))
    await firstBatch()
    expect(reports()[0].route).toBe(route)
  })
})

describe('web vitals', () => {
  const interaction = (value: number) =>
    vi
      .mocked(onINP)
      .mock.lastCall?.[0]({ name: 'INP', value, rating: 'poor', navigationType: 'reload' } as never)

  it('go out when the page is hidden, with the route where the value was reached', async () => {
    await openAt('/missions/secret-mission')
    start({ reportTo: url })
    await firstBatch()
    interaction(333.4)
    interaction(512.3)
    await openAt('/')
    expect(fetched).not.toHaveBeenCalled()
    hide()
    expect(reports()).toEqual([
      {
        kind: 'vital',
        name: 'INP',
        value: 512,
        rating: 'poor',
        route: '/missions/$id',
        navigation: 'reload',
        page: expect.stringMatching(/^[\w-]+$/),
        at: expect.any(String),
      },
    ])
  })

  it('stay unobserved if the deployment does not want them', async () => {
    vi.mocked(onINP).mockClear()
    start({ reportTo: url, reportVitals: false })
    await firstBatch()
    expect(onINP).not.toHaveBeenCalled()
  })
})

it('docs/observing.md shows a batch with each field of reports, and no other', async () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(readFileSync('docs/observing.md', 'utf8')) ?? []
  const shown = JSON.parse(example)
  await openAt('/missions/secret-mission')
  start({ reportTo: url })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await vi.dynamicImportSettled()
  const { origin } = window.location
  // One more than can wait.
  for (let line = 1; line <= 21; line += 1) {
    const stack = `Error: x\n    at ${origin}/assets/form-Bx3kq9aZ.js:${line}:1`
    noteError(Object.assign(new TypeError('x is not a function'), { stack }))
  }
  await act(() => vi.advanceTimersByTimeAsync(2000))
  vi.mocked(onINP).mock.lastCall?.[0]({
    name: 'INP',
    value: 1,
    rating: 'good',
    navigationType: 'reload',
  } as never)
  hide()
  const keysOf = (value: unknown): unknown =>
    Array.isArray(value)
      ? keysOf(value[0])
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, keysOf(one)]))
        : typeof value
  const lost = bodies().find((body) => body.lost)
  expect(keysOf({ ...lost, commit: '' })).toEqual(keysOf(shown))
  const vital = reports().find(({ kind }) => kind === 'vital')
  expect(keysOf(vital)).toEqual(keysOf(shown.reports[1]))
  await act(() => vi.advanceTimersByTimeAsync(0))
  noteFailedCall({ method: 'GET', path: '/teams', status: 503, failure: 'status' })
  hide()
  const call = reports().find(({ kind }) => kind === 'call')
  expect(keysOf(call)).toEqual(keysOf(shown.reports[2]))
})
