import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { keyOf, objectsByKey } from '@/engine/plan/ids'
import { createBody } from '@/engine/plan/payload'
import type { BundleObject, ObjectName } from '@/engine/plan/types'
import { objectsOfCampaign } from '@/engine/sets/chosen'
import { copySet, type ObjectSet, type Target } from '@/engine/sets/copySet'
import { duplicateOf } from '@/engine/sets/duplicateObject'
import { datePaths, type Transform } from '@/engine/sets/transform'
import { resourceFacts } from '@/generated/resourceFacts'
import { type EntityType, entityTypes, programmeTypes } from '@/model/entityTypes'
import { idOf, type Lists, referencesOf } from '@/model/references'
import { settings } from '../../property/settings'
import { programmesWith } from './programmes'

const account = 'acme'
type Fields = Record<string, unknown>

const mission = (id: string, more: object = {}): BundleObject => ({
  type: 'missions',
  id,
  object: { id, account, name: id, ...more },
})
const listsOf = (objects: readonly BundleObject[]): Lists => {
  const lists = new Map<EntityType, object[]>()
  for (const { type, object } of objects) lists.set(type, [...(lists.get(type) ?? []), object])
  return lists
}
const targetOf = (objects: readonly BundleObject[]): Target => {
  const taken = new Set(objects.map(keyOf))
  return { account, isTaken: (name: ObjectName) => taken.has(keyOf(name)) }
}
const copyOf = (set: ObjectSet, transform: Transform = {}, target = targetOf(set.objects)) =>
  copySet(set, transform, target)
const only = (more: object, transform: Transform, of?: ObjectSet['of']) =>
  copyOf({ objects: [mission('a', more)], of }, transform).copies[0]?.object as Fields

describe('texts', () => {
  it('replaces each occurrence as typed, in the order of the pairs, in five fields (rule CAMPAIGN-2)', () => {
    const more = {
      name: '2026 Spring 2026',
      description: 'In 2026',
      category: 'y2026',
      tags: ['spring-2026'],
      requirement: { tags: ['spring-2026'], category: 'y2026' },
      languages: ['2026'],
    }
    const objects = [mission('ride-2026', more)]
    const copied = copyOf(
      { objects },
      {
        replace: [
          ['2026', '2027'],
          ['Spring 2027', 'Summer $&'],
        ],
      },
    )
    expect(copied.copies).toMatchObject([{ id: 'ride-2027', from: 'ride-2026' }])
    expect(copied.copies[0]?.object).toMatchObject({
      id: 'ride-2027',
      name: '2027 Summer $&',
      description: 'In 2027',
      category: 'y2027',
      tags: ['spring-2027'],
      requirement: more.requirement,
      languages: ['2026'],
    })
    expect(copied.oldRequirements.map(({ text }) => text)).toEqual(['spring-2026', 'y2026'])
  })

  it('ignores an empty text, and keeps values that are no texts', () => {
    const more = { name: 7, tags: [7, 'a'], category: undefined }
    expect(
      only(more, {
        replace: [
          ['', 'x'],
          ['7', '8'],
        ],
      }),
    ).toMatchObject({ name: 7, tags: [7, 'a'] })
  })
})

describe('tags', () => {
  test.each([
    ['in the place of the old one', ['x', ' SPRING ', 'y'], ['x', 'summer', 'y']],
    ['also where it is there already', ['summer', 'spring'], ['summer']],
    ['also where it is there twice', ['spring', 'x', 'Spring'], ['summer', 'x']],
  ])('the new tag takes the place of the tag of the set: %s', (_, tags, expected) => {
    expect(only({ tags }, { tag: 'summer' }, { tag: 'spring' }).tags).toEqual(expected)
  })

  it('follows the entry that was the tag of the set before texts were replaced', () => {
    const transform = { replace: [['spring', 'autumn']] as const, tag: 'summer' }
    expect(only({ tags: ['spring', 'spring-x'] }, transform, { tag: 'spring' }).tags).toEqual([
      'summer',
      'autumn-x',
    ])
  })

  it('is gained by a set without a tag, once', () => {
    expect(only({ tags: ['x'] }, { tag: 'summer' }).tags).toEqual(['x', 'summer'])
    expect(only({}, { tag: 'summer' }).tags).toEqual(['summer'])
    expect(only({ tags: ['summer'] }, { tag: 'summer' }, { category: 'c' }).tags).toEqual(['summer'])
  })

  it('stays without a new tag', () => {
    expect(only({ tags: ['spring', 'x'] }, {}, { tag: 'spring' }).tags).toEqual(['spring', 'x'])
    expect(only({}, {}).tags).toBeUndefined()
  })

  it('the new category takes the place of that of the set', () => {
    expect(only({ category: 'Spring ' }, { category: 'Summer' }, { category: 'spring' }).category).toBe(
      'Summer',
    )
    expect(only({ category: 'Other' }, { category: 'Summer' }, { tag: 'spring' }).category).toBe('Other')
  })
})

