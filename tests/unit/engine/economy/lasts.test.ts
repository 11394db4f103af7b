import { describe, expect, it } from 'vitest'
import { type Lasts, lastsOf, runsOutFirst } from '@/engine/economy/lasts'
import { historyOf } from '@/engine/economy/players'
import { dayMs, startOfDay } from '@/lib/days'
import { lastsText } from '@/pages/economy/prizeColumns'
import { at } from './support'

const prize = { id: 'mug', price: 10, left: 20, redeemed: 60, from: at - 30 * dayMs, to: undefined }
const spread = { players: 4, daysTo: new Map([[10, Float64Array.of(1, 2, 3, Number.POSITIVE_INFINITY)]]) }
const known = {
  now: at,
  at,
  days: 30,
  players: 40,
  redeemed: undefined,
  spread: spread as never,
}

describe('lasts until', () => {
  it('follows first what went between visits, then what went since the start, then the simulation (rule ECON-13)', () => {
    const redeemed = { days: 4, count: { mug: 8 } }
    expect(lastsOf(prize, { ...known, redeemed })).toEqual({
      kind: 'until',
      moment: at + 10 * dayMs,
      by: 'visits',
    })
    expect(lastsOf(prize, known)).toEqual({ kind: 'until', moment: at + 10 * dayMs, by: 'start' })
    expect(lastsOf({ ...prize, from: undefined }, known)).toEqual({
      kind: 'until',
      moment: at + 2 * dayMs,
      by: 'model',
      isDayEnd: true,
    })
  })
  it('says that none went, and counts less than a day of history as none', () => {
    expect(lastsOf(prize, { ...known, redeemed: { days: 4, count: { mug: 0 } } })).toEqual({
      kind: 'none-went',
      by: 'visits',
    })
    expect(lastsOf(prize, { ...known, redeemed: { days: 4, count: { mug: -3 } } }).kind).toBe('none-went')
    expect(lastsOf({ ...prize, redeemed: 0 }, known)).toEqual({ kind: 'none-went', by: 'start' })
    expect(lastsOf({ ...prize, from: at - dayMs / 2 }, known)).toMatchObject({ by: 'model' })
    expect(lastsOf({ ...prize, from: at + dayMs }, known)).toMatchObject({ by: 'model' })
    expect(lastsOf(prize, { ...known, redeemed: { days: 0.5, count: { mug: 8 } } })).toMatchObject({
      by: 'start',
    })
    // A whole day is enough.
    expect(lastsOf(prize, { ...known, redeemed: { days: 1, count: { mug: 8 } } })).toMatchObject({
      by: 'visits',
    })
    expect(lastsOf({ ...prize, from: at - dayMs }, known)).toMatchObject({ by: 'start' })
    expect(lastsOf(prize, { ...known, redeemed: { days: 4, count: { hat: 8 } } })).toMatchObject({
      by: 'start',
    })
  })
  it('knows sold out, no limit, the end of the prize, and more units than players', () => {
    expect(lastsOf({ ...prize, left: 0 }, known).kind).toBe('sold-out')
    expect(lastsOf({ ...prize, left: undefined }, known).kind).toBe('no-limit')
    expect(lastsOf({ ...prize, to: at + 9 * dayMs }, known)).toEqual({ kind: 'to-its-end', by: 'start' })
    const free = { ...prize, from: undefined }
    expect(lastsOf({ ...free, left: 41 }, known)).toEqual({ kind: 'enough', by: 'model' })
    expect(lastsOf({ ...free, left: 40 }, known).kind).toBe('later')
    expect(lastsOf(free, { ...known, spread: undefined }).kind).toBe('unknown')
  })
  it('is in hours below two days', () => {
    const until = (days: number) =>
      lastsText({ kind: 'until', moment: at + days * dayMs, by: 'model' }, at).text
    expect(until(1.5)).toMatch(/^in 36 hours \(/)
    expect(until(1 / 24)).toMatch(/^in 1 hour \(/)
    expect(until(2)).toBe('14 Mar')
  })
  it('is told by the day where it is worked out by the day (rule ECON-19)', () => {
    const midnight = startOfDay(at)
    const until = (day: number) =>
      lastsText({ kind: 'until', moment: startOfDay(midnight, day), by: 'model', isDayEnd: true }, at).text
    expect(until(1)).toBe('by the end of today')
    expect(until(2)).toBe('by the end of tomorrow')
    expect(until(3)).not.toMatch(/hour|today|tomorrow|:/)
    // A prize that starts at midnight runs out then.
    const later = { ...prize, from: startOfDay(midnight, 5) }
    expect(lastsOf(later, known)).not.toHaveProperty('isDayEnd')
  })
  it('names the prize that runs out first; what does not run out is not named', () => {
    const prizes = ['c', 'b', 'a', 'd'].map((id) => ({ ...prize, id }))
    const until = (day: number) => ({ kind: 'until', moment: at + day * dayMs, by: 'start' }) as const
    const lasts = new Map<string, Lasts>([
      ['a', until(3)],
      ['b', until(2)],
      ['c', until(2)],
      ['d', { kind: 'sold-out' } as const],
    ])
    expect(runsOutFirst(prizes, lasts)).toMatchObject({ prize: { id: 'b' }, moment: at + 2 * dayMs })
    expect(runsOutFirst(prizes, new Map())).toBeUndefined()
  })
})

describe('what is known from visits', () => {
  const visit = (days: number, count: number, points: number, players = 5) => ({
    at: at + days * dayMs,
    redeemed: { mug: count },
    given: { points, players },
  })
  it('compares with the oldest visit that is at least a day older', () => {
    const now = visit(0, 9, 1000)
    expect(historyOf([visit(-4, 1, 200), visit(-2, 5, 600)], now)).toEqual({
      redeemed: { days: 4, count: { mug: 8 } },
      given: { days: 4, points: 800, players: 5, perDay: 40 },
    })
    expect(historyOf([visit(-0.9, 1, 200)], now)).toEqual({ redeemed: undefined, given: undefined })
    expect(historyOf([{ at: at - 4 * dayMs, credits: 3 }, visit(-2, 5, 600)], now).redeemed?.days).toBe(2)
  })
  it('says nothing without active players, or after the statistics were set back', () => {
    expect(historyOf([visit(-4, 1, 200)], visit(0, 9, 1000, 0)).given).toBeUndefined()
    expect(historyOf([visit(-4, 1, 2000)], visit(0, 9, 1000)).given).toBeUndefined()
  })
})
