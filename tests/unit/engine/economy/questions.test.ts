import { describe, expect, it } from 'vitest'
import { lastsOf, runsOutFirst } from '@/engine/economy/lasts'
import { figuring, type MetricOptions } from '@/engine/economy/metrics'
import { campaignOf, type Trial } from '@/engine/economy/tryOut'
import { dayMs } from '@/lib/days'
import { runSync } from '@/lib/idle'
import { at, event, listsOf, type Objects } from './support'

/* Questions that management asks, each of two programmes, with the figures that answer them. */

const figures = (objects: Objects, more: Partial<MetricOptions> = {}) =>
  runSync(figuring('a', listsOf(objects), { at, days: 30, profile: 'regular', ...more }))

const stock = (available: number, redeemed = 0) => ({ limitStock: true, stock: { available, redeemed } })
const once = { period: 'all-time', limitCount: true, countLimit: 1 }
const counts = (id: string, count = 1) => ({ objectives: { events: [{ id, count }] } })

describe('What does the keenest player earn in a month, and what can be bought with it?', () => {
  it('without a limit: three events a day', () => {
    const { now } = figures(
      {
        events: [event('e', { reward: { credits: 2 } })],
        prizes: [
          { id: 'mug', credits: 60 },
          { id: 'hat', credits: 110 },
          { id: 'car', credits: 5000 },
          { id: 'gone', credits: 10, ...stock(0) },
        ],
      },
      { profile: 'keen' },
    )
    // 3 a day × 30 days × 2 credits.
    expect(now.earned.credits).toBeCloseTo(180, 6)
    expect(now.basket).toMatchObject({ dearest: { id: 'hat' }, prizes: [{ id: 'mug' }, { id: 'hat' }] })
  })
  it('with a limit: not more than it, and a box instead of a prize', () => {
    const { now } = figures(
      {
        events: [event('e', { reward: { credits: 5 }, limitCount: true, countLimit: 4 })],
        prizes: [{ id: 'mug', credits: 60 }],
        mysteryboxes: [{ id: 'box', credits: 6, prizes: [{ id: 'mug', count: 2 }] }],
      },
      { profile: 'keen' },
    )
    expect(now.earned.credits).toBeCloseTo(20, 6)
    expect(now.ceiling.credits).toBe(20)
    expect(now.basket).toMatchObject({ dearest: undefined, prizes: [], openings: [{ id: 'box', count: 2 }] })
  })
})

describe('Which prize runs out first?', () => {
  const answer = (prizes: object[], redeemed?: Record<string, number>) => {
    const { sinks } = figures({ events: [event('e')], prizes }).now
    const known = {
      now: at,
      at,
      days: 30,
      players: 0,
      spread: undefined,
      redeemed: redeemed && { days: 2, count: redeemed },
    }
    const first = runsOutFirst(sinks, new Map(sinks.map((prize) => [prize.id, lastsOf(prize, known)])))
    return first && [first.prize.id, (first.moment - at) / dayMs]
  }
  const since = (days: number) => ({ active: { from: new Date(at - days * dayMs).toISOString() } })
  it('by what went since each prize started', () => {
    // 10 left at 2 a day, and 30 left at 10 a day.
    const prizes = [
      { id: 'slow', credits: 10, ...stock(10, 20), ...since(10) },
      { id: 'fast', credits: 10, ...stock(30, 100), ...since(10) },
    ]
    expect(answer(prizes)).toEqual(['fast', 3])
  })
  it('by what went between two visits, which comes first', () => {
    const prizes = [
      { id: 'slow', credits: 10, ...stock(10, 20), ...since(10) },
      { id: 'fast', credits: 10, ...stock(30, 100), ...since(10) },
    ]
    expect(answer(prizes, { slow: 20, fast: 0 })).toEqual(['slow', 1])
  })
})

describe('What if all missions gave 20 % more?', () => {
  const raised: Trial = {
    of: { type: 'missions' },
    edit: { kind: 'number', path: 'reward.credits', operation: 'multiply', amount: 1.2, round: 1 },
  }
  it('adds a fifth of what missions give, and nothing to what events give', () => {
    const objects = {
      events: [event('e', { reward: { credits: 1 } })],
      missions: [{ id: 'm', ...once, ...counts('e'), reward: { credits: 100 } }],
    }
    const { now, before } = figures(objects, { trials: [raised] })
    expect(before?.earned.credits).toBeCloseTo(130, 6)
    expect(now.earned.credits).toBeCloseTo(150, 6)
  })
  it('brings a prize nearer; what a campaign gives is one choice of all types', () => {
    const objects = {
      events: [event('e', { reward: {} })],
      missions: [
        {
          id: 'm',
          period: 'daily',
          limitCount: false,
          ...counts('e'),
          tags: ['Spring '],
          reward: { credits: 10 },
        },
      ],
      surveys: [{ id: 's', tags: ['spring'], reward: { credits: 100 } }],
      prizes: [{ id: 'mug', credits: 120 }],
    }
    const { now, before } = figures(objects, { trials: [raised] })
    const dayOf = (of: typeof now | undefined) => of?.sinks[0]?.days.regular
    expect(dayOf(now)).toBeLessThan(dayOf(before) ?? 0)
    const campaign: Trial[] = [{ of: { type: 'all', tag: 'spring' }, edit: { kind: 'without' } }]
    expect(campaignOf(campaign)).toEqual({ by: 'tag', word: 'spring' })
    const without = figures(objects, { trials: campaign })
    expect(without.now.earned.credits).toBe(0)
    // 30 days × 10, and 40 % of 100.
    expect(without.before?.earned.credits).toBeCloseTo(340, 6)
  })
})

describe('Ten players are close to level 5: when is it reached?', () => {
  const level = (ordinal: number, objectives: object) => ({
    id: `level-${ordinal}`,
    name: `Level ${ordinal}`,
    ordinal,
    objectives,
  })
  const events = [event('e', { reward: { points: 10, achievements: [{ id: 'a', steps: 1 }] } })]
  it('by points: the ladder has the day of each level', () => {
    const { ladder } = figures({ events, levels: [level(4, { points: 100 }), level(5, { points: 250 })] }).now
    expect(ladder.map(({ ordinal, day, waits }) => [ordinal, day, waits])).toEqual([
      [4, 10, null],
      [5, 25, null],
    ])
  })
  it('by an achievement: it says what level 5 waits for', () => {
    const { ladder } = figures({
      events,
      achievements: [{ id: 'a', name: 'Guest', steps: 60 }],
      levels: [level(5, { points: 50, achievements: ['a'] }), level(6, { points: 300 })],
    }).now
    expect(ladder.map(({ ordinal, day }) => [ordinal, day])).toEqual([
      [5, 60],
      [6, 30],
    ])
    expect(ladder[0]?.waits).toMatchObject({
      what: 'achievements',
      name: 'Guest',
      day: 60,
      before: 'Level 6',
    })
  })
})
