import { expect, it } from 'vitest'
import type { Lists } from '@/model/references'
import { keepTyped, noteCopies, type TypedDuplicate, toActivate, typedFor } from '@/parts/copies/typedCopies'

const typed: TypedDuplicate = {
  name: 'spring-2027',
  shift: { text: '52', unit: 'w' },
  percent: '10',
  isInactive: true,
}
const before: Lists = new Map([['missions', [{ id: 'a' }]]])
const after: Lists = new Map([['missions', [{ id: 'a' }, { id: 'b' }]]])

it('what was typed for a preview is there again until copies have come, and for the same set alone (rule CAMPAIGN-4)', () => {
  keepTyped('spring', before, typed)
  expect(typedFor('spring', before)).toBe(typed)
  expect(typedFor('winter', before)).toBeUndefined()
  expect(typedFor('spring', after)).toBeUndefined()
})

it('Activate leaves copies of what was not available alone, unless nothing else is inactive (rule CAMPAIGN-10)', () => {
  const original = (id: string, isAvailable: boolean) =>
    ({ type: 'missions', id, object: { isAvailable } }) as const
  const copy = (id: string, from: string) => ({ type: 'missions', id, from, object: {} }) as const
  noteCopies('a', [original('on', true), original('off', false)], [copy('on-2', 'on'), copy('off-2', 'off')])
  const row = (id: string, isAvailable: boolean) => ({ type: 'missions', id, row: { isAvailable } }) as const
  const idsOf = (objects: readonly { id: string }[]) => objects.map(({ id }) => id)
  expect(idsOf(toActivate('a', [row('on-2', false), row('off-2', false)]))).toEqual(['on-2'])
  expect(idsOf(toActivate('a', [row('on-2', true), row('off-2', false)]))).toEqual(['on-2', 'off-2'])
  expect(idsOf(toActivate('b', [row('on-2', false), row('off-2', false)]))).toEqual(['on-2', 'off-2'])
})
