import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sinksOf } from '@/engine/economy/buying'
import { spanOf } from '@/engine/economy/time'
import { newcomer } from '@/engine/explain/person'
import { View } from '@/engine/explain/view'
import { ProgrammeIndex, type Row } from '@/engine/programme/programmeIndex'
import { calendarOf } from '@/engine/time/reading'
import { stateAt } from '@/engine/time/windows'
import { dayMs } from '@/lib/days'
import { settings } from '../property/settings'

/*
 * A raffle that is drawn once and has a start and no end: players can enter it from its start to its draw, and calendar,
 * Player View and economy say so at any moment.
 */

const start = Date.parse('2026-03-01T00:00:00Z')
const day = fc.integer({ min: 0, max: 60 })
const iso = (days: number) => new Date(start + days * dayMs).toISOString()

const raffles = fc.record({
  from: fc.option(day, { nil: undefined }),
  draw: day,
  to: fc.constantFrom(undefined, '9999-12-31T23:59:59Z'),
  period: fc.constantFrom(undefined, 'all-time'),
})

/** When it can be entered, by each of the three. */
function answersAt(raffle: object, at: number) {
  const lists = new Map([['raffles' as const, [raffle]]])
  const programme = new ProgrammeIndex({ account: 'a', now: at, lists })
  const [span] = calendarOf(lists).spans
  const person = { ...newcomer, credits: 100, assumesNone: true }
  const { state } = new View({ programme, person, at }).explain('raffles', raffle as Row)
  const [sink] = sinksOf(programme, spanOf(at, 1))
  return { calendar: span && stateAt(span, at), view: state, most: sink?.most }
}

describe('a raffle that is drawn once and has no end', () => {
  it('is open until its draw in calendar, Player View and economy', () => {
    fc.assert(
      fc.property(raffles, day, ({ from, draw, to, period }, days) => {
        const at = start + days * dayMs
        const raffle = {
          id: 'r',
          name: 'Raffle',
          period,
          credits: 5,
          prizes: [{ id: 'p', count: 1 }],
          drawTime: iso(draw),
          active: { ...(from !== undefined && { from: iso(from) }), to },
        }
        const found = answersAt(raffle, at)
        if (from !== undefined && from > draw) {
          const never = days > draw ? 'over' : 'coming'
          expect([found.calendar, found.view, found.most || 0]).toEqual([undefined, never, 0])
          return
        }
        const state = days > draw ? 'over' : from !== undefined && days < from ? 'coming' : 'open'
        expect(found.view).toBe(state)
        expect(found.calendar).toBe({ over: 'ended', coming: 'scheduled', open: 'live' }[state])
        // Within a day from the moment, it is drawn and can be entered before. After its draw it is not offered at all.
        expect(found.most).toBe(draw === days ? Number.POSITIVE_INFINITY : days > draw ? undefined : 0)
      }),
      settings,
    )
  })

  it('goes on after a draw that is switched off', () => {
    const raffle = {
      id: 'r',
      enabled: false,
      credits: 5,
      prizes: [{ id: 'p', count: 1 }],
      drawTime: iso(1),
      active: { from: iso(0) },
    }
    expect(answersAt(raffle, start + 9 * dayMs)).toEqual({ calendar: 'live', view: 'open', most: 0 })
    expect(answersAt(raffle, start + dayMs / 2).most).toBe(0)
  })

  const calendar = (raffle: object) => calendarOf(new Map([['raffles', [{ id: 'r', ...raffle }]]]))
  function windowOf(raffle: object) {
    const [span] = calendar(raffle).spans
    if (!span) throw new Error('The raffle has no window')
    return span
  }

  it('has a window that ends with its draw, unless the draw is repeated', () => {
    const drawTime = '2025-06-12T18:00:00Z'
    expect(windowOf({ drawTime }).to).toBe(Date.parse(drawTime))
    expect(windowOf({ drawTime, period: 'weekly' }).to).toBe(Number.POSITIVE_INFINITY)
    const from = '2025-06-01T00:00:00Z'
    expect(windowOf({ drawTime, active: { from } })).toMatchObject({
      from: Date.parse(from),
      to: Date.parse(drawTime),
    })
    expect(windowOf({ drawTime, active: { from, to: '9999-12-31T23:59:59Z' } }).to).toBe(Date.parse(drawTime))
    expect(windowOf({ drawTime, active: { from, to: '2025-07-01T00:00:00Z' } }).endsWithDraw).toBe(false)
    expect(windowOf({ drawTime, enabled: false, active: { from } }).to).toBe(Number.POSITIVE_INFINITY)
  })

  it.each([
    [true, 'scheduled until its start, then as active'],
    [false, 'inactive'],
  ])(
    'is never active with a draw before its start, and is listed by its switch: %s',
    (isAvailable, states) => {
      const before = { drawTime: iso(1), active: { from: iso(2) } }
      expect(calendar({ ...before, isAvailable }).problems).toMatchObject([
        {
          path: 'drawTime',
          text: `Never active: its only draw is before it starts. Overview and list show it as ${states}.`,
        },
      ])
      expect(calendar({ ...before, isAvailable, enabled: false }).problems).toEqual([])
    },
  )
})
