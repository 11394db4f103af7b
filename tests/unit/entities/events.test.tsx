import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, basicEdits, expectEdits, filled, groupingEdits, lists, openForm } from './openForm'

beforeAll(() => lists.listen({ onUnhandledFrame: 'error' }))
afterAll(() => lists.close())

const title = 'Limits and Settings'
const message = 'Count limit is required when limit is enabled'
const event = { ...filled, limitCount: true, countLimit: 3, reward: { points: 1, credits: 2, unknown: 1 } }

describe('an event', () => {
  it('changes only what was edited', async () => {
    await expectEdits('events', event, [
      ...basicEdits(),
      ...groupingEdits(title),
      ['count', () => at(title).type('Count limit', '4'), { countLimit: 4 }],
      [
        'limit off keeps its number',
        () => at(title).flip('Limit how often it counts'),
        { limitCount: false },
      ],
      ['points', () => at('Reward').type('Points', '5'), { 'reward.points': 5 }],
    ])
  })

  it('starts without a limit (spec §3)', async () => {
    const { save } = await openForm('events')
    expect(at(title).field('Count limit')).toBeDisabled()
    at('Basic Details').type('Id', 'e')
    at('Basic Details').type('Name', 'E')
    expect(await save()).toEqual({ account: 'a', id: 'e', name: 'E', isAvailable: true })
  })

  it.each(['', '0'])('wants a count limit other than "%s" while the limit is on (spec §5)', async (count) => {
    const { save, refuse } = await openForm('events', event)
    at(title).type('Count limit', count)
    await refuse(message)
    expect(at(title).field('Count limit')).toHaveAccessibleDescription(message)
    at(title).type('Count limit', '1')
    expect(await save()).toHaveProperty('countLimit', 1)
  })
})
