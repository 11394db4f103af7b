import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainAll, View } from '@/engine/explain/view'
import { moment, person, programme } from './explainProgrammes'
import { referenceOf } from './explainReference'
import { settings } from './settings'

test('conditions and states are those of a slow reference', () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(programme, person, moment, (index, who, at) => {
      const wanted = referenceOf(index, who, at)
      for (const { type, id, state, conditions } of explainAll(
        new View({ programme: index, person: who, at }),
      )) {
        const of = `${type}/${id}`
        const states = Object.fromEntries(conditions.map((one) => [one.kind, one.state]))
        expect([of, states, state]).toEqual([of, wanted.get(of)?.conditions, wanted.get(of)?.state])
        for (const kind of ['given', 'driven'])
          if (kind in states) {
            const key = `${kind} ${states[kind]} ${state}`
            seen.set(key, (seen.get(key) ?? 0) + 1)
          }
      }
    }),
    { ...settings, numRuns: 500 },
  )
  // The programmes reach what the reference is for.
  for (const key of ['given met open', 'given unknown perhaps', 'given unmet coming', 'given unmet locked'])
    expect(seen.get(key) ?? 0, key).toBeGreaterThan(0)
  for (const key of [
    'driven met open',
    'driven unknown perhaps',
    'driven unmet coming',
    'driven unmet locked',
  ])
    expect(seen.get(key) ?? 0, key).toBeGreaterThan(0)
})
