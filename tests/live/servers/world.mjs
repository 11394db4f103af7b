import { readBundle, resourcesOf } from '../../../openapi/tools/contractTable.mjs'
import { awkwardId } from './settings.ts'

/** The resources of an account. */
const resources = resourcesOf(readBundle('openapi/admin-api-v0.yaml'))
  .filter(({ scope }) => scope === 'account')
  .map(({ name }) => name)

const rowOf = (resource, id, name) => ({
  id,
  account: 'acme',
  name,
  description: `One of the ${resource}`,
  isAvailable: true,
  tags: ['live'],
  // None of these fields is in the contract: they must survive an update.
  mystery: { depth: [1, { two: null }], text: 'keep me' },
})

/** The initial data of one administrator: every tester has a separate world, so tests do not interfere. */
export function newWorld() {
  const account = (id, name, more) => ({ account: id, name, imageFolder: id, isAvailable: true, ...more })
  /** @type {Record<string, any>} */
  const world = {
    accounts: [
      account('acme', 'Acme', { isDevAccount: false, isFreeAccount: false, extra: { keep: 1 } }),
      account('bolt', 'Bolt', { isDevAccount: true }),
      account('gone', 'Gone', { isAvailable: false }),
    ],
  }
  for (const resource of resources) {
    const rows = [
      rowOf(resource, 'first', `First of ${resource}`),
      rowOf(resource, awkwardId, `Awkward of ${resource}`),
    ]
    world[resource] = resource === 'players' ? rows.map(({ id, ...row }) => ({ ...row, player: id })) : rows
  }
  for (const row of world.achievements) row.steps = 1
  for (const row of world.levels) row.ordinal = 1
  world.missions[0].reward = { points: 5, credits: 1, unknownReward: true }
  world.missions[0].languages = ['en', 'de']
  return world
}

/** The value that identifies an object in the paths of its resource. */
export const keyOf = (resource, row) =>
  resource === 'accounts' ? row.account : resource === 'players' ? row.player : row.id

/** Adds rows to a world: the given ones, or a number of generated ones. */
export function addRows(world, { resource, rows = [], count = 0 }) {
  const keyName = resource === 'players' ? 'player' : 'id'
  for (const row of rows) world[resource].push({ account: 'acme', ...row })
  for (let number = 1; number <= count; number += 1) {
    world[resource].push({ [keyName]: `n-${number}`, account: 'acme', name: `Number ${number}`, tags: [] })
  }
}

/** Changes an object as another user. */
export function changeRow(world, { resource, id, change }) {
  Object.assign(
    world[resource].find((row) => keyOf(resource, row) === id),
    change,
  )
}
