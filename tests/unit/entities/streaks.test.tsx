import { screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UpdateStreakBody } from '@/generated/zod/streaks/streaks'
import {
  at,
  basicEdits,
  changes,
  expectEdits,
  filled,
  filledRange,
  groupingEdits,
  lists,
  longTest,
  missingOf,
  openForm,
  rangeEdits,
} from './openForm'

beforeAll(() => lists.listen({ onUnhandledFrame: 'error' }))
afterAll(() => lists.close())

const streak = {
  ...filled,
  ...filledRange,
  priority: 3,
  limitCount: true,
  countLimit: 7,
  objectives: { missions: ['ride'], unknown: 1 },
  reward: { points: 1, credits: 2, achievements: [{ id: 'early', steps: 1, unknown: 1 }], unknown: 1 },
}
const mission = () => at('Objectives').field('Mission', 'combobox')
const message = 'Count limit is required when limit is enabled'

describe('a streak', () => {
  it(
    'changes only what was edited',
    async () => {
      expect(missingOf(UpdateStreakBody, streak)).toEqual([])
      await expectEdits('streaks', streak, [
        ...basicEdits(),
        ...groupingEdits('Settings'),
        ['priority', () => at('Settings').type('Priority', '4'), { priority: 4 }],
        ...rangeEdits(),
        ['count', () => at('Streak Length').type('Count limit', '9'), { countLimit: 9 }],
        [
          'limit off keeps its number',
          () => at('Streak Length').flip('Fixed Streak Length'),
          { limitCount: false },
        ],
        ['mission', () => at('Objectives').pick('Mission', 'Walk'), { 'objectives.missions.0': 'walk' }],
        ['points', () => at('Reward').type('Points', '5'), { 'reward.points': 5 }],
        ['credits', () => at('Reward').type('Credits', '6'), { 'reward.credits': 6 }],
        [
          'achievement',
          () => at('Reward').pick('Achievement 1', 'Late'),
          { 'reward.achievements.0.id': 'late' },
        ],
        ['steps', () => at('Reward').type('Steps of Late', '8'), { 'reward.achievements.0.steps': 8 }],
      ])
    },
    longTest,
  )

  it('starts with its defaults and nothing else (spec §3, reading D5)', async () => {
    const { save } = await openForm('streaks')
    at('Basic Details').type('Id', 'new-one')
    at('Basic Details').type('Name', 'New one')
    expect(await save()).toEqual({
      account: 'a',
      id: 'new-one',
      name: 'New one',
      isAvailable: true,
      period: 'monthly',
    })
  })

  it.each([undefined, 0])('asks for a count while its length is fixed, not for %j', async (countLimit) => {
    const { refuse, save } = await openForm('streaks', { ...streak, countLimit })
    await refuse(message)
    expect(at('Streak Length').field('Count limit')).toHaveAccessibleDescription(message)
    at('Streak Length').type('Count limit', '2')
    expect(screen.queryByText(message)).toBeNull()
    expect(await save()).toMatchObject({ countLimit: 2 })
  })

  it('asks for no count while it has no fixed length', async () => {
    const { save } = await openForm('streaks', { ...streak, countLimit: 0 })
    at('Streak Length').flip('Fixed Streak Length')
    expect(at('Streak Length').field('Count limit')).toBeDisabled()
    expect(await save()).toMatchObject({ limitCount: false, countLimit: 0 })
  })
})

describe('its mission (design §4)', () => {
  it.each([
    { objectives: ['ride'] },
    { objectives: 'ride' },
    { objectives: { missions: 'ride' } },
    { objectives: { missions: ['ride'] } },
  ])('is read from $objectives and travels as it came', async ({ objectives }) => {
    const received = { ...streak, objectives }
    const { save } = await openForm('streaks', received)
    expect(mission()).toHaveValue('Ride')
    at('Basic Details').type('Name', 'Other')
    expect(changes(received, await save())).toEqual({ name: 'Other' })
    at('Objectives').pick('Mission', 'Walk')
    expect((await save()).objectives).toEqual({ missions: ['walk'] })
    at('Objectives').press('Clear')
    expect((await save()).objectives).toEqual({ missions: [] })
  })

  it.each([
    {},
    { objectives: undefined },
    { objectives: '' },
    { objectives: null },
    { objectives: { missions: [] } },
  ])('is optional: %j', async (part) => {
    const { save } = await openForm('streaks', { ...filled, ...part })
    expect(mission()).toHaveValue('')
    at('Objectives').pick('Mission', 'Ride')
    expect((await save()).objectives).toEqual({ missions: ['ride'] })
  })

  it('keeps one that is gone, and says so', async () => {
    await openForm('streaks', { ...streak, objectives: { missions: ['gone'] } })
    expect(mission()).toHaveValue('Unknown: gone')
  })

  it('keeps several that came, until another one is chosen', async () => {
    const { save } = await openForm('streaks', { ...streak, objectives: ['ride', 'gone'] })
    expect(mission()).toHaveValue('Ride')
    expect(screen.getByText(/It came with 2 missions/)).toBeVisible()
    at('Basic Details').type('Name', 'Other')
    expect((await save()).objectives).toEqual(['ride', 'gone'])
    at('Objectives').pick('Mission', 'Walk')
    expect(screen.queryByText(/It came with 2 missions/)).toBeNull()
    expect((await save()).objectives).toEqual({ missions: ['walk'] })
  })
})
