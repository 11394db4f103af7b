import { expect, it } from 'vitest'
import { audienceOf, countEdits, editsOf, parseEconomySearch } from '@/pages/economy/address'
import { firstTrial } from '@/pages/economy/trialKinds'

it('keeps what is valid and differs from the defaults', () => {
  const search = { profile: 'keen', days: 90, share: 55, rates: { e: 2 }, who: 'all', try: [firstTrial] }
  expect(parseEconomySearch(search)).toMatchObject(search)
  expect(editsOf(parseEconomySearch(search))).toEqual({ share: 0.55, eventRates: { e: 2 } })
  expect(countEdits(parseEconomySearch(search))).toBe(2)
})

it('accepts one change without a list, as the address has it', () => {
  expect(parseEconomySearch({ try: firstTrial }).try).toEqual([firstTrial])
})

it('leaves out defaults and nonsense', () => {
  const nonsense = { profile: 'regular', days: 30, share: 900, rates: [1], for: 'team:x', try: [{ of: {} }] }
  expect(Object.values(parseEconomySearch(nonsense)).filter((value) => value !== undefined)).toEqual([])
})

it('reads an audience with any value', () => {
  expect(audienceOf({ for: 'category:a:b' })).toEqual({ by: 'category', value: 'a:b' })
  expect(audienceOf({ for: 'active' })).toEqual({ by: 'active', value: '' })
  expect(audienceOf({})).toBeUndefined()
})
