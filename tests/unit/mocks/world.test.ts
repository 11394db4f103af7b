// @vitest-environment node
import { resources } from '@mocks/entities'
import { drawImage } from '@mocks/images/draw'
import type { AccountContents } from '@mocks/store/resources'
import { idOf } from '@mocks/store/resources'
import { createWorld } from '@mocks/world/world'
import { describe, expect, it } from 'vitest'
import type { QuizQuestion, Requirement, Reward } from '@/generated/model'
import type { AccountResource as Resource } from '@/generated/resourceFacts'
import { fixtureOf } from '../../entities'
import { itemName } from '../entities/contract'
import { breaches } from './support'

const world = createWorld()
const contents = Object.entries(world.contents)
const { brindlewick } = world.contents as { brindlewick: AccountContents }

/** Schema names in the contract. */
const schemas = Object.fromEntries(resources.map((type) => [type, itemName(type)])) as Record<
  Resource,
  string
>

describe('the demo world', () => {
  it('is the same every time', () => {
    expect(createWorld()).toEqual(world)
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
  )('holds enough %s in Brindlewick', (resource, count) => {
    expect(count).toBeGreaterThan(0)
    expect(brindlewick[resource].length).toBeGreaterThanOrEqual(count)
  })

  it('shows the missions of the pictures first, sorted from Z to A', () => {
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

  it('has missing descriptions and missing images, so that their places are seen', () => {
    expect(brindlewick.missions.some(({ description }) => !description)).toBe(true)
    expect(brindlewick.missions.some(({ imgUrl }) => !imgUrl)).toBe(true)
  })

  it('has levels that rise', () => {
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
  const missing = (resource: Resource, wanted: (string | undefined)[]) =>
    wanted.filter((id): id is string => Boolean(id) && !known[resource].has(id ?? ''))

  it.each(Object.entries(schemas) as [Resource, string][])('keeps the contract in %s', (resource, schema) => {
    const wrong = objects[resource].flatMap((object) =>
      breaches(schema, object).map((breach) => `${idOf(resource, object)} ${breach}`),
    )
    expect(wrong).toEqual([])
    expect(objects[resource].filter((object) => object.account !== account)).toEqual([])
    expect(known[resource].size, 'ids are unique').toBe(objects[resource].length)
  })

  it('has every picture that it names', () => {
    const urls = JSON.stringify(objects).match(/\/mock-images\/[^"]+/g) ?? []
    expect(urls.filter((url) => !drawImage(url.slice('/mock-images/'.length, -'.svg'.length)))).toEqual([])
  })

  it('gives only achievements that exist', () => {
    const rewards = (
      ['achievements', 'events', 'levels', 'missions', 'quizzes', 'streaks', 'surveys'] as const
    ).flatMap((resource) =>
      (objects[resource] as { reward?: Reward }[]).flatMap(({ reward }) => reward?.achievements ?? []),
    )
    expect(
      missing(
        'achievements',
        rewards.map(({ id }) => id),
      ),
    ).toEqual([])
  })

  it('requires only what exists, and names the ordinals of levels rightly', () => {
    const requirements = (
      ['achievements', 'leaderboards', 'missions', 'mysteryboxes', 'prizes', 'raffles'] as const
    ).flatMap((resource) =>
      (objects[resource] as { requirement?: Requirement }[]).flatMap(({ requirement }) =>
        requirement ? [requirement] : [],
      ),
    )
    const ordinals = new Map(objects.levels.map(({ id, ordinal }) => [id, ordinal]))
    expect(
      missing(
        'missions',
        requirements.flatMap(({ missions = [] }) => missions),
      ),
    ).toEqual([])
    expect(
      missing(
        'achievements',
        requirements.flatMap(({ achievements = [] }) => achievements),
      ),
    ).toEqual([])
    for (const { level } of requirements) {
      if (level) expect(level.ordinal, level.id).toBe(ordinals.get(level.id ?? ''))
    }
  })

  it('has missions whose events, quiz and survey exist, one kind each', () => {
    const objectives = objects.missions.flatMap(({ objectives }) => (objectives ? [objectives] : []))
    expect(
      missing(
        'events',
        objectives.flatMap(({ events = [] }) => events.map(({ id }) => id)),
      ),
    ).toEqual([])
    expect(
      missing(
        'quizzes',
        objectives.map(({ quizzId }) => quizzId),
      ),
    ).toEqual([])
    expect(
      missing(
        'surveys',
        objectives.map(({ surveyId }) => surveyId),
      ),
    ).toEqual([])
    for (const { events = [], quizzId, surveyId } of objectives) {
      expect([events.length > 0, quizzId, surveyId].filter(Boolean)).toHaveLength(1)
    }
  })

  it('has leaderboards, streaks and levels whose missions and achievements exist', () => {
    expect(
      missing(
        'missions',
        objects.leaderboards.flatMap(({ drivenBy }) => drivenBy?.missions ?? []),
      ),
    ).toEqual([])
    expect(
      missing(
        'missions',
        objects.streaks.flatMap(({ objectives }) => objectives?.missions ?? []),
      ),
    ).toEqual([])
    expect(
      missing(
        'achievements',
        objects.levels.flatMap(({ objectives }) => objectives?.achievements ?? []),
      ),
    ).toEqual([])
  })

  it('has raffles, boxes and bundles whose prizes exist, and stock that adds up', () => {
    const owners = [...objects.raffles, ...objects.mysteryboxes, ...objects.prizes]
    expect(
      missing(
        'prizes',
        owners.flatMap(({ prizes = [] }) => prizes.map(({ id }) => id)),
      ),
    ).toEqual([])
    for (const { id, prizes = [], stock } of [...objects.raffles, ...objects.mysteryboxes]) {
      const units = prizes.reduce((sum, { count = 0 }) => sum + count, 0)
      expect((stock?.available ?? 0) + (stock?.redeemed ?? 0), id).toBe(units)
    }
    for (const { id, stockCount = 0, stock } of objects.prizes) {
      expect((stock?.available ?? 0) + (stock?.redeemed ?? 0), id).toBe(stockCount)
    }
  })

  it('has players whose team, badges and level exist, the level being the one that their points reach', () => {
    expect(
      missing(
        'teams',
        objects.players.map(({ team }) => team),
      ),
    ).toEqual([])
    expect(
      missing(
        'achievements',
        objects.players.flatMap(({ badges = [] }) => badges),
      ),
    ).toEqual([])
    for (const { player, points = 0, level, badges } of objects.players) {
      const reached = objects.levels.filter(({ objectives }) => (objectives?.points ?? 0) <= points)
      expect(level?.name, player).toBe(reached.at(-1)?.name)
      for (const { objectives } of reached)
        expect(badges, player).toEqual(expect.arrayContaining(objectives?.achievements ?? []))
    }
  })

  it('has teams that hold what their members have gathered', () => {
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
  it('keep the contract', () => {
    expect(world.accounts.flatMap((account) => breaches('Account', account))).toEqual([])
  })
})
