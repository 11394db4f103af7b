// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarOf } from '@/engine/time/reading'
import { entityOf } from '@/entities/registry'
import type { LoadedList } from '@/entities/useLists'
import { resourceFacts } from '@/generated/resourceFacts'
import { startOfDay } from '@/lib/days'
import { runSync } from '@/lib/idle'
import { accountTypes, type EntityType, isOfProgramme } from '@/model/entityTypes'
import { stripOf } from '@/pages/overview/bars'
import { lowStockOf } from '@/pages/overview/lowStock'
import { momentsOf } from '@/pages/overview/moments'
import { jobOf, type Sums, summingLists, useSums } from '@/pages/overview/sums'
import { settings } from '../../property/settings'

/** The figures of sections use the current time, so the test does as well. */
const now = new Date().setHours(9, 2)
const day = startOfDay(now)
const at = (days: number) => new Date(startOfDay(now, days) + 12 * 3_600_000).toISOString()

const listOf = (type: EntityType, rows: readonly object[] | undefined): LoadedList => ({
  type,
  entity: entityOf(type) as LoadedList['entity'],
  rows,
  isLoading: rows === undefined,
  isPartial: false,
  error: undefined,
  retry: () => {},
})

const days = fc.integer({ min: -5, max: 20 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const object = fc.record({
  type: fc.constantFrom(...accountTypes.filter(isOfProgramme)),
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
        const loaded = accountTypes.map((type) => listOf(type, lists.get(type)))
        const { spans } = calendarOf(lists)
        expect(runSync(summingLists(jobOf(loaded, day, now))).days).toEqual({
          day,
          spans,
          moments: momentsOf(spans, day, startOfDay(day, 14)),
          lanes: stripOf(spans, day),
          stock: lowStockOf(lists, now),
        })
      }),
      { ...settings, numRuns: 30 },
    )
  })
})

const missions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `m${index}`, name: `M${index}`, active: { to: at(2) } }))
const activeOf = (sums: Sums | undefined) =>
  sums?.sections.missions?.find(({ key }) => key === 'active')?.count

describe('the hook useSums', () => {
  const show = (lists: readonly LoadedList[]) =>
    renderHook(({ lists }) => useSums(lists, day), { initialProps: { lists } })

  it('sums up short lists during rendering', () => {
    const { result } = show([listOf('missions', missions(499)), listOf('events', [])])
    expect(activeOf(result.current)).toBe(499)
    expect(result.current?.days?.moments).toHaveLength(499)
  })

  it('keeps the identity of sums that have not changed', async () => {
    const events = listOf('events', [{ id: 'e' }])
    const { result, rerender } = show([listOf('missions', missions(504)), events])
    await waitFor(() => expect(activeOf(result.current)).toBe(504))
    const before = result.current
    rerender({ lists: [listOf('missions', missions(505)), events] })
    await waitFor(() => expect(activeOf(result.current)).toBe(505))
    expect(result.current?.sections.events).toBe(before?.sections.events)
    expect(result.current?.days?.stock).toBe(before?.days?.stock)
    expect(result.current?.sections.missions).not.toBe(before?.sections.missions)
    rerender({ lists: [listOf('missions', result.current?.lists[0]?.rows), listOf('events', [])] })
    await waitFor(() => expect(result.current?.sections.events).not.toBe(before?.sections.events))
  })

  it('keeps the days while no window has changed', () => {
    const own = listOf('missions', missions(3))
    const { result, rerender } = show([own, listOf('events', [])])
    const lanes = result.current?.days?.lanes
    rerender({ lists: [own, listOf('events', [{ id: 'e' }])] })
    expect(result.current?.sections.events?.[0]?.count).toBe(1)
    expect(result.current?.days?.lanes).toBe(lanes)
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
})
