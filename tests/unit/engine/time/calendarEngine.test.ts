import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ArrangeRequest,
  arranging,
  packedRange,
  packedZoom,
  withWindowEdits,
} from '@/engine/time/arrange'
import { isOut, namePx } from '@/engine/time/nameWidth'
import { calendarOf, calendarTypes } from '@/engine/time/reading'
import {
  filtered,
  liveAt,
  type WindowEdits,
  type WindowsByType,
  withEdit,
  within,
} from '@/engine/time/windows'
import { runSync } from '@/lib/idle'
import { boxOf, pxOf, viewOf } from '@/parts/time-line/scale'

const dayMs = 86_400_000
const settings = { numRuns: 60, seed: 72 }
const start = Date.UTC(2025, 0, 1)

const object = fc.record({
  type: fc.constantFrom(...calendarTypes),
  from: fc.option(fc.integer({ min: 0, max: 700 })),
  days: fc.option(fc.integer({ min: 0, max: 90 })),
  isAvailable: fc.boolean(),
  category: fc.constantFrom('music', 'outdoors', ''),
  tags: fc.constantFrom(['a'], ['a', 'b'], []),
  name: fc.string({ minLength: 1, maxLength: 30 }),
})
type Row = typeof object extends fc.Arbitrary<infer T> ? T : never

const iso = (day: number) => new Date(start + day * dayMs).toISOString()
const rowOf = ({ type: _, from, days, ...rest }: Row, id: number) => ({
  id: `o${id}`,
  ...rest,
  active: {
    from: from === null ? undefined : iso(from),
    to: days === null ? undefined : iso((from ?? 300) + days),
  },
})
const listsOf = (rows: readonly Row[]) =>
  new Map(
    calendarTypes.map((type) => [
      type,
      rows.flatMap((row, index) => (row.type === type ? [rowOf(row, index)] : [])),
    ]),
  )

const wanted: fc.Arbitrary<ArrangeRequest> = fc
  .record({
    types: fc.subarray([...calendarTypes], { minLength: 1 }),
    from: fc.integer({ min: -50, max: 750 }),
    days: fc.integer({ min: 1, max: 400 }),
    category: fc.constantFrom(undefined, 'music', ''),
    tag: fc.constantFrom(undefined, 'a', ''),
    undated: fc.boolean(),
    moment: fc.option(fc.integer({ min: 0, max: 700 }), { nil: undefined }),
    moved: fc.dictionary(fc.constantFrom('missions o0', 'raffles o1', 'prizes o2'), fc.integer({ max: 90 })),
    withGaps: fc.boolean(),
  })
  .map(({ types, from, days, category, tag, undated, moment, moved, withGaps }) => ({
    types,
    filter: { types, category, tag, undated },
    moment: moment === undefined ? undefined : start + moment * dayMs,
    edits: Object.fromEntries(
      Object.entries(moved).map(([key, by]) => [key, { from: start + by * dayMs, to: start + 800 * dayMs }]),
    ),
    range: packedRange({ from: start + from * dayMs, to: start + (from + days) * dayMs }),
    msPerPx: (days * dayMs) / 1000,
    withGaps,
  }))

const arranged = (windows: WindowsByType, wanted: ArrangeRequest) => runSync(arranging(windows, wanted))

const one: Row = {
  type: 'missions',
  from: 10,
  days: 5,
  isAvailable: true,
  category: '',
  tags: [],
  name: 'One',
}

