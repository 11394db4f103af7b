import { expect, test } from 'vitest'
import { at, openForm, serveLists } from './openForm'

serveLists()

/** Some servers write an empty object as a list; others send any value at all (rule API-11). */
test.each([[[]], [['odd']], [null], ['odd'], [7]])(
  'an object part that arrives as %j accepts edits, and is sent back unchanged without one',
  async (odd) => {
    const received = { id: 'a', account: 'a', name: 'A', steps: 1, reward: odd, requirement: odd }
    const { save } = await openForm('achievements', received)
    at('Basic Details').type('Name', 'B')
    expect(await save()).toEqual({ ...received, name: 'B' })

    at('Reward').press('Add Achievement')
    at('Reward').pick('Achievement 1', 'Late')
    at('Requirement').pick('Level', '2 - Guide')
    at('Requirement').pick('Missions', 'Walk')
    at('Requirement').type('Category', 'c')
    expect(await save()).toEqual({
      ...received,
      name: 'B',
      reward: { achievements: [{ id: 'late', steps: 1 }] },
      requirement: { level: { id: 'guide', ordinal: 2 }, missions: ['walk'], category: 'c' },
    })
  },
)
