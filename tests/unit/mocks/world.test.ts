import { resources } from '@mocks/entities'
import { drawImage } from '@mocks/images/draw'
import type { AccountContents } from '@mocks/store/resources'
import { idOf } from '@mocks/store/resources'
import { createWorld } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
import type { QuizQuestion, Requirement } from '@/generated/model'
import { type AccountResource as Resource, resourceFacts } from '@/generated/resourceFacts'
import { fixtureOf } from '../../entities'
import { breaches, itemName } from '../../openapi'

/** Without the deliberate mistakes, which tests/unit/engine/check/world.test.ts lists. */
const world = createWorld({ isSound: true })
const contents = Object.entries(world.contents)
const { brindlewick } = world.contents as { brindlewick: AccountContents }

/** Schema names in the contract. */
const schemas = Object.fromEntries(resources.map((type) => [type, itemName(type)])) as Record<
  Resource,
  string
>

/** The values at a path of the contract: '*' matches every item of a list. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): unknown[] {
  if (key === undefined) return value === undefined ? [] : [value]
  if (key === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : []
  return typeof value === 'object' && value !== null
    ? valuesAt((value as Record<string, unknown>)[key], rest)
    : []
}

describe('the demo world', () => {
  it('is the same every time', () => {
    expect(createWorld({ isSound: true })).toEqual(world)
  })

  it('has accounts of all three plans and one that is not available', () => {
    expect(
      world.accounts.map(({ account, isDevAccount, isFreeAccount, isAvailable }) => [
        account,
        isDevAccount,
        isFreeAccount,
        isAvailable,
      ]),
    ).toEqual([
      ['brindlewick', false, false, true],
      ['fennmarsh', false, true, true],
      ['quillmoor', true, false, true],
      ['tarnstead', false, false, true],
      ['oldharbour', false, false, false],
    ])
  })

  it.each<[Resource, number]>(
    resources.map((type) => [type, type === 'rules' ? 5 : (fixtureOf(type).world?.atLeast ?? 0)]),
  )('has enough %s in Brindlewick', (resource, count) => {
    expect(count).toBeGreaterThan(0)
    expect(brindlewick[resource].length).toBeGreaterThanOrEqual(count)
  })

  it('shows the missions of the screenshots first, sorted from Z to A', () => {
    const names = brindlewick.missions.map(({ name = '' }) => name).sort((a, b) => b.localeCompare(a, 'en'))
    expect(names.slice(0, 10).map((name) => name.split(':')[0])).toEqual([
      'Zero-Waste Week',
      "Yesterday's Heroes",
      'Wordsmith Sprint',
      'Winter Warm-up',
      'Weekend Warrior',
      'Trivia Night Regular',
      'Treasure Trail',
      'Time Traveller',
      'The Long Haul',
      'Team Spirit',
    ])
  })

  it('has missing descriptions and missing images, so that their placeholders appear', () => {
    expect(brindlewick.missions.some(({ description }) => !description)).toBe(true)
    expect(brindlewick.missions.some(({ imgUrl }) => !imgUrl)).toBe(true)
  })

  it('has levels with rising points', () => {
    const points = brindlewick.levels.map(({ objectives }) => objectives?.points ?? 0)
    expect(brindlewick.levels.map(({ ordinal }) => ordinal)).toEqual(points.map((_, index) => index + 1))
    expect(points).toEqual([...new Set(points)].sort((a, b) => a - b))
  })
})

describe.each(contents)('the world of %s', (account, objects) => {
  const ids = (resource: Resource) => new Set(objects[resource].map((object) => idOf(resource, object)))
  const known = Object.fromEntries(
    Object.keys(schemas).map((name) => [name, ids(name as Resource)]),
  ) as Record<Resource, Set<string>>
  it.each(Object.entries(schemas) as [Resource, string][])(
    'matches the contract in %s',
    (resource, schema) => {
      const wrong = objects[resource].flatMap((object) =>
        breaches(schema, object).map((breach) => `${idOf(resource, object)} ${breach}`),
      )
      expect(wrong).toEqual([])
      expect(objects[resource].filter((object) => object.account !== account)).toEqual([])
      expect(known[resource].size, 'ids are unique').toBe(objects[resource].length)
    },
  )

  it('has every image that it names', () => {
    const urls = JSON.stringify(objects).match(/\/mock-images\/[^"]+/g) ?? []
    expect(urls.filter((url) => !drawImage(url.slice('/mock-images/'.length, -'.svg'.length)))).toEqual([])
  })

  const references = resources.flatMap((resource) =>
    Object.entries(resourceFacts[resource].refersTo).map(
      ([path, to]) => [resource, path, to as Resource] as const,
    ),
  )
  it.each(references)('has %s whose %s name existing %s', (resource, path, to) => {
    const wanted = objects[resource].flatMap((object) => valuesAt(object, path.split('.')))
    // An empty text means no reference.
    expect(wanted.filter((id) => id !== '' && !known[to].has(String(id)))).toEqual([])
  })

  it('requires levels by their ordinals', () => {
    const ordinals = new Map(objects.levels.map(({ id, ordinal }) => [id, ordinal]))
    const owners = Object.values(objects).flat() as { requirement?: Requirement }[]
    for (const { requirement: { level } = {} } of owners) {
      if (level) expect(level.ordinal, level.id).toBe(ordinals.get(level.id ?? ''))
    }
  })

  it('has missions with one kind of objective each', () => {
    for (const { objectives: { events = [], quizzId, surveyId } = {} } of objects.missions) {
      expect([events.length > 0, quizzId, surveyId].filter(Boolean)).toHaveLength(1)
    }
  })

  it('has consistent stock in raffles, boxes and prizes', () => {
    for (const { id, prizes = [], stock } of [...objects.raffles, ...objects.mysteryboxes]) {
      const units = prizes.reduce((sum, { count = 0 }) => sum + count, 0)
      expect((stock?.available ?? 0) + (stock?.redeemed ?? 0), id).toBe(units)
    }
    for (const { id, stockCount = 0, stock } of objects.prizes) {
      expect((stock?.available ?? 0) + (stock?.redeemed ?? 0), id).toBe(stockCount)
    }
  })

  it('has players of the level that their points reach, with the badges of that level', () => {
    for (const { player, points = 0, level, badges } of objects.players) {
      const reached = objects.levels.filter(({ objectives }) => (objectives?.points ?? 0) <= points)
      expect(level?.name, player).toBe(reached.at(-1)?.name)
      for (const { objectives } of reached)
        expect(badges, player).toEqual(expect.arrayContaining(objectives?.achievements ?? []))
    }
  })

  it('has teams with the totals of their members', () => {
    for (const { id, points } of objects.teams) {
      const members = objects.players.filter(({ team }) => team === id)
      expect(points).toBe(members.reduce((sum, member) => sum + (member.points ?? 0), 0))
    }
  })

  it('has three to eight questions in each quiz and survey, with right options in quizzes only', () => {
    for (const { id, questions = [] } of [...objects.quizzes, ...objects.surveys]) {
      expect(questions.length, id).toBeGreaterThanOrEqual(3)
      expect(questions.length, id).toBeLessThanOrEqual(8)
      const places = questions.flatMap(({ id, choices = [] }) => [id, ...choices.map((choice) => choice.id)])
      expect(new Set(places).size, `${id}: ids are unique`).toBe(places.length)
      for (const { choices = [] } of questions) expect(choices.length, id).toBeGreaterThanOrEqual(2)
    }
    for (const { id, questions = [] } of objects.quizzes) {
      for (const question of questions as QuizQuestion[]) {
        const right = question.choices?.filter(({ correctAnswer }) => correctAnswer).length ?? 0
        expect(right > 1 ? 'multi' : 'single', `${id}: ${question.text}`).toBe(question.type)
        expect(right, `${id}: ${question.text}`).toBeGreaterThan(0)
        expect(right, `${id}: ${question.text}`).toBeLessThan(question.choices?.length ?? 0)
      }
    }
  })
})

describe('the accounts of the demo world', () => {
  it('match the contract', () => {
    expect(world.accounts.flatMap((account) => breaches('Account', account))).toEqual([])
  })
})
