import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { daysBetween, startOfDay } from '@/lib/days'
import { agoText, dayPosition, dayTitle, greeting, timeUntilText } from '@/pages/overview/days'

const at = (text: string) => new Date(text).getTime()
const now = at('2026-06-12T09:02:00')

describe('on the days when clocks change', () => {
  beforeEach(() => vi.stubEnv('TZ', 'Europe/Berlin'))
  afterEach(() => vi.unstubAllEnvs())

  it.each(['2026-03-29', '2026-10-25'])('%s is one day long', (day) => {
    const start = at(`${day}T00:00:00`)
    expect(startOfDay(start, 1)).toBe(startOfDay(start + 26 * 3_600_000))
    expect(daysBetween(start, startOfDay(start, 1))).toBe(1)
    expect(daysBetween(start, startOfDay(start, 14))).toBe(14)
    expect(dayPosition(start, startOfDay(start, 1) - 1)).toBeCloseTo(1, 5)
  })
})

it('the middle of the next day is one and a half days after the start of today', () => {
  expect(dayPosition(now, at('2026-06-13T12:00:00'))).toBe(1.5)
})

it.each([
  ['2026-06-12T18:00:00', 'in 8 h 58 min'],
  ['2026-06-12T10:02:00', 'in 1 h'],
  ['2026-06-12T09:14:00', 'in 12 min'],
  ['2026-06-12T09:02:00', 'now'],
  ['2026-06-15T09:02:00', 'in 3 days'],
  // Days of the calendar: this is 85 hours.
  ['2026-06-15T22:02:00', 'in 3 days'],
  ['2026-06-16T00:30:00', 'in 4 days'],
])('%s is displayed as %s', (then, text) => {
  expect(timeUntilText(at(then), now)).toBe(text)
})

it.each([
  ['2026-06-12T07:36:00', '07:36'],
  ['2026-06-11T17:36:00', 'yesterday, 17:36'],
  ['2026-06-09T17:36:00', '9 Jun'],
  ['2025-06-09T17:36:00', '9 Jun 2025'],
])('the past time %s is displayed as %s', (then, text) => {
  expect(agoText(at(then), now)).toBe(text)
})

it('the title of a day is Today, Tomorrow or its date', () => {
  const titles = [0, 1, 2].map((days) => dayTitle(startOfDay(now, days), now))
  expect(titles).toEqual(['Today', 'Tomorrow, Sat 13 June', 'Sun 14 June'])
})

it('the greeting depends on the time of day', () => {
  const hours = ['00:00', '04:31', '11:59', '12:00', '17:59', '18:00']
  expect(hours.map((time) => greeting(at(`2026-06-12T${time}:00`)))).toEqual([
    'Good morning',
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
  ])
})
