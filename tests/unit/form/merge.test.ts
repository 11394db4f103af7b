import { describe, expect, it } from 'vitest'
import { merge } from '@/model/merge'

const base = {
  id: 'm',
  name: 'Run',
  category: 'sport',
  tags: ['a'],
  stock: { available: 5, redeemed: 1 },
  requirement: { level: { id: 'scout', ordinal: 1 }, category: 'c' },
  objectives: {
    events: [
      { id: 'run', count: 2, currentCount: 1 },
      { id: 'swim', count: 1 },
    ],
  },
}
const managed = ['objectives.events.*.currentCount', 'stock']
type Mission = typeof base & Record<string, unknown>
const edited = (edit: (copy: Mission) => void): Mission => {
  const copy = structuredClone(base) as Mission
  edit(copy)
  return copy
}
const mergeOf = (mine: (copy: Mission) => void, theirs: (copy: Mission) => void, more: object = {}) =>
  merge({ base, mine: edited(mine), theirs: edited(theirs), managed, ...more })
const nothing = () => undefined
const eventsOf = (merged: unknown) => (merged as Mission).objectives.events

describe('two users edit one object', () => {
  it('the merge accepts what only the other user changed, nested and unknown fields included', () => {
    const { merged, conflicts } = mergeOf(
      (mine) => {
        mine.name = 'Ride'
      },
      (theirs) => {
        theirs.stock.available = 3
        theirs.requirement.category = 'other'
        theirs.unknown = { deep: [1] }
        delete (theirs as { category?: string }).category
      },
    )
    expect(conflicts).toEqual([])
    expect(merged).toEqual({
      ...base,
      name: 'Ride',
      category: undefined,
      stock: { available: 3, redeemed: 1 },
      requirement: { ...base.requirement, category: 'other' },
      unknown: { deep: [1] },
    })
    expect(merged).not.toHaveProperty('category')
  })

  it('removing a whole object is no conflict with a count that only the server changed in it', () => {
    const { merged, conflicts } = mergeOf(
      (mine) => Reflect.deleteProperty(mine, 'objectives'),
      (theirs) => Object.assign(eventsOf(theirs)[0] ?? {}, { currentCount: 40 }),
    )
    expect(conflicts).toEqual([])
    expect(merged).not.toHaveProperty('objectives')
  })

  it('the merge finds conflicting changes, keeps mine, or takes theirs if the user decides so', () => {
    const both = [
      (copy: Mission) => Object.assign(copy, { name: 'Mine', category: 'mine', tags: ['a', 'm'] }),
      (copy: Mission) => Object.assign(copy, { name: 'Theirs', category: 'mine', tags: ['t'] }),
    ] as const
    const { merged, conflicts } = mergeOf(...both)
    expect(conflicts).toEqual([
      { key: 'name', path: 'name', mine: 'Mine', theirs: 'Theirs' },
      { key: 'tags', path: 'tags', mine: ['a', 'm'], theirs: ['t'] },
    ])
    expect(merged).toMatchObject({ name: 'Mine', category: 'mine', tags: ['a', 'm'] })
    expect(mergeOf(...both, { takeTheirs: new Set(['name']) }).merged).toMatchObject({
      name: 'Theirs',
      tags: ['a', 'm'],
    })
  })

  it('the merge takes their value where nothing was edited, even an empty one', () => {
    expect(mergeOf(nothing, (theirs) => Object.assign(theirs, { tags: [], reward: null })).merged).toEqual({
      ...base,
      tags: [],
      reward: null,
    })
  })

  it('the merge combines what both added where there was nothing', () => {
    const { merged, conflicts } = mergeOf(
      (mine) => Object.assign(mine, { reward: { points: 5 } }),
      (theirs) => Object.assign(theirs, { reward: { credits: 3 } }),
    )
    expect(conflicts).toEqual([])
    expect(merged).toHaveProperty('reward', { points: 5, credits: 3 })
  })

  it('the merge never mixes one reference with the details of another', () => {
    const to = (level: object) => (copy: Mission) => Object.assign(copy.requirement, { level })
    const both = mergeOf(to({ id: 'guide', ordinal: 2 }), to({ id: 'ranger', ordinal: 3 }))
    expect(both.conflicts).toMatchObject([
      { path: 'requirement.level', theirs: { id: 'ranger', ordinal: 3 } },
    ])
    const one = mergeOf(to({ id: 'guide', ordinal: 2 }), (theirs) => {
      theirs.requirement.level.ordinal = 9
    })
    expect(one.conflicts).toHaveLength(1)
  })
})

