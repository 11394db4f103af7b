import { describe, expect, it } from 'vitest'
import { breachesOfSeed } from './contractSeeds'

// Runs in test:all: each seed makes and checks a whole account.

describe('the scenario data:contract, of further seeds', () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10])('makes nothing that the contract forbids (seed %i)', (seed) => {
    expect(breachesOfSeed(seed)).toEqual([])
  })
})
