import { describe, expect, it } from 'vitest'
import { filled } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

const message = 'Steps must be 1 or higher'

describe('an achievement', () => {
  it('starts with one step, and shows the hint to describe the task to players (rules ACHIEVEMENT-1, ACHIEVEMENT-2)', async () => {
    await openForm('achievements')
    expect(at('Basic Details').field('Description')).toHaveAttribute(
      'placeholder',
      expect.stringContaining('Tell players what to do to unlock'),
    )
    expect(at('Settings').field('Steps Required')).toHaveValue('1')
    expect(at('Settings').field('Steps Required')).toBeRequired()
  })

  it.each(['', '0'])('refuses "%s" steps (rule ACHIEVEMENT-3, decision D3)', async (steps) => {
    const { save, refuse } = await openForm('achievements', { ...filled, steps: 5 })
    at('Settings').type('Steps Required', steps)
    await refuse(message)
    expect(at('Settings').field('Steps Required')).toHaveAccessibleDescription(message)
    at('Settings').type('Steps Required', '1')
    expect(await save()).toHaveProperty('steps', 1)
  })
})
