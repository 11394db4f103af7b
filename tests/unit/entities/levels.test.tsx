import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { nouns } from '@/model/words'
import { basicEdits, expectEdits, groupingEdits, rewardEdits } from './edits'
import { filled, filledReward } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

const level = {
  ...filled,
  ...filledReward,
  ordinal: 3,
  objectives: { points: 100, credits: 10, achievements: ['early', 'gone'], unknown: 1 },
}

describe('a level', () => {
  it('sends only what was edited, and keeps an achievement that no longer exists', async () => {
    await expectEdits('levels', level, [
      ...basicEdits(),
      ...groupingEdits('Settings'),
      // The input accepts 0 (decision D3).
      ['ordinal', () => at('Settings').type('Ordinal', '0'), { ordinal: 0 }],
      ['points', () => at('Objectives').type(nouns.points.title, '200'), { 'objectives.points': 200 }],
      ['credits', () => at('Objectives').type(nouns.credits.title, '20'), { 'objectives.credits': 20 }],
      [
        'achievements',
        () => at('Objectives').pick('Achievements', 'Late'),
        { 'objectives.achievements.2': 'late' },
      ],
      ...rewardEdits(),
    ])
  })

  it('marks its ordinal as required, and is saved without one (rule LEVEL-1, decisions D2, D3)', async () => {
    const { save } = await openForm('levels', level)
    expect(at('Settings').field('Ordinal')).toBeRequired()
    at('Settings').type('Ordinal', '')
    expect(await save()).not.toHaveProperty('ordinal')
  })

  it('warns of an ordinal that another level has (rule LEVEL-1)', async () => {
    const others = [{ id: 'guide', account: 'a', name: 'Guide', ordinal: 2 }]
    const { save } = await openForm(
      'levels',
      undefined,
      { account: 'a', id: 'x', name: 'X', ordinal: 1 },
      others,
    )
    expect(screen.queryByText(/has this ordinal already/)).toBeNull()
    at('Settings').type('Ordinal', '2')
    expect(screen.getByText('The level “Guide” has this ordinal already.')).toBeVisible()
    expect(await save()).toMatchObject({ ordinal: 2 })
  })
})
