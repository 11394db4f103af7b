import { reset } from '@mocks/reset'
import { afterEach, describe, expect, it } from 'vitest'
import { call, listQuery, responseBreaches } from './support'

afterEach(reset)

const list = async (resource: string, query = listQuery()) => (await call('GET', `${resource}?${query}`)).body
const find = async (resource: string, id: string) =>
  (await list(resource)).find((object: { id: string }) => object.id === id)

describe('a list', () => {
  it('has the slice of skip and limit, and is empty beyond its end', async () => {
    const all: { id: string }[] = await list('missions')
    const page = async (limit: number, skip: number) =>
      (await list('missions', `account=brindlewick&limit=${limit}&skip=${skip}`)).map(
        ({ id }: { id: string }) => id,
      )
    expect(await page(3, 0)).toEqual(all.slice(0, 3).map(({ id }) => id))
    expect(await page(3, 124)).toEqual(all.slice(124).map(({ id }) => id))
    expect(await page(3, 500)).toEqual([])
  })

  it.each([
    ['', "Query parameter 'account' is required", 'account'],
    ['account=', 'Account is required', 'account'],
    ['account=brindlewick&limit=0', 'Limit must be 1 or more', 'limit'],
    ['account=brindlewick&limit=ten', 'Limit must be a whole number', 'limit'],
    ['account=brindlewick&skip=-1', 'Skip must be 0 or more', 'skip'],
    ['account=brindlewick&availability=some', "Availability must be 'all'", 'availability'],
    ['account=brindlewick&timeframe=past', "Timeframe must be 'all'", 'timeframe'],
    ['account=brindlewick&sort=name', "Unknown query parameter 'sort'", 'sort'],
  ])('refuses the query %j', async (query, error, field) => {
    const response = await call('GET', `missions?${query}`)
    expect(response).toMatchObject({ status: 400, body: { error, code: 'bad_request', field } })
    expect(responseBreaches('listMissions', response)).toEqual([])
  })

  it('a list of an account that does not exist is not found', async () => {
    expect(await call('GET', `missions?${listQuery('brindlewik')}`)).toMatchObject({
      status: 404,
      body: { error: "No account with the id 'brindlewik'", code: 'not_found', field: 'account' },
    })
  })
})

describe('creating an object', () => {
  const fresh = { id: 'fresh', account: 'brindlewick', name: 'Fresh' }

  it('fills in the defaults of the contract and adds the object to the list', async () => {
    const { body } = await call('POST', 'missions', { body: fresh })
    expect(body).toEqual({
      ...fresh,
      isAvailable: true,
      period: 'daily',
      priority: 0,
      limitCount: true,
      countLimit: 1,
    })
    expect(await find('missions', 'fresh')).toEqual(body)
  })

  it('keeps nested fields that the contract does not know', async () => {
    const body = {
      ...fresh,
      reward: { points: 1, sponsor: 'mill' },
      objectives: { events: [{ id: 'a', note: 1 }] },
    }
    await call('POST', 'missions', { body })
    expect(await find('missions', 'fresh')).toMatchObject({
      reward: { sponsor: 'mill' },
      objectives: { events: [{ id: 'a', note: 1, currentCount: 0 }] },
    })
  })

  it('counts stock and draws from zero, and ignores sent values (rule DATA-4)', async () => {
    const stock = { available: 99, redeemed: 99 }
    const prize = await call('POST', 'prizes', { body: { ...fresh, stockCount: 7, stock } })
    expect(prize.body.stock).toEqual({ available: 7, redeemed: 0 })
    const raffle = await call('POST', 'raffles', {
      body: {
        ...fresh,
        stock: 'nonsense',
        prizes: [{ id: 'brindlewick-mug', count: 4, currentCount: 3 }],
        drawTime: '2026-03-01T18:00:00Z',
        period: 'weekly',
      },
    })
    expect(raffle.body).toMatchObject({
      prizes: [{ count: 4, currentCount: 0 }],
      stock: { available: 4, redeemed: 0 },
      nextDraw: '2026-03-15T18:00:00Z',
    })
    expect((await call('POST', 'quizzes', { body: { ...fresh, completed: 5 } })).body.completed).toBe(0)
    expect((await call('POST', 'teams', { body: { ...fresh, memberCount: 5 } })).body.memberCount).toBe(0)
  })

  it('refuses an id that is taken, and leaves its object unchanged', async () => {
    const response = await call('POST', 'missions', { body: { ...fresh, id: 'team-spirit' } })
    expect(response).toMatchObject({
      status: 409,
      body: {
        error: "The id 'team-spirit' is already in use in the account 'brindlewick'",
        code: 'already_exists',
        field: 'id',
      },
    })
    expect(responseBreaches('createMission', response)).toEqual([])
    expect(await find('missions', 'team-spirit')).toMatchObject({ name: 'Team Spirit' })
  })

  it.each([
    [{ name: undefined }, 'Name is required', 'name'],
    [{ name: '  ' }, 'Name is required', 'name'],
    [{ id: '' }, 'Id is required', 'id'],
    [{ name: 5 }, 'Name must be a text', 'name'],
    [{ isAvailable: 'yes' }, 'Is available must be true or false', 'isAvailable'],
    [{ period: 'yearly' }, 'Period must be one of all-time, daily, weekly, monthly', 'period'],
    [{ reward: { points: -1 } }, 'Points must be 0 or more', 'reward.points'],
    [{ reward: { points: 1.5 } }, 'Points must be a whole number', 'reward.points'],
    [{ tags: ['a', 1] }, 'Tags 2 must be a text', 'tags.1'],
    [
      { active: { from: 'tomorrow' } },
      "From must be a date and time such as '2026-03-01T00:00:00Z'",
      'active.from',
    ],
    [{ countLimit: 0 }, 'Count limit is required when limit is enabled', 'countLimit'],
    [{ sponsor: 'mill' }, "Unknown field 'sponsor'", 'sponsor'],
  ])('refuses %j', async (wrong, error, field) => {
    const response = await call('POST', 'missions', { body: { ...fresh, ...wrong } })
    expect(response).toMatchObject({ status: 422, body: { error, code: 'invalid', field } })
    expect(responseBreaches('createMission', response)).toEqual([])
    expect(await find('missions', 'fresh')).toBeUndefined()
  })

  it('keeps the fields that the contract defines for single resources', async () => {
    const refused = async (resource: string, wrong: object) =>
      (await call('POST', resource, { body: { ...fresh, ...wrong } })).body.error
    expect(await refused('achievements', { steps: 0 })).toBe('Steps must be 1 or more')
    expect(await refused('streaks', { objectives: { missions: ['a', 'b'] } })).toBe(
      'Missions must hold 1 at most',
    )
    expect(await refused('events', { limitCount: true })).toBe(
      'Count limit is required when limit is enabled',
    )
    expect(await refused('quizzes', { questions: [{ id: 'q1', text: ' ' }] })).toBe(
      'Question text is required',
    )
    expect(await refused('rules', { speed: 11 })).toBeUndefined()
    expect(await find('rules', 'fresh')).toMatchObject({ speed: 11 })
  })

  it('rejects a body that is not a JSON object', async () => {
    for (const [body, error] of [
      ['{', 'The request body is not valid JSON'],
      ['[]', 'The request body must be a JSON object'],
    ]) {
      expect(await call('POST', 'missions', { body })).toMatchObject({ status: 400, body: { error } })
    }
  })
})

