// @vitest-environment jsdom
import { latencyOf } from '@mocks/handlers/gate'
import { server } from '@mocks/node'
import { realNow, setPageClock } from '@mocks/pageClock'
import { mintAccessToken } from '@mocks/provider/tokens'
import { reset } from '@mocks/reset'
import { settings } from '@mocks/settings'
import { store } from '@mocks/state'
import { failUnhandled } from '@mocks/unhandled'
import { applyScenario } from '@mocks/workshop/apply'
import { calls, clearCalls, misfitsOf, watchCalls } from '@mocks/workshop/calls'
import { changeAsOther, otherPerson, watchOpenObject } from '@mocks/workshop/otherPerson'
import { scenario } from '@mocks/workshop/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi } from '@/api/request'
import { listMissions, updateMission } from '@/generated/api/missions/missions'
import { listTeams } from '@/generated/api/teams/teams'

beforeAll(() => server.listen({ onUnhandledFrame: failUnhandled }))
afterAll(() => server.close())
beforeEach(() => {
  const getToken = async () => mintAccessToken('service-admin')
  configureApi({ baseUrl: '/admin/api/v0', getToken, refreshToken: getToken })
})
afterEach(() => {
  setPageClock(undefined)
  watchOpenObject(() => undefined)
  clearCalls()
  reset()
})

const here = { account: 'brindlewick', player: '' }
const missions = () => listMissions(here)
const teams = () => listTeams(here)
/** 'ok', or the status or kind of the error. */
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error) => (error.kind === 'status' ? error.status : error.kind),
  )

describe('failures of a scenario', () => {
  it('a failure with a number applies to the first calls of an operation only', async () => {
    applyScenario(scenario({ faults: { listMissions: { fault: 'status-500', times: 2 } } }))
    expect([await outcome(missions()), await outcome(missions()), await outcome(missions())]).toEqual([
      500,
      500,
      'ok',
    ])
    expect(await outcome(teams())).toBe('ok')
  })

  it('a failure of all operations does not apply to those with a failure of their own', async () => {
    const faults = { all: { fault: 'network-error' }, listTeams: { fault: 'status-404' } } as const
    applyScenario(scenario({ faults }))
    expect([await outcome(missions()), await outcome(teams())]).toEqual(['fetch', 404])
  })

  it('a failure can break a response off in the middle', async () => {
    applyScenario(scenario({ faults: { listMissions: { fault: 'cut-off' } } }))
    expect(await outcome(missions())).toBe('parsing')
  })
})

it('an expired token is refused until it is renewed', async () => {
  const tokens = [mintAccessToken('service-admin'), mintAccessToken('service-admin', { lifetime: 60 })]
  const refreshToken = vi.fn(async () => tokens[1] ?? '')
  configureApi({ baseUrl: '/admin/api/v0', getToken: async () => tokens[0] ?? '', refreshToken })
  applyScenario(scenario({ token: 'expired' }))
  expect(await missions()).toHaveLength(126)
  expect(refreshToken).toHaveBeenCalledOnce()
})

it('responses wait for the latency, and up to the jitter longer, in the same way on every run', async () => {
  applyScenario(scenario({ latency: 3000, jitter: 2000 }))
  const delays = Array.from({ length: 100 }, (_, call) => latencyOf(call))
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(3000)
  expect(Math.max(...delays)).toBeLessThan(5000)
  expect(new Set(delays).size).toBeGreaterThan(50)
  expect(delays).toEqual(Array.from({ length: 100 }, (_, call) => latencyOf(call)))
  applyScenario(scenario({ latency: 60 }))
  const start = performance.now()
  await missions()
  // A timer can fire a millisecond early.
  expect(performance.now() - start).toBeGreaterThan(58)
})

it('reset ends a scenario', async () => {
  applyScenario(
    scenario({ sizes: { missions: 3 }, latency: 1, faults: { listTeams: { fault: 'status-500' } } }),
  )
  expect(await missions()).toHaveLength(3)
  reset()
  expect(await missions()).toHaveLength(126)
  expect(await outcome(teams())).toBe('ok')
  expect(settings.latencyMs).toBe(0)
})

