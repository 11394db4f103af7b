import { resources } from '@mocks/entities'
import { reset } from '@mocks/reset'
import { store } from '@mocks/state'
import { idOf } from '@mocks/store/resources'
import { applyScenario } from '@mocks/workshop/apply'
import { contractContents, perList } from '@mocks/world/contractContents'
import { afterEach, describe, expect, it } from 'vitest'
import { breachesOfSeed } from './contractSeeds'

afterEach(reset)

const now = new Date('2026-03-12T09:00:00Z')

describe('the scenario data:contract', () => {
  it('fills every list of the account with different objects that the contract allows', () => {
    applyScenario({ account: 'brindlewick', data: 'contract~1' })
    for (const resource of resources) {
      const objects = store.list(resource, 'brindlewick')
      expect(objects).toHaveLength(perList)
      expect(new Set(objects.map((object) => idOf(resource, object))).size).toBe(perList)
    }
  })

  // The others: contractSeeds.test.ts.
  it.each([1, 2])('makes nothing that the contract forbids (seed %i)', (seed) => {
    expect(breachesOfSeed(seed)).toEqual([])
  })

  it('makes the same objects of the same seed, and others of another one', () => {
    // As texts: a comparison of thousands of objects takes seconds.
    const [first, again, other] = [7, 7, 8].map((seed) => JSON.stringify(contractContents('a', seed, now)))
    expect(again === first).toBe(true)
    expect(other === first).toBe(false)
  })

  it('has empty and awkward values, dates before and after today, and ids of objects that exist', () => {
    const { missions, quizzes } = contractContents('a', 1, now)
    const dates = missions.flatMap(({ active }) => active?.from ?? [])
    expect(dates.some((date) => Date.parse(date) < now.getTime())).toBe(true)
    expect(dates.some((date) => Date.parse(date) > now.getTime())).toBe(true)
    expect(missions.some(({ tags }) => tags?.length === 0)).toBe(true)
    expect(missions.some(({ name }) => name === ' ')).toBe(true)
    expect(missions.some(({ name }) => name === undefined)).toBe(true)
    const ids = new Set(quizzes.map(({ id }) => id))
    expect(missions.some(({ objectives }) => ids.has(objectives?.quizzId ?? ''))).toBe(true)
  })
})
