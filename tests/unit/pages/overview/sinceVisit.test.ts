import { describe, expect, it } from 'vitest'
import { sparkline, withSample } from '@/pages/overview/sparkline'
import { growthOf, nextVisits, withMetrics } from '@/pages/overview/visits'

const minute = 60_000
const seen = (at: number, points: number) => ({ at, figures: { points } })

describe('the previous visit', () => {
  it('has the latest figures if the user returns after more than half an hour (rule OVERVIEW-6)', () => {
    expect(nextVisits(undefined, seen(0, 1))).toEqual({ seen: seen(0, 1) })
    const first = { seen: seen(0, 1) }
    expect(nextVisits(first, seen(30 * minute, 2)).before).toBeUndefined()
    expect(nextVisits(first, seen(31 * minute, 2)).before).toEqual(seen(0, 1))
  })

  it('stays the same during a visit, even if the page is opened several times', () => {
    const visits = { seen: seen(100 * minute, 5), before: seen(0, 1) }
    expect(nextVisits(visits, seen(110 * minute, 6))).toEqual({
      seen: seen(110 * minute, 6),
      before: seen(0, 1),
    })
  })

  it('determines the growth of a figure, except for a new figure', () => {
    expect(growthOf(seen(0, 5), 'points', 12)).toBe(7)
    expect(growthOf(seen(0, 5), 'prizes', 12)).toBeUndefined()
    expect(growthOf(undefined, 'points', 12)).toBeUndefined()
  })
})

describe('the line chart', () => {
  it('draws from the oldest to the newest sample, large values on top', () => {
    const { line, end } = sparkline(
      [
        { at: 0, value: 10 },
        { at: 5, value: 20 },
        { at: 10, value: 10 },
      ],
      103,
      26,
    )
    expect(line).toBe('M0 23L50 3L100 23')
    expect(end).toEqual({ x: 100, y: 23 })
  })

  it.each([[[]], [[{ at: 7, value: 3 }]]])('is a straight line for %j', (samples) => {
    const { line, area } = sparkline(samples, 103, 20)
    expect(line).toBe('M0 14L100 14')
    expect(area).not.toMatch(/NaN|Infinity/)
  })

  it('keeps a bounded number of samples, the first and the newest among them', () => {
    let samples: readonly { at: number; value: number }[] = []
    for (let at = 0; at < 1000; at++) samples = withSample(samples, { at, value: at })
    expect(samples.length).toBeLessThanOrEqual(120)
    expect(samples[0]?.at).toBe(0)
    expect(samples.at(-1)?.at).toBe(999)
  })

  it('gets a sample only when a figure changes', () => {
    const first = withMetrics(new Map(), { points: 5 }, 1)
    expect(withMetrics(first, { points: 5 }, 2)).toBe(first)
    expect(withMetrics(first, { points: 6 }, 3).get('points')).toEqual([
      { at: 1, value: 5 },
      { at: 3, value: 6 },
    ])
  })
})
