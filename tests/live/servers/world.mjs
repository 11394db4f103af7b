import { awkwardId } from './settings.ts'

const resources = [
  'players',
  'teams',
  'events',
  'missions',
  'streaks',
  'achievements',
  'levels',
  'leaderboards',
  'prizes',
  'raffles',
  'mysteryboxes',
  'surveys',
  'quizzes',
]

const rowOf = (resource, id, name) => ({
  id,
  account: 'acme',
  name,
  description: `One of the ${resource}`,
  isAvailable: true,
  tags: ['live'],
  // Nothing of this is in the contract: it has to survive an update.
  mystery: { depth: [1, { two: null }], text: 'keep me' },
})

/** What one administrator finds at the start: every tester has a world to himself, so tests do not meet. */
export function newWorld() {
  const world = {
    accounts: [
      { account: 'acme', name: 'Acme', isAvailable: true, isDevAccount: false, isFreeAccount: false, extra: { keep: 1 } },
      { account: 'bolt', name: 'Bolt', isAvailable: true, isDevAccount: true },
      { account: 'gone', name: 'Gone', isAvailable: false },
    ],
  }
  for (const resource of resources) {
    const rows = [rowOf(resource, 'first', `First of ${resource}`), rowOf(resource, awkwardId, `Awkward of ${resource}`)]
    world[resource] = resource === 'players' ? rows.map(({ id, ...row }) => ({ ...row, player: id })) : rows
  }
  world.missions[0].reward = { points: 5, credits: 1, unknownReward: true }
  world.missions[0].languages = ['en', 'de']
  return world
}

/** The value that names an object in the paths of its resource. */
export const keyOf = (resource, row) =>
  resource === 'accounts' ? row.account : resource === 'players' ? row.player : row.id
