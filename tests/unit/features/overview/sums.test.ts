// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { entityOf } from '@/entities/registry'
import { calendarOf } from '@/features/calendar/spans'
import { stripOf } from '@/features/overview/bars'
import { momentsOf } from '@/features/overview/moments'
import { createHandler, type Job, messages } from '@/features/overview/protocol'
import { lowStockOf } from '@/features/overview/stock'
import { type Sums, summed } from '@/features/overview/sums'
import { useSums } from '@/features/overview/useSums'
import type { LoadedList } from '@/features/shared/useLists'
import { resourceFacts } from '@/generated/resourceFacts'
import { startOfDay } from '@/model/days'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { settings } from '../../property/settings'

/** The figures of sections use the current time, so the test does as well. */
const now = new Date().setHours(9, 2)
const day = startOfDay(now)
const at = (days: number) => new Date(startOfDay(now, days) + 12 * 3_600_000).toISOString()

const jobOf = (rows: ReadonlyMap<EntityType, readonly object[]>, withDays = true): Job => ({
  rows,
  wanted: {
    day,
    now,
    lists: accountTypes
      .filter((type) => rows.has(type))
      .map((type) => ({ type, filterIds: entityOf(type).list.filters?.map(({ id }) => id) ?? [] })),
    withDays,
  },
})

const days = fc.integer({ min: -5, max: 20 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const object = fc.record({
  type: fc.constantFrom(...accountTypes),
  name: maybe(fc.string({ maxLength: 20 })),
  isAvailable: fc.constantFrom(undefined, true, false),
  enabled: fc.constantFrom(undefined, false),
  active: maybe(
    fc.record({ from: maybe(days.map(at)), to: maybe(fc.oneof(days.map(at), fc.constant('soon'))) }),
  ),
  period: fc.constantFrom(undefined, 'daily', 'weekly', 'monthly', 'never'),
  drawTime: maybe(days.map(at)),
  prizes: fc.constantFrom(undefined, [], [{ id: 'p', count: 3 }, { id: 'q' }]),
  limitStock: fc.constantFrom(undefined, true, false),
  stock: maybe(fc.record({ available: fc.nat(3), redeemed: fc.nat(30) })),
  description: fc.constant('Not sent.'),
  tags: fc.constantFrom(undefined, ['a']),
})
type Row = typeof object extends fc.Arbitrary<infer T> ? T : never
const listsOf = (rows: readonly Row[]) =>
  new Map(
    accountTypes.map((type) => [
      type,
      rows.flatMap((row, index) =>
        row.type === type ? [{ ...row, [resourceFacts[type].idField]: `o${index}` }] : [],
      ),
    ]),
  )

describe('the sums of the overview', () => {
  it('equal those of the calendar and of the stock', () => {
    fc.assert(
      fc.property(fc.array(object, { maxLength: 25 }), (rows) => {
        const lists = listsOf(rows)
        const { wanted } = jobOf(lists)
        const { spans } = calendarOf(lists)
        expect(summed(lists, wanted).days).toEqual({
          moments: momentsOf(spans, day, startOfDay(day, 14)),
          lanes: stripOf(spans, day),
          stock: lowStockOf(lists, now),
        })
      }),
      { ...settings, numRuns: 30 },
    )
  })

  it('stay the same if a worker calculates them, after any sequence of requests and changes', () => {
    const step = fc.record({
      rows: fc.array(object, { maxLength: 20 }),
      keeps: fc.nat(10),
      withDays: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), (steps) => {
        const handle = createHandler()
        let before: Job | undefined
        let lists = listsOf([])
        for (const { rows, keeps, withDays } of steps) {
          const added = listsOf(rows)
          lists = new Map(
            [...lists].map(([type, own]) => [type, [...own.slice(0, keeps), ...(added.get(type) ?? [])]]),
          )
          const job = jobOf(lists, withDays)
          const sums = [...messages(job, before)].map((message) => handle(structuredClone(message))).at(-1)
          before = job
          expect(structuredClone(sums)).toEqual(summed(lists, job.wanted))
        }
      }),
      { ...settings, numRuns: 40 },
    )
  })

  it('need only the listed fields of an object', () => {
    const job = jobOf(listsOf([{ ...(fc.sample(object, 1)[0] as Row), type: 'missions' }]))
    const [{ changes } = { changes: [] }] = messages(job, undefined)
    expect(changes[0]?.more[0]).toHaveProperty('id')
    expect(changes[0]?.more[0]).not.toHaveProperty('description')
  })
})

const fake = vi.hoisted(() => ({ workers: [] as unknown[] }))
vi.mock('@/features/overview/sumsWorker?worker&inline', () => ({
  default: class {
    posted: unknown[] = []
    constructor() {
      fake.workers.push(this)
    }
    postMessage(message: unknown) {
      this.posted.push(structuredClone(message))
    }
    terminate() {}
  },
}))
beforeEach(() => {
  fake.workers.length = 0
})

interface FakeWorker {
  posted: { wanted?: unknown }[]
  onmessage: (event: { data: Sums }) => void
}
const worker = () => fake.workers.at(-1) as FakeWorker

const listOf = (type: EntityType, rows: readonly object[] | undefined): LoadedList => ({
  type,
  entity: entityOf(type) as LoadedList['entity'],
  rows,
  isLoading: rows === undefined,
  isPartial: false,
  error: undefined,
  retry: () => {},
})
const missions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `m${index}`, name: `M${index}`, active: { to: at(2) } }))
const activeOf = (sums: Sums | undefined) =>
  sums?.sections.missions?.find(({ key }) => key === 'active')?.count

