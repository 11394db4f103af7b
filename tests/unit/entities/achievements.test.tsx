import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  at,
  basicEdits,
  expectEdits,
  filled,
  filledRequirement,
  groupingEdits,
  lists,
  openForm,
  requirementEdits,
} from './openForm'

beforeAll(() => lists.listen({ onUnhandledFrame: 'error' }))
afterAll(() => lists.close())

const message = 'Steps must be 1 or higher'
const achievement = {
  ...filled,
  steps: 5,
  reward: { points: 1, credits: 2, achievements: [{ id: 'early', steps: 1, unknown: 1 }] },
  requirement: filledRequirement,
}

describe('an achievement', () => {
  it('changes only what was edited', async () => {
    await expectEdits('achievements', achievement, [
      ...basicEdits(),
      ...groupingEdits('Settings'),
      ['steps', () => at('Settings').type('Steps Required', '6'), { steps: 6 }],
      ['points', () => at('Reward').type('Points', '5'), { 'reward.points': 5 }],
      ['steps of', () => at('Reward').type('Steps of Early', '8'), { 'reward.achievements.0.steps': 8 }],
      ...requirementEdits(),
    ])
  })

  it('starts with one step, and invites to tell players what to do (spec §2, §9)', async () => {
    const { save } = await openForm('achievements')
    expect(at('Basic Details').field('Description')).toHaveAttribute(
      'placeholder',
      expect.stringContaining('Tell players what to do to unlock'),
    )
    expect(at('Settings').field('Steps Required')).toHaveAttribute('aria-required', 'true')
    at('Basic Details').type('Id', 'x')
    at('Basic Details').type('Name', 'X')
    expect(await save()).toEqual({ account: 'a', id: 'x', name: 'X', isAvailable: true, steps: 1 })
  })

  it.each(['', '0'])('refuses "%s" steps (spec §5, reading D3)', async (steps) => {
    const { save, refuse } = await openForm('achievements', achievement)
    at('Settings').type('Steps Required', steps)
    await refuse(message)
    expect(at('Settings').field('Steps Required')).toHaveAccessibleDescription(message)
    at('Settings').type('Steps Required', '1')
    expect(await save()).toHaveProperty('steps', 1)
  })
})
