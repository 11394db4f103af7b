// @vitest-environment jsdom
import type { Fault } from '@mocks/faults'
import { server } from '@mocks/node'
import { mintAccessToken } from '@mocks/provider/tokens'
import { reset } from '@mocks/reset'
import { failUnhandled } from '@mocks/unhandled'
import { applyScenario } from '@mocks/workshop/apply'
import { scenario } from '@mocks/workshop/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { configureApi } from '@/api/request'
import { createMission, deleteMission, uploadAccountImage } from '@/generated/api'
import { listMissions } from '@/generated/api/missions/missions'

beforeAll(() => server.listen({ onUnhandledFrame: failUnhandled }))
afterAll(() => server.close())
beforeEach(() => {
  const getToken = async () => mintAccessToken('service-admin')
  configureApi({ baseUrl: '/admin/api/v0', getToken, refreshToken: getToken })
})
afterEach(() => {
  server.resetHandlers()
  reset()
})

const list = () => listMissions({ account: 'brindlewick', player: '' })
const create = (name: string) => createMission({ id: 'fresh', account: 'brindlewick', name })

it('the console’s client gets a response', async () => {
  expect(await list()).toHaveLength(126)
  await create('Fresh')
  await deleteMission('brindlewick', 'half & half/50%')
  expect((await list()).map(({ id }) => id)).toEqual(expect.arrayContaining(['fresh']))
})

it('the console’s client can upload an image', async () => {
  const image = new File(['<svg/>'], 'badge.svg', { type: 'image/svg+xml' })
  expect(await uploadAccountImage('brindlewick', { image, account: 'brindlewick' })).toEqual({
    path: '/mock-images/uploads/1',
  })
})

const failures: [Fault, object][] = [
  [
    'status-500',
    { kind: 'status', status: 500, code: 'internal', message: 'Something went wrong on our side' },
  ],
  ['status-422', { kind: 'status', status: 422, code: 'invalid', field: 'name' }],
  ['status-403', { kind: 'status', status: 403, code: 'forbidden' }],
  ['status-429', { kind: 'status', status: 429, code: 'rate_limited' }],
  ['status-503', { kind: 'status', status: 503 }],
  ['network-error', { kind: 'fetch' }],
  ['not-json', { kind: 'parsing' }],
]

describe.each(failures)('the fault %s', (fault, error) => {
  it('is the response for an object of that name', async () => {
    await expect(create(fault)).rejects.toMatchObject(error)
    await expect(deleteMission('quillmoor', fault)).rejects.toMatchObject(error)
    expect(await list()).toHaveLength(126)
  })

  it('is the response of an operation with that fault, until it is removed', async () => {
    // The client waits before it repeats a call after 429.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync')
    onTestFinished(() => void vi.useRealTimers())
    applyScenario(scenario({ faults: { listMissions: { fault } } }))
    await expect(list()).rejects.toMatchObject(error)
    applyScenario({})
    expect(await list()).toHaveLength(126)
  })
})

it('the fault timeout leaves a request without a response', async () => {
  applyScenario(scenario({ faults: { listMissions: { fault: 'timeout' } } }))
  const controller = new AbortController()
  const onResponse = vi.fn()
  const request = listMissions({ account: 'brindlewick', player: '' }, controller.signal).then(
    onResponse,
    () => {},
  )
  await new Promise((resolve) => setTimeout(resolve, 50))
  controller.abort()
  await request
  expect(onResponse).not.toHaveBeenCalled()
})

it('the fault broken-object adds an object that breaks the contract to the list', async () => {
  applyScenario(scenario({ faults: { listMissions: { fault: 'broken-object' } } }))
  const [broken, ...rest] = await list()
  expect(broken).toMatchObject({ id: 'broken', name: 42 })
  expect(rest).toHaveLength(126)
})

it.each([
  ['empty-object', {}],
  ['error-body', { error: 'The quota of this account is used up' }],
  ['another-object', { id: 'another', account: 'another' }],
])('the fault %s answers a write with a success that is none, and saves nothing', async (fault, body) => {
  applyScenario(scenario({ faults: { createMission: { fault: fault as Fault } } }))
  expect(await create('Fresh')).toMatchObject(body)
  expect(await list()).toHaveLength(126)
})

it('the fault lost-response carries a write out without a response, and sent-twice answers the second time', async () => {
  applyScenario(scenario({ faults: { createMission: { fault: 'lost-response' } } }))
  await expect(create('Fresh')).rejects.toMatchObject({ kind: 'fetch' })
  expect(await list()).toHaveLength(127)
  applyScenario(scenario({ faults: { deleteMission: { fault: 'sent-twice' } } }))
  await expect(deleteMission('brindlewick', 'zero-waste-week')).rejects.toMatchObject({ status: 404 })
  expect((await list()).map(({ id }) => id)).not.toContain('zero-waste-week')
})

it('the fault other-values saves the category in lower case', async () => {
  applyScenario(scenario({ faults: { createMission: { fault: 'other-values' } } }))
  const body = { id: 'fresh', account: 'brindlewick', name: 'Fresh', category: 'Sport' }
  expect(await createMission(body)).toMatchObject({ name: 'Fresh', category: 'sport' })
})

it('a request without a handler fails the test', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect((await fetch('http://localhost/admin/api/v0/timers/a.png')).ok).toBe(false)
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('/admin/api/v0/timers'))
  logged.mockClear()
})