describe('the hook useSums', () => {
  const show = (lists: readonly LoadedList[]) =>
    renderHook(({ lists }) => useSums(lists, day), { initialProps: { lists } })
  const respond = (count: number, events: object[] = []) => {
    const rows = new Map<EntityType, object[]>([
      ['missions', missions(count)],
      ['events', events],
    ])
    act(() => worker().onmessage({ data: structuredClone(summed(rows, jobOf(rows).wanted)) }))
  }
  const requests = () => worker().posted.filter(({ wanted }) => wanted).length

  it('sums up short lists during rendering, without a worker', () => {
    const { result } = show([listOf('missions', missions(499)), listOf('events', [])])
    expect(activeOf(result.current)).toBe(499)
    expect(result.current?.days?.moments).toHaveLength(499)
    expect(fake.workers).toEqual([])
  })

  it('sums up long lists in a worker, and keeps the previous sums until it has responded', async () => {
    const { result, rerender } = show([listOf('missions', missions(500))])
    await waitFor(() => expect(requests()).toBe(1))
    expect(result.current).toBeUndefined()
    respond(500)
    await waitFor(() => expect(activeOf(result.current)).toBe(500))
    rerender({ lists: [listOf('missions', missions(600))] })
    expect(activeOf(result.current)).toBe(500)
    respond(600)
    await waitFor(() => expect(activeOf(result.current)).toBe(600))
  })

  it('ignores a response about older lists', async () => {
    const { result, rerender } = show([listOf('missions', missions(501))])
    rerender({ lists: [listOf('missions', missions(502))] })
    respond(501)
    expect(result.current).toBeUndefined()
    respond(502)
    await waitFor(() => expect(activeOf(result.current)).toBe(502))
    // Nor over lists that have become short meanwhile.
    rerender({ lists: [listOf('missions', missions(503))] })
    rerender({ lists: [listOf('missions', missions(3))] })
    respond(503)
    expect(activeOf(result.current)).toBe(3)
  })

  it('keeps the identity of sums that have not changed', async () => {
    const events = listOf('events', [{ id: 'e' }])
    const { result, rerender } = show([listOf('missions', missions(504)), events])
    respond(504, [{ id: 'e' }])
    await waitFor(() => expect(activeOf(result.current)).toBe(504))
    const before = result.current
    rerender({ lists: [listOf('missions', missions(505)), events] })
    respond(505, [{ id: 'e' }])
    await waitFor(() => expect(activeOf(result.current)).toBe(505))
    expect(result.current?.sections.events).toBe(before?.sections.events)
    expect(result.current?.days?.stock).toBe(before?.days?.stock)
    expect(result.current?.sections.missions).not.toBe(before?.sections.missions)
  })

  it('keeps the days while a failed list is loaded again', () => {
    const own = listOf('missions', missions(3))
    const failed = { ...listOf('events', undefined), isLoading: false, error: 'It failed.' }
    const { result, rerender } = show([own, failed])
    const days = result.current?.days
    expect(days?.moments).toHaveLength(3)
    rerender({ lists: [own, listOf('events', undefined)] })
    expect(result.current?.days).toBe(days)
    rerender({ lists: [own, listOf('events', [{ id: 'e' }])] })
    expect(result.current?.sections.events).toBeDefined()
  })

  it('returns the sums of the same lists immediately when the user comes back', async () => {
    const lists = [listOf('missions', missions(506))]
    const first = show(lists)
    respond(506)
    await waitFor(() => expect(activeOf(first.result.current)).toBe(506))
    first.unmount()
    expect(activeOf(show(lists).result.current)).toBe(506)
    expect(show([listOf('missions', missions(506))]).result.current).toBeUndefined()
  })
})
