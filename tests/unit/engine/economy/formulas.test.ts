import { describe, expect, it } from 'vitest'
import {
  chanceOfOne,
  expectedCompletions,
  expectedRuns,
  expectedUpTo,
  poissonTails,
} from '@/engine/economy/chances'
import { poisson, randomOf } from '@/engine/economy/random'

/** The mean of many draws, and how far it may be from the true mean. */
function simulated(draws: number, draw: () => number) {
  let [sum, squares] = [0, 0]
  for (let index = 0; index < draws; index += 1) {
    const value = draw()
    sum += value
    squares += value * value
  }
  const mean = sum / draws
  return { mean, error: Math.sqrt((squares / draws - mean * mean) / draws) }
}

describe('a Poisson distribution', () => {
  it.each([0.2, 3, 30, 800, 1095])('has the tails that its masses add up to: mean %d', (mean) => {
    const tails = poissonTails(mean)
    let [mass, log, tail] = [0, -mean, 1]
    for (let n = 0; n < mean + 10 * Math.sqrt(mean) + 10; n += 1) {
      if (n > 0) log += Math.log(mean / n)
      mass = Math.exp(log)
      expect(tails(n)).toBeCloseTo(tail, 9)
      tail -= mass
    }
    expect(tails(0)).toBe(1)
    expect(tails(100_000)).toBe(0)
  })
  it('never happens with a mean of 0', () => {
    expect([0, 1].map(poissonTails(0))).toEqual([1, 0])
  })
  it.each([
    [0.5, 1],
    [4, 3],
    [6, 25],
  ])('with mean %d and a limit of %d counts as often as in a simulation', (mean, limit) => {
    const draw = randomOf(7)
    const { mean: found, error } = simulated(20_000, () => Math.min(limit, poisson(draw, mean)))
    expect(Math.abs(found - expectedUpTo(mean, limit))).toBeLessThan(4 * error)
  })
  it.each([
    ['one event with a limit', [{ mean: 7, count: 3 }], 1],
    ['one event without a limit', [{ mean: 7, count: 3 }], undefined],
    [
      'two events',
      [
        { mean: 7, count: 3 },
        { mean: 2, count: 1 },
      ],
      undefined,
    ],
    [
      'three events with a limit',
      [
        { mean: 3, count: 1 },
        { mean: 3, count: 2 },
        { mean: 9, count: 5 },
      ],
      2,
    ],
  ] as const)('completes missions as often as in a simulation: %s', (_, events, limit) => {
    const draw = randomOf(11)
    const { mean, error } = simulated(20_000, () =>
      Math.min(
        limit ?? Number.POSITIVE_INFINITY,
        ...events.map((event) => Math.floor(poisson(draw, event.mean) / event.count)),
      ),
    )
    expect(Math.abs(mean - expectedCompletions(events, limit))).toBeLessThan(4 * error)
  })
})

describe('a streak', () => {
  /** All ways through the windows, with the chance of each. */
  function enumerated(windows: number, length: number, chance: number): number {
    let sum = 0
    for (let way = 0; way < 2 ** windows; way += 1) {
      let [run, completed, weight] = [0, 0, 1]
      for (let window = 0; window < windows; window += 1) {
        const isKept = (way >> window) % 2 === 1
        weight *= isKept ? chance : 1 - chance
        run = isKept ? run + 1 : 0
        if (run < length) continue
        completed += 1
        run = 0
      }
      sum += weight * completed
    }
    return sum
  }
  it.each([
    [10, 3, 0.8],
    [12, 1, 0.3],
    [12, 12, 0.95],
    [5, 6, 0.9],
    [9, 4, 1],
  ])(
    'of %d windows and a length of %d, kept with %d, completes as often as by enumeration',
    (windows, length, chance) => {
      const runs = expectedRuns(windows, length, chance)
      expect(runs).toHaveLength(windows)
      expect(runs.reduce((sum, run) => sum + run, 0)).toBeCloseTo(enumerated(windows, length, chance), 12)
    },
  )
})

describe('drawing without putting back', () => {
  /** The share of all ways to take `taken` of `all` that have one of the first `wanted`. */
  function enumerated(all: number, wanted: number, taken: number): number {
    let [ways, good] = [0, 0]
    for (let set = 0; set < 2 ** all; set += 1) {
      const bits = [...set.toString(2)].filter((bit) => bit === '1').length
      if (bits !== taken) continue
      ways += 1
      if (set % 2 ** wanted !== 0) good += 1
    }
    return ways === 0 ? 0 : good / ways
  }
  it('has the chances of an enumeration', () => {
    for (let all = 1; all <= 8; all += 1)
      for (let wanted = 0; wanted <= all; wanted += 1)
        for (let taken = 0; taken <= all; taken += 1)
          expect(chanceOfOne(all, wanted, taken)).toBeCloseTo(enumerated(all, wanted, taken), 12)
  })
  it('needs no large numbers', () => {
    expect(chanceOfOne(100_000, 1, 20)).toBeCloseTo(20 / 100_000, 12)
  })
})
