import { describe, expect, it } from 'vitest'
import { readConditions } from '@/engine/advanced-filters/conditions'
import { fieldsOfType } from '@/engine/advanced-filters/fields'
import { matching } from '@/engine/advanced-filters/matches'
import { operators } from '@/engine/advanced-filters/operators'
import { columnsOf } from '@/engine/table/columns'
import { runSync } from '@/lib/idle'
import { type EntityType, entityTypes } from '@/model/entityTypes'

const isKept = (type: EntityType, object: object, where: string) => {
  const conditions = readConditions(type, [where])
  expect(conditions, where).toHaveLength(1)
  return runSync(matching(type, [object], conditions, { now: Date.now(), holds: () => false })).length === 1
}

describe.each(entityTypes)('the fields of %s that can be asked for (rule ASK-1)', (type) => {
  const fields = fieldsOfType(type)

  it('have the labels of the form, as the table of objects has them', () => {
    for (const { path, label } of columnsOf(type)) {
      const own = label.split(' › ').at(-1)
      expect(`${path}: ${fields.get(path)?.label.split(' › ').at(-1)}`).toBe(`${path}: ${own}`)
    }
  })

  it('all have a label, also the id', () => {
    for (const { path, label } of fields.values())
      for (const part of label.split(' › ')) expect(part.trim(), `${path}: ${label}`).not.toBe('')
  })
})

describe('a missing switch (rule ASK-4)', () => {
  it.each<[EntityType, string]>([
    ['missions', 'limitCount'],
    ['prizes', 'limitStock'],
    ['surveys', 'isShuffleRequired'],
    ['raffles', 'enabled'],
    ['teams', 'isAvailable'],
  ])('of %s is on for %s, as in the form', (type, path) => {
    expect(isKept(type, {}, `${path}:yes`)).toBe(true)
    expect(isKept(type, {}, `${path}:no`)).toBe(false)
    expect(isKept(type, { [path]: false }, `${path}:no`)).toBe(true)
  })

  it.each<[EntityType, string]>([
    ['events', 'limitCount'],
    ['prizes', 'limitCount'],
    ['quizzes', 'isShuffleRequired'],
  ])('of %s is off for %s', (type, path) => {
    expect(isKept(type, {}, `${path}:no`)).toBe(true)
    expect(isKept(type, {}, `${path}:yes`)).toBe(false)
  })
})

describe('a date', () => {
  it('of an active range that stands for an open end is empty (rule DATE-1)', () => {
    const open = { active: { from: '0001-01-01T00:00:00Z', to: '9999-12-31T23:59:59Z' } }
    expect(isKept('missions', open, 'active.from:empty')).toBe(true)
    expect(isKept('missions', open, 'active.to:empty')).toBe(true)
    expect(isKept('missions', open, 'active.to:after:2026-01-01')).toBe(false)
    expect(isKept('missions', { active: { to: '2026-06-01T00:00:00Z' } }, 'active.to:empty')).toBe(false)
  })

  it('in the next days can be the last moment of them', () => {
    const now = Date.parse('2026-03-01T10:00:00Z')
    const isIn = operators.date.next?.test({ field: {}, values: [7], now })
    expect(isIn?.(['2026-03-08T10:00:00Z'])).toBe(true)
    expect(isIn?.(['2026-03-08T10:00:00.001Z'])).toBe(false)
    expect(isIn?.(['2026-03-01T10:00:00Z'])).toBe(true)
    expect(isIn?.(['2026-03-01T09:59:59.999Z'])).toBe(false)
  })

  it('of another field is a date in any year', () => {
    expect(isKept('raffles', { drawTime: '9999-12-31T00:00:00Z' }, 'drawTime:filled')).toBe(true)
  })
})
