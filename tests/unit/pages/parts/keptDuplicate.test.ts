import { expect, it } from 'vitest'
import type { Lists } from '@/model/references'
import { keepTyped, type TypedDuplicate, typedFor } from '@/pages/parts/keptDuplicate'

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
