// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { watchForDrift } from '@/api/drift'
import { forgetReported, reportDrift } from '@/api/driftReport'
import { configureApi, request } from '@/api/request'

let warn: MockInstance

beforeEach(() => {
  forgetReported()
  warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
})
afterEach(() => {
  warn.mockReset()
  vi.unstubAllGlobals()
})

const mission = { id: 'm1', account: 'acme', name: 'One', unknownField: { kept: true } }
const warnings = () => warn.mock.calls.map(([text]) => String(text))
const list = (path: string, data: unknown) => reportDrift([{ method: 'GET', path, data }])

it('a response that matches the contract is not reported, even with unknown fields (rule API-11)', async () => {
  await list('/missions', [mission])
  await list('/analytics', { players: 3 })
  await reportDrift([{ method: 'PUT', path: '/missions', data: mission }])
  await reportDrift([{ method: 'DELETE', path: '/missions/acme/m1', data: '' }])
  expect(warnings()).toEqual([])
})

it('the report names operation, field and value of each mismatch, one report per response', async () => {
  await list('/missions', [
    mission,
    { ...mission, id: 'm2', period: 'fortnightly', reward: { points: 'lots' } },
    7,
  ])
  expect(warnings()).toHaveLength(1)
  const [text] = warnings()
  expect(text).toContain('The API breaks its contract: GET missions\n')
  expect(text).toContain('period of "m2": "fortnightly"')
  expect(text).toContain('reward.points of "m2": "lots"')
  expect(text).toContain('the object itself: 7')
})

it('an operation and field is reported once, at any position in a list', async () => {
  const questions = [{ id: 'q', type: 'many', text: '?', choices: [] }]
  await list('/quizzes', [{ id: 'a', questions: [...questions, ...questions] }])
  await list('/quizzes', [{ id: 'b', questions }])
  expect(warnings()).toHaveLength(1)
  expect(warnings()[0]?.match(/questions\[\]\.type/g)).toHaveLength(1)
  await reportDrift([{ method: 'PUT', path: '/quizzes', data: { id: 'b', questions } }])
  expect(warnings()).toHaveLength(2)
})

it('an object instead of a list, a list instead of figures, and an upload without a path are reported', async () => {
  await list('/missions', { rows: [] })
  await list('/analytics/aggregated', [])
  await reportDrift([{ method: 'POST', path: '/accounts/image/acme', data: { url: 'x' } }])
  expect(warnings().map((text) => text.split('\n')[0])).toEqual([
    'The API breaks its contract: GET missions',
    'The API breaks its contract: GET analytics/aggregated',
    'The API breaks its contract: POST accounts/image',
  ])
})

it('the report never prints a secret, and cuts long values', async () => {
  await list('/accounts', [
    { account: 'acme', apikey: 12345678 },
    { account: { apikey: 'very-secret', padding: 'x'.repeat(500) }, name: 'Odd' },
  ])
  expect(warnings().join()).toContain('apikey')
  expect(warnings().join()).not.toMatch(/12345678|very-secret/)
  expect(
    Math.max(
      ...warnings()
        .join()
        .split('\n')
        .map(({ length }) => length),
    ),
  ).toBeLessThan(400)
})

it('a check of a long list waits for an idle moment after every six milliseconds', async () => {
  let [now, pauses] = [0, 0]
  vi.spyOn(performance, 'now').mockImplementation(() => now++)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    pauses += 1
    setTimeout(run)
  })
  // Reading the clock after each row takes one millisecond.
  await list(
    '/missions',
    Array.from({ length: 60 }, (_, index) => ({ ...mission, id: `m${index}` })),
  )
  expect(warnings()).toEqual([])
  // The first pause is before the first row.
  expect(pauses).toBe(1 + 60 / 6)
})

it('a check runs after the caller gets the response, whole and unchanged', async () => {
  vi.useFakeTimers()
  const data = [{ ...mission, period: 'fortnightly' }]
  const before = structuredClone(data)
  watchForDrift({ method: 'GET', url: '/missions' }, data)
  await vi.advanceTimersByTimeAsync(1900)
  expect(warnings()).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await vi.waitFor(() => expect(warnings()).toHaveLength(1))
  expect(data).toEqual(before)
})

it('the API passes every response to the check', async () => {
  const onResponse = vi.fn()
  configureApi({
    baseUrl: '/',
    getToken: async () => undefined,
    refreshToken: async () => undefined,
    onResponse,
  })
  await request({
    url: '/missions',
    method: 'GET',
    adapter: async (config) => ({ config, data: [1], status: 200, statusText: '', headers: {} }),
  })
  expect(onResponse).toHaveBeenCalledWith(expect.objectContaining({ url: '/missions' }), [1])
})
