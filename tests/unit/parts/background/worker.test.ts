import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { check } from '@/engine/check/check'
import * as checking from '@/engine/check/protocol'
import { createMessageHandler, type Message, messagesOf, type RowsByType } from '@/engine/programme/messages'
import type { EntityType } from '@/model/entityTypes'
import { createRunner } from '@/parts/background/runner'
import { settings } from '../../property/settings'

type Lists = RowsByType<{ id: number }>
const rows = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index }))
const listsOf = (lists: Partial<Record<EntityType, { id: number }[]>>): Lists =>
  new Map(Object.entries(lists)) as Lists
const sent = (before: Lists, now: Lists) => [...messagesOf(before, now, 'all', ({ id }) => id)]
const sizes = (messages: readonly Message<number, string>[]) =>
  messages.map(({ changes }) => changes.reduce((sum, { more }) => sum + more.length, 0))

describe('the messages to a worker', () => {
  it('give the worker the lists of the page after any sequence of changes', () => {
    const list = fc.tuple(fc.nat(1200), fc.nat(1200))
    const step = fc.record({ missions: list, prizes: list })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
        const handle = createMessageHandler<number, string, Record<string, readonly number[]>>((lists) =>
          Object.fromEntries(lists),
        )
        let before: Lists = new Map()
        let next = 0
        for (const changes of steps) {
          // Some rows at the start stay, the others are new ones.
          const now = listsOf(
            Object.fromEntries(
              Object.entries(changes).map(([type, [kept, more]]) => {
                next += more
                return [type, [...(before.get(type as EntityType) ?? []).slice(0, kept), ...rows(more, next)]]
              }),
            ),
          )
          const results = sent(before, now).flatMap((message) => {
            const one = handle(structuredClone(message))
            return one ? [one] : []
          })
          expect(results).toHaveLength(1)
          for (const [type, own] of now) expect(results[0]?.[type] ?? []).toEqual(own.map(({ id }) => id))
          before = now
        }
      }),
      { ...settings, numRuns: 25 },
    )
  })

  it('divide long lists, and only the last message requests a result', () => {
    const lists = listsOf({ missions: rows(1300), prizes: rows(200), levels: rows(10) })
    const messages = sent(new Map(), lists)
    expect(sizes(messages)).toEqual([500, 500, 500, 10])
    expect(messages.map(({ wanted }) => wanted)).toEqual([undefined, undefined, undefined, 'all'])
    expect(sizes(sent(lists, lists))).toEqual([0])
  })

  it('contain each object once, and for another page of a list only that page', () => {
    const first = rows(600)
    const lists = listsOf({ missions: first })
    expect(sizes(sent(lists, listsOf({ missions: [...first, ...rows(30, 600)] })))).toEqual([30])
  })
})

/** A worker that returns a result when the test calls `onmessage`. */
class ByHand {
  posted: unknown[] = []
  onmessage?: (event: { data: string }) => void
  onerror?: (event: { preventDefault: () => void }) => void
  postMessage(message: unknown) {
    this.posted.push(message)
  }
  terminate() {}
}

function runnerByHand() {
  const worker = new ByHand()
  const results: string[] = []
  const runner = createRunner<{ name: string; messages?: Iterable<unknown> }, string>({
    start: () => worker as unknown as Worker,
    messages: ({ name, messages = [name] }) => messages,
    *onPage({ name }) {
      yield
      return `${name} on the page`
    },
  })
  const request = (name: string, messages?: Iterable<unknown>) =>
    runner.request({ name, ...(messages && { messages }) }, (result) => results.push(result))
  return { worker, runner, request, results }
}

describe('the runner of an engine', () => {
  it('sends the messages in slices', async () => {
    const { worker, request, results } = runnerByHand()
    const slow = function* () {
      for (const part of ['a', 'b', 'c']) {
        const until = performance.now() + 10
        while (performance.now() < until);
        yield part
      }
    }
    request('all', slow())
    expect(worker.posted).toEqual(['a'])
    await vi.waitFor(() => expect(worker.posted).toEqual(['a', 'b', 'c']))
    worker.onmessage?.({ data: 'done' })
    expect(results).toEqual(['done'])
  })

  it('drops the result of an older request', () => {
    const { worker, request, results } = runnerByHand()
    for (const name of ['a', 'b', 'c']) request(name)
    worker.onmessage?.({ data: 'of a' })
    expect([worker.posted, results]).toEqual([['a', 'c'], []])
    worker.onmessage?.({ data: 'of c' })
    expect(results).toEqual(['of c'])
  })

  it('runs the latest request on the page if the worker fails', async () => {
    const { worker, request, results } = runnerByHand()
    request('a')
    request('b')
    worker.onerror?.({ preventDefault: () => {} })
    await vi.waitFor(() => expect(results).toEqual(['b on the page']))
  })

  it('sends and returns nothing after a stop', async () => {
    const { worker, runner, request, results } = runnerByHand()
    worker.onerror?.({ preventDefault: () => {} })
    const slow = vi.fn(() => ['a'])
    request('a', { [Symbol.iterator]: () => slow()[Symbol.iterator]() })
    runner.stop()
    await new Promise((resolve) => setTimeout(resolve))
    expect([worker.posted, results]).toEqual([[], ['a on the page']])
  })
})

it('the worker of the check finds the same as the page, and distinguishes an empty list from one that is not loaded', () => {
  const objects = {
    missions: [
      {
        id: 'm',
        name: 'M',
        objectives: { events: [{ id: 'gone' }] },
        reward: { achievements: [{ id: 'x' }] },
      },
      { id: 'n', objectives: { events: [{ id: 'e' }] } },
    ],
    events: [{ id: 'e', name: 'E' }],
    achievements: [],
  }
  const now = Date.UTC(2026, 5, 12)
  for (const left of [[], ['achievements'], ['events', 'achievements']]) {
    const lists = new Map(Object.entries(objects).filter(([type]) => !left.includes(type))) as ReadonlyMap<
      EntityType,
      object[]
    >
    const programme = { account: 'a', now, lists, partial: new Set<EntityType>(['missions']) }
    const handle = checking.createCheckHandler()
    const results = [...checking.checkMessages(programme)].map((message) => handle(structuredClone(message)))
    expect(results.at(-1)).toEqual(check(programme))
    expect(check(programme).some(({ path }) => path === 'reward.achievements.0.id')).toBe(left.length === 0)
  }
})

it('the worker of the check gets a long list in parts, and responds to the last message only', () => {
  const lists = new Map<EntityType, object[]>([['missions', rows(1300)]])
  const programme = { account: 'a', now: 0, lists }
  const handle = checking.createCheckHandler()
  const results = [...checking.checkMessages(programme)].map((message) => handle(structuredClone(message)))
  expect(results).toEqual([undefined, undefined, check(programme)])
})