describe('ids', () => {
  it('a taken id becomes the next free one, counted from the id after replacing', () => {
    const objects = [mission('a-1'), mission('a-2'), mission('b'), mission('b-copy')]
    const { copies } = copyOf(
      { objects },
      {
        replace: [
          ['-1', '-9'],
          ['-2', '-9'],
        ],
      },
    )
    expect(copies.map(({ id }) => id)).toEqual(['a-9', 'a-9-copy', 'b-copy-2', 'b-copy-3'])
  })

  it('an id is free if only an object of another type has it', () => {
    const event: BundleObject = { type: 'events', id: 'b', object: { id: 'b', account } }
    const { copies } = copyOf({ objects: [mission('a')] }, { replace: [['a', 'b']] }, targetOf([event]))
    expect(copies[0]?.id).toBe('b')
  })
})

test('players and accounts are never in a set', () => {
  const objects: BundleObject[] = [
    { type: 'players', id: 'p', object: { player: 'p', account, tags: ['x'] } },
    { type: 'accounts', id: 'acme', object: { account, tags: ['x'] } },
    mission('a', { tags: ['X '] }),
  ]
  expect(objectsOfCampaign(listsOf(objects), { tag: ' x' }).map(keyOf)).toEqual(['missions a'])
  expect(copyOf({ objects }).copies.map(({ from }) => from)).toEqual(['a'])
  expect(objectsOfCampaign(listsOf(objects), { tag: ' ' })).toEqual([])
})

test('dates move at any depth that the client writes, and dates that stand for none stay', () => {
  const raffle = {
    id: 'r',
    account,
    active: { from: '0001-01-01T00:00:00Z', to: '2026-03-28T23:00:00+01:00' },
    drawTime: '2026-03-30T08:00:00Z',
    nextDraw: '2026-03-30T08:00:00Z',
  }
  const objects: BundleObject[] = [{ type: 'raffles', id: 'r', object: raffle }]
  const { copies } = copyOf({ objects }, { shift: { count: 1, unit: 'd' }, zone: 'Europe/Berlin' })
  expect(copies[0]?.object).toEqual({
    id: 'r-copy',
    account,
    active: { from: '0001-01-01T00:00:00Z', to: '2026-03-29T21:00:00Z' },
    drawTime: '2026-03-31T08:00:00Z',
  })
  expect(datePaths('raffles')).toEqual(['active.from', 'active.to', 'drawTime'])
  for (const type of entityTypes)
    for (const path of datePaths(type)) expect(resourceFacts[type].readOnly).not.toContain(path)
})