describe('updating an object', () => {
  it('keeps every field that is sent, known or not, and drops what is no longer sent', async () => {
    const before = await find('missions', 'the-long-haul')
    const { description: _, ...rest } = before
    const body = { ...rest, sponsorCode: 'mill', reward: { ...before.reward, points: 5, unknown: [1] } }
    const response = await call('PUT', 'missions', { body })
    expect(response.body).toEqual(body)
    expect(await find('missions', 'the-long-haul')).toEqual(body)
  })

  it('keeps what the server counts', async () => {
    const mug = await find('prizes', 'brindlewick-mug')
    const sent = { ...mug, stockCount: 200, stock: { available: 1, redeemed: 1 } }
    expect((await call('PUT', 'prizes', { body: sent })).body.stock).toEqual({ available: 138, redeemed: 62 })

    const box = await find('mysteryboxes', 'tinkers-chest')
    const prizes = box.prizes.map((prize: object) => ({ ...prize, currentCount: 0 }))
    const { body: saved } = await call('PUT', 'mysteryboxes', { body: { ...box, prizes, stock: undefined } })
    expect(saved).toEqual(box)

    const haul = await find('missions', 'the-long-haul')
    const events = [
      { id: 'photo-shared', count: 9 },
      { id: 'cheer-sent', count: 1, currentCount: 77 },
    ]
    const { body } = await call('PUT', 'missions', { body: { ...haul, objectives: { events } } })
    const shared = haul.objectives.events.find(({ id }: { id: string }) => id === 'photo-shared').currentCount
    expect(body.objectives.events.map(({ currentCount }: { currentCount: number }) => currentCount)).toEqual([
      shared,
      0,
    ])

    const quiz = await find('quizzes', 'night-sky')
    expect((await call('PUT', 'quizzes', { body: { ...quiz, completed: 1 } })).body.completed).toBe(1984)
  })

  it('never creates, and refuses what breaks the contract', async () => {
    const body = { id: 'nowhere', account: 'brindlewick', name: 'Nowhere' }
    const response = await call('PUT', 'missions', { body })
    expect(response).toMatchObject({
      status: 404,
      body: { error: "No object with the id 'nowhere' in the account 'brindlewick'", field: 'id' },
    })
    expect(responseBreaches('updateMission', response)).toEqual([])
    expect(
      await call('PUT', 'missions', { body: { ...body, id: 'team-spirit', priority: 'high' } }),
    ).toMatchObject({
      status: 422,
      body: { error: 'Priority must be a whole number', field: 'priority' },
    })
  })
})

describe('deleting an object', () => {
  it('removes it from the list', async () => {
    expect(await call('DELETE', 'missions/brindlewick/team-spirit')).toMatchObject({ status: 204, body: '' })
    expect(await find('missions', 'team-spirit')).toBeUndefined()
    expect((await call('DELETE', 'missions/brindlewick/team-spirit')).status).toBe(404)
  })

  it.each(['half & half/50%', 'a.b', 'a#b?c', 'дом', 'list'])('works with the id %j', async (id) => {
    const body = { id, account: 'brindlewick', name: 'Free text' }
    if (!id.startsWith('half')) await call('POST', 'missions', { body })
    expect(await find('missions', id)).toBeDefined()
    expect((await call('DELETE', `missions/brindlewick/${encodeURIComponent(id)}`)).status).toBe(204)
    expect(await find('missions', id)).toBeUndefined()
  })
})

it('the members of a team are counted on each request', async () => {
  const before = (await find('teams', 'team-otter')).memberCount
  expect(before).toBeGreaterThan(5)
  await call('POST', 'players', {
    body: { player: 'new', account: 'brindlewick', name: 'New', team: 'team-otter' },
  })
  expect((await find('teams', 'team-otter')).memberCount).toBe(before + 1)
})
