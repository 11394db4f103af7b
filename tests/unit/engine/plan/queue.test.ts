import { describe, expect, it, test, vi } from 'vitest'
import { createQueue, offlineText } from '@/engine/plan/queue'
import type { PlanApi, QueueRecords, QueueState, StepState } from '@/engine/plan/types'
import { ApiError } from '@/model/apiError'
import {
  chain,
  copyAll,
  deactivate,
  failing,
  mission,
  named,
  once,
  outcomes,
  setUp,
  single,
  status,
} from './support'

const memoryRecords = () => {
  let kept: QueueState | undefined
  const records: QueueRecords & { kept: () => QueueState | undefined } = {
    load: async () => structuredClone(kept),
    save: async (queue) => {
      kept = structuredClone(queue)
    },
    clear: async () => {
      kept = undefined
    },
    kept: () => kept,
  }
  return records
}

describe('a queue of steps', () => {
  it('creates objects after those that they need, with the given number of parallel calls', async () => {
    const service = setUp([...chain(3), mission('x'), mission('y')])
    let [now, most] = [0, 0]
    const api: PlanApi = {
      ...service.api,
      create: async (type, object) => {
        now += 1
        most = Math.max(most, now)
        await Promise.resolve()
        now -= 1
        return service.api.create(type, object)
      },
    }
    const queue = createQueue({ plan: copyAll(service), title: 'Copy', api, parallel: 2 })
    await queue.run()
    expect(outcomes(queue.get())).toEqual({
      a: 'created',
      b: 'created',
      c: 'created',
      x: 'created',
      y: 'created',
    })
    expect(most).toBe(2)
    const order = service.calls.map((call) => call.split(' ')[2])
    expect([order.indexOf('a') < order.indexOf('b'), order.indexOf('b') < order.indexOf('c')]).toEqual([
      true,
      true,
    ])
    expect(queue.get().status).toBe('finished')
  })

  it('holds back steps that depend on a failed one and continues with the others; a retry completes it (rule PLAN-10)', async () => {
    const service = setUp([...chain(3), mission('x')])
    const api = once(service.api, 'create a', status(422))
    const queue = createQueue({ plan: copyAll(service), title: 'Copy', api })
    await queue.run()
    expect(outcomes(queue.get())).toEqual({ a: 'failed', b: 'held', c: 'held', x: 'created' })
    expect(queue.get().states['missions a']).toMatchObject({ error: 'Refused with 422', httpStatus: 422 })
    queue.retry('missions a')
    await queue.run()
    expect(outcomes(queue.get())).toEqual({ a: 'created', b: 'created', c: 'created', x: 'created' })
    expect(service.calls.filter((call) => call === 'create missions x')).toHaveLength(1)
  })

  it('skips a failed step: dependent steps continue without it, except the second pass of its object', async () => {
    const circle = [
      mission('a', { requirement: { missions: ['b'] } }),
      mission('b', { requirement: { missions: ['a'] } }),
    ]
    const service = setUp(circle)
    const plan = copyAll(service)
    expect(plan.steps.map(({ key }) => key)).toEqual(['missions b', 'missions a', 'missions b +'])
    const queue = createQueue({
      plan,
      title: 'Copy',
      api: failing(service.api, (call) => (call === 'create b' ? { thrown: status(403) } : undefined)),
    })
    await queue.run()
    expect(outcomes(queue.get())).toEqual({ b: 'failed', a: 'held', 'b +': 'held' })
    queue.skip('missions b')
    await queue.run()
    expect(outcomes(queue.get())).toEqual({ b: 'skipped', a: 'created', 'b +': 'skipped' })
    expect(queue.get().status).toBe('finished')
  })

  it('pauses after the running calls and continues; a stop does not execute the rest', async () => {
    const service = setUp(single(6))
    const plan = copyAll(service)
    const records = memoryRecords()
    const queue = createQueue({ plan, title: 'Copy', api: service.api, records, parallel: 2 })
    const pausing = queue.subscribe(
      () => queue.get().states['missions a']?.status === 'done' && queue.pause(),
    )
    await queue.run()
    pausing()
    expect(queue.get().status).toBe('paused')
    const made = service.calls.length
    expect(made).toBeLessThan(6)
    expect(records.kept()?.status).toBe('paused')
    const stopping = queue.subscribe(() => service.calls.length > made && queue.stop())
    await queue.run()
    stopping()
    expect(queue.get().status).toBe('stopped')
    expect(
      Object.values(queue.get().states).filter((one) => one.status === 'waiting').length,
    ).toBeGreaterThan(0)
    expect(records.kept()).toBeUndefined()
    await queue.run()
    expect(queue.get().status).toBe('stopped')
  })

  it('stores each step as running before its first call, and deletes the queue when all steps are done', async () => {
    const service = setUp(single(3))
    const records = memoryRecords()
    const api = failing(service.api, (call) => {
      const [, id] = call.split(' ')
      expect(records.kept()?.states[`missions ${id}`]?.status).toBe('running')
      return undefined
    })
    await createQueue({ plan: copyAll(service), title: 'Copy', api, records }).run()
    expect(service.calls).toHaveLength(3)
    expect(records.kept()).toBeUndefined()
  })

  it('continues if its records cannot be stored, and reports that it is not stored', async () => {
    const service = setUp(single(3))
    const full: QueueRecords = {
      load: async () => undefined,
      save: async () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      clear: async () => undefined,
    }
    const queue = createQueue({ plan: copyAll(service), title: 'Copy', api: service.api, records: full })
    const said = vi.fn()
    queue.subscribe(() => queue.get().recordsError && said(queue.get().recordsError))
    await queue.run()
    expect(said).toHaveBeenCalledWith(expect.stringContaining('cannot keep'))
    expect(service.calls).toHaveLength(3)
  })

  it('does not run while another tab runs it', async () => {
    const service = setUp(single(2))
    let isTaken = true
    const records: QueueRecords = {
      ...memoryRecords(),
      claim: async () => (isTaken ? undefined : () => undefined),
    }
    const queue = createQueue({ plan: copyAll(service), title: 'Copy', api: service.api, records })
    await queue.run()
    expect(queue.get()).toMatchObject({
      status: 'paused',
      pausedBecause: 'Another tab of this browser is carrying it out.',
    })
    expect(service.calls).toEqual([])
    isTaken = false
    await queue.run()
    expect(queue.get()).toMatchObject({ status: 'finished' })
    expect(queue.get().pausedBecause).toBeUndefined()
  })

  describe('that another tab continues while it is paused', () => {
    /** Paused in this tab after the first call, and loaded by another tab. */
    async function pausedInTwoTabs() {
      const service = setUp(single(3))
      const records: QueueRecords = { ...memoryRecords(), claim: async () => () => undefined }
      const here = createQueue({
        plan: copyAll(service),
        title: 'Copy',
        api: service.api,
        records,
        parallel: 1,
      })
      const unsubscribe = here.subscribe(() => {
        if (service.calls.length > 0) here.pause()
      })
      await here.run()
      unsubscribe()
      expect(service.calls).toHaveLength(1)
      return { service, records, here, state: (await records.load()) as QueueState }
    }

    it('does not repeat steps that the other tab has done', async () => {
      const { service, records, here, state } = await pausedInTwoTabs()
      const second = state.steps[1]?.key ?? ''
      const done: StepState = { status: 'done', outcome: 'created' }
      await service.api.create('missions', mission('b'))
      await records.save({ ...state, states: { ...state.states, [second]: done } })
      service.calls.length = 0
      await here.run()
      expect(here.get().status).toBe('finished')
      expect(service.calls.filter((call) => call.startsWith('create'))).toEqual(['create missions c'])
    })

    it('ends if the other tab ended it, and reports that', async () => {
      const { service, records, here } = await pausedInTwoTabs()
      await records.clear()
      await here.run()
      expect(here.get()).toMatchObject({
        status: 'stopped',
        pausedBecause: 'Another tab of this browser went on with it and ended it.',
      })
      expect(service.calls).toHaveLength(1)
    })
  })

  it('pauses when the session expires, without failed steps', async () => {
    const service = setUp(single(4))
    let isOver = true
    const api = failing(service.api, (call) =>
      isOver && call !== 'create a' ? { thrown: status(401) } : undefined,
    )
    const queue = createQueue({ plan: copyAll(service), title: 'Copy', api, parallel: 2 })
    await queue.run()
    expect(queue.get()).toMatchObject({
      status: 'paused',
      pausedBecause: expect.stringContaining('Sign in again'),
    })
    expect(new Set(Object.values(outcomes(queue.get())))).toEqual(new Set(['created', 'waiting']))
    isOver = false
    await queue.run()
    expect(new Set(Object.values(outcomes(queue.get())))).toEqual(new Set(['created']))
  })

  it('pauses while the browser is offline, without failed steps, and sends nothing twice (rule PLAN-15)', async () => {
    const service = setUp(single(4))
    const browser = { onLine: false }
    vi.stubGlobal('navigator', browser)
    const unreachable = new ApiError({ kind: 'fetch', message: 'The server could not be reached' })
    const api = failing(service.api, (call) =>
      browser.onLine ? undefined : { thrown: unreachable, isLate: call === 'create a' },
    )
    const queue = createQueue({ plan: copyAll(service), title: 'Copy', api, parallel: 2 })
    await queue.run()
    expect(queue.get()).toMatchObject({ status: 'paused', pausedBecause: offlineText })
    expect(new Set(Object.values(outcomes(queue.get())))).toEqual(new Set(['waiting']))
    expect(service.calls).toEqual(['create missions a'])
    browser.onLine = true
    await queue.run()
    expect(new Set(Object.values(outcomes(queue.get())))).toEqual(new Set(['created']))
    expect(service.calls.filter((call) => call === 'create missions a')).toHaveLength(1)
    vi.unstubAllGlobals()
  })

  it('reads an object again after a wait, and keeps what another person saved meanwhile', async () => {
    const service = setUp([], single(1))
    let clock = 0
    const queue = createQueue({
      plan: deactivate(service, ['a']),
      title: 'Deactivate',
      api: once(service.api, 'update a', status(429, { retryAfter: 50 })),
      now: () => clock,
      wait: async (ms) => {
        expect(queue.waitsUntil()).toBe(50_000)
        clock += ms
        service.put('to', 'missions', mission('a', { description: 'Theirs' }))
      },
    })
    await queue.run()
    expect(queue.waitsUntil()).toBeUndefined()
    expect(service.get('to', named('a'))).toMatchObject({ description: 'Theirs', isAvailable: false })
  })

  it('waits as long as the server requests, and starts no other call in the meantime', async () => {
    const service = setUp(single(6))
    let clock = 0
    const waits: number[] = []
    let goOn: () => void = () => undefined
    const made: string[] = []
    let isRefused = false
    const api = failing(service.api, (call) => {
      made.push(call)
      if (isRefused) return undefined
      isRefused = true
      return { thrown: status(429, { retryAfter: 7 }) }
    })
    const queue = createQueue({
      plan: copyAll(service),
      title: 'Copy',
      api,
      parallel: 2,
      now: () => clock,
      wait: (ms) => {
        waits.push(ms)
        return new Promise((resolve) => {
          const before = goOn
          goOn = () => {
            before()
            clock = 7000
            resolve()
          }
        })
      },
    })
    const running = queue.run()
    await vi.waitFor(() => expect(waits).toEqual([7000, 7000]))
    expect(made).toEqual(['create a', 'create b'])
    goOn()
    await running
    expect(new Set(Object.values(outcomes(queue.get())))).toEqual(new Set(['created']))
    expect(made.filter((call) => call === 'create a')).toHaveLength(2)
  })

  it('fails after a few repetitions, and immediately if the server requests more than a minute', async () => {
    for (const [retryAfter, calls] of [
      [1, 4],
      [600, 1],
    ] as const) {
      const service = setUp(single(1))
      let clock = 0
      let made = 0
      const api = failing(service.api, () => {
        made += 1
        return { thrown: status(429, { retryAfter }) }
      })
      const wait = async (ms: number) => {
        clock += ms
      }
      const queue = createQueue({ plan: copyAll(service), title: 'Copy', api, now: () => clock, wait })
      await queue.run()
      expect(outcomes(queue.get())).toEqual({ a: 'failed' })
      expect(made).toBe(calls)
    }
  })
})

test('a resumed queue reads objects whose calls were running, and does not repeat finished steps (rule PLAN-13)', async () => {
  const service = setUp(single(4))
  const plan = copyAll(service)
  const states: Record<string, StepState> = {
    'missions a': { status: 'done', outcome: 'created' },
    'missions b': { status: 'running' },
    'missions c': { status: 'running' },
    'missions d': { status: 'waiting' },
  }
  await service.api.create('missions', plan.steps[1]?.object ?? {})
  service.calls.length = 0
  const state: QueueState = {
    id: 'q',
    verb: 'change',
    title: 'Copy',
    account: 'to',
    startedAt: 0,
    status: 'running',
    steps: plan.steps,
    states,
  }
  const queue = createQueue({ state, api: service.api })
  expect(queue.get()).toMatchObject({ status: 'ready', id: 'q' })
  await queue.run()
  expect(outcomes(queue.get())).toEqual({ a: 'created', b: 'created', c: 'created', d: 'created' })
  expect(service.calls.toSorted()).toEqual(['create missions c', 'create missions d'])
})
