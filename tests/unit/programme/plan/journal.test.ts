import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserJournal } from '@/programme/plan/journal'
import type { QueueState, Step, StepState } from '@/programme/plan/types'

type Key = readonly (string | number)[]

/** As much of IndexedDB as the journal uses: records by key, in the order of the keys. Writes can fail. */
class Records {
  readonly kept = new Map<string, { key: Key; value: unknown }>()
  writes = 0
  /** Writes after this number fail. */
  limit = Number.POSITIVE_INFINITY

  private inRange({ from }: { from: Key }) {
    return [...this.kept.values()]
      .filter(({ key }) => key[0] === from[0])
      .toSorted((a, b) => compare(a.key, b.key))
  }

  database() {
    return {
      transaction: () => {
        const before = new Map(this.kept)
        const transaction = {
          error: new DOMException('full', 'QuotaExceededError'),
          oncomplete: () => undefined,
          onabort: () => undefined,
          commit: () => undefined,
          objectStore: () => ({
            put: (value: unknown, key: Key) => {
              this.writes += 1
              this.kept.set(JSON.stringify(key), { key, value: structuredClone(value) })
            },
            getAll: (range: { from: Key }) => ({ result: this.inRange(range).map(({ value }) => value) }),
            delete: (range: { from: Key }) => {
              for (const { key } of this.inRange(range)) this.kept.delete(JSON.stringify(key))
            },
          }),
        }
        queueMicrotask(() => {
          if (this.writes <= this.limit) return transaction.oncomplete()
          this.kept.clear()
          for (const [key, record] of before) this.kept.set(key, record)
          return transaction.onabort()
        })
        return transaction
      },
    }
  }
}

/** Numbers, then texts, part by part; the shorter key first. */
function compare(a: Key, b: Key): number {
  for (const [index, one] of a.entries()) {
    const other = b[index]
    if (other === undefined) return 1
    if (one === other) continue
    if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1
    return one < other ? -1 : 1
  }
  return a.length - b.length
}

let records: Records

beforeEach(() => {
  records = new Records()
  vi.stubGlobal('IDBKeyRange', { bound: (from: Key) => ({ from }) })
  vi.stubGlobal('indexedDB', {
    open: () => {
      const request = { result: records.database(), onsuccess: () => undefined }
      queueMicrotask(() => request.onsuccess())
      return request
    },
  })
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
    ...{ id: 'q', title: 'Copy', account: 'a', startedAt: 1, status: 'running', steps },
    states: { ...Object.fromEntries(waiting), ...states },
  }
}

describe('the journal of the browser', () => {
  it('loads what was saved, also in another tab', async () => {
    const queue = queueOf(230, {
      'missions 7': { status: 'running' },
      'missions 9': { status: 'waiting', isUncertain: true },
    })
    await browserJournal('u a').save(queue)
    expect(await browserJournal('u a').load()).toEqual(queue)
    expect(await browserJournal('u b').load()).toBeUndefined()
  })

  it('writes only what changed', async () => {
    const journal = browserJournal('u a')
    const queue = queueOf(230)
    await journal.save(queue)
    const before = records.writes
    const done: StepState = { status: 'done', outcome: 'created' }
    await journal.save({ ...queue, states: { ...queue.states, 'missions 3': done } })
    expect(records.writes - before).toBe(2)
    const [first, ...rest] = queue.steps
    const next = {
      ...queue,
      steps: [{ ...(first as Step), images: {} }, ...rest],
      states: { ...queue.states, 'missions 3': done },
    }
    await journal.save(next)
    expect(await browserJournal('u a').load()).toEqual(next)
  })

  it('replaces another queue, and deletes it', async () => {
    const journal = browserJournal('u a')
    await journal.save(queueOf(230))
    const next = { ...queueOf(2), id: 'next' }
    await browserJournal('u a').save(next)
    expect(await journal.load()).toEqual(next)
    await journal.clear()
    expect(await journal.load()).toBeUndefined()
    expect(records.kept.size).toBe(0)
  })

  it('has no queue until all of its steps are written, and rejects if the storage is full', async () => {
    records.limit = 150
    await expect(browserJournal('u a').save(queueOf(230))).rejects.toThrow('full')
    records.limit = Number.POSITIVE_INFINITY
    expect(records.kept.size).toBeGreaterThan(0)
    expect(await browserJournal('u a').load()).toBeUndefined()
  })
})
