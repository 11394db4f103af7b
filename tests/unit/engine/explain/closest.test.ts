import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortfallText } from '@/engine/explain/closest'
import { funnelOf } from '@/engine/explain/funnel'
import type { Row } from '@/engine/programme/programmeIndex'
import { settings } from '../../property/settings'
import { viewOf } from './support'

const levels = [
  { id: 'four', name: 'Level 4', ordinal: 4, objectives: { points: 100 } },
  { id: 'five', name: 'Level 5', ordinal: 5, objectives: { points: 200, achievements: ['a', 'b'] } },
]
const view = viewOf({ levels })
const closestTo = (id: string, players: readonly object[]) =>
  funnelOf(view, 'levels', view.programme.find('levels', id) as Row, players).closest

describe('the players who are closest to a level (rule EXPLAIN-17)', () => {
  it('compares what is missing by its share, and says what it is', () => {
    const players = [
      { player: 'far', name: 'Far', level: { name: 'Level 4' }, points: 100 },
      { player: 'badge', name: 'Badge', level: { name: 'Level 4' }, points: 200, badges: ['b'] },
      { player: 'near', level: { name: 'Level 4' }, points: 190, badges: ['a', 'b'] },
      { player: 'ready', name: 'Ready', level: { name: 'Level 4' }, points: 250, badges: ['a', 'b'] },
    ]
    expect(closestTo('five', players).map((one) => `${one.name}: ${shortfallText(one)}`)).toEqual([
      'Ready: has all that it asks for',
      'near: 10 points missing',
      'Badge: 1 achievement missing',
      'Far: 100 points, 2 achievements missing',
    ])
  })

  it('leaves out who has reached it, and whose level is not known; who has no level counts', () => {
    const players = [
      { player: 'reached', level: { name: 'Level 5' }, points: 0 },
      { player: 'lost', level: { name: 'Gone' }, points: 199 },
      { player: 'new' },
    ]
    expect(closestTo('five', players).map(({ id }) => id)).toEqual(['new'])
  })

  it('names the ten who lack the fewest points, in any list of players', () => {
    const points = fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 30 })
    fc.assert(
      fc.property(points, (all) => {
        const players = all.map((points, at) => ({ player: String(at), points }))
        const sorted = players
          .map(({ player, points }) => [player, Math.max(0, 100 - points)] as const)
          .toSorted(([, a], [, b]) => a - b)
        expect(closestTo('four', players).map((one) => [one.id, one.points])).toEqual(sorted.slice(0, 10))
      }),
      settings,
    )
  })

  it('is about levels alone', () => {
    const prizes = [{ id: 'p', credits: 10 }]
    const [prize] = viewOf({ prizes }).programme.rows('prizes')
    expect(funnelOf(viewOf({ prizes }), 'prizes', prize as Row, [{ player: 'a' }]).closest).toEqual([])
  })
})
