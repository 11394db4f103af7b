import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  canEdit,
  changesByEdit,
  dateFields,
  edited,
  numberFields,
  type ValueEdit,
} from '@/engine/plan/valueEdits'
import { accountTypes } from '@/model/entityTypes'

const number = (operation: 'set' | 'add' | 'multiply', amount: number, round = 1): ValueEdit => ({
  kind: 'number',
  path: 'reward.credits',
  operation,
  amount,
  round,
})
const creditsAfter = (credits: unknown, edit: ValueEdit) =>
  (edited('missions', { id: 'm', reward: { credits, points: 7 } }, edit) as { reward: { credits: unknown } })
    .reward.credits

describe('a change of numbers', () => {
  it.each([
    ['multiplies', 20, number('multiply', 1.2), 24],
    ['rounds to whole numbers', 35, number('multiply', 1.1), 39],
    ['rounds to multiples', 33, number('multiply', 1.1, 5), 35],
    ['adds', 20, number('add', 5), 25],
    ['subtracts down to 0', 3, number('add', -5), 0],
    ['sets', 20, number('set', 50), 50],
    ['adds to what has no value yet', undefined, number('add', 5), 5],
    ['does not multiply what has no value', undefined, number('multiply', 2), undefined],
    ['leaves a value that is no number', 'many', number('set', 5), 'many'],
  ])('%s', (_, before, edit, after) => {
    expect(creditsAfter(before, edit)).toBe(after)
  })
  it('names the field with both values, and nothing if nothing changes', () => {
    const object = { id: 'm', reward: { credits: 20 } }
    expect(changesByEdit('missions', object, number('add', 5))).toEqual([
      { path: ['reward', 'credits'], was: 20, is: 25 },
    ])
    expect(changesByEdit('missions', object, number('add', 0))).toEqual([])
    expect(changesByEdit('leaderboards', object, number('add', 5))).toEqual([])
  })
})

describe('a change of dates', () => {
  // The clocks of this zone change on 29 March 2026.
  const zone = process.env.TZ
  beforeEach(() => {
    process.env.TZ = 'Europe/Berlin'
  })
  afterEach(() => {
    process.env.TZ = zone ?? 'UTC'
  })

  const mission = { id: 'm', active: { from: '2026-03-25T08:00:00Z', to: 'soon' } }
  it('keeps the local time over a change of the clock, and leaves what is no date', () => {
    const edit: ValueEdit = { kind: 'shift', paths: ['active.from', 'active.to', 'drawTime'], days: 7 }
    expect(changesByEdit('missions', mission, edit)).toEqual([
      { path: ['active', 'from'], was: '2026-03-25T08:00:00Z', is: '2026-04-01T07:00:00Z' },
    ])
  })
  it('sets a date, also where there was none', () => {
    const edit: ValueEdit = { kind: 'date', path: 'active.from', value: '2026-05-01T00:00:00Z' }
    expect(changesByEdit('missions', { id: 'm' }, edit)).toEqual([
      { path: ['active', 'from'], is: '2026-05-01T00:00:00Z' },
    ])
  })
})

describe('period and limit', () => {
  it('sets the refresh period of types that have it', () => {
    expect(changesByEdit('missions', { period: 'daily' }, { kind: 'period', value: 'weekly' })).toEqual([
      { path: ['period'], was: 'daily', is: 'weekly' },
    ])
    expect(canEdit('quizzes', { kind: 'period', value: 'weekly' })).toBe(false)
    expect(canEdit('missions', { kind: 'period', value: 'hourly' })).toBe(false)
  })
  it('switches a limit on with its number, and off without it; the number is kept (rule SELECT-8)', () => {
    const free = { limitCount: false, countLimit: 2 }
    expect(edited('events', free, { kind: 'limit', count: 5 })).toEqual({ limitCount: true, countLimit: 5 })
    expect(edited('events', { limitCount: true, countLimit: 5 }, { kind: 'limit' })).toEqual({
      limitCount: false,
      countLimit: 5,
    })
    expect(changesByEdit('events', free, { kind: 'limit' })).toEqual([])
  })
})

it('offers fields that a form edits: none that the server counts, none in lists', () => {
  expect(numberFields('missions')).toEqual(
    expect.arrayContaining(['priority', 'countLimit', 'reward.points', 'reward.credits']),
  )
  for (const type of accountTypes)
    for (const path of [...numberFields(type), ...dateFields(type)])
      expect(path, type).not.toMatch(
        /\*|stock\.|currentCount|nextDraw|completed|ordinal\b.*level|memberCount/,
      )
})
