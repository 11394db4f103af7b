import { describe, expect, it, test } from 'vitest'
import type { ObjectName, Plan } from '@/engine/plan/types'
import { nouns } from '@/model/words'
import { m, mission, rowOf, serviceWith } from './oneMission'
import { options, planAt } from './service'

const copy = (...objects: ObjectName[]) => ({ kind: 'copy', from: 'from', to: 'to', objects }) as const
const verdicts = (plan: Plan) => Object.fromEntries(plan.rows.map(({ key, verdict }) => [key, verdict]))

describe('a copy to another account', () => {
  it('includes the objects that the chosen ones refer to, directly or indirectly, with the reason (rule PLAN-2)', () => {
    const service = serviceWith({
      missions: [mission({ requirement: { level: { id: 'l', ordinal: 3 } } })],
      levels: [
        { id: 'l', account: 'from', name: 'Level', reward: { achievements: [{ id: 'a', steps: 1 }] } },
      ],
      achievements: [
        { id: 'a', account: 'from', name: 'A' },
        { id: 'b', account: 'from', name: 'B' },
      ],
    })
    const plan = planAt(service, copy(m))
    expect(verdicts(plan)).toEqual({ 'missions m': 'new', 'levels l': 'new', 'achievements a': 'new' })
    expect(rowOf(plan, 'levels l').reason).toEqual({
      kind: 'needed',
      by: { type: 'missions', id: 'm', name: 'Mission' },
      fieldName: 'Requirement › Level',
    })
    expect(rowOf(plan, 'missions m').reason).toEqual({ kind: 'chosen' })
    expect(plan.steps.map(({ key }) => key)).toEqual(['achievements a', 'levels l', 'missions m'])
    expect(plan.steps.map(({ after }) => after)).toEqual([[], ['achievements a'], ['levels l']])
  })

  it('sends only what a create accepts: another account, no counts, no unknown fields, no nulls (rule PLAN-4)', () => {
    const object = mission({
      internal: 1,
      category: null,
      objectives: { events: [{ id: 'e', count: 2, currentCount: 9, odd: 1 }] },
      reward: { points: 1, bonus: { currentCount: 3 } },
    })
    const plan = planAt(serviceWith({ missions: [object] }), copy(m))
    expect(plan.steps[0]?.object).toEqual({
      id: 'm',
      account: 'to',
      name: 'Mission',
      objectives: { events: [{ id: 'e', count: 2, odd: 1 }] },
      reward: { points: 1, bonus: {} },
    })
    expect(rowOf(plan, 'missions m').notes).toEqual([
      'Not created, because the contract does not know it: internal.',
      'Objectives › Events names “e”, which does not exist.',
    ])
  })

  it.each([
    { source: true, target: false, takeAvailability: false, verdict: 'identical', keeps: true },
    { source: false, target: true, takeAvailability: false, verdict: 'identical', keeps: true },
    { source: false, target: undefined, takeAvailability: false, verdict: 'identical', keeps: true },
    { source: undefined, target: true, takeAvailability: false, verdict: 'identical', keeps: undefined },
    { source: true, target: true, takeAvailability: false, verdict: 'identical', keeps: undefined },
    { source: true, target: false, takeAvailability: true, verdict: 'differs', keeps: undefined },
    { source: false, target: true, takeAvailability: true, verdict: 'differs', keeps: undefined },
  ])('keeps the availability that the target has, unless asked to compare it: %o (rule COPY-4)', (one) => {
    const { source, target, takeAvailability, verdict, keeps } = one
    const service = serviceWith(
      { missions: [mission({ isAvailable: source })] },
      { missions: [mission({ account: 'to', isAvailable: target })] },
    )
    for (const arriveInactive of [true, false]) {
      const plan = planAt(service, copy(m), { options: { ...options, arriveInactive, takeAvailability } })
      expect(rowOf(plan, 'missions m')).toMatchObject({ verdict })
      expect(rowOf(plan, 'missions m').keepsAvailability).toBe(keeps)
    }
  })

  it('keeps the availability of an object whose other fields are all taken (rule COPY-4)', () => {
    const service = serviceWith(
      { missions: [mission({ isAvailable: false, name: 'New' })] },
      { missions: [mission({ account: 'to', isAvailable: true })] },
    )
    const { diffs } = rowOf(planAt(service, copy(m)), 'missions m')
    expect(diffs.map(({ key }) => key)).toEqual(['name'])
    const plan = planAt(service, copy(m), {
      decisions: { sides: { 'missions m': { name: 'source', isAvailable: 'source' } } },
    })
    expect(plan.steps[0]?.object).toMatchObject({ isAvailable: true, name: 'New' })
  })

  it('notes a dangling reference in an update only if the update adds it', () => {
    const service = serviceWith(
      { missions: [mission({ name: 'Ours', requirement: { missions: ['gone'] } })] },
      { missions: [mission({ account: 'to', name: 'Theirs' })] },
    )
    const notes = (field: string) => {
      const sides = { 'missions m': { [field]: 'source' as const } }
      const decisions = { leaveOut: [], newIds: {}, useInstead: {}, sides }
      return rowOf(planAt(service, copy(m), { decisions }), 'missions m').notes
    }
    const [name, requirement] = rowOf(planAt(service, copy(m)), 'missions m').diffs.map(({ key }) => key)
    expect(notes(name ?? '')).toEqual([])
    expect(notes(requirement ?? '')).toHaveLength(1)
  })

  it('creates new objects as inactive, and does not change existing objects', () => {
    const service = serviceWith(
      { missions: [mission({ isAvailable: true })], events: [{ id: 'e', account: 'from', name: 'E' }] },
      { events: [{ id: 'e', account: 'to', name: 'E', isAvailable: true }] },
    )
    const plan = planAt(service, copy(m, { type: 'events', id: 'e' }), {
      options: { ...options, arriveInactive: true },
    })
    expect(plan.steps.map(({ key, object }) => [key, object])).toEqual([
      ['missions m', mission({ account: 'to', isAvailable: false })],
    ])
    expect(verdicts(plan)).toMatchObject({ 'events e': 'identical' })
  })

  it('lists each value that differs, and takes the one of the source only if the user chooses it (rule PLAN-3)', () => {
    const service = serviceWith(
      {
        missions: [
          mission({ reward: { credits: 1, points: 250 }, tags: ['x'], objectives: { quizzId: '' } }),
        ],
      },
      { missions: [mission({ account: 'to', reward: { points: 400, credits: 1 }, odd: 7 })] },
    )
    const plan = planAt(service, copy(m))
    expect(rowOf(plan, 'missions m')).toMatchObject({
      verdict: 'differs',
      isLeftOut: true,
      diffs: [
        {
          key: 'reward.points',
          path: 'reward.points',
          fieldName: `Reward › ${nouns.points.title}`,
          source: 250,
          target: 400,
        },
        { key: 'tags', fieldName: 'Tags', source: ['x'], target: undefined },
      ],
    })
    expect(plan.steps).toEqual([])
  })

  it('writes only the fields for which the source was chosen; the rest is sent as received', () => {
    const target = mission({
      account: 'to',
      odd: { deep: null },
      tags: ['old'],
      objectives: { events: [{ id: 'e', count: 1, currentCount: 5, odd: 1 }] },
    })
    const service = serviceWith(
      { missions: [mission({ tags: ['x'], name: 'Ours', objectives: { events: [{ id: 'e', count: 2 }] } })] },
      { missions: [target] },
    )
    const decisions = {
      sides: { 'missions m': { 'objectives.events.[e].count': 'source', name: 'target' } },
    } as const
    const plan = planAt(service, copy(m), { decisions })
    expect(plan.steps).toMatchObject([
      {
        action: 'update',
        base: target,
        object: { ...target, objectives: { events: [{ id: 'e', count: 2, currentCount: 5, odd: 1 }] } },
        after: [],
      },
    ])
    expect(rowOf(plan, 'missions m')).toMatchObject({ verdict: 'differs', isLeftOut: false })
  })

  it('takes a choice between fields as a whole: never the quiz of one side and the events of the other', () => {
    const service = serviceWith(
      { missions: [mission({ objectives: { quizzId: 'q', events: [] } })] },
      { missions: [mission({ account: 'to', objectives: { events: [{ id: 'e', count: 1 }] }, odd: 1 })] },
    )
    expect(rowOf(planAt(service, copy(m)), 'missions m').diffs).toEqual([
      {
        ...{ key: 'objectives.events', path: 'objectives.events', fieldName: 'Objectives' },
        ...{ source: 'Quiz: q', target: 'Events: e' },
      },
    ])
    const decisions = { sides: { 'missions m': { 'objectives.events': 'source' } } } as const
    expect(planAt(service, copy(m), { decisions }).steps[0]?.object).toMatchObject({
      objectives: { quizzId: 'q', events: [] },
      odd: 1,
    })
  })

  it('treats a field that the source omits as identical to the default of a create', () => {
    const service = serviceWith(
      { missions: [mission()] },
      { missions: [mission({ account: 'to', isAvailable: true, period: 'daily', priority: 0 })] },
    )
    expect(verdicts(planAt(service, copy(m)))).toEqual({ 'missions m': 'identical' })
  })

  it('creates an object with a new id, and updates references to it (rule PLAN-6)', () => {
    const service = serviceWith({
      missions: [
        mission({ requirement: { missions: ['n'] } }),
        mission({ id: 'n', requirement: { missions: ['n'] } }),
      ],
    })
    const plan = planAt(service, copy(m), { decisions: { newIds: { 'missions n': 'n-2' } } })
    expect(
      plan.steps.map(({ id, object }) => [id, (object as { requirement?: unknown }).requirement]),
    ).toEqual([
      ['n-2', { missions: [] }],
      ['m', { missions: ['n-2'] }],
      ['n-2', { missions: ['n-2'] }],
    ])
    expect(rowOf(plan, 'missions n').id).toBe('n')
  })

  test.each([
    [' ', 'The id is missing.'],
    ['..', '“..” has no address at the server.'],
    ['x\ud83d', 'The id contains half of a character, which has no address.'],
    ['a\tb', 'The id contains a control character, such as a tab or a line break.'],
    ['there', 'The id “there” is taken there by “Mission”.'],
    ['n', 'Two objects of this plan would have the id “n”.'],
  ])('blocks the new id %j, and allows another one', (id, text) => {
    const service = serviceWith(
      { missions: [mission(), mission({ id: 'n' })] },
      { missions: [mission({ account: 'to', id: 'there' })] },
    )
    const plan = planAt(service, copy(m, { type: 'missions', id: 'n' }), {
      decisions: { newIds: { 'missions m': id } },
    })
    expect(rowOf(plan, 'missions m')).toMatchObject({ verdict: 'blocked', block: { text, canRename: true } })
    expect(plan.steps.map(({ row: of }) => of)).not.toContain('missions m')
  })

  it('creates an object without the blanks around its id, and references follow (rule BUNDLE-10)', () => {
    const service = serviceWith({
      missions: [mission({ requirement: { missions: [' n '] } }), mission({ id: ' n ' })],
    })
    const plan = planAt(service, copy(m))
    expect(plan.steps.map(({ id, object }) => [id, (object as { id: string }).id])).toEqual([
      ['n', 'n'],
      ['m', 'm'],
    ])
    expect(plan.steps[1]?.object).toMatchObject({ requirement: { missions: ['n'] } })
    expect(rowOf(plan, 'missions  n ').notes).toEqual(['Its id becomes “n”, without the blanks around it.'])
  })

  it('blocks objects that the contract does not allow to create, and names the field (rule PLAN-5)', () => {
    const service = serviceWith({
      missions: [mission({ name: ' ' }), mission({ id: 'n', priority: -1 }), mission({ id: 'o', tags: 'x' })],
      streaks: [{ id: 's', account: 'from', name: 'S', objectives: ['a', 'b'] }],
      events: [{ id: 7, account: 'from', name: 'E' }],
    })
    const plan = planAt(service, { kind: 'copy', from: 'from', to: 'to', objects: 'all' })
    const texts = plan.rows.map(({ key, block }) => [key, block?.text])
    expect(Object.fromEntries(texts)).toEqual({
      'events 7': undefined,
      'missions m': 'Name is missing.',
      'missions n': 'Priority must be 0 or more.',
      // Of another type than the contract's: it was received, so it is copied (rule DATA-11).
      'missions o': undefined,
      'streaks s': 'Objectives › Mission can have 1 at most.',
    })
    expect(plan.rows[0]?.verdict).toBe('blocked')
    expect(rowOf(plan, 'missions o').notes).toEqual([
      'Tags has a value that is not allowed. It is copied as it is.',
    ])
  })

  it('blocks a level whose number is taken in the target, and offers the existing level instead', () => {
    const service = serviceWith(
      {
        missions: [mission({ requirement: { level: { id: 'pathfinder', ordinal: 3 } } })],
        levels: [{ id: 'pathfinder', account: 'from', name: 'Pathfinder', ordinal: 3 }],
      },
      { levels: [{ id: 'scout', account: 'to', name: 'Scout', ordinal: 3 }] },
    )
    const plan = planAt(service, copy(m))
    expect(rowOf(plan, 'levels pathfinder')).toMatchObject({
      verdict: 'blocked',
      block: {
        text: 'Level 3 already exists there as “Scout”. Two levels cannot share a number.',
        instead: { type: 'levels', id: 'scout', name: 'Scout' },
      },
    })
    expect(rowOf(plan, 'missions m').notes).toEqual([
      'Requirement › Level names “Pathfinder”, which is left out.',
    ])

    const decisions = { useInstead: { 'levels pathfinder': 'scout' } }
    const next = planAt(service, copy(m), { decisions })
    expect(rowOf(next, 'levels pathfinder')).toMatchObject({
      verdict: 'identical',
      isLeftOut: true,
      notes: ['“Scout” takes its place.'],
    })
    expect(next.steps).toMatchObject([
      { id: 'm', object: { requirement: { level: { id: 'scout', ordinal: 3 } } } },
    ])
    expect(rowOf(next, 'missions m').notes).toEqual([])
  })

  it('keeps a row that is left out, but does not write it or what only it needs (rule PLAN-1)', () => {
    const service = serviceWith({
      missions: [mission({ requirement: { achievements: ['a'] } })],
      achievements: [
        { id: 'a', account: 'from', name: 'A', requirement: { achievements: ['b'] } },
        { id: 'b', account: 'from', name: 'B' },
      ],
    })
    const plan = planAt(service, copy(m), { decisions: { leaveOut: ['achievements a'] } })
    expect(plan.rows.map(({ key, isLeftOut }) => [key, isLeftOut])).toEqual([
      ['missions m', false],
      ['achievements a', true],
    ])
    expect(plan.steps.map(({ key }) => key)).toEqual(['missions m'])
    expect(rowOf(plan, 'missions m').notes).toEqual([
      'Requirement › Achievements names “A”, which is left out.',
    ])
  })

  it('leaves out players if all objects are copied, but copies chosen players with their team', () => {
    const service = serviceWith({
      players: [{ player: 'p', name: 'P', team: 't', points: 5 }],
      teams: [
        { id: 't', account: 'from', name: 'T' },
        { id: 'u', account: 'from', name: 'U' },
      ],
    })
    const all = planAt(service, { kind: 'copy', from: 'from', to: 'to', objects: 'all' })
    expect(all.rows.map(({ key }) => key)).toEqual(['teams t', 'teams u'])
    const one = planAt(service, copy({ type: 'players', id: 'p' }))
    expect(one.steps.map(({ key, object }) => [key, object])).toEqual([
      ['teams t', { id: 't', account: 'to', name: 'T' }],
      ['players p', { player: 'p', account: 'to', name: 'P', team: 't', points: 5 }],
    ])
  })

  it('blocks everything if the account is unknown, and always blocks accounts', () => {
    const service = serviceWith({ missions: [mission()] })
    const plan = planAt(service, { ...copy(m), to: 'nowhere' })
    expect(rowOf(plan, 'missions m').block?.text).toBe('There is no account “nowhere”.')
    const account = planAt(service, copy({ type: 'accounts', id: 'from' }))
    expect(account.rows[0]?.block?.text).toBe('An account cannot be put into an account.')
  })

  it('lists pictures to upload by path, including those of questions, unless addresses are kept', () => {
    const survey = {
      ...{ id: 's', account: 'from', name: 'S', imgUrl: 'a.png' },
      questions: [{ id: 'q', text: 'Q', imgUrl: '', choices: [{ id: 'c', text: 'C', imgUrl: 'b.png' }] }],
    }
    const service = serviceWith({ surveys: [survey] })
    const request = copy({ type: 'surveys', id: 's' })
    expect(planAt(service, request).steps[0]?.images).toBeUndefined()
    const plan = planAt(service, request, { options: { ...options, keepImageAddresses: false } })
    expect(plan.steps[0]?.images).toEqual({ imgUrl: 'a.png', 'questions.0.choices.0.imgUrl': 'b.png' })
  })
})

