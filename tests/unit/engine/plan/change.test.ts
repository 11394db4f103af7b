import { describe, expect, it } from 'vitest'
import { makePlan } from '@/engine/plan/makePlan'
import { type ChangedObject, type Decisions, noDecisions } from '@/engine/plan/types'

const mission = {
  id: 'a',
  account: 'x',
  name: 'A',
  active: { from: '2025-06-01T00:00:00Z', unknown: 1 },
  tags: ['t'],
}
const moved: ChangedObject = {
  type: 'missions',
  id: 'a',
  changes: [{ path: ['active', 'from'], was: '2025-06-01T00:00:00Z', is: '2025-06-03T00:00:00Z' }],
}

const planOf = (objects: ChangedObject[], rows: object[] = [mission], decisions: Partial<Decisions> = {}) => {
  const lists = new Map([['missions', rows]]) as never
  return makePlan(
    { kind: 'changes', account: 'x', objects },
    {
      source: lists,
      target: lists,
      gaps: [],
      options: { arriveInactive: false, keepImageAddresses: true },
      decisions: { ...noDecisions, ...decisions },
    },
  )
}

describe('a plan of changes that differ from object to object', () => {
  it('changes only these values, and keeps unknown fields', () => {
    const { rows, steps } = planOf([moved])
    expect(rows).toMatchObject([
      { key: 'missions a', verdict: 'edit', notes: [], diffs: [{ path: 'active.from' }] },
    ])
    expect(steps).toMatchObject([
      {
        action: 'update',
        object: { ...mission, active: { from: '2025-06-03T00:00:00Z', unknown: 1 } },
        base: mission,
      },
    ])
  })

  it('has a note if somebody else changed the value since, and skips objects that already have the wanted value', () => {
    const other = { ...mission, active: { from: '2025-05-01T00:00:00Z' } }
    expect(planOf([moved], [other]).rows[0]?.notes).toEqual(['It was changed since you edited it.'])
    const done = { ...mission, active: { from: '2025-06-03T00:00:00Z' } }
    expect(planOf([moved], [done])).toMatchObject({ rows: [{ verdict: 'identical' }], steps: [] })
  })

  it('blocks missing objects and broken values, and leaves out the rows that the user leaves out', () => {
    expect(planOf([moved], []).rows).toMatchObject([{ verdict: 'blocked', isLeftOut: true }])
    expect(planOf([moved], [{ ...mission, active: 'always' }]).rows).toMatchObject([{ verdict: 'blocked' }])
    const left = planOf([moved], [mission], { leaveOut: ['missions a'] })
    expect(left).toMatchObject({ rows: [{ verdict: 'edit', isLeftOut: true }], steps: [] })
  })
})
