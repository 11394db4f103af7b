import { expect, it } from 'vitest'
import { at } from '@/ui/value'

const object = { objectives: { events: [{ id: 'run' }, { id: 'swim' }] }, alpha: 'text' }

it('reads the value at a path, as a text or in parts', () => {
  expect(at(object, 'objectives.events.1.id')).toBe('swim')
  expect(at(object, ['objectives', 'events', 0, 'id'])).toBe('run')
})

it('returns undefined where a path leads nowhere', () => {
  expect(at(object, 'alpha.beta')).toBeUndefined()
  expect(at(null, 'alpha')).toBeUndefined()
})