describe('another person', () => {
  const open = { resource: 'missions', account: 'brindlewick', id: 'zero-waste-week' } as const
  const stored = () => store.get('missions', 'brindlewick', 'zero-waste-week')

  it('renames the open object when the console reads it again before it saves', async () => {
    watchOpenObject(() => open)
    applyScenario(scenario({ otherPerson: 'before-save' }))
    const [first] = (await missions()).filter(({ id }) => id === open.id)
    expect(first?.name).toBe('Zero-Waste Week')
    const [again] = (await missions()).filter(({ id }) => id === open.id)
    expect(again?.name).toBe(`Zero-Waste Week (changed by ${otherPerson})`)
    // Only once.
    await updateMission({ ...again, id: open.id, account: open.account, name: 'Mine' })
    await missions()
    expect(stored()?.name).toBe('Mine')
  })

  it('deletes the open object instead', async () => {
    watchOpenObject(() => open)
    applyScenario(scenario({ otherPerson: 'deletes-before-save' }))
    await missions()
    expect(stored()).toBeDefined()
    await missions()
    expect(stored()).toBeUndefined()
  })

  it('does nothing while no object is open', () => {
    const before = store.revision()
    changeAsOther()
    expect(store.revision()).toBe(before)
  })
})

describe('the clock of the page', () => {
  it('the clock of the page is fixed, runs from a time, or is moved', () => {
    setPageClock({ kind: 'fixed', at: '2026-03-12T09:24:00Z' })
    expect([new Date().toISOString(), Date.now()]).toEqual([
      '2026-03-12T09:24:00.000Z',
      Date.UTC(2026, 2, 12, 9, 24),
    ])
    setPageClock({ kind: 'moved', seconds: 3600 })
    expect(Math.abs(Date.now() - realNow() - 3_600_000)).toBeLessThan(1000)
    setPageClock({ kind: 'running', at: '2026-12-31T23:59:00Z' })
    expect(Math.abs(Date.now() - Date.UTC(2026, 11, 31, 23, 59))).toBeLessThan(1000)
    setPageClock(undefined)
    expect(Math.abs(Date.now() - realNow())).toBeLessThan(1000)
  })

  it('the clock of the page does not change dates with arguments', () => {
    setPageClock({ kind: 'fixed', at: '2026-03-12T09:24:00Z' })
    expect(new Date('2020-01-01T00:00:00Z').getTime()).toBe(Date.UTC(2020, 0, 1))
    expect(new Date(0)).toBeInstanceOf(Date)
    expect(Date.UTC(2020, 0, 1)).toBe(1577836800000)
  })
})

describe('the calls of the page', () => {
  it('calls are listed with operation, status, and whether the response fits the contract', async () => {
    watchCalls()
    await missions()
    await outcome(updateMission({ id: 'no-such', account: 'brindlewick', name: 'x' }))
    await vi.waitFor(() => expect(calls.get()[1]?.misfits).toEqual([]))
    expect(calls.get()).toMatchObject([
      { method: 'PUT', operation: 'updateMission', path: '/missions', status: 404, source: 'mocks' },
      { method: 'GET', operation: 'listMissions', status: 200 },
    ])
    expect(calls.get()[1]?.path).toContain('/missions?account=brindlewick')
  })

  it('calls without a response yet, and calls whose connection broke, are listed', async () => {
    watchCalls()
    applyScenario(scenario({ faults: { listMissions: { fault: 'network-error' } } }))
    await outcome(missions())
    expect(calls.get()[0]?.status).toBe(0)
    applyScenario(scenario({ faults: { listTeams: { fault: 'timeout' } } }))
    void outcome(teams())
    await vi.waitFor(() => expect(calls.get()[0]?.operation).toBe('listTeams'))
    expect(calls.get()[0]?.status).toBeUndefined()
  })

  it('a response that does not fit is listed with field, value and rule', () => {
    expect(misfitsOf('GET', '/missions', JSON.stringify([{ id: 'a', account: 'b', name: 7 }]))).toEqual([
      expect.stringMatching(/^\$\[0\]\.name is 7: .*expected string/),
    ])
    expect(misfitsOf('GET', '/missions', '{}')).toEqual(['The response is {}, the contract says a list'])
    expect(misfitsOf('GET', '/missions', '<html>')).toEqual(['The response is not JSON'])
    expect(misfitsOf('GET', '/goblins', '[]')).toEqual(['The contract has no such operation'])
  })
})
