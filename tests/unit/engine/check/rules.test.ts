import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { check, excludedRules } from '@/engine/check/check'
import { rules } from '@/engine/check/rules'
import type { Programme } from '@/engine/programme/programmeIndex'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { idOf, referencesOf } from '@/model/references'
import { settings } from '../../property/settings'
import { cases } from './cases'
import { now, type Objects } from './cases/samples'

const programmeOf = (objects: Objects): Programme => ({
  account: 'a',
  now,
  lists: new Map(
    accountTypes.map((type) => [type, (objects[type] ?? []).map((object) => ({ id: 'x', ...object }))]),
  ),
})

const foundBy = (rule: string, objects: Objects) =>
  check(programmeOf(objects)).filter((finding) => finding.rule === rule)

test('each rule has a test case, and each test case a rule', () => {
  expect(Object.keys(cases).sort()).toEqual(rules.map(({ id }) => id).sort())
  expect(rules.length).toBeGreaterThanOrEqual(30)
})

describe.each(Object.entries(cases))('the rule %s', (rule, { fires, at, passes }) => {
  it('finds its fault, and returns the field to fix and a sentence (rule CHECK-4)', () => {
    const found = foundBy(rule, fires)
    expect(found.map(({ path }) => path).sort()).toEqual([...at].sort())
    for (const { text } of found) expect(text).toMatch(/^[A-Z`].*[.?]$/)
  })

  it('reports nothing if the fault does not exist', () => {
    expect(foundBy(rule, passes)).toEqual([])
  })

  it('has texts for people: a title, why it matters and how to fix it', () => {
    const { title, why, fix } = rules.find(({ id }) => id === rule) ?? { title: '', why: '', fix: '' }
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    for (const words of [why, fix]) expect(words).toMatch(/^[A-Z].*\.$/)
  })
})

test('a finding about an id of a missing object suggests the most similar id', () => {
  const [found] = foundBy('missing-event', cases['missing-event']?.fires ?? {})
  expect(found).toMatchObject({ nearest: 'trivia-attended', name: 'M' })
  const far = { missions: [{ objectives: { events: [{ id: 'abc' }] } }], events: [{ id: 'vwxyz' }] }
  expect(foundBy('missing-event', far)[0]?.nearest).toBeUndefined()
})

test('a rule that needs a whole list does not run while only a part is loaded', () => {
  const programme = {
    ...programmeOf(cases['missing-event']?.fires ?? {}),
    partial: new Set<EntityType>(['events']),
  }
  expect(check(programme).map(({ rule }) => rule)).not.toContain('missing-event')
  const leftOut = excludedRules(programme).map(({ id }) => id)
  expect(leftOut).toContain('missing-event')
  expect(leftOut).not.toContain('window-ended')
})

const ids = fc.constantFrom('', 'a', 'b', 'c', 'gone')
const list = fc.array(ids, { maxLength: 3 })
const anyRow = fc.record(
  {
    id: fc.constantFrom('a', 'b', 'c'),
    player: fc.constantFrom('a', 'b'),
    name: fc.constantFrom('A', 'B'),
    isAvailable: fc.boolean(),
    team: ids,
    badges: list,
    ordinal: fc.integer({ min: 0, max: 3 }),
    objectives: fc.record(
      {
        events: fc.array(fc.record({ id: ids })),
        quizzId: ids,
        surveyId: ids,
        missions: list,
        achievements: list,
      },
      { requiredKeys: [] },
    ),
    requirement: fc.record(
      { level: fc.record({ id: ids }), missions: list, achievements: list },
      { requiredKeys: [] },
    ),
    reward: fc.record({ achievements: fc.array(fc.record({ id: ids, steps: fc.integer() })) }),
    prizes: fc.array(fc.record({ id: ids, count: fc.integer() })),
    drivenBy: fc.record({ missions: list }),
  },
  { requiredKeys: ['id', 'player'] },
)
const programmes = fc.record(
  Object.fromEntries(accountTypes.map((type) => [type, fc.array(anyRow, { maxLength: 3 })])),
)

test('each dangling reference has exactly one finding, so a programme that passes has none', () => {
  fc.assert(
    fc.property(programmes, (objects) => {
      const programme = programmeOf(objects as Objects)
      const known = new Map(
        [...programme.lists].map(([type, rows]) => [type, new Set(rows.map((row) => idOf(type, row)))]),
      )
      const dangling = [...programme.lists].flatMap(([type, rows]) =>
        rows.flatMap((row) =>
          referencesOf(type, row)
            .filter(({ to, id }) => !known.get(to)?.has(id))
            .map(({ path }) => JSON.stringify([type, idOf(type, row), path])),
        ),
      )
      const found = check(programme)
        .filter(({ rule }) => rule.startsWith('missing-'))
        .map(({ type, id, path }) => JSON.stringify([type, id, path]))
      expect(new Set(found)).toEqual(new Set(dangling))
    }),
    { ...settings, numRuns: 60 },
  )
})

test('no rule throws for objects that break the contract in every field', () => {
  const broken = fc.oneof(fc.anything({ maxDepth: 2 }), fc.constant(null), fc.constant([null, 1, 'x', {}]))
  const fields = [
    'id',
    'name',
    'tags',
    'category',
    'active',
    'period',
    'objectives',
    'requirement',
    'reward',
    'prizes',
    'questions',
    'stock',
    'steps',
    'ordinal',
    'drawTime',
    'drivenBy',
    'team',
    'badges',
    'imgUrl',
    'timing',
    'stockCount',
    'requiredPassRate',
    'units',
    'countLimit',
  ]
  const row = fc.record(Object.fromEntries(fields.map((field) => [field, broken])), { requiredKeys: [] })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 3 }), (rows) => {
      const programme: Programme = {
        account: 'a',
        now,
        lists: new Map(accountTypes.map((type) => [type, rows as object[]])),
      }
      expect(() => check(programme)).not.toThrow()
    }),
    { ...settings, numRuns: 80 },
  )
})
