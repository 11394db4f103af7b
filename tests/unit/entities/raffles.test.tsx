import { screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UpdateRaffleBody } from '@/generated/zod/raffles/raffles'
import {
  at,
  basicEdits,
  expectEdits,
  filled,
  filledRange,
  filledRequirement,
  groupingEdits,
  lists,
  localIso,
  longTest,
  missingOf,
  openForm,
  prizeEdits,
  rangeEdits,
  requirementEdits,
  section,
} from './openForm'

beforeAll(() => lists.listen({ onUnhandledFrame: 'error' }))
afterAll(() => lists.close())

const raffle = {
  ...filled,
  ...filledRange,
  credits: 5,
  drawTime: localIso(2026, 2, 1),
  nextDraw: localIso(2026, 2, 2),
  limitCount: true,
  countLimit: 2,
  requirement: filledRequirement,
  prizes: [{ id: 'mug', count: 1, currentCount: 4, unknown: 1 }],
  enabled: false,
  stock: { available: 38, redeemed: 12 },
}
const message = 'Count limit is required when limit is enabled'

describe('a raffle', () => {
  it(
    'changes only what was edited',
    async () => {
      expect(missingOf(UpdateRaffleBody, raffle)).toEqual([])
      await expectEdits('raffles', raffle, [
        ...basicEdits(),
        ...groupingEdits('Settings'),
        ...rangeEdits(),
        [
          'draw date',
          () => at('Schedule').type('Draw Date', '05:03:26 - 00:00'),
          { drawTime: localIso(2026, 3, 5) },
        ],
        ['count', () => at('Entries').type('Count limit', '3'), { countLimit: 3 }],
        [
          'limit off keeps its number',
          () => at('Entries').flip('Limit Player Entries'),
          { limitCount: false },
        ],
        ['credits', () => at('Entries').type('Credits to Purchase', '31'), { credits: 31 }],
        ...prizeEdits(),
        ...requirementEdits(),
      ])
    },
    longTest,
  )

  it('starts with its defaults and nothing else (spec §3, reading D5)', async () => {
    const { save } = await openForm('raffles')
    at('Basic Details').type('Id', 'new-one')
    at('Basic Details').type('Name', 'New one')
    expect(await save()).toEqual({
      account: 'a',
      id: 'new-one',
      name: 'New one',
      isAvailable: true,
      enabled: true,
    })
  })

  it.each([undefined, 0])('asks for a count while entries are limited, not for %j', async (countLimit) => {
    const { refuse, save } = await openForm('raffles', { ...raffle, countLimit })
    await refuse(message)
    expect(at('Entries').field('Count limit')).toHaveAccessibleDescription(message)
    at('Entries').type('Count limit', '2')
    expect(screen.queryByText(message)).toBeNull()
    expect(await save()).toMatchObject({ countLimit: 2 })
  })
})

describe('its draw', () => {
  it('is optional, other than the active range (spec §5)', async () => {
    await openForm('raffles', raffle)
    expect(section('Schedule').getByText('Draw Date')).toHaveTextContent('Draw Date (Optional)')
    expect(section('Schedule').getByText('Active from')).toHaveTextContent('Active from *')
  })

  it('comes next when the server says', async () => {
    await openForm('raffles', raffle)
    expect(section('Schedule').getByRole('group', { name: 'Next draw' })).toHaveTextContent(
      '02:02:26 - 00:00',
    )
  })

  it.each([undefined, ''])('has no next one without a date: %j', async (nextDraw) => {
    await openForm('raffles', { ...raffle, nextDraw })
    expect(screen.queryByText('Next draw')).toBeNull()
  })

  const active = { from: '2026-03-01T00:00:00Z', to: '2026-03-31T00:00:00Z' }
  it.each([
    ['2026-02-28T00:00:00Z', 'weekly', /before the start/],
    ['2026-03-15T00:00:00Z', 'all-time', /before the end/],
    ['2026-03-15T00:00:00Z', undefined, /before the end/],
    ['2026-03-15T00:00:00Z', 'weekly', undefined],
    ['2026-04-01T00:00:00Z', 'all-time', undefined],
    [undefined, 'all-time', undefined],
  ])('at %s, repeated %s, is worth the warning %s', async (drawTime, period, warning) => {
    await openForm('raffles', { ...raffle, active, drawTime, period })
    const doubt = screen.queryByText(/The draw lies/)
    if (warning) expect(doubt).toHaveTextContent(warning)
    else expect(doubt).toBeNull()
  })
})
