import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agendaOf } from '@/engine/time/agenda'
import { alwaysLive, gapsOf, pileUpsOf } from '@/engine/time/coverage'
import { pack } from '@/engine/time/packing'
import { type CalendarContent, calendarOf, calendarTypes } from '@/engine/time/reading'
import { drawsOf, resetsOf } from '@/engine/time/repeats'
import { gapText, scopeText } from '@/engine/time/texts'
import { filterChoicesOf, filtered, liveAt, type Span, stateAt, withEdit } from '@/engine/time/windows'
import type { EntityType } from '@/model/entityTypes'
import { active } from '@/model/fields/common'
import { editedObjects, gripped, windowChanges } from '@/parts/time-line/edits'

const dayMs = 86_400_000
const weekMs = 7 * dayMs
const settings = { numRuns: 40, seed: 14 }
const at = (iso: string) => Date.parse(iso)

/** The calendar of some raffles, missions … */
const calendar = (rows: Partial<Record<EntityType, unknown[]>>): CalendarContent =>
  calendarOf(new Map(Object.entries(rows)) as never)
const span = (type: EntityType, row: object): Span => {
  const found = calendar({ [type]: [{ id: 'x', name: 'X', ...row }] }).spans[0]
  if (!found) throw new Error('not readable')
  return found
}
const june = (from: number, to: number) => ({
  active: {
    from: new Date(Date.UTC(2025, 5, from)).toISOString(),
    to: new Date(Date.UTC(2025, 5, to)).toISOString(),
  },
})

const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
const row = fc.record({
  from: fc.option(moment),
  days: fc.option(fc.integer({ min: 0, max: 200 })),
  isAvailable: fc.boolean(),
  period: fc.constantFrom('all-time', 'daily', 'weekly', undefined),
  draw: fc.option(moment),
  type: fc.constantFrom(...calendarTypes),
})
type Row = typeof row extends fc.Arbitrary<infer T> ? T : never

/** Objects whose dates are all later by some ms. */
function world(rows: readonly Row[], by = 0) {
  const iso = (date: Date | undefined | null) => date && new Date(date.getTime() + by).toISOString()
  const lists = new Map<EntityType, object[]>()
  for (const [index, { type, from, days, draw, ...rest }] of rows.entries()) {
    const to = days === null ? undefined : new Date((from?.getTime() ?? at('2025-06-01')) + days * dayMs)
    const object = { id: `o${index}`, ...rest, active: { from: iso(from), to: iso(to) }, drawTime: iso(draw) }
    lists.set(type, [...(lists.get(type) ?? []), object])
  }
  return calendarOf(lists)
}

describe('the calendar of a programme', () => {
  it('is the same a week later when all dates are a week later', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), moment, (rows, when) => {
        const [before, after] = [world(rows), world(rows, weekMs)]
        const range = { from: when.getTime(), to: when.getTime() + 30 * dayMs }
        const later = { from: range.from + weekMs, to: range.to + weekMs }
        const shift = (moments: readonly number[]) => moments.map((one) => one + weekMs)
        const seen = ({ spans }: CalendarContent, { from, to }: typeof range) =>
          spans.map((one) => [one.key, stateAt(one, from), drawsOf(one, from, to), resetsOf(one, from, to)])
        expect(seen(after, later)).toEqual(
          seen(before, range).map(([key, state, draws, resets]) => [
            key,
            state,
            shift(draws as number[]),
            shift(resets as number[]),
          ]),
        )
        const lanes = ({ spans }: CalendarContent, shown: typeof range) => {
          const packing = pack(spans, shown, () => dayMs)
          return spans.map((one) => packing.laneOf.get(one))
        }
        expect(lanes(after, later)).toEqual(lanes(before, range))
        for (const find of [gapsOf, pileUpsOf]) {
          expect(find(after.spans)).toEqual(
            find(before.spans).map((one) => ({ ...one, from: one.from + weekMs, to: one.to + weekMs })),
          )
        }
      }),
      settings,
    )
  })

  it('has no gap while an object is live, and no live object in a gap', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), moment, (rows, when) => {
        const { spans } = world(rows)
        const gaps = gapsOf(spans)
        for (const type of calendarTypes) {
          const own = spans.filter((one) => one.type === type)
          const live = own.some((one) => stateAt(one, when.getTime()) === 'live')
          const inGap = gaps.some(
            (gap) => gap.type === type && gap.from <= when.getTime() && when.getTime() < gap.to,
          )
          expect(live && inGap).toBe(false)
        }
      }),
      settings,
    )
  })
})

