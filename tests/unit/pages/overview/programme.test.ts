import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarOf } from '@/engine/time/reading'
import { entityOf } from '@/entities/registry'
import { startOfDay } from '@/lib/days'
import { filterRows } from '@/lib/filterRows'
import { runSync } from '@/lib/idle'
import { chosenFilters } from '@/list/listSearch'
import type { EntityType } from '@/model/entityTypes'
import { attentionOf } from '@/pages/overview/attention'
import { barStart, nameEndOf, stripDays, stripOf } from '@/pages/overview/bars'
import { lowStockOf } from '@/pages/overview/lowStock'
import { byDay, momentsOf, prizeCount, todayAndNext } from '@/pages/overview/moments'
import { countingMetrics } from '@/pages/overview/sections'
import { isBeingSetUp, setupSteps } from '@/pages/overview/steps'
import { settings } from '../../property/settings'

const now = new Date('2026-06-12T09:02:00').getTime()
/** A local time, so many days after today. */
const at = (days: number, time = '12:00') => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(new Date(startOfDay(now, days)).setHours(hours, minutes)).toISOString()
}
const lists = (rows: Partial<Record<EntityType, object[]>>) =>
  new Map(Object.entries(rows)) as ReadonlyMap<EntityType, readonly object[]>

const todayOf = (spans: ReturnType<typeof spansOf>) =>
  todayAndNext(momentsOf(spans, startOfDay(now), startOfDay(now, stripDays)), now)

const spansOf = (rows: Partial<Record<EntityType, object[]>>) => calendarOf(lists(rows)).spans

describe('the moments of the overview', () => {
  const programme = spansOf({
    missions: [
      { id: 'a', name: 'A', active: { from: at(-3), to: at(0, '23:59') } },
      { id: 'off', name: 'Off', isAvailable: false, active: { to: at(0, '23:59') } },
      { id: 'later', name: 'Later', active: { from: at(3) } },
      { id: 'early', name: 'Early', active: { from: at(0, '08:00') } },
      { id: 'broken', active: { from: 'soon', to: 7 } },
    ],
    raffles: [
      { id: 'r', name: 'R', period: 'weekly', drawTime: at(-6, '18:00') },
      { id: 's', name: 'S', drawTime: at(0, '18:00') },
    ],
  })

  it('come in order of time, without inactive and broken objects, with the next dates if few are near (rule OVERVIEW-3)', () => {
    const moments = todayOf(programme).map(({ kind, id }) => `${id} ${kind}`)
    expect(moments).toEqual(['early starts', 's draws', 'a ends', 'r draws', 'later starts'])
  })

  it('end 48 hours from now if five or more are coming', () => {
    const coming = (days: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `${days} ${index}`, active: { from: at(days) } }))
    const idsOf = (near: number) =>
      todayOf(spansOf({ missions: [...coming(1, near), ...coming(5, 9)] })).map(({ id }) => id.split(' ')[0])
    expect(idsOf(7)).toEqual(Array(7).fill('1'))
    expect(idsOf(2)).toEqual(['1', '1', '5', '5', '5'])
    expect(idsOf(0)).toEqual(Array(5).fill('5'))
  })

  it('can be grouped by day', () => {
    const days = byDay(momentsOf(programme, now, startOfDay(now, 14)), now)
    expect(days.map(({ day, moments }) => [day, moments.length])).toEqual([
      [0, 2],
      [1, 1],
      [3, 1],
      [8, 1],
    ])
  })

  it('have the number of prizes, where an invalid count is one', () => {
    expect(prizeCount({ prizes: [{ id: 'x', count: 3 }, { id: 'y' }, 'z'] })).toBe(5)
    expect(prizeCount({ prizes: 'none' })).toBe(0)
  })
})

describe('the strip of 14 days', () => {
  const day = fc.integer({ min: -5, max: 20 })
  const object = fc.record({
    name: fc.string({ maxLength: 30 }),
    active: fc.tuple(day, day).map(([a, b]) => ({ from: at(Math.min(a, b)), to: at(Math.max(a, b) + 1) })),
    drawTime: fc.option(
      day.map((days) => at(days)),
      { nil: undefined },
    ),
  })

  it('has lanes whose bars never overlap, and contains every object (rule OVERVIEW-5)', () => {
    fc.assert(
      fc.property(fc.array(object, { maxLength: 25 }), (rows) => {
        const raffles = rows.map((row, index) => ({ ...row, id: `r${index}` }))
        const lanes = stripOf(spansOf({ raffles }), now)
        for (const lane of lanes) {
          const spans = lane.map((bar) => ({
            from: barStart(bar),
            to: Math.max(bar.window?.to ?? 0, ...bar.draws),
            room: bar.room,
          }))
          for (const [index, { to, room }] of spans.entries()) {
            expect(to).toBeLessThanOrEqual(spans[index + 1]?.from ?? stripDays)
            expect(room).toBe(spans[index + 1]?.from ?? stripDays)
          }
        }
        const shown = new Set(lanes.flat().map(({ span }) => span.id))
        const expected = new Set(
          momentsOf(spansOf({ raffles }), startOfDay(now), startOfDay(now, stripDays)).map(({ id }) => id),
        )
        expect(shown).toEqual(expected)
      }),
      { ...settings, numRuns: 30 },
    )
  })

  it('marks a bar that began before today or ends later', () => {
    const [[bar] = []] = stripOf(
      spansOf({ missions: [{ id: 'm', active: { from: at(-1), to: at(20) } }], streaks: [] }),
      now,
    )
    expect(bar).toBeUndefined()
    const [[begun] = []] = stripOf(
      spansOf({ missions: [{ id: 'm', active: { from: at(-1), to: at(2) } }] }),
      now,
    )
    expect(begun?.window).toEqual({ from: 0, to: 2.5, beganBefore: true, goesOn: false })
    const [[open] = []] = stripOf(spansOf({ missions: [{ id: 'm', active: { from: at(2) } }] }), now)
    expect(open?.window).toEqual({ from: 2.5, to: stripDays, beganBefore: false, goesOn: true })
  })

  it('has one bar without marks for a daily draw, which is one moment', () => {
    const raffles = [{ id: 'r', period: 'daily', drawTime: at(-5, '18:00') }]
    const [[bar] = []] = stripOf(spansOf({ raffles }), now)
    expect(bar).toMatchObject({ draws: [], isDaily: true, window: { from: 0, to: stripDays } })
    expect(momentsOf(spansOf({ raffles }), now, startOfDay(now, 14))).toHaveLength(14)
    expect(todayOf(spansOf({ raffles }))).toHaveLength(1)
  })

  it('ends the name of a bar before its next draw', () => {
    const raffles = [{ id: 'r', name: 'A very long name'.repeat(9), period: 'weekly', drawTime: at(1) }]
    const [[bar] = []] = stripOf(spansOf({ raffles }), now)
    expect(bar?.draws).toEqual([1.5, 8.5])
    expect(bar && nameEndOf(bar)).toBeLessThan(8.5)
  })

  it('has no bar for an object that only draws', () => {
    const [[bar] = []] = stripOf(spansOf({ raffles: [{ id: 'r', drawTime: at(3) }] }), now)
    expect(bar).toMatchObject({ window: undefined, draws: [3.5] })
  })
})

