import { describe, expect, it, test } from 'vitest'
import { conditionSentence } from '@/engine/explain/caseTable'
import { conditionRules, explainedTypes, kindsOf } from '@/engine/explain/conditions'
import { personOf } from '@/engine/explain/person'
import { View } from '@/engine/explain/view'
import { objectConditions } from './objectConditions'
import { playerConditions } from './playerConditions'
import {
  conditionOf,
  explained,
  levels,
  mission,
  now,
  type Objects,
  programmeOf,
  ride,
  viewOf,
} from './support'

const others: Objects = {
  events: [
    ride,
    {
      id: 'off',
      name: 'Off',
      isAvailable: false,
      reward: { achievements: [{ id: 'walker' }, { id: 'closed' }] },
    },
    { id: 'walk', name: 'Walk', reward: { achievements: [{ id: 'walker', steps: 1 }] } },
  ],
  quizzes: [{ id: 'quiz', name: 'Quiz', questions: [{}] }],
  levels: [
    ...levels,
    { id: 'twin', name: 'Twin', ordinal: 5 },
    { id: 'twin2', name: 'Twin', ordinal: 6 },
    { id: 'spaced', name: ' Twin', ordinal: 9 },
    { id: 'bare', name: 'Bare' },
    { id: 'nameless', ordinal: 8 },
  ],
  achievements: [{ id: 'ferry', name: 'First Ferry' }],
}

const cases = [...objectConditions, ...playerConditions]

describe('each condition', () => {
  test.each(cases)('%s: %s', (_, kind, type, object, person, state, text) => {
    const list = [object, ...(others[type] ?? [])]
    const condition = conditionOf(explained(viewOf({ ...others, [type]: list }, person), type), kind)
    expect([condition.state, conditionSentence(condition)]).toEqual([state, text])
  })

  it('is in the table with its rule, and the table has no other', () => {
    const tested = new Set(cases.map(([, kind]) => kind))
    for (const { kind } of conditionRules) if (kind !== 'notOver') expect([...tested]).toContain(kind)
    for (const type of explainedTypes) expect(kindsOf(type)[0]).toBe('available')
  })

  it('is unknown where the list of the objective is not completely loaded', () => {
    const programme = programmeOf({ missions: [mission()] }, ['events'])
    const view = new View({ programme, person: personOf({ player: 'p' }), at: now })
    const condition = conditionOf(explained(view, 'missions'), 'objective')
    expect([condition.state, condition.has]).toEqual(['unknown', 'the event ride is not loaded'])
  })
})
