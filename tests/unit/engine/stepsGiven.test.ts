import { describe, expect, it } from 'vitest'
import { check } from '@/engine/check/check'
import { ceilingOf } from '@/engine/economy/ceiling'
import { spanOf } from '@/engine/economy/time'
import { reachOf } from '@/engine/programme/reach'
import { accountTypes } from '@/model/entityTypes'
import { conditionOf, explained, now, programmeOf, viewOf } from './explain/support'

/** An achievement, a quiz whose reward names it, and a prize that requires it. */
const objectsWith = (steps: object) => ({
  quizzes: [
    {
      id: 'q',
      name: 'Quiz',
      questions: [{ id: 'one' }],
      reward: { achievements: [{ id: 'badge', ...steps }] },
    },
  ],
  achievements: [{ id: 'badge', name: 'Badge', steps: 1 }],
  prizes: [{ id: 'p', name: 'Prize', requirement: { achievements: ['badge'] } }],
})

/** What each engine says about steps towards the achievement. */
function verdicts(steps: object) {
  const objects = objectsWith(steps)
  const programme = programmeOf(objects)
  const { completions } = ceilingOf(programme, spanOf(now, 30))
  const lists = new Map(accountTypes.map((type) => [type, (objects as Record<string, object[]>)[type] ?? []]))
  const rules = new Set(check({ account: 'a', now, lists }).map(({ rule }) => rule))
  return {
    playerView: conditionOf(explained(viewOf(objects), 'achievements'), 'given').state,
    economy: [...completions].find(([{ id }]) => id === 'badge')?.[1],
    reach: reachOf(programme).has({ to: 'achievements', id: 'badge' }),
    check: ['reward-without-steps', 'achievement-never-given', 'unreachable'].filter((one) => rules.has(one)),
  }
}

const given = { playerView: 'met', economy: 1, reach: true, check: [] }
const notGiven = { playerView: 'unmet', economy: 0, reach: false }

describe('the steps of a reward, in all engines (decision M4)', () => {
  it('a number of them is given', () => {
    expect(verdicts({ steps: 1 })).toEqual(given)
  })
  it.each([
    ['no number', {}],
    ['0', { steps: 0 }],
    ['null', { steps: null }],
  ])('%s gives none', (_, steps) => {
    const found = verdicts(steps)
    expect(found).toMatchObject(notGiven)
    expect(found.check).toEqual(expect.arrayContaining(['reward-without-steps', 'achievement-never-given']))
  })
})
