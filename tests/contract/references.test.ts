import { expect, test } from 'vitest'
import { resourceFacts } from '@/generated/resourceFacts'
import { type Json, load } from './support'

const { readBundle, referenceProblems, notReferences } = await load('openapi/tools/contractTable.mjs')
const bundle = () => readBundle('openapi/admin-api-v0.yaml')

/** The problems that lint finds in the contract after a change. */
function problemsAfter(change: (schemas: Json) => void): string[] {
  const changed = bundle()
  change(changed.components.schemas)
  return referenceProblems(changed)
}

test('the contract marks every id of another object, and each exemption has a reason', () => {
  expect(referenceProblems(bundle())).toEqual([])
  for (const reason of Object.values(notReferences)) expect(reason).toMatch(/\w+ .*\.$/)
})

test.each<[what: string, change: (schemas: Json) => void, place: string]>([
  ['an id without x-refers-to', (all) => delete all.EventCount.properties.id['x-refers-to'], 'EventCount.id'],
  [
    'a list of ids without it',
    (all) => delete all.LeaderboardDrivenBy.properties.missions.items['x-refers-to'],
    'LeaderboardDrivenBy.missions',
  ],
  [
    'a name that ends in Id',
    (all) => {
      all.Mission.properties.ownerId = { type: 'string' }
    },
    'Mission.ownerId',
  ],
  [
    'a name of a resource',
    (all) => {
      all.Event.properties.quiz = { type: 'string' }
    },
    'Event.quiz',
  ],
  [
    'a description of an id',
    (all) => {
      all.Event.properties.owner = { type: 'string', description: 'Id of a player.' }
    },
    'Event.owner',
  ],
  [
    'an unknown target',
    (all) => {
      all.Player.properties.team['x-refers-to'] = 'clubs'
    },
    'Player.team',
  ],
  ['an exemption of nothing', (all) => delete all.QuizChoice.properties.id, 'QuizChoice.id'],
])('%s is reported as a problem with its place', (_, change, place) => {
  const problems = problemsAfter(change)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(place)
})

test('the generated table has the references of an object at any depth', () => {
  expect(resourceFacts.missions.refersTo).toEqual({
    'objectives.events.*.id': 'events',
    'objectives.missions.*': 'missions',
    'objectives.quizzId': 'quizzes',
    'objectives.surveyId': 'surveys',
    'requirement.level.id': 'levels',
    'requirement.missions.*': 'missions',
    'requirement.achievements.*': 'achievements',
    'reward.achievements.*.id': 'achievements',
  })
  expect(resourceFacts.players).toMatchObject({
    idField: 'player',
    scope: 'account',
    pageSize: 100,
    refersTo: { team: 'teams', 'badges.*': 'achievements' },
  })
  expect(resourceFacts.accounts).toMatchObject({ idField: 'account', scope: 'all', readOnly: ['apikey'] })
})
