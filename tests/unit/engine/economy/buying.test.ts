import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basketOf } from '@/engine/economy/basket'
import {
  boxesOf,
  chanceInOpenings,
  chanceInRaffle,
  oneOfEach,
  rafflesOf,
  shopOf,
  sinksOf,
} from '@/engine/economy/buying'
import { ceilingOf } from '@/engine/economy/ceiling'
import { outliersOf, paysOf } from '@/engine/economy/pays'
import { betweenVisits, holdingOf, shareWhoCanPay } from '@/engine/economy/players'
import { spanOf } from '@/engine/economy/time'
import { settings } from '../../property/settings'
import { at, event, mission, type Objects, programmeOf } from './support'

const span = spanOf(at, 30)
const sinks = (objects: Objects) => sinksOf(programmeOf(objects), span)

const prizes = [
  { id: 'mug', credits: 100, limitStock: true, stock: { available: 3, redeemed: 7 } },
  { id: 'hat', credits: 50, limitStock: true, stockCount: 10, stock: { redeemed: 4 } },
  { id: 'ticket', credits: 20 },
  { id: 'off', credits: 1, isAvailable: false },
]

describe('what can be bought', () => {
  it('is everything that is offered now or later, with the units that are left', () => {
    expect(sinks({ prizes }).map(({ id, price, left }) => [id, price, left])).toEqual([
      ['mug', 100, 3],
      ['hat', 50, 6],
      ['ticket', 20, undefined],
    ])
  })
  it('is no raffle that is drawn once after its draw, whatever its active range (rule ECON-17)', () => {
    const passed = { credits: 5, drawTime: '2026-03-11T00:00:00Z' }
    const raffles = [
      { ...passed, id: 'over' },
      { ...passed, id: 'over-in-its-range', period: 'all-time', active: { to: '2026-06-01T00:00:00Z' } },
      { ...passed, id: 'weekly', period: 'weekly' },
      { ...passed, id: 'switched-off', enabled: false },
      { ...passed, id: 'no-date', drawTime: 'soon' },
      { ...passed, id: 'now', drawTime: '2026-03-12T00:00:00Z' },
    ]
    expect(sinks({ raffles }).map(({ id }) => id)).toEqual(['weekly', 'switched-off', 'no-date', 'now'])
  })
  it('covers a part of what players hold; prizes without a limit stand beside it', () => {
    const shop = shopOf(sinks({ prizes }))
    expect(shop.worth).toBe(600)
    expect(shop.unlimited.map(({ id }) => id)).toEqual(['ticket'])
  })
  it('costs, one of everything, what is in stock; a raffle counts if it is drawn in the span', () => {
    const raffle = { credits: 5, prizes: [{ id: 'mug', count: 1 }] }
    const raffles = [
      { ...raffle, id: 'soon', drawTime: '2026-04-01T00:00:00Z' },
      { ...raffle, id: 'later', drawTime: '2026-06-01T00:00:00Z' },
      { ...raffle, id: 'weekly', period: 'weekly', drawTime: '2025-01-01T00:00:00Z' },
      { ...raffle, id: 'empty', drawTime: '2026-04-01T00:00:00Z', prizes: [] },
    ]
    const soldOut = { id: 'gone', credits: 1000, limitStock: true, stock: { available: 0 } }
    expect(oneOfEach(sinks({ prizes: [...prizes, soldOut], raffles }))).toBe(100 + 50 + 20 + 5 + 5)
  })
})

describe('the basket', () => {
  const basket = (credits: number, more: object[] = [], boxes: object[] = []) =>
    basketOf(sinks({ prizes: [...prizes, ...more], mysteryboxes: boxes }), credits)
  it('has the dearest prize, and different prizes, the cheapest first (rule ECON-12)', () => {
    expect(basket(99).dearest?.id).toBe('hat')
    expect(basket(100).dearest?.id).toBe('mug')
    expect(basket(19).dearest).toBeUndefined()
    expect(basket(169).prizes.map(({ id }) => id)).toEqual(['ticket', 'hat'])
    expect(basket(170)).toMatchObject({
      prizes: [{ id: 'ticket' }, { id: 'hat' }, { id: 'mug' }],
      spent: 170,
    })
  })
  it('takes ties by id, and nothing that is sold out, ends before, starts later, or is free', () => {
    const more = [
      { id: 'b', credits: 20 },
      { id: 'a', credits: 20 },
      { id: 'gone', credits: 1, limitStock: true, stock: { available: 0 } },
      { id: 'later', credits: 1, active: { from: '2026-05-01T00:00:00Z' } },
      { id: 'free', credits: 0 },
    ]
    const found = basket(40, more)
    expect(found.prizes.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(found.free.map(({ id }) => id)).toEqual(['free'])
  })
  it('opens each box as often as the earnings and its units allow', () => {
    const boxes = [
      { id: 'few', credits: 10, prizes: [{ id: 'mug', count: 3 }] },
      { id: 'many', credits: 30, prizes: [{ id: 'mug', count: 90 }] },
      { id: 'empty', credits: 1, prizes: [{ id: 'mug', count: 2, currentCount: 2 }] },
    ]
    expect(basket(100, [], boxes).openings.map(({ box, count }) => [box.id, count])).toEqual([
      ['few', 3],
      ['many', 3],
    ])
  })
  it('never buys for more than the earnings, and never could buy one more, for any prices', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 })), fc.nat(500), (prices, credits) => {
        const priced = prices.map((price, index) => ({ id: `p${index}`, credits: price }))
        const found = basketOf(sinks({ prizes: priced }), credits)
        expect(found.spent).toBeLessThanOrEqual(credits)
        const rest = prices.filter((price) => price > 0).sort((a, b) => a - b)[found.prizes.length]
        expect(rest === undefined || found.spent + rest > credits).toBe(true)
      }),
      settings,
    )
  })
})

