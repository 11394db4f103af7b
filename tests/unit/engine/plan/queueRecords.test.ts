import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQueue } from '@/engine/plan/queue'
import type { PlanApi, QueueState, Step, StepState } from '@/engine/plan/types'
import { browserRecords } from '@/pages/plan/queueRecords'
import { setCurrentUser } from '@/stored/stored'
import { Records } from '../../stored/records'

let records: Records

beforeEach(() => {
  records = new Records()
  setCurrentUser('u')
})
afterEach(() => vi.unstubAllGlobals())

const step = (index: number): Step => ({
  key: `missions ${index}`,
  row: `missions ${index}`,
  type: 'missions',
  id: String(index),
  name: `Mission ${index}`,
  action: 'create',
  account: 'a',
  object: { id: String(index) },
  after: [],
})

function queueOf(count: number, states: Record<string, StepState> = {}): QueueState {
  const steps = Array.from({ length: count }, (_, index) => step(index))
  const waiting = steps.map(({ key }): [string, StepState] => [key, { status: 'waiting' }])
  return {
    ...{
      id: 'q',
      verb: 'copy',
      title: 'Copy',
      account: 'a',
      startedAt: Date.now(),
      status: 'running',
      steps,
    },
    states: { ...Object.fromEntries(waiting), ...states },
  }
}

describe('a plan whose store does not respond', () => {
  afterEach(() => vi.useRealTimers())

  it.each([
    ['never responds', 3000, () => ({})],
    [
      'is refused',
      0,
      () => {
        throw new DOMException('no', 'SecurityError')
      },
    ],
  ])('says so and runs without it when IndexedDB %s', async (_, afterMs, open) => {
    vi.useFakeTimers()
    vi.stubGlobal('indexedDB', { open })
    const create = vi.fn(async () => undefined)
    const api: PlanApi = {
      read: async () => undefined,
      create,
      update: async () => undefined,
      remove: async () => undefined,
      copyImage: async (__, url) => url,
    }
    const plan = { account: 'a', steps: [0, 1, 2].map(step) }
    const queue = createQueue({ plan, api, records: browserRecords('u'), parallel: 1 })
    const ended = queue.run()
    await vi.advanceTimersByTimeAsync(afterMs)
    expect(queue.get().recordsError).toMatch(/^The browser cannot keep this list/)
    await vi.advanceTimersByTimeAsync(100)
    await ended
    expect(create).toHaveBeenCalledTimes(3)
    expect(queue.get().status).toBe('finished')
  })
})

describe('the store of the browser', () => {
  it('loads what was saved, also in another tab', async () => {
    const queue = queueOf(230, {
      'missions 7': { status: 'running' },
      'missions 9': { status: 'waiting', isUncertain: true },
    })
    await browserRecords('u').save(queue)
    expect(await browserRecords('u').load()).toEqual(queue)
    setCurrentUser('other')
    expect(await browserRecords('other').load()).toBeUndefined()
    await expect(browserRecords('u').load()).rejects.toThrow('another user')
    await expect(browserRecords('u').save(queue)).rejects.toThrow('another user')
  })

  it('writes only what changed', async () => {
    const store = browserRecords('u')
    const queue = queueOf(230)
    await store.save(queue)
    const before = records.writes
    const done: StepState = { status: 'done', outcome: 'created' }
    await store.save({ ...queue, states: { ...queue.states, 'missions 3': done } })
    expect(records.writes - before).toBe(2)
    const [first, ...rest] = queue.steps
    const next = {
      ...queue,
      steps: [{ ...(first as Step), images: {} }, ...rest],
      states: { ...queue.states, 'missions 3': done },
    }
    await store.save(next)
    expect(await browserRecords('u').load()).toEqual(next)
  })

  it('replaces another queue, and deletes it', async () => {
    const store = browserRecords('u')
    await store.save(queueOf(230))
    const next = { ...queueOf(2), id: 'next' }
    await browserRecords('u').save(next)
    expect(await store.load()).toEqual(next)
    await store.clear()
    expect(await store.load()).toBeUndefined()
    expect(records.kept.size).toBe(0)
  })

  it('reads a queue of version 0.1.0, which stored no verb', async () => {
    const { verb: _, ...before } = queueOf(2)
    await browserRecords('u').save(before as QueueState)
    expect(await browserRecords('u').load()).toEqual({ ...before, verb: 'change' })
  })

  it('drops a queue that it cannot read, or that is 30 days old', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    for (const change of [{ status: 'unknown' }, { startedAt: 1e300 }, { title: 5 }, { origin: [] }]) {
      await browserRecords('u').save({ ...queueOf(2), ...change } as QueueState)
      expect(await browserRecords('u').load()).toBeUndefined()
      expect(records.kept.size).toBe(0)
    }
    expect(warn).toHaveBeenCalledTimes(4)
    warn.mockClear()
    const old = Date.now() - 31 * 24 * 60 * 60 * 1000
    await browserRecords('u').save({ ...queueOf(2), startedAt: old })
    expect(await browserRecords('u').load()).toBeUndefined()
    expect(records.kept.size).toBe(0)
  })

  it('has no queue until all of its steps are written, and rejects if the storage is full', async () => {
    records.limit = 150
    await expect(browserRecords('u').save(queueOf(230))).rejects.toThrow('full')
    records.limit = Number.POSITIVE_INFINITY
    expect(records.kept.size).toBeGreaterThan(0)
    expect(await browserRecords('u').load()).toBeUndefined()
  })
})
