import { screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prizeDoubts } from '@/entities/formPrizes'
import { UpdateMysteryBoxBody } from '@/generated/zod/mysteryboxes/mysteryboxes'
import {
  at,
  basicEdits,
  expectEdits,
  filled,
  filledRange,
  filledRequirement,
  groupingEdits,
  lists,
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

const box = {
  ...filled,
  ...filledRange,
  credits: 5,
  limitCount: true,
  countLimit: 2,
  requirement: filledRequirement,
  prizes: [{ id: 'mug', count: 1, currentCount: 4, unknown: 1 }],
  stock: { available: 38, redeemed: 12 },
}
const message = 'Count limit is required when limit is enabled'

describe('a mystery box', () => {
  it(
    'changes only what was edited',
    async () => {
      expect(missingOf(UpdateMysteryBoxBody, box)).toEqual([])
      const participation = at('Participation')
      await expectEdits('mysteryboxes', box, [
        ...basicEdits(),
        ...groupingEdits('Settings'),
        ...rangeEdits(),
        ['count', () => participation.type('Count limit', '3'), { countLimit: 3 }],
        [
          'limit off keeps its number',
          () => participation.flip('Limit Player Participation'),
          { limitCount: false },
        ],
        ['credits', () => participation.type('Credits to Participate', '31'), { credits: 31 }],
        ...prizeEdits(),
        ...requirementEdits(),
      ])
    },
    longTest,
  )

  it('starts with its defaults and nothing else (spec §3, reading D5)', async () => {
    const { save } = await openForm('mysteryboxes')
    at('Basic Details').type('Id', 'new-one')
    at('Basic Details').type('Name', 'New one')
    expect(await save()).toEqual({
      account: 'a',
      id: 'new-one',
      name: 'New one',
      isAvailable: true,
      period: 'all-time',
    })
  })

  it.each([undefined, 0])('asks for a count while it limits players, not for %j', async (countLimit) => {
    const { refuse, save } = await openForm('mysteryboxes', { ...box, countLimit })
    await refuse(message)
    expect(at('Participation').field('Count limit')).toHaveAccessibleDescription(message)
    at('Participation').type('Count limit', '2')
    expect(screen.queryByText(message)).toBeNull()
    expect(await save()).toMatchObject({ countLimit: 2 })
  })

  it('shows its stock', async () => {
    await openForm('mysteryboxes', box)
    expect(section('Prizes').getByRole('group', { name: 'Stock' })).toHaveTextContent('Available38Redeemed12')
  })
})

describe('its prizes', () => {
  it('can be taken away, and a row without a choice is not sent', async () => {
    const { save } = await openForm('mysteryboxes', box)
    at('Prizes').press('Add Prize')
    at('Prizes').press('Remove Mug')
    expect(section('Prizes').getAllByRole('combobox')).toHaveLength(1)
    expect((await save()).prizes).toEqual([])
  })

  it('keep one that is gone, and say so', async () => {
    await openForm('mysteryboxes', { ...box, prizes: [{ id: 'gone', count: 1 }] })
    expect(at('Prizes').field('Prize 1', 'combobox')).toHaveValue('Unknown: gone')
  })

  it('are worth a warning when one stands twice or has no units (reading D2)', async () => {
    const prizes = [
      { id: 'mug', count: 1 },
      { id: 'cap', count: 0 },
      { id: 'mug', count: 2 },
    ]
    const { save } = await openForm('mysteryboxes', { ...box, prizes })
    expect(screen.getByText('This prize is in the list already.')).toBeVisible()
    expect(at('Prizes').field('Units of Cap')).toHaveAccessibleDescription(
      'Without units nobody can win this prize.',
    )
    at('Basic Details').type('Name', 'Other')
    expect(await save()).toMatchObject({ prizes })
  })

  it.each([undefined, null, 'none', {}, [null], [{ id: '' }], [{ id: 'mug', count: 1 }]])(
    'give no warning: %j',
    (prizes) => {
      expect(prizeDoubts({ prizes } as never)).toEqual([])
    },
  )
})