describe('lists of items with ids', () => {
  it('merge item by item: edits, counts of the server, additions and removals', () => {
    const { merged, conflicts } = mergeOf(
      ({ objectives: { events } }) => {
        events.splice(0, 2, { id: 'run', count: 7, currentCount: 1 })
        events.push({ id: 'mine', count: 1 })
      },
      ({ objectives: { events } }) => {
        Object.assign(events[0] ?? {}, { currentCount: 40 })
        Object.assign(events[1] ?? {}, { currentCount: 12 })
        events.push({ id: 'theirs', count: 1 })
      },
    )
    expect(conflicts).toEqual([])
    expect(eventsOf(merged)).toEqual([
      { id: 'run', count: 7, currentCount: 40 },
      { id: 'mine', count: 1 },
      { id: 'theirs', count: 1 },
    ])
  })

  it('conflict where one user removed what the other edited', () => {
    const remove = ({ objectives }: Mission) => objectives.events.pop()
    const edit = ({ objectives: { events } }: Mission) => Object.assign(events[1] ?? {}, { count: 5 })
    const here = mergeOf(remove, edit)
    expect(here.conflicts).toMatchObject([{ key: 'objectives.events.swim', mine: undefined }])
    expect(eventsOf(here.merged)).toHaveLength(1)
    const takeTheirs = new Set(['objectives.events.swim'])
    expect(eventsOf(mergeOf(remove, edit, { takeTheirs }).merged)).toHaveLength(2)
    const there = mergeOf(edit, remove)
    expect(there.conflicts).toMatchObject([{ mine: { id: 'swim', count: 5 }, theirs: undefined }])
    expect(eventsOf(there.merged)).toHaveLength(2)
    expect(eventsOf(mergeOf(edit, remove, { takeTheirs }).merged)).toHaveLength(1)
  })

  it('follow the user who moved items; if both did, the list is one value', () => {
    const reverse = ({ objectives }: Mission) => objectives.events.reverse()
    const grow = ({ objectives: { events } }: Mission) => events.unshift({ id: 'new', count: 1 })
    const ids = (merged: unknown) => eventsOf(merged).map(({ id }) => id)
    expect(ids(mergeOf(reverse, grow).merged)).toEqual(['new', 'swim', 'run'])
    expect(ids(mergeOf(grow, reverse).merged)).toEqual(['new', 'swim', 'run'])

    const three = { list: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }
    const order = (...list: string[]) => ({ list: list.map((id) => ({ id })) })
    const moved = merge({ base: three, mine: order('b', 'a', 'c'), theirs: order('c', 'a', 'b') })
    expect(moved.conflicts).toMatchObject([{ key: 'list', path: 'list' }])
  })

  it('report the current path in the form, even after items moved', () => {
    const rename = (to: string) => (copy: Mission) =>
      Object.assign(copy.objectives.events[0] ?? {}, { count: to })
    const { conflicts } = mergeOf((mine) => {
      rename('5')(mine)
      mine.objectives.events.reverse()
    }, rename('6'))
    expect(conflicts).toMatchObject([
      { key: 'objectives.events.run.count', path: 'objectives.events.1.count' },
    ])
  })
})

describe('paths that form one choice', () => {
  const choiceGroups = [{ label: 'Type', paths: ['isDev', 'isFree'] }]
  const flags = (isDev: boolean, isFree: boolean) => ({ id: 'a', isDev, isFree })
  const [paid, free, test] = [flags(false, false), flags(false, true), flags(true, false)]

  it.each([
    [paid, free, test],
    [test, paid, free],
    [free, test, paid],
  ])('come from the same side: %o', (from, mine, theirs) => {
    const result = merge({ base: from, mine, theirs, choiceGroups })
    expect(result.conflicts).toMatchObject([{ key: 'isDev', label: 'Type' }])
    expect(result.merged).toEqual(mine)
    const taken = merge({ base: from, mine, theirs, choiceGroups, takeTheirs: new Set(['isDev']) })
    expect(taken.merged).toEqual(theirs)
  })

  it('do not conflict if one side changed them, or both in the same way', () => {
    expect(merge({ base: paid, mine: paid, theirs: test, choiceGroups })).toEqual({
      merged: test,
      conflicts: [],
    })
    expect(merge({ base: paid, mine: free, theirs: paid, choiceGroups })).toEqual({
      merged: free,
      conflicts: [],
    })
    expect(merge({ base: paid, mine: free, theirs: free, choiceGroups })).toEqual({
      merged: free,
      conflicts: [],
    })
  })

  it('merge part by part while the choice keeps its type', () => {
    const one = [{ label: 'Objectives', paths: ['objectives.events', 'objectives.quizzId'] }]
    const count = (index: number) => (copy: Mission) =>
      Object.assign(copy.objectives.events[index] ?? {}, { count: 9 })
    const { merged, conflicts } = mergeOf(count(0), count(1), { choiceGroups: one })
    expect(conflicts).toEqual([])
    expect(eventsOf(merged).map((event) => event.count)).toEqual([9, 9])

    const quiz = ({ objectives }: Mission) => Object.assign(objectives, { events: [], quizzId: 'q' })
    const both = mergeOf(quiz, count(1), { choiceGroups: one })
    expect(both.conflicts).toMatchObject([{ label: 'Objectives' }])
    expect(both.merged).toHaveProperty('objectives', { events: [], quizzId: 'q' })
    const gone = mergeOf((mine) => delete (mine as Partial<Mission>).objectives, quiz, { choiceGroups: one })
    expect(gone.merged).toHaveProperty('objectives', {})
  })
})

it('the example of docs/architecture.md comes out as its table says', () => {
  const events = (count: number) => ({
    events: [
      { id: 'visit', count },
      { id: 'walk', count: 1 },
    ],
  })
  const base = {
    name: 'Sprint',
    reward: { points: 480, credits: 72 },
    objectives: events(2),
    tags: ['a', 'b'],
    currentCount: 7,
  }
  const mine = {
    ...base,
    reward: { points: 500, credits: 80 },
    objectives: events(3),
    tags: ['a', 'b', 'c'],
  }
  const theirs = {
    name: 'Sunflower Sprint',
    reward: { points: 480, credits: 90 },
    objectives: { events: [{ id: 'walk', count: 1 }] },
    tags: ['b'],
    currentCount: 9,
  }
  const { merged, conflicts } = merge({ base, mine, theirs, managed: ['currentCount'] })
  expect(merged).toMatchObject({ name: 'Sunflower Sprint', reward: { points: 500 }, currentCount: 9 })
  expect(conflicts.map(({ path, mine: ours, theirs: other }) => [path, ours, other])).toEqual([
    ['reward.credits', 80, 90],
    ['objectives.events', { id: 'visit', count: 3 }, undefined],
    ['tags', ['a', 'b', 'c'], ['b']],
  ])
})
