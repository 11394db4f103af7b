import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { EntityType } from '@/entities/registry'
import { check } from '@/programme/check/check'
import * as checking from '@/programme/check/protocol'
import { answering, isLong, type Message, messagesOf, type RowsByType } from '@/programme/worker/messages'
import { createRunner } from '@/programme/worker/runner'
import { settings } from '../property/settings'

type Lists = RowsByType<{ id: number }>
const rows = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index }))
const listsOf = (lists: Partial<Record<EntityType, { id: number }[]>>): Lists =>
  new Map(Object.entries(lists)) as Lists
const sent = (before: Lists, now: Lists) => [...messagesOf(before, now, 'all', ({ id }) => id)]
const sizes = (messages: readonly Message<number, string>[]) =>
  messages.map(({ changes }) => changes.reduce((sum, { more }) => sum + more.length, 0))

describe('the messages to a worker', () => {
  it('leave it with the lists of the page, whatever changed before', () => {
    const list = fc.tuple(fc.nat(1200), fc.nat(1200))
    const step = fc.record({ missions: list, prizes: list })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), (steps) => {
        const answer = answering<number, string, Record<string, readonly number[]>>((lists) =>
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
          const answers = sent(before, now).flatMap((message) => {
            const one = answer(structuredClone(message))
            return one ? [one] : []
          })
          expect(answers).toHaveLength(1)
          for (const [type, own] of now) expect(answers[0]?.[type] ?? []).toEqual(own.map(({ id }) => id))
          before = now
        }
      }),
      { ...settings, numRuns: 25 },
    )
  })

  it('divide long lists, and only the last one wants an answer', () => {
    const lists = listsOf({ missions: rows(1300), prizes: rows(200), levels: rows(10) })
    const messages = sent(new Map(), lists)
    expect(sizes(messages)).toEqual([500, 500, 500, 10])
    expect(messages.map(({ wanted }) => wanted)).toEqual([undefined, undefined, undefined, 'all'])
    expect(sizes(sent(lists, lists))).toEqual([0])
  })

  it('send each object once, and of a further page only the page', () => {
    const first = rows(600)
    const lists = listsOf({ missions: first })
    expect(sizes(sent(lists, listsOf({ missions: [...first, ...rows(30, 600)] })))).toEqual([30])
  })

  it('are worth it from 500 objects in a list on', () => {
    expect(isLong(listsOf({ missions: rows(499), prizes: rows(400) }))).toBe(false)
    expect(isLong(listsOf({ missions: rows(500) }))).toBe(true)
  })
})

/** A worker that answers when the test says so. */
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
  const answers: string[] = []
  const runner = createRunner<{ name: string; messages?: Iterable<unknown> }, string>({
    start: () => worker as unknown as Worker,
    messages: ({ name, messages = [name] }) => messages,
    *onPage({ name }) {
      yield
      return `${name} on the page`
    },
  })
  const ask = (name: string, messages?: Iterable<unknown>) =>
    runner.ask({ name, ...(messages && { messages }) }, (answer) => answers.push(answer))
  return { worker, runner, ask, answers }
}

describe('running an engine', () => {
  it('the messages are sent in slices', async () => {
    const { worker, ask, answers } = runnerByHand()
    const slow = function* () {
      for (const part of ['a', 'b', 'c']) {
        const until = performance.now() + 10
        while (performance.now() < until);
        yield part
      }
    }
    ask('all', slow())
    expect(worker.posted).toEqual(['a'])
    await vi.waitFor(() => expect(worker.posted).toEqual(['a', 'b', 'c']))
    worker.onmessage?.({ data: 'done' })
    expect(answers).toEqual(['done'])
  })

  it('an answer to an older question is dropped', () => {
    const { worker, ask, answers } = runnerByHand()
    for (const name of ['a', 'b', 'c']) ask(name)
    worker.onmessage?.({ data: 'of a' })
    expect([worker.posted, answers]).toEqual([['a', 'c'], []])
    worker.onmessage?.({ data: 'of c' })
    expect(answers).toEqual(['of c'])
  })

  it('a worker that fails leaves the latest question to the page', async () => {
    const { worker, ask, answers } = runnerByHand()
    ask('a')
    ask('b')
    worker.onerror?.({ preventDefault: () => {} })
    await vi.waitFor(() => expect(answers).toEqual(['b on the page']))
  })

  it('after a stop nothing is sent or answered', async () => {
    const { worker, runner, ask, answers } = runnerByHand()
    worker.onerror?.({ preventDefault: () => {} })
    const slow = vi.fn(() => ['a'])
    ask('a', { [Symbol.iterator]: () => slow()[Symbol.iterator]() })
    runner.stop()
    await new Promise((resolve) => setTimeout(resolve))
    expect([worker.posted, answers]).toEqual([[], ['a on the page']])
  })
})

it('the worker of the check finds what the page finds, and knows an empty list from one that is not loaded', () => {
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
    const answer = checking.answers()
    const answers = [...checking.messages(programme)].map((message) => answer(structuredClone(message)))
    expect(answers.at(-1)).toEqual(check(programme))
    expect(check(programme).some(({ path }) => path === 'reward.achievements.0.id')).toBe(left.length === 0)
  }
})
