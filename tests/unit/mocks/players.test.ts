import { reset } from '@mocks/reset'
import { afterEach, expect, it } from 'vitest'
import type { Player } from '@/generated/model'
import { call, responseBreaches } from './support'

afterEach(reset)

const players = async (query: string): Promise<Player[]> =>
  (await call('GET', `players?account=brindlewick${query}`)).body

it('a list of players has the 100 with the most points by default', async () => {
  const all = await players('&limit=500')
  const first = await players('')
  expect(first).toHaveLength(100)
  expect(first).toEqual(all.slice(0, 100))
  expect(all.map(({ points = 0 }) => points)).toEqual(
    all.map(({ points = 0 }) => points).sort((a, b) => b - a),
  )
  expect(await players('&skip=100')).toEqual(all.slice(100, 200))
})

it('players can be sorted by any field, both ways, those without a value last', async () => {
  const names = (await players('&sort=name&order=asc&limit=500')).map(({ name = '' }) => name)
  expect(names).toEqual([...names].sort())
  for (const order of ['asc', 'desc']) {
    const levels = (await players(`&sort=level&order=${order}&limit=500`)).map(({ level }) => level?.name)
    const first = levels.indexOf(undefined)
    expect(first).toBeGreaterThan(0)
    expect(levels.slice(first)).toEqual(levels.slice(first).map(() => undefined))
  }
  expect(await call('GET', 'players?account=brindlewick&sort=shoeSize')).toMatchObject({
    status: 400,
    body: { error: "Players cannot be sorted by 'shoeSize'", field: 'sort' },
  })
  expect((await call('GET', 'players?account=brindlewick&order=up')).status).toBe(400)
})

it('an update of a player changes only the sent fields', async () => {
  const [before] = (await players('&limit=500')).filter(({ player }) => player === 'tobias/lindqvist')
  const patch = { player: 'tobias/lindqvist', account: 'brindlewick', team: '', shoeSize: 44 }
  const { status, body } = await call('PATCH', 'players/tobias%2Flindqvist', { body: patch })
  expect(status).toBe(200)
  expect(body).toEqual({ ...before, team: '', shoeSize: 44 })
})

it.each([
  [{ player: 'maren.oduya' }, 422, "The body is about the player 'maren.oduya', not 'ona.velsing'"],
  [{ name: ' ' }, 422, 'Name is required'],
  [{ points: -5 }, 422, 'Points must be 0 or more'],
  [{ account: 'fennmarsh' }, 404, "No object with the id 'ona.velsing' in the account 'fennmarsh'"],
])('an update of a player with %j is refused', async (wrong, status, error) => {
  const body = { player: 'ona.velsing', account: 'brindlewick', ...wrong }
  const response = await call('PATCH', 'players/ona.velsing', { body })
  expect(response).toMatchObject({ status, body: { error } })
  expect(responseBreaches('updatePlayer', response)).toEqual([])
})

it('a player is created once, with all that is sent', async () => {
  const body = { player: 'new', account: 'brindlewick', name: 'New', level: { name: 'Scout' } }
  expect(await call('POST', 'players', { body })).toMatchObject({
    status: 201,
    body: { ...body, isAvailable: true },
  })
  expect(await call('POST', 'players', { body })).toMatchObject({ status: 409, body: { field: 'player' } })
  expect(await call('POST', 'players', { body: { ...body, player: ' ' } })).toMatchObject({
    status: 422,
    body: { error: 'Player ID is required', field: 'player' },
  })
  expect((await call('POST', 'players', { body: { ...body, shoeSize: 44 } })).status).toBe(422)
  expect((await call('DELETE', 'players/brindlewick/new')).status).toBe(204)
  expect((await call('DELETE', 'players/brindlewick/new')).status).toBe(404)
})
