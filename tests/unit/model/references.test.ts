import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { resourceFacts } from '@/generated/resourceFacts'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import { referencesOf, referringTypes, usesOf } from '@/model/references'
import { objectWith, pathOf } from '../engine/objectWith'
import { settings } from '../property/settings'

type Fields = Record<string, unknown>

/** Every reference of the contract: type, path, and the type that it names. */
const contracted = entityTypes.flatMap((type) =>
  Object.entries(resourceFacts[type].refersTo).map(([field, to]) => [type, field, to as EntityType] as const),
)

test('the contract has references of each kind: plain, in a list, and in a list of objects', () => {
  const kinds = new Set(contracted.map(([, field]) => field.replace(/[^.*]*[a-z][^.*]*/gi, 'x')))
  expect([...kinds]).toEqual(
    expect.arrayContaining(['x', 'x.*', 'x.*.x', 'x.x', 'x.x.*', 'x.x.*.x', 'x.x.x']),
  )
})

describe.each(contracted)('the reference of %s at %s to %s', (type, field, to) => {
  it('is found in an object, with the path of each id', () => {
    const ids = field.includes('*') ? ['one', 'two/2'] : ['one']
    expect(referencesOf(type, objectWith(field.split('.'), ids) as object)).toEqual(
      ids.map((id, index) => ({ to, id, field, path: pathOf(field, index) })),
    )
  })

  it('is found from the object that it refers to', () => {
    const row = {
      ...(objectWith(field.split('.'), ['other', 'wanted'].slice(field.includes('*') ? 0 : 1)) as Fields),
    }
    const path = pathOf(field, 1)
    expect(referringTypes(to)).toContain(type)
    expect(usesOf(to, 'wanted', new Map([[type, [row]]]))).toEqual([{ type, row, field, path }])
    expect(usesOf(to, 'nobody', new Map([[type, [row]]]))).toEqual([])
  })

  it.each(['', '  ', null, undefined, {}, [], true])('is ignored if its id is replaced with %j', (blank) => {
    const keys = field.split('.')
    expect(referencesOf(type, objectWith(keys, [blank as string]) as object)).toEqual([])
    for (let end = 0; end < keys.length; end += 1)
      expect(referencesOf(type, (objectWith(keys.slice(0, end), [blank as string]) as Fields) ?? {})).toEqual(
        [],
      )
  })

  it('is found if the id is a number', () => {
    const row = objectWith(field.split('.'), [7 as unknown as string]) as object
    expect(usesOf(to, '7', new Map([[type, [row]]]))).toHaveLength(1)
  })
})

test.each([
  ['array', ['ride', 'walk'], 'objectives.missions.1'],
  ['bare id', 'walk', 'objectives.missions.0'],
])('a streak whose objectives are an %s refers to its missions (rule STREAK-3)', (_, objectives, path) => {
  const row = { id: 's', objectives }
  expect(usesOf('missions', 'walk', new Map([['streaks', [row]]]))).toEqual([
    { type: 'streaks', row, field: 'objectives.missions.*', path },
  ])
})

test('a single id in place of a list of ids counts as one, as in the pickers', () => {
  const row = { requirement: { missions: 'walk' } }
  expect(referencesOf('prizes', row)).toEqual([
    { to: 'missions', id: 'walk', field: 'requirement.missions.*', path: 'requirement.missions' },
  ])
})

test('names of properties of Object.prototype are not references', () => {
  expect(usesOf('teams', 'constructor', new Map([['players', [{}, { team: 'x' }]]]))).toEqual([])
})

test('no type refers to accounts, and the contract defines the references of every other type', () => {
  expect(referringTypes('accounts')).toEqual([])
  for (const type of entityTypes) {
    expect(referringTypes(type)).toEqual([
      ...new Set(contracted.filter(([, , to]) => to === type).map(([of]) => of)),
    ])
  }
})

/** Lists of objects that name each other at random: the ids of each type are 0 to 3. */
const worlds = fc.array(
  fc.tuple(fc.constantFrom(...contracted), fc.nat(3), fc.array(fc.nat(4), { minLength: 1, maxLength: 3 })),
  { maxLength: 20 },
)

test('an object uses another one exactly if that one is used by it', () => {
  fc.assert(
    fc.property(worlds, (entries) => {
      const lists = new Map<EntityType, object[]>()
      for (const [[type, field], id, named] of entries) {
        const object = objectWith(field.split('.'), named.map(String)) as Fields
        lists.set(type, [
          ...(lists.get(type) ?? []),
          { ...object, [resourceFacts[type].idField]: String(id) },
        ])
      }
      const forwards = [...lists].flatMap(([type, rows]) =>
        rows.flatMap((row, at) =>
          referencesOf(type, row).map(({ to, id, path }) => `${type} ${at} ${path} -> ${to} ${id}`),
        ),
      )
      const targets = entityTypes.flatMap((type) => [0, 1, 2, 3, 4].map((id) => [type, String(id)] as const))
      const backwards = targets.flatMap(([to, id]) =>
        usesOf(to, id, lists).map(
          ({ type, row, path }) => `${type} ${lists.get(type)?.indexOf(row)} ${path} -> ${to} ${id}`,
        ),
      )
      expect(backwards.sort()).toEqual(forwards.sort())
    }),
    settings,
  )
})

test('uses are found among a hundred thousand players', () => {
  const players = Array.from({ length: 100_000 }, (_, index) => ({
    player: `p${index}`,
    team: `team-${index % 50}`,
  }))
  expect(usesOf('teams', 'team-7', new Map([['players', players]]))).toHaveLength(2000)
})
