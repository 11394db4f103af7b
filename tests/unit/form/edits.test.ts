import { describe, expect, it } from 'vitest'
import { changedFields, isSame, withEdits, withoutBlankRows, withoutPath } from '@/model/edits'

const received = {
  zeta: 1,
  id: 'm',
  unknown: { deep: [{ a: 1, b: null }] },
  objectives: {
    events: [
      { id: 'run', count: 2, currentCount: 1, colour: 'red' },
      { id: 'swim', count: 1 },
    ],
    missions: ['other'],
  },
  reward: { points: 5, bonus: true },
  alpha: null,
}
/** Edits a copy, as a form does. */
const after = (edit: (copy: typeof received & Record<string, unknown>) => void) => {
  const copy = structuredClone(received)
  edit(copy)
  return copy
}
const sent = (edit: (copy: typeof received & Record<string, unknown>) => void) =>
  withEdits(received, received, after(edit))

describe('the request body (decision A1)', () => {
  it('changes only the edited path and keeps the order of keys', () => {
    const result = sent((copy) => {
      copy.reward.points = 6
    })
    expect(result).toEqual({ ...received, reward: { points: 6, bonus: true } })
    expect(Object.keys(result)).toEqual(Object.keys(received))
    expect(result.unknown).toBe(received.unknown)
    expect(result.objectives).toBe(received.objectives)
  })

  it('keeps the unknown fields of items when one is edited, added or removed', () => {
    const edited = sent((copy) => {
      copy.objectives.events[0] = { ...copy.objectives.events[0], count: 9 } as never
    })
    expect(edited.objectives.events).toEqual([
      { id: 'run', count: 9, currentCount: 1, colour: 'red' },
      { id: 'swim', count: 1 },
    ])
    expect(edited.objectives.events[1]).toBe(received.objectives.events[1])
    const shorter = sent((copy) => copy.objectives.events.pop())
    expect(shorter.objectives).toEqual({ ...received.objectives, events: [received.objectives.events[0]] })
  })

  it('drops a key without a value, and every such key of a new object', () => {
    expect(sent((copy) => Object.assign(copy.reward, { points: undefined })).reward).toEqual({ bonus: true })
    const active = { from: '2025-01-01T00:00:00Z', to: undefined }
    expect(sent((copy) => Object.assign(copy, { active }))).toHaveProperty('active', { from: active.from })
    const added = sent((copy) => Object.assign(copy, { active })) as { active?: object }
    expect(Object.keys(added.active ?? {})).toEqual(['from'])
  })

  it('ignores what a control adds by mounting', () => {
    const touched = after((copy) =>
      Object.assign(copy, {
        alpha: { points: undefined },
        tags: [],
        category: '',
        active: { from: undefined },
      }),
    )
    expect(withEdits(received, received, touched)).toBe(received)
  })

  it('adds no empty part to an object that did not have it', () => {
    const filled = { points: 5, achievements: [], note: '', deep: { a: undefined } }
    for (const reward of [undefined, null, 'x', 7, []]) {
      const before = { id: 'm', reward }
      expect(withEdits<object>(before, before, { id: 'm', reward: filled })).toStrictEqual({
        id: 'm',
        reward: { points: 5 },
      })
    }
  })

  it('contains an emptied text and an emptied list', () => {
    const before = { name: 'x', tags: ['a'] }
    expect(withEdits(before, before, { name: '', tags: [] })).toEqual({ name: '', tags: [] })
  })

  it('leaves a different spelling unchanged until it is edited', () => {
    const streak = { id: 's', objectives: ['old'] }
    const shown = { id: 's', objectives: { missions: ['old'] } }
    expect(withEdits<object>(streak, shown, structuredClone(shown))).toBe(streak)
    expect(withEdits<object>(streak, shown, { ...shown, objectives: { missions: ['new'] } })).toEqual({
      id: 's',
      objectives: { missions: ['new'] },
    })
  })

  it('keeps nulls inside lists that changed', () => {
    const before = { rows: [{ id: 'a', note: null }] }
    expect(withEdits<object>(before, before, { rows: [{ id: 'a', note: null }, { id: 'b' }] })).toEqual({
      rows: [{ id: 'a', note: null }, { id: 'b' }],
    })
  })
})

describe('rows without a selection', () => {
  it('do not go into the request if they were added in the form', () => {
    const before = { list: [{ id: 'a' }] }
    expect(withoutBlankRows(before, { list: [{ id: 'a' }, { id: '', count: 1 }] })).toEqual(before)
  })
  it('stay in the request if the list arrived with such rows', () => {
    const before = { list: [{ id: '' }] }
    const now = { list: [{ id: '' }, { id: '' }] }
    expect(withoutBlankRows(before, now)).toBe(now)
  })
})

describe('the helpers', () => {
  it('compare values as a control shows them', () => {
    expect(isSame(undefined, '')).toBe(true)
    expect(isSame('', undefined)).toBe(true)
    expect(isSame(undefined, false)).toBe(false)
    expect(isSame(0, undefined)).toBe(false)
    expect(isSame(['a'], ['a', 'b'])).toBe(false)
  })
  it('remove a field at a path, in every item of a list', () => {
    const list = [{ id: 'a', seen: 1 }, 'broken', { id: 'b' }]
    expect(withoutPath({ list }, 'list.*.seen')).toEqual({ list: [{ id: 'a' }, 'broken', { id: 'b' }] })
    expect(withoutPath({ list }, 'list.seen')).toEqual({ list })
  })
  it('name the changed top-level fields for PATCH (decision A2)', () => {
    expect(changedFields<object>({ a: 1, b: { c: 1 }, d: 1 }, { a: 1, b: { c: 2 } })).toEqual({
      b: { c: 2 },
      d: undefined,
    })
  })
})
