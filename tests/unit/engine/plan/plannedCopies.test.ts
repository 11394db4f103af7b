import { describe, expect, it } from 'vitest'
import { createQueue } from '@/engine/plan/queue'
import { type BundleObject, type Decisions, noDecisions, type RequestOf } from '@/engine/plan/types'
import { copySet } from '@/engine/sets/copySet'
import type { EntityType } from '@/model/entityTypes'
import { account, listsOf, objectOf } from '../sets/support'
import { planAt, Service } from './service'

/** An account, and the request that copies some of its objects. */
function setUp(objects: readonly BundleObject[], copied: readonly BundleObject[]) {
  const service = new Service({ [account]: listsOf(objects) as ReadonlyMap<EntityType, object[]> })
  const ids = new Set(objects.map(({ type, id }) => `${type} ${id}`))
  const { copies } = copySet(
    { objects: copied },
    {},
    { account, isTaken: ({ type, id }) => ids.has(`${type} ${id}`) },
  )
  const request: RequestOf<'duplicate'> = { kind: 'duplicate', account, title: 'Spring', objects: copies }
  const plan = (decisions: Partial<Decisions> = {}) =>
    planAt(service, request, { decisions: { ...noDecisions, ...decisions } })
  return { service, plan }
}

const mission = objectOf('missions', 'm', { objectives: { events: [{ id: 'e', count: 1 }] }, countLimit: 3 })
const event = objectOf('events', 'e')
const boxed = objectOf('streaks', 's', { objectives: { missions: ['m'] } })

describe('a plan of copies (rule CAMPAIGN-5)', () => {
  it('creates them in the order of their references, and says where these lead', async () => {
    const { service, plan } = setUp([event, mission, boxed], [mission, boxed])
    const { rows, steps } = plan()
    expect(rows.map(({ id, verdict, copy }) => [id, verdict, copy?.from])).toEqual([
      ['m-copy', 'new', 'm'],
      ['s-copy', 'new', 's'],
    ])
    expect(rows.flatMap(({ copy }) => copy?.references ?? [])).toEqual([
      { type: 'events', id: 'e', name: 'e', isCopy: false },
      { type: 'missions', id: 'm-copy', name: 'm', isCopy: true },
    ])
    expect(steps.map(({ id }) => id)).toEqual(['m-copy', 's-copy'])
    const queue = createQueue({ plan: plan(), title: 'Duplicate', api: service.api })
    await queue.run()
    expect(service.get(account, { type: 'streaks', id: 's-copy' })).toMatchObject({
      objectives: { missions: ['m-copy'] },
    })
    expect(service.get(account, { type: 'streaks', id: 's' })).toMatchObject({
      objectives: { missions: ['m'] },
    })
  })

  it('leads references of others to the original of a row that is left out', () => {
    const { plan } = setUp([event, mission, boxed], [mission, boxed])
    const { rows, steps } = plan({ leaveOut: ['missions m-copy'] })
    expect(steps.map(({ object }) => object)).toMatchObject([
      { id: 's-copy', objectives: { missions: ['m'] } },
    ])
    expect(rows.find(({ id }) => id === 's-copy')?.notes).toEqual([])
  })

  it('takes other ids and names, which references follow', () => {
    const { plan } = setUp([event, mission, boxed], [mission, boxed])
    const decisions = { newIds: { 'missions m-copy': 'own' }, newNames: { 'missions m-copy': 'Own' } }
    const { steps, rows } = plan(decisions)
    expect(steps.map(({ object }) => object)).toMatchObject([
      { id: 'own', name: 'Own' },
      { id: 's-copy', objectives: { missions: ['own'] } },
    ])
    expect(rows[0]).toMatchObject({ name: 'Own' })
  })

  it('blocks an id that was taken meanwhile, and never changes what is there', () => {
    const { service, plan } = setUp([event, mission], [mission])
    service.put(account, 'missions', { id: 'm-copy', account, name: 'Somebody else' })
    const { rows, steps } = plan()
    expect(rows).toMatchObject([{ verdict: 'blocked', block: { canRename: true } }])
    expect(steps).toEqual([])
    expect(plan({ newIds: { 'missions m-copy': 'free' } }).steps.map(({ id }) => id)).toEqual(['free'])
  })

  it('gives a level the next free number, which requirements follow', () => {
    const levels = [1, 2, 3].map((ordinal) => objectOf('levels', `l${ordinal}`, { ordinal }))
    const needs = objectOf('missions', 'needs', { requirement: { level: { id: 'l1', ordinal: 1 } } })
    const { plan } = setUp([...levels, needs], [...levels.slice(0, 2), needs])
    const { rows, steps } = plan()
    const sent = new Map(steps.map(({ id, object }) => [id, object]))
    expect(sent.get('l1-copy')).toMatchObject({ ordinal: 4 })
    expect(sent.get('l2-copy')).toMatchObject({ ordinal: 5 })
    expect(sent.get('needs-copy')).toMatchObject({ requirement: { level: { id: 'l1-copy', ordinal: 4 } } })
    expect(rows.find(({ id }) => id === 'l1-copy')?.notes).toEqual(['Level 1 is taken, so it becomes 4.'])
  })

  it('keeps the order of levels whose numbers are taken, whatever their ids', () => {
    const ordinals = Array.from({ length: 10 }, (_, index) => index + 1)
    const levels = ordinals.map((ordinal) => objectOf('levels', `l${ordinal}`, { ordinal }))
    const { plan } = setUp(levels, levels)
    const sent = plan().steps.map(({ id, object }) => [id, (object as { ordinal: number }).ordinal])
    expect(Object.fromEntries(sent)).toEqual(
      Object.fromEntries(ordinals.map((ordinal) => [`l${ordinal}-copy`, 10 + ordinal])),
    )
  })
})
