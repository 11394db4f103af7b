import { describe, expect, it } from 'vitest'
import type { ObjectName } from '@/engine/plan/types'
import { m, mission, rowOf, serviceWith } from './oneMission'
import { planAt, Service, worldContents } from './service'

describe('an edit of many objects', () => {
  const service = new Service(worldContents)
  const edit = (objects: ObjectName[], bulk: Parameters<typeof planAt>[1] extends never ? never : object) =>
    planAt(service, { kind: 'edit', account: 'brindlewick', objects, edit: bulk as never })
  const missions = (worldContents.brindlewick?.get('missions') ?? []) as {
    id: string
    isAvailable?: boolean
  }[]
  const names = missions.map(({ id }) => ({ type: 'missions', id }) as const)

  it('changes only the field, and skips objects that already have the value', () => {
    const plan = edit(names, { set: 'isAvailable', value: false })
    const active = missions.filter(({ isAvailable }) => isAvailable !== false)
    expect(
      plan.steps.map(({ object, base }) => ({ ...object, isAvailable: true, base: undefined, was: base })),
    ).toEqual(active.map((one) => ({ ...one, isAvailable: true, base: undefined, was: one })))
    expect(plan.steps.every(({ object }) => (object as { isAvailable: boolean }).isAvailable === false)).toBe(
      true,
    )
    expect(plan.rows.filter(({ verdict }) => verdict === 'identical')).toHaveLength(
      missions.length - active.length,
    )
  })

  it('adds and removes tags, each once, and keeps their order', () => {
    const object = mission({ account: 'x', tags: ['a', 'b', 'c'] })
    const one = new Service({ x: new Map([['missions', [object]]]) as never })
    const plan = planAt(one, {
      kind: 'edit',
      account: 'x',
      objects: [m],
      edit: { set: 'tags', add: [' d ', 'a', 'd', ''], remove: ['b'] },
    })
    expect(plan.rows[0]).toMatchObject({
      verdict: 'edit',
      diffs: [{ key: 'tags', fieldName: 'Tags', source: ['a', 'c', 'd'], target: ['a', 'b', 'c'] }],
    })
  })

  it('adds no tag that differs from one of the object in case or invisible characters alone (rule TEXT-5)', () => {
    const object = mission({ account: 'x', tags: ['VIP', 'green, blue'] })
    const one = new Service({ x: new Map([['missions', [object]]]) as never })
    const tagsAfter = (add: string[], remove: string[] = []) => {
      const edit = { set: 'tags', add, remove } as const
      const [row] = planAt(one, { kind: 'edit', account: 'x', objects: [m], edit }).rows
      return row?.verdict === 'edit' ? row.diffs?.[0]?.source : row?.verdict
    }
    expect(tagsAfter(['vip', 'V\u200bIP', 'Green, blue'])).toBe('identical')
    expect(tagsAfter(['new', 'NEW', 'ne\u00adw'])).toEqual(['VIP', 'green, blue', 'new'])
    expect(tagsAfter(['vip'], ['VIP'])).toEqual(['green, blue', 'vip'])
  })

  it('blocks objects without the field, missing objects, and tags that are no list, each with a message', () => {
    const one = new Service({ x: new Map([['missions', [mission({ account: 'x', tags: 'a' })]]]) as never })
    const objects = [{ type: 'accounts', id: 'x' }, m, { type: 'missions', id: 'gone' }] as const
    const plan = planAt(one, {
      kind: 'edit',
      account: 'x',
      objects,
      edit: { set: 'tags', add: ['b'], remove: [] },
    })
    expect(plan.rows.map(({ block }) => block?.text)).toEqual([
      'Accounts have no tags.',
      'Tags has a value that cannot be edited here.',
      'It was not found. It may have been deleted.',
    ])
  })
})

describe('a deletion of many objects', () => {
  it('deletes referring objects first, and lists references that will dangle', () => {
    const service = serviceWith({
      missions: [
        mission({ requirement: { achievements: ['a'], missions: ['m'] } }),
        mission({ id: 'n', name: 'Stays', requirement: { achievements: ['a'] } }),
      ],
      achievements: [{ id: 'a', account: 'from', name: 'A' }],
    })
    const plan = planAt(service, {
      kind: 'delete',
      account: 'from',
      objects: [{ type: 'achievements', id: 'a' }, m],
    })
    expect(plan.steps.map(({ key, action, after }) => [key, action, after])).toEqual([
      ['missions m', 'delete', []],
      ['achievements a', 'delete', ['missions m']],
    ])
    expect(rowOf(plan, 'achievements a').notes).toEqual([
      'Will be left dangling: “Stays” (Requirement › Achievements).',
    ])
    expect(rowOf(plan, 'missions m').notes).toEqual([])
  })
})