describe('a mystery box', () => {
  const box = {
    id: 'box',
    credits: 30,
    prizes: [
      { id: 'mug', count: 5, currentCount: 4 },
      { id: 'ticket', count: 3 },
      { id: 'hat', count: 2, currentCount: 5 },
      { id: '', count: 9 },
    ],
  }
  const objects = { prizes, mysteryboxes: [box] }
  const [found] = boxesOf(programmeOf(objects), sinks(objects))
  it('has the chance of each kind by the units that are left, and their value', () => {
    expect(found?.units).toBe(4)
    expect(found?.odds.map(({ id, units, chance }) => [id, units, chance])).toEqual([
      ['mug', 1, 0.25],
      ['ticket', 3, 0.75],
      ['hat', 0, 0],
    ])
    expect(found?.value).toBe(40)
  })
  it('counts a prize that several items name as one kind (rule ECON-16)', () => {
    const items = [1, 2, 3].map((count) => ({ id: 'mug', count }))
    const twice = { prizes, mysteryboxes: [{ id: 'box', prizes: [...items, { id: 'hat', count: 6 }] }] }
    expect(boxesOf(programmeOf(twice), sinks(twice))[0]?.odds).toMatchObject([
      { id: 'mug', units: 6, chance: 0.5 },
      { id: 'hat', units: 6, chance: 0.5 },
    ])
  })
  it('gives one of a kind in k openings by the odds without putting back', () => {
    expect(chanceInOpenings({ units: 4 }, { units: 1 }, 2)).toBeCloseTo(0.5)
    expect(chanceInOpenings({ units: 4 }, { units: 1 }, 9)).toBe(1)
  })
  it('that is empty is worth nothing', () => {
    const empty = { mysteryboxes: [{ id: 'box', prizes: [] }] }
    expect(boxesOf(programmeOf(empty), sinks(empty))[0]).toMatchObject({ units: 0, value: 0 })
  })
})

it('a raffle has the value of its units, and a chance by the number of entries', () => {
  const objects = {
    prizes,
    raffles: [
      {
        id: 'r',
        credits: 5,
        prizes: [
          { id: 'mug', count: 2 },
          { id: 'hat', count: 1 },
        ],
      },
    ],
  }
  expect(rafflesOf(programmeOf(objects), sinks(objects))[0]).toMatchObject({
    units: 3,
    value: 250,
    dearest: 100,
  })
  expect(chanceInRaffle(3, 10, 1)).toBeCloseTo(0.3)
  // 1 - C(8, 3) / C(10, 3)
  expect(chanceInRaffle(3, 10, 2)).toBeCloseTo(1 - 56 / 120)
  expect(chanceInRaffle(3, 2, 1)).toBe(1)
})

describe('what players hold', () => {
  const players = Array.from({ length: 200 }, (_, index) => ({ player: `p${index}`, credits: index + 1 }))
  it('has percentiles by nearest rank, and the share of the richest 1 %', () => {
    const holding = holdingOf(players)
    expect(holding).toMatchObject({ count: 200, credits: 20_100, p50: 100, p90: 180, p99: 198, topCount: 2 })
    expect(holding.topShare).toBeCloseTo(399 / 20_100)
    expect([0, 1, 101, 200, 201].map((price) => shareWhoCanPay(holding, price))).toEqual([
      1, 1, 0.5, 0.005, 0,
    ])
  })
  it('rounds the richest 1 % up to whole players, and accepts no players', () => {
    expect(holdingOf(players.slice(0, 3)).topCount).toBe(1)
    expect(holdingOf([])).toMatchObject({ count: 0, credits: 0, p50: 0, topShare: 0 })
  })
  it('says what was earned and spent between two visits', () => {
    const before = { at: 1, credits: 1000, redeemed: { mug: 5, gone: 9 } }
    const now = { at: 2, credits: 900, redeemed: { mug: 8, new: 4 } }
    const prices = new Map([
      ['mug', 100],
      ['new', 10],
    ])
    expect(betweenVisits(before, now, prices)).toEqual({ since: 1, spent: 300, earned: 200 })
  })
})

it('what pays best is the reward for one event or answer, against the median of its type', () => {
  const asks = (id: string, count: number, credits: number) =>
    mission(id, { objectives: { events: [{ id: 'e', count }] }, reward: { credits } })
  const objects = {
    events: [event('e')],
    missions: [asks('usual', 5, 10), asks('rich', 1, 6), asks('mean', 10, 5), asks('same', 1, 2)],
    quizzes: [{ id: 'q', questions: [{ id: '1' }, { id: '2' }], reward: { credits: 8 } }],
  }
  const pays = paysOf(programmeOf(objects), ceilingOf(programmeOf(objects), span), 'credits')
  const shown = (list: typeof pays) => list.map(({ source, perAction }) => [source.id, perAction])
  expect(shown(pays)).toEqual([
    ['rich', 6],
    ['q', 4],
    ['e', 2],
    ['usual', 2],
    ['same', 2],
    ['mean', 0.5],
  ])
  expect(shown(outliersOf(pays).above)).toEqual([['rich', 6]])
  expect(shown(outliersOf(pays).below)).toEqual([['mean', 0.5]])
})
