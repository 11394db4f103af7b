import { describe, expect, it, test, vi } from 'vitest'
import { createQueue } from '@/engine/plan/queue'
import type { PlanApi } from '@/engine/plan/types'
import { planAt, Service } from './service'
import {
  copyAll,
  deactivate,
  deleteAll,
  mission,
  named,
  once,
  outcomes,
  setUp,
  single,
  status,
  timeout,
} from './support'

describe('a step that creates an object', () => {
  test.each([
    ['lost on the way there', timeout(), false, 'failed'],
    ['lost on the way back', timeout(), true, 'created'],
    ['refused by a broken server that carried it out', status(500), true, 'created'],
  ])(
    'has the outcome that the server has, if the response is %s (rule PLAN-12)',
    async (_, thrown, isLate, outcome) => {
      const service = setUp(single(1))
      const queue = createQueue({
        plan: copyAll(service),
        title: 'Copy',
        api: once(service.api, 'create a', thrown, isLate),
      })
      await queue.run()
      expect(outcomes(queue.get())).toEqual({ a: outcome })
      queue.retry()
      await queue.run()
      expect(outcomes(queue.get())).toEqual({ a: 'created' })
      expect(service.calls).toHaveLength(1)
    },
  )

  test.each([
    ['the same', mission('a', { stock: 5, period: 'daily' }), { outcome: 'unchanged' }],
    [
      'another',
      mission('a', { name: 'Theirs' }),
      { status: 'failed', error: expect.stringContaining('created meanwhile') },
    ],
  ])('compares an existing object with the same id, here %s object', async (_, there, expected) => {
    const service = setUp(single(1))
    const plan = copyAll(service)
    service.put('to', 'missions', there)
    const queue = createQueue({ plan, title: 'Copy', api: service.api })
    await queue.run()
    expect(queue.get().states['missions a']).toMatchObject(expected)
    expect(service.get('to', named('a'))).toEqual(there)
  })

  it('uploads each picture once, even if it is retried', async () => {
    const service = setUp([mission('a', { imgUrl: 'a.png' })])
    const plan = planAt(
      service,
      { kind: 'copy', from: 'from', to: 'to', objects: 'all' },
      { options: { arriveInactive: false, keepImageAddresses: false } },
    )
    const queue = createQueue({ plan, title: 'Copy', api: once(service.api, 'create a', timeout()) })
    await queue.run()
    expect(outcomes(queue.get())).toEqual({ a: 'failed' })
    queue.retry()
    await queue.run()
    expect(service.pictures).toEqual(['to a.png'])
    expect(service.get('to', named('a'))?.imgUrl).toBe('https://pictures.test/to/1')
  })
})

describe('a step that updates an object', () => {
  it('keeps the changes that another person made after the plan', async () => {
    const service = setUp([], [mission('a', { odd: 1, tags: ['x'] })])
    const plan = deactivate(service, ['a'])
    service.put('to', 'missions', mission('a', { odd: 2, tags: ['x', 'y'], name: 'Theirs' }))
    const queue = createQueue({ plan, title: 'Deactivate', api: service.api })
    await queue.run()
    expect(service.get('to', named('a'))).toMatchObject({
      odd: 2,
      tags: ['x', 'y'],
      name: 'Theirs',
      isAvailable: false,
    })
  })

  it('fails with a message if another person changed the same field, and overwrites nothing', async () => {
    const service = setUp([], [mission('a', { category: 'was' })])
    const plan = planAt(service, {
      kind: 'edit',
      account: 'to',
      objects: [named('a')],
      edit: { set: 'category', value: 'mine' },
    })
    service.put('to', 'missions', mission('a', { category: 'theirs' }))
    const queue = createQueue({ plan, title: 'Edit', api: service.api })
    await queue.run()
    expect(queue.get().states['missions a']).toMatchObject({
      status: 'failed',
      error: 'Somebody else changed the same meanwhile: Category.',
      conflicts: [{ path: 'category', fieldName: 'Category', source: 'mine', target: 'theirs' }],
    })
    expect(service.calls).toEqual([])
  })

  it('fails with a message if the object is missing, and is unchanged if it already has the value', async () => {
    const service = setUp([], single(2))
    const plan = deactivate(service, ['a', 'b'])
    service.drop('to', named('a'))
    service.put('to', 'missions', mission('b', { isAvailable: false }))
    const queue = createQueue({ plan, title: 'Deactivate', api: service.api })
    await queue.run()
    expect(outcomes(queue.get())).toEqual({ a: 'failed', b: 'unchanged' })
    expect(queue.get().states['missions a']?.error).toBe(
      'It does not exist any more. It was deleted meanwhile.',
    )
    expect(service.calls).toEqual([])
  })

  it('is done if its response is lost but it took effect, although the server counts on', async () => {
    const service = setUp(
      [],
      [mission('a', { objectives: { events: [{ id: 'e', count: 5, currentCount: 1 }] } })],
    )
    const plan = deactivate(service, ['a'])
    const api: PlanApi = {
      ...service.api,
      update: async (_type, object) => {
        const events = [{ id: 'e', count: 5, currentCount: 2 }]
        service.put('to', 'missions', { ...object, objectives: { events } })
        throw timeout()
      },
    }
    const queue = createQueue({ plan, title: 'Deactivate', api })
    await queue.run()
    expect(outcomes(queue.get())).toEqual({ a: 'updated' })
  })

  it('sends only the changed fields of a player (decision A2)', async () => {
    const service = new Service({
      to: new Map([['players', [{ player: 'p', account: 'to', name: 'P', points: 5 }]]]),
    })
    const plan = planAt(service, {
      kind: 'edit',
      account: 'to',
      objects: [{ type: 'players', id: 'p' }],
      edit: { set: 'category', value: 'x' },
    })
    const update = vi.fn(service.api.update)
    await createQueue({ plan, title: 'Edit', api: { ...service.api, update } }).run()
    expect(update).toHaveBeenCalledWith('players', { player: 'p', account: 'to', category: 'x' })
  })
})

describe('a step that deletes an object', () => {
  it('is unchanged if the object is missing, and fails until a retry if another person changed it', async () => {
    const service = setUp([], [...single(3), mission('d', { stock: { redeemed: 1 } })])
    const plan = deleteAll(service, ['a', 'b', 'c'])
    service.drop('to', named('a'))
    service.put('to', 'missions', mission('b', { name: 'Theirs' }))
    const queue = createQueue({ plan, title: 'Delete', api: service.api })
    await queue.run()
    expect(outcomes(queue.get())).toEqual({ a: 'unchanged', b: 'failed', c: 'deleted' })
    expect(queue.get().states['missions b']?.conflicts).toMatchObject([
      { fieldName: 'Name', source: 'Mission b', target: 'Theirs' },
    ])
    queue.retry('missions b')
    await queue.run()
    expect(outcomes(queue.get())).toMatchObject({ b: 'deleted' })
    expect(service.lists('to').get('missions')).toHaveLength(1)
  })

  it('deletes a player who scores in the meantime', async () => {
    const player = { player: 'p', account: 'to', name: 'P', points: 5 }
    const service = new Service({ to: new Map([['players', [player]]]) })
    const plan = planAt(service, { kind: 'delete', account: 'to', objects: [{ type: 'players', id: 'p' }] })
    service.put('to', 'players', { ...player, points: 6 })
    const queue = createQueue({ plan, title: 'Delete', api: service.api })
    await queue.run()
    expect(outcomes(queue.get())).toEqual({ p: 'deleted' })
  })
})
