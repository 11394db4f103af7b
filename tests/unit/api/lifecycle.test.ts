import { describe, expect, it } from 'vitest'
import { lifecycleHint, lifecycleOf, lifecycleText, windowOf } from '@/model/lifecycle'

const now = Date.parse('2026-03-12T09:00:00Z')
const past = '2026-03-01T00:00:00Z'
const future = '2026-06-21T12:00:00Z'

describe('lifecycle of an object', () => {
  it.each([
    [{}, 'live', undefined],
    [{ active: null }, 'live', undefined],
    [{ active: 'soon' }, 'live', undefined],
    [{ active: { from: 'not a date' } }, 'live', undefined],
    [{ active: { from: past, to: future } }, 'live', undefined],
    [{ active: { from: future } }, 'scheduled', 'Starts 21:06:26'],
    [{ active: { from: past, to: past } }, 'ended', 'Ended'],
    [{ isAvailable: false }, 'inactive', 'Inactive'],
    [{ isAvailable: false, active: { to: past } }, 'inactive', 'Inactive'],
  ])('reads %j as %s', (object, lifecycle, text) => {
    expect(lifecycleOf(object, now)).toBe(lifecycle)
    expect(lifecycleText(object, now)).toBe(text)
  })

  it('shows the time on hover, with four digits of the year', () => {
    const from = new Date(2126, 5, 21, 8, 5).toISOString()
    const to = new Date(1999, 11, 31, 23, 59).toISOString()
    expect(lifecycleHint({ active: { from } }, now)).toBe('Starts 21:06:2126 - 08:05')
    expect(lifecycleHint({ active: { to } }, now)).toBe('Ended 31:12:1999 - 23:59')
    expect(lifecycleHint({ isAvailable: false, active: { to } }, now)).toBe('Inactive')
    expect(lifecycleHint({}, now)).toBeUndefined()
  })

  it('uses the active range of an inactive object as well', () => {
    expect(windowOf({ isAvailable: false, active: { to: past } }, now)).toBe('ended')
    expect(windowOf({ isAvailable: false, active: { from: future } }, now)).toBe('scheduled')
  })
})
