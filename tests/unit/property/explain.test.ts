import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explainedTypes } from '@/engine/explain/conditions'
import { funnelOf } from '@/engine/explain/funnel'
import { openingPathTo } from '@/engine/explain/openingPath'
import { whatOpens, withPersonChanges } from '@/engine/explain/opens'
import { personOf } from '@/engine/explain/person'
import { type ObjectId, objectKey } from '@/engine/explain/types'
import { explainAll, View } from '@/engine/explain/view'
import { moment, person, player, programme } from './explainProgrammes'
import { settings } from './settings'

test('giving a player what would open an object opens it', () => {
  let opened = 0
  fc.assert(
    fc.property(programme, person, moment, (index, who, at) => {
      const view = new View({ programme: index, person: who, at })
      for (const one of explainAll(view)) {
        const { person: changes } = whatOpens(view, one)
        if (!changes || one.state === 'has') continue
        const after = new View({ programme: index, person: withPersonChanges(who, changes), at })
        const { state } = after.explain(one.type, one.row)
        // An achievement can require itself, and a new level can be the one that is explained.
        expect(['open', 'has']).toContain(state)
        if (state === 'has') expect(['achievements', 'levels']).toContain(one.type)
        opened += 1
      }
    }),
    settings,
  )
  expect(opened).toBeGreaterThan(500)
})

test('a later moment never makes an object open that is over', () => {
  fc.assert(
    fc.property(programme, person, moment, moment, (index, who, one, other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)]
      const before = explainAll(new View({ programme: index, person: who, at: first }))
      const after = explainAll(new View({ programme: index, person: who, at: last }))
      for (const [at, { state }] of before.entries())
        if (state === 'over') expect(after[at]?.state).toBe('over')
    }),
    settings,
  )
})

test('the bars of a funnel add up: who passes one bar is counted in the next', () => {
  fc.assert(
    fc.property(programme, fc.array(player, { maxLength: 8 }), moment, (index, players, at) => {
      const view = new View({ programme: index, person: personOf({}), at })
      for (const type of explainedTypes)
        for (const row of index.rows(type)) {
          const { players: count, bars, left, canPay = 0 } = funnelOf(view, type, row, players)
          expect(count).toBe(players.length)
          let here = count
          for (const { met, unmet, unknown } of bars) {
            expect(met + unmet + unknown).toBe(here)
            here = met
          }
          expect(left).toBe(here)
          expect(canPay).toBeLessThanOrEqual(count)
          // The bars decide as the conditions of one player do.
          for (const one of players) {
            const own = new View({ programme: index, person: personOf(one), at }).explain(type, row)
            for (const bar of funnelOf(view, type, row, [one]).bars.slice(0, 1))
              expect(bar[own.conditions.find(({ kind }) => kind === bar.kind)?.state ?? 'met']).toBe(1)
          }
        }
    }),
    { ...settings, numRuns: 60 },
  )
})

test('the way there always ends, with steps that each occur once or with a dead end', () => {
  fc.assert(
    fc.property(programme, person, moment, (index, who, at) => {
      const view = new View({ programme: index, person: who, at })
      for (const one of explainAll(view)) {
        const { steps, deadEnd } = openingPathTo(view, one)
        expect(steps === undefined).toBe(deadEnd !== undefined)
        const named = (steps ?? []).flatMap((step): readonly ObjectId[] =>
          step.kind === 'do' ? [step] : step.kind === 'earn' ? step.from : [],
        )
        expect(new Set(named.map(objectKey)).size).toBe(named.length)
        expect(named.map(objectKey)).not.toContain(one.type === 'achievements' ? objectKey(one) : undefined)
      }
    }),
    settings,
  )
})
