import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { problemsIn, problemsOf, toFieldErrors } from '@/form/validate'
import { basicRules } from '@/model/fieldRules'
import { idWarning, isBlank, required } from '@/model/rules'

const say = (rules: typeof basicRules, object: object) =>
  rules.flatMap((rule) => rule(object)).map(({ message }) => message)

describe('the rules FORM-7 and FORM-8', () => {
  it('require id and name, and blank counts as missing', () => {
    expect(say(basicRules, {})).toEqual(['Id is required', 'Name is required'])
    expect(say(basicRules, { id: ' \t', name: '\n' })).toEqual(['Id is required', 'Name is required'])
    expect(say(basicRules, { id: 'a', name: 'b' })).toEqual([])
  })
  it('require any other text with the given message', () => {
    expect(required<{ player?: string }>('player', 'Player ID is required')({})).toEqual([
      { path: 'player', message: 'Player ID is required' },
    ])
  })
  it('treat only whitespace as blank', () => {
    expect([undefined, null, '', ' \n'].every(isBlank)).toBe(true)
    expect([0, false, 'a', []].some(isBlank)).toBe(false)
  })
})

describe('warnings (decision D2)', () => {
  it('report an id that is taken or reserved by the console (decisions A3, B8)', () => {
    const entity = { singular: 'Mission', idOf: (row: { id: string }) => row.id }
    const rows = [{ id: 'taken' }]
    expect(idWarning(entity, rows, 'taken')).toMatch(/There is a mission of this id already/)
    expect(idWarning(entity, rows, 'new')).toMatch(/word of the console/)
    expect(idWarning(entity, rows, 'list')).toMatch(/word of the console/)
    expect(idWarning(entity, rows, 'free')).toBeUndefined()
    expect(idWarning(entity, rows, '')).toBeUndefined()
  })
})

describe('validation of the form against the contract', () => {
  const schema = z.object({
    points: z.int().min(0).max(10).optional(),
    name: z.string().optional(),
    tags: z.array(z.string()).optional(),
  })
  const check = (before: object, after: object, more: object = {}) =>
    problemsOf({
      rules: [],
      schema,
      object: after,
      before,
      after,
      isNew: false,
      isRegistered: () => true,
      ...more,
    })

  it('blocks invalid edits, in plain words', () => {
    expect(check({ points: 1 }, { points: 11 })).toEqual([{ path: 'points', message: 'Must be 10 or less' }])
    expect(check({ tags: ['a'] }, { tags: ['a', 5] })).toEqual([
      { path: 'tags.1', message: 'This value is not allowed here' },
    ])
  })
  it('accepts invalid values that came from the server and were not edited', () => {
    expect(check({ points: -1, name: 'a' }, { points: -1, name: 'b' })).toEqual([])
  })
  it('accepts invalid fields that no control edits', () => {
    expect(check({ points: 1 }, { points: 11 }, { isRegistered: () => false })).toEqual([])
  })
  it('shows one error per field, its own rule first', () => {
    const rules = [() => [{ path: 'points', message: 'the rule' }]]
    expect(check({ points: 1 }, { points: 11 }, { rules })).toEqual([{ path: 'points', message: 'the rule' }])
  })
  it('converts errors to React Hook Form and back', () => {
    const problems = [
      { path: 'a', message: 'x' },
      { path: 'rows.1.text', message: 'y' },
    ]
    expect(problemsIn(toFieldErrors(problems))).toEqual(problems)
  })
})