describe('a set of any programme', () => {
  const transforms: fc.Arbitrary<Transform> = fc.record(
    {
      replace: fc.array(
        fc.tuple(fc.constantFrom('0', '1', 'o', 'mission'), fc.constantFrom('2', '7', 'x', 'oo')),
        {
          maxLength: 3,
        },
      ),
      tag: fc.constantFrom('spring', 'Summer', 'x'),
      shift: fc.record({
        count: fc.integer({ min: -30, max: 30 }),
        unit: fc.constantFrom('d', 'w', 'm', 'y'),
      }),
      zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/Sao_Paulo'),
      inactive: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  const holds = (check: (all: readonly BundleObject[], set: ObjectSet, transform: Transform) => void) =>
    fc.assert(
      fc.property(programmesWith('Spring'), transforms, (all, transform) => {
        const objects = objectsOfCampaign(listsOf(all), { tag: 'spring' })
        check(all, { objects, of: { tag: 'spring' } }, transform)
      }),
      settings,
    )

  it('has references to copies inside, and the same references outside', () => {
    holds((all, set, transform) => {
      const { copies, outside } = copyOf(set, transform, targetOf(all))
      const copyIds = new Map(copies.map(({ type, id, from }) => [keyOf({ type, id: from }), id]))
      for (const [index, { type, object }] of set.objects.entries()) {
        const copy = copies[index]?.object ?? {}
        expect(referencesOf(type, copy)).toEqual(
          referencesOf(type, object).map((one) => ({
            ...one,
            id: copyIds.get(keyOf({ type: one.to, id: one.id })) ?? one.id,
          })),
        )
      }
      const left = set.objects.flatMap(({ type, object }) =>
        referencesOf(type, object).flatMap(({ to, id }) =>
          copyIds.has(`${to} ${id}`) ? [] : [`${to} ${id}`],
        ),
      )
      expect(outside.map(keyOf)).toEqual(left)
    })
  })

  it('has free ids, one for each object', () => {
    holds((all, set, transform) => {
      const { copies } = copyOf(set, transform, targetOf(all))
      expect(copies).toHaveLength(set.objects.length)
      expect(new Set([...all, ...copies].map(keyOf)).size).toBe(all.length + copies.length)
      for (const { type, id, object } of copies) expect(idOf(type, object)).toBe(id)
    })
  })

  it('does not change the set, and copies nothing that the server counts', () => {
    holds((all, set, transform) => {
      const before = JSON.stringify(all)
      const { copies } = copyOf(set, transform, targetOf(all))
      expect(JSON.stringify(all)).toBe(before)
      for (const { type, object } of copies) expect(createBody(type, object, account)).toEqual(object)
    })
  })

  it('copied twice gives two campaigns', () => {
    holds((all, set) => {
      const first = copyOf(set, { tag: 'one' }, targetOf(all)).copies
      const second = copyOf(set, { tag: 'two' }, targetOf([...all, ...first])).copies
      const after = listsOf([...all, ...first, ...second])
      for (const [tag, copies] of [
        ['one', first],
        ['two', second],
      ] as const)
        expect(objectsOfCampaign(after, { tag }).map(keyOf).toSorted()).toEqual(copies.map(keyOf).toSorted())
      expect(new Set([...first, ...second].map(keyOf)).size).toBe(2 * set.objects.length)
      expect(objectsOfCampaign(after, { tag: 'spring' }).map(keyOf)).toEqual(set.objects.map(keyOf))
    })
  })

  it('gives the same for objects in any order', () => {
    holds((all, set, transform) => {
      const names = ({ copies }: ReturnType<typeof copySet>) => copies.map(keyOf)
      const reversed = { ...set, objects: set.objects.toReversed() }
      expect(names(copyOf(reversed, transform, targetOf(all)))).toEqual(
        names(copyOf(set, transform, targetOf(all))),
      )
    })
  })
})

test('parts get new ids, as in a duplicate of one object', () => {
  const quiz = {
    id: 'q',
    account,
    questions: [{ id: 'q-1', text: 'Q', choices: [{ id: 'c-1', text: 'A' }, { text: 'B' }] }],
  }
  const objects: BundleObject[] = [{ type: 'quizzes', id: 'q', object: quiz }]
  const single = duplicateOf({ type: 'quizzes', object: quiz, account, isTaken: () => false })
  for (const copy of [copyOf({ objects }).copies[0]?.object, single]) {
    expect(copy).toMatchObject({
      questions: [
        {
          id: expect.stringMatching(/^q-\w{24}$/),
          choices: [{ id: expect.stringMatching(/^c-\w{24}$/) }, { text: 'B' }],
        },
      ],
    })
    expect(JSON.stringify(copy)).not.toMatch(/"[qc]-1"/)
  }
})

test('objects are taken in the order of the navigation, then by id (rule CAMPAIGN-1)', () => {
  const objects = ['b', 'a'].flatMap((id) =>
    (['prizes', 'missions'] as const).map((type): BundleObject => ({ type, id, object: { id, account } })),
  )
  expect(copyOf({ objects }).copies.map(({ type, from }) => `${type} ${from}`)).toEqual([
    'missions a',
    'missions b',
    'prizes a',
    'prizes b',
  ])
  expect(programmeTypes.indexOf('missions')).toBeLessThan(programmeTypes.indexOf('prizes'))
  expect(objectsByKey(listsOf(objects), account).size).toBe(4)
})

test('rewards are multiplied and rounded half up; prices, objectives and what is no number stay (rule CAMPAIGN-2)', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.integer({ min: 0, max: 30 }), (points, credits, tenths) => {
      const object = { id: 'm', reward: { points, credits, text: 'x' }, credits: 7, isAvailable: true }
      const [copy] = copySet(
        { objects: [{ type: 'missions', id: 'm', object }] },
        { rewards: tenths / 10 },
        { account: 'a', isTaken: () => false },
      ).copies
      const halfUp = (value: number) => Math.floor((value * tenths) / 10 + 0.5)
      expect(copy?.object).toMatchObject({
        reward: { points: halfUp(points), credits: halfUp(credits) },
        isAvailable: true,
      })
    }),
    { seed: 62 },
  )
})