describe('packing', () => {
  it('never lets two objects overlap in a lane, and uses no more lanes than necessary (rule CALENDAR-6)', () => {
    const item = fc
      .tuple(fc.integer({ min: -20, max: 200 }), fc.integer({ min: 0, max: 90 }))
      .map(([from, length]) => ({ from, to: from + length }))
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), fc.integer({ min: 0, max: 9 }), (items, room) => {
        const { lanes, laneOf } = pack(items, { from: 0, to: 100 }, () => room)
        expect(new Set(laneOf.values()).size).toBe(lanes)
        for (const [index, a] of items.entries()) {
          for (const b of items.slice(index + 1)) {
            const apart = Math.max(a.to, a.from + room) < b.from || Math.max(b.to, b.from + room) < a.from
            expect(apart || laneOf.get(a) !== laneOf.get(b)).toBe(true)
          }
        }
      }),
      settings,
    )
  })

  it('puts objects that cover the whole range below the others', () => {
    const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
    const short = { from: 10, to: 20 }
    const { laneOf } = pack([always, short], { from: 0, to: 100 }, () => 0)
    expect([laneOf.get(short), laneOf.get(always)]).toEqual([0, 1])
  })
})

describe('the window of an object', () => {
  it('has an open end if the object has no date', () => {
    const { from, to } = span('missions', {})
    expect([from, to]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
  })

  it('is reported with the field and the reason if it breaks the contract (rule CALENDAR-13)', () => {
    const { spans, problems } = calendar({
      missions: [
        { id: 'a', active: { from: 'soon' } },
        { id: 'b', active: 'always' },
        { id: 'c', active: { from: '2025-06-02', to: '2025-06-01' } },
        { id: 'd', period: 'yearly' },
        null,
      ],
      raffles: [{ id: 'e', drawTime: 5 }],
    })
    expect(spans.map(({ id }) => id)).toEqual(['d', 'e'])
    expect(problems.map(({ id, path, text }) => [id, path, text])).toEqual([
      ['a', 'active.from', `${active['active.from'].label} is not a date: "soon"`],
      ['b', 'active', 'Active range is not a range: "always"'],
      [
        'c',
        'active.from',
        'Never active: it starts after it ends. Overview and list show it as scheduled until its end, then as ended.',
      ],
      ['d', 'period', 'Refresh period is unknown: "yearly"'],
      ['', '', 'This is not an object.'],
      ['e', 'drawTime', 'Draw date is not a date: 5'],
    ])
  })

  it('has a unique key even if objects share an id', () => {
    const { spans } = calendar({ missions: [{ id: 'a' }, { id: 'a' }] })
    expect(new Set(spans.map(({ key }) => key)).size).toBe(2)
  })
})

describe('draws and resets', () => {
  const iso = (moments: number[]) => moments.map((one) => new Date(one).toISOString().slice(0, 16))
  const year = [at('2025-01-01'), at('2025-12-31')] as const

  it('take place on the last day of shorter months for a monthly raffle, until the first draw after the window', () => {
    const raffle = span('raffles', {
      drawTime: '2025-01-31T18:00:00Z',
      period: 'monthly',
      active: { to: '2025-04-10T00:00:00Z' },
    })
    expect(iso(drawsOf(raffle, ...year))).toEqual([
      '2025-01-31T18:00',
      '2025-02-28T18:00',
      '2025-03-31T18:00',
      '2025-04-30T18:00',
    ])
  })

  it('do not take place if the raffle does not draw', () => {
    expect(drawsOf(span('raffles', { drawTime: '2025-06-01T00:00Z', enabled: false }), ...year)).toEqual([])
    expect(drawsOf(span('missions', { drawTime: '2025-06-01T00:00Z' }), ...year)).toEqual([])
  })

  it('take place on Mondays and on the first of a month, at midnight UTC, within the window', () => {
    const active = { from: '2025-06-05T10:00:00Z', to: '2025-06-20T00:00:00Z' }
    expect(iso(resetsOf(span('missions', { period: 'weekly', active }), ...year))).toEqual([
      '2025-06-09T00:00',
      '2025-06-16T00:00',
    ])
    const monthly = { from: '2025-05-31T23:00:00Z', to: '2025-07-01T00:00:00Z' }
    expect(iso(resetsOf(span('prizes', { period: 'monthly', active: monthly }), ...year))).toEqual([
      '2025-06-01T00:00',
      '2025-07-01T00:00',
    ])
  })
})

describe('gaps and pile-ups', () => {
  it('include each stretch in which no object of a type is live, and an open gap after the last one (rule CALENDAR-8)', () => {
    const { spans } = calendar({
      raffles: [
        { id: 'a', ...june(1, 5) },
        { id: 'b', ...june(9, 12) },
        { id: 'off', isAvailable: false, ...june(5, 9) },
      ],
      missions: [{ id: 'always' }, { id: 'c', ...june(1, 2) }],
    })
    expect(gapsOf(spans)).toEqual([
      { type: 'raffles', from: Date.UTC(2025, 5, 5) + 1, to: Date.UTC(2025, 5, 9), most: 0 },
      { type: 'raffles', from: Date.UTC(2025, 5, 12) + 1, to: Number.POSITIVE_INFINITY, most: 0 },
    ])
  })

  it('mention that objects without dates are live', () => {
    const { spans } = calendar({ missions: [{ id: 'a' }], prizes: [{ id: 'b', isAvailable: false }] })
    expect([...alwaysLive(spans)]).toEqual(['missions'])
    expect(gapText({ from: 0, to: 5 * dayMs + 60_000 }, 'Mission', true)).toBe(
      'No dated mission live, 5 days',
    )
    expect(gapText({ from: 0, to: 7_200_000 }, 'Raffle', false)).toBe('No raffle live, 2 hours')
  })

  it.each([
    [{ tag: 'a' }, 'No raffle with this tag live, 2 hours'],
    [{ category: '' }, 'No raffle without a category live, 2 hours'],
    [{ tag: 'a', category: 'b' }, 'No raffle with this tag and with this category live, 2 hours'],
  ])('say what the filters leave: %j', (filter, text) => {
    expect(gapText({ from: 0, to: 7_200_000 }, 'Raffle', false, scopeText(filter))).toBe(text)
  })

  it('do not include the minute between 23:59 and 00:00', () => {
    const { spans } = calendar({
      prizes: [
        { id: 'a', active: { from: '2025-06-01T00:00Z', to: '2025-06-02T23:59Z' } },
        { id: 'b', active: { from: '2025-06-03T00:00Z' } },
      ],
    })
    expect(gapsOf(spans)).toEqual([])
  })

  it('include stretches with at least four live objects, and at least twice the average', () => {
    const rows = [june(1, 60), june(20, 22), june(20, 22), june(21, 23), june(21, 24)]
    const { spans } = calendar({ streaks: rows.map((dates, index) => ({ id: `s${index}`, ...dates })) })
    expect(pileUpsOf(spans)).toEqual([
      { type: 'streaks', from: Date.UTC(2025, 5, 21), to: Date.UTC(2025, 5, 22) + 1, most: 5 },
    ])
    expect(pileUpsOf(spans.slice(0, 3))).toEqual([])
  })
})

describe('the agenda', () => {
  it('lists starts, ends and draws by day, each daily draw once, and the start of a gap (rule CALENDAR-12)', () => {
    const { spans } = calendar({
      raffles: [
        { id: 'a', ...june(3, 5), drawTime: '2025-06-05T18:00:00Z' },
        {
          id: 'daily',
          isAvailable: true,
          period: 'daily',
          drawTime: '2025-01-01T11:00:00Z',
          active: june(1, 6).active,
        },
      ],
    })
    const range = { from: at('2025-06-02T00:00'), to: at('2025-06-08T00:00') }
    const days = agendaOf(spans, range, { now: at('2025-06-04T00:00Z'), gapsOf: spans })
    expect(
      days.flatMap(({ events, gaps }) => [
        ...events.map(
          ({ at: when, kind, span: { id } }) => `${new Date(when).toISOString().slice(0, 16)} ${id} ${kind}`,
        ),
        ...gaps.map(({ from }) => `${new Date(from).toISOString().slice(0, 16)} gap`),
      ]),
    ).toEqual([
      '2025-06-03T00:00 a starts',
      '2025-06-04T11:00 daily draw',
      '2025-06-05T00:00 a ends',
      '2025-06-05T18:00 a draw',
      '2025-06-06T00:00 daily ends',
      '2025-06-06T00:00 gap',
    ])
  })

  const daily = calendar({
    raffles: [{ id: 'daily', isAvailable: true, period: 'daily', drawTime: '2025-01-01T11:00:00Z' }],
  }).spans
  const drawsAt = (range: { from: number; to: number }, now: number) =>
    agendaOf(daily, range, { now, gapsOf: undefined }).map(({ events }) =>
      events.map(({ at: when }) => new Date(when).toISOString().slice(0, 16)).join(),
    )

  it('has the daily draw of today when it is over, and the next one', () => {
    const range = { from: at('2025-06-02T00:00'), to: at('2025-06-08T00:00') }
    expect(drawsAt(range, at('2025-06-04T15:00Z'))).toEqual(['2025-06-04T11:00', '2025-06-05T11:00'])
  })

  it('has the first daily draw of a time before today', () => {
    const range = { from: at('2025-06-02T00:00'), to: at('2025-06-08T00:00') }
    expect(drawsAt(range, at('2025-07-01T00:00Z'))).toEqual(['2025-06-02T11:00'])
  })
})

describe('the filters of the calendar', () => {
  const { spans } = calendar({
    missions: [
      { id: 'a', category: 'Fitness', tags: ['spring', 'outdoor'], ...june(1, 9) },
      { id: 'b', ...june(5, 20) },
      { id: 'c', category: 'Fitness' },
    ],
    prizes: [{ id: 'd', tags: ['spring'], isAvailable: false, ...june(1, 9) }],
  })
  const ids = (found: readonly Span[]) => found.map(({ id }) => id).join('')

  it('work by type, category, tag and whether an object has a date', () => {
    expect(ids(filtered(spans, { undated: true }))).toBe('abcd')
    expect(ids(filtered(spans, {}))).toBe('abd')
    expect(ids(filtered(spans, { types: ['prizes'] }))).toBe('d')
    expect(ids(filtered(spans, { category: 'Fitness', undated: true }))).toBe('ac')
    expect(ids(filtered(spans, { category: '' }))).toBe('bd')
    expect(ids(filtered(spans, { tag: 'spring' }))).toBe('ad')
    expect(ids(filtered(spans, { tag: '' }))).toBe('b')
    expect(filterChoicesOf(spans)).toEqual({ categories: ['Fitness', ''], tags: ['outdoor', 'spring', ''] })
  })

  it('exclude ended, scheduled and inactive objects if a moment is chosen (rule CALENDAR-7)', () => {
    expect(ids(liveAt(spans, at('2025-06-03')))).toBe('ac')
    expect(ids(liveAt(spans, at('2025-06-12')))).toBe('bc')
    expect(ids(liveAt(spans, undefined))).toBe('abcd')
  })
})

describe('an edit of a window', () => {
  const day = { unit: 'days', count: 1 } as const
  const mission = span('missions', june(1, 9))

  it('moves both ends and the draw, and is removed when the window is back at its received dates (rule CALENDAR-10)', () => {
    const raffle = span('raffles', { ...june(1, 9), drawTime: '2025-06-09T18:00:00Z' })
    const edit = gripped(raffle, undefined, 'move', day, 2)
    expect(edit && windowChanges(raffle, edit)).toEqual([
      { path: ['active', 'from'], was: '2025-06-01T00:00:00.000Z', is: '2025-06-03T00:00:00Z' },
      { path: ['active', 'to'], was: '2025-06-09T00:00:00.000Z', is: '2025-06-11T00:00:00Z' },
      { path: ['drawTime'], was: '2025-06-09T18:00:00Z', is: '2025-06-11T18:00:00Z' },
    ])
    expect(gripped(raffle, edit, 'move', day, -2)).toBeUndefined()
  })

  it('moves one end, which never passes the other', () => {
    const edit = gripped(mission, undefined, 'to', day, -8)
    expect(withEdit(mission, edit).to).toBe(mission.from)
    expect(gripped(mission, edit, 'to', day, -1)).toBe(edit)
    expect(gripped(mission, undefined, 'from', day, 9)).toBeUndefined()
  })

  it('leaves open ends open', () => {
    const open = span('missions', { active: { from: '2025-06-01T00:00:00Z' } })
    expect(gripped(open, undefined, 'to', day, 1)).toBeUndefined()
    expect(gripped(open, undefined, 'move', day, 1)).toEqual({ from: at('2025-06-02') })
    expect(gripped(span('missions', {}), undefined, 'move', day, 1)).toBeUndefined()
  })

  it('moves the draw and writes no active range if a raffle ends with its draw', () => {
    const raffle = span('raffles', { drawTime: '2025-06-09T18:00:00Z' })
    const edit = gripped(raffle, undefined, 'move', day, 1)
    expect(edit && windowChanges(raffle, edit)).toEqual([
      { path: ['drawTime'], was: '2025-06-09T18:00:00Z', is: '2025-06-10T18:00:00Z' },
    ])
  })

  it('becomes the request of a plan if the object still exists (rule CALENDAR-11)', () => {
    const edit = gripped(mission, undefined, 'from', day, 1)
    expect(editedObjects({ 'missions x': edit ?? {}, 'missions gone': edit ?? {} }, [mission])).toEqual([
      {
        type: 'missions',
        id: 'x',
        changes: [{ path: ['active', 'from'], was: '2025-06-01T00:00:00.000Z', is: '2025-06-02T00:00:00Z' }],
      },
    ])
  })
})