describe('low stock', () => {
  const prize = (id: string, available: number, redeemed: number, more: object = {}) => ({
    id,
    name: id,
    limitStock: true,
    stock: { available, redeemed },
    ...more,
  })

  it('includes live objects with at most a tenth left, the emptiest first (rule OVERVIEW-4)', () => {
    const prizes = [
      prize('nearly', 2, 48),
      prize('out', 0, 5),
      prize('enough', 3, 7),
      prize('off', 0, 5, { isAvailable: false }),
      prize('over', 0, 5, { active: { to: at(-1) } }),
      prize('unlimited', 0, 5, { limitStock: false }),
      { id: 'unknown', stock: 7 },
    ]
    expect(lowStockOf(lists({ prizes }), now).map(({ id }) => id)).toEqual(['out', 'nearly'])
  })

  it('does not include a prize whose stock is already a finding', () => {
    const low = lowStockOf(lists({ prizes: [prize('out', 0, 5), prize('nearly', 1, 49)] }), now)
    const finding = { severity: 'error', type: 'prizes', id: 'out', name: 'out', text: '' } as const
    const items = attentionOf([{ ...finding, key: 'f', path: 'stockCount' }], low)
    expect(items.map(({ key }) => key)).toEqual(['f', 'stock prizes nearly'])
    expect(attentionOf([{ ...finding, key: 'f', path: 'name' }], low)).toHaveLength(3)
  })
})

describe('the figures of a section', () => {
  const window = fc.constantFrom(
    undefined,
    { from: at(-9), to: at(-1) },
    { from: at(-9), to: at(2) },
    { from: at(-9), to: at(60) },
    { from: at(30) },
  )
  const row = fc.record({
    isAvailable: fc.constantFrom(undefined, true, false),
    active: window,
    limitStock: fc.constantFrom(undefined, true, false),
    stock: fc.constantFrom(undefined, { available: 0 }, { available: 3 }),
  })

  it.each(['events', 'missions', 'prizes', 'quizzes'] as const)(
    'equal the number of rows that their links show, and the states divide the list: %s (rule OVERVIEW-9)',
    (type) => {
      const { list } = entityOf(type)
      fc.assert(
        fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
          const figures = runSync(countingMetrics((list.filters ?? []) as never, rows))
          for (const { search, count } of figures) {
            const chosen = chosenFilters(search, list.filters as never)
            expect(chosen).toEqual(search)
            expect(filterRows(rows, list.filters as never, chosen, (item) => item as never)).toHaveLength(
              count,
            )
          }
          const states = figures.filter(({ key }) => key !== 'ending' && key !== 'out')
          expect(states.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
        }),
        { ...settings, numRuns: 20 },
      )
    },
  )
})

describe('the steps of an empty account', () => {
  const open = (rows: Partial<Record<EntityType, object[]>>, isActive = false) =>
    setupSteps(lists(rows), isActive)
      .filter(({ isDone }) => !isDone)
      .map(({ key }) => key)

  it('count as done when the objects exist and players have done something', () => {
    expect(open({})).toEqual(['event', 'mission', 'levels', 'prize', 'send'])
    expect(open({ events: [{}], levels: [{}, {}], raffles: [{}] })).toEqual(['mission', 'levels', 'send'])
    expect(open({ events: [{}], missions: [{}], levels: [{}, {}, {}], prizes: [{}] }, true)).toEqual([])
  })

  it('disappear when all are done, or when the account has ten objects', () => {
    const isShown = (rows: Partial<Record<EntityType, object[]>>, isActive = false) =>
      isBeingSetUp(lists(rows), setupSteps(lists(rows), isActive))
    const objects = (count: number) => Array.from({ length: count }, () => ({}))
    expect(isShown({ players: objects(100) })).toBe(true)
    expect(isShown({ events: objects(9) })).toBe(true)
    expect(isShown({ events: objects(10) })).toBe(false)
    const whole = { events: [{}], missions: [{}], levels: objects(3), prizes: [{}] }
    expect(isShown(whole)).toBe(true)
    expect(isShown(whole, true)).toBe(false)
  })
})
