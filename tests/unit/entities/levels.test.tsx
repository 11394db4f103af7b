import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, basicEdits, expectEdits, filled, groupingEdits, lists, openForm } from './openForm'

beforeAll(() => lists.listen({ onUnhandledFrame: 'error' }))
afterAll(() => lists.close())

const level = {
  ...filled,
  ordinal: 3,
  objectives: { points: 100, credits: 10, achievements: ['early', 'gone'], unknown: 1 },
  reward: { points: 1, credits: 2, unknown: 1 },
}

describe('a level', () => {
  it('changes only what was edited, and keeps an achievement that is gone', async () => {
    await expectEdits('levels', level, [
      ...basicEdits(),
      ...groupingEdits('Settings'),
      // The input allows 0 (reading D3).
      ['ordinal', () => at('Settings').type('Ordinal', '0'), { ordinal: 0 }],
      ['points', () => at('Objectives').type('Points', '200'), { 'objectives.points': 200 }],
      ['credits', () => at('Objectives').type('Credits', '20'), { 'objectives.credits': 20 }],
      [
        'achievements',
        () => at('Objectives').pick('Achievements', 'Late'),
        { 'objectives.achievements.2': 'late' },
      ],
      ['reward', () => at('Reward').type('Credits', '6'), { 'reward.credits': 6 }],
    ])
  })

  it('starts as the first one; the mark of its ordinal does not block (spec §9, readings D2, D3)', async () => {
    const { save } = await openForm('levels')
    expect(at('Settings').field('Ordinal')).toHaveValue('1')
    expect(at('Settings').field('Ordinal')).toHaveAttribute('aria-required', 'true')
    at('Basic Details').type('Id', 'l')
    at('Basic Details').type('Name', 'L')
    expect(await save()).toEqual({ account: 'a', id: 'l', name: 'L', isAvailable: true, ordinal: 1 })
    at('Settings').type('Ordinal', '')
    expect(await save()).not.toHaveProperty('ordinal')
  })
})