describe('the engine of the calendar', () => {
  it('arranges the windows of the range that pass the filters and are live at the moment, by start (rule CALENDAR-1)', () => {
    fc.assert(
      fc.property(fc.array(object, { maxLength: 40 }), wanted, (rows, wanted) => {
        const { windows } = calendarOf(listsOf(rows))
        const { types, filter, moment, edits, range } = wanted
        const arrangements = arranged(windows, wanted)
        expect(arrangements.map(({ type }) => type)).toEqual(types)
        for (const { type, bars, count } of arrangements) {
          const live = liveAt(filtered(windows.get(type) ?? [], filter), moment)
          expect(count).toBe(live.length)
          const now = (key: string) => withEdit(live.find((span) => span.key === key) as never, edits[key])
          const near = live.filter((span) => within([span, now(span.key)], range).length > 0)
          expect(new Set(bars.map(({ span }) => span))).toEqual(new Set(near))
          const starts = bars.map(({ span }) => now(span.key).from)
          expect(starts).toEqual(starts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
        }
      }),
      settings,
    )
  })

  it('leaves room for a name beside its bar, whatever the zoom is', () => {
    // One window after another, about as long as their names.
    const row = fc.record({ days: fc.integer({ min: 4, max: 16 }), name: fc.string({ maxLength: 16 }) })
    const zoom = fc.double({ min: dayMs / 16, max: dayMs / 4, noNaN: true })
    const range = { from: start - 900 * dayMs, to: start + 900 * dayMs }
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), zoom, (rows, msPerPx) => {
        let from = 0
        const { windows } = calendarOf(
          listsOf(
            rows.map((shape) => {
              const next: Row = { ...one, ...shape, from }
              from += shape.days + 1
              return next
            }),
          ),
        )
        const [lanes] = arranged(windows, {
          ...{ types: ['missions'], filter: {}, moment: undefined, edits: {}, range, withGaps: false },
          msPerPx: packedZoom(msPerPx),
        })
        for (const { span, lane } of lanes?.bars ?? []) {
          const next = lanes?.bars.find((bar) => bar.lane === lane && bar.span.from > span.from)
          if (next && isOut(span, msPerPx))
            expect(next.span.from).toBeGreaterThanOrEqual(span.to + namePx(span.name) * msPerPx)
        }
      }),
      settings,
    )
  })
})

describe('a bar of the calendar', () => {
  const ask = (edits: WindowEdits): ArrangeRequest => ({
    types: ['missions'],
    filter: {},
    moment: undefined,
    edits,
    range: { from: start, to: start + 100 * dayMs },
    msPerPx: dayMs / 10,
    withGaps: true,
  })

  it('has the current edits, and keeps its lane', () => {
    const { windows } = calendarOf(listsOf([one, { ...one, from: 12 }]))
    const before = arranged(windows, ask({}))
    const edit = { from: start + 50 * dayMs, to: start + 60 * dayMs }
    const [lanes] = withWindowEdits(before, { 'missions o0': edit })
    expect(lanes?.bars.map(({ span, before, lane }) => [span.from, before?.from, lane])).toEqual([
      [edit.from, start + 10 * dayMs, 0],
      [start + 12 * dayMs, undefined, 1],
    ])
    // The response to the edit keeps the lane, and contains the gap that it leaves.
    const [after] = arranged(windows, ask({ 'missions o0': edit }))
    expect(after?.bars.map(({ lane }) => lane)).toEqual([1, 0])
    expect(after?.gaps.map(({ from }) => from)).toContain(start + 17 * dayMs + 1)
  })

  it('covers exactly the visible part of its window at every position of the view and for any text', () => {
    const scene = fc.record({
      from: fc.oneof(fc.integer({ min: -2000, max: 3000 }), fc.constant(Number.NEGATIVE_INFINITY)),
      length: fc.oneof(fc.integer({ min: 6, max: 6000 }), fc.constant(Number.POSITIVE_INFINITY)),
      view: fc.integer({ min: -3000, max: 3000 }),
      text: fc.option(fc.string(), { nil: undefined }),
    })
    fc.assert(
      fc.property(scene, ({ from, length, view: at, text }) => {
        const scale = { origin: start, pxPerMs: 1 / dayMs }
        const view = viewOf(scale, start + at * dayMs, 1000)
        const to = Number.isFinite(from) ? from + length : 500 + length
        const { left, width } = boxOf(scale, view, start + from * dayMs, start + to * dayMs, text)
        const seen = (a: number, b: number) => [Math.max(a, view.from), Math.min(b, view.to)]
        const [a = 0, b = 0] = seen(from, to)
        if (a >= b) return
        const [left_ = 0, right_ = 0] = seen(left, left + width)
        expect(left_).toBeCloseTo(a, 6)
        expect(right_).toBeCloseTo(b, 6)
      }),
      { ...settings, numRuns: 500 },
    )
  })

  it('does not change while the view moves and contains the whole bar', () => {
    const scale = { origin: start, pxPerMs: 10 / dayMs }
    const box = (by: number) =>
      boxOf(scale, viewOf(scale, start + by * dayMs, 1000), start + 40 * dayMs, start + 50 * dayMs, 'One')
    expect(box(7)).toEqual(box(0))
    expect(box(0).left).toBe(pxOf(scale, start + 40 * dayMs))
  })
})