describe('objects that refer to each other in a circle', () => {
  const circle = {
    events: [
      { id: 'e', account: 'from', name: 'E', reward: { points: 1, achievements: [{ id: 'a', steps: 2 }] } },
    ],
    achievements: [{ id: 'a', account: 'from', name: 'A', requirement: { missions: ['m'], tags: ['t'] } }],
    missions: [mission({ objectives: { events: [{ id: 'e', count: 3 }] } })],
  }

  it('become a create without the reference that closes the circle, and an update that adds it at the end (rule PLAN-7)', () => {
    const plan = planAt(serviceWith(circle), copy(m))
    expect(
      plan.steps.map(({ key, action, after, isSecondPass }) => [key, action, after, isSecondPass]),
    ).toEqual([
      ['achievements a', 'create', [], undefined],
      ['events e', 'create', ['achievements a'], undefined],
      ['missions m', 'create', ['events e'], undefined],
      ['achievements a +', 'update', ['achievements a', 'missions m'], true],
    ])
    const [first, , , last] = plan.steps
    expect(first?.object).toMatchObject({ requirement: { missions: [], tags: ['t'] } })
    expect(last?.object).toMatchObject({ requirement: { missions: ['m'], tags: ['t'] } })
    expect(last?.base).toBe(first?.object)
  })
})
