import { expect, it } from 'vitest'
import { planOf } from '@/entities/accounts/definition'
import { account } from './renderInFrame'

it.each([
  ['Premium', undefined],
  ['Premium', account('a', 'A')],
  ['Premium', { account: 'a' }],
  ['Free', account('a', 'A', { isFreeAccount: true })],
  ['Development', account('a', 'A', { isDevAccount: true })],
  ['Development', account('a', 'A', { isDevAccount: true, isFreeAccount: true })],
])('the plan is %s for %j', (plan, of) => {
  expect(planOf(of)).toBe(plan)
})
