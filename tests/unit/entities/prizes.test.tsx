import { screen } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UpdatePrizeBody } from '@/generated/zod/prizes/prizes'
import {
  at,
  basicEdits,
  changes,
  expectEdits,
  filled,
  filledRange,
  filledRequirement,
  groupingEdits,
  lists,
  longTest,
  missingOf,
  openForm,
  rangeEdits,
  requirementEdits,
  section,
} from './openForm'

beforeAll(() => lists.listen({ onUnhandledFrame: 'error' }))
afterAll(() => lists.close())

const prize = {
  ...filled,
  ...filledRange,
  credits: 30,
  limitCount: true,
  countLimit: 2,
  requirement: filledRequirement,
  prizes: [{ id: 'mug', count: 1, currentCount: 4 }],
  limitStock: true,
  stockCount: 5000,
  stock: { available: 4988, redeemed: 12, unknown: 1 },
}
const message = 'Count limit is required when limit is enabled'
const nothingLeft = 'Nothing is in stock: players cannot get this prize.'

describe('a prize', () => {
  it(
    'changes only what was edited',
    async () => {
      expect(missingOf(UpdatePrizeBody, prize)).toEqual([])
      await expectEdits('prizes', prize, [
        ...basicEdits(),
        ...groupingEdits('Settings'),
        ...rangeEdits(),
        ['stock count', () => at('Stock Levels').type('Stock count', '60'), { stockCount: 60 }],
        [
          'stock unlimited keeps its count',
          () => at('Stock Levels').flip('Limit Stock Levels'),
          { limitStock: false },
        ],
        ['credits', () => at('Purchases').type('Credits to Purchase', '31'), { credits: 31 }],
        ['count', () => at('Purchases').type('Count limit', '3'), { countLimit: 3 }],
        ['limit off keeps its number', () => at('Purchases').flip('Limit Purchases'), { limitCount: false }],
        ...requirementEdits(),
      ])
    },
    longTest,
  )

  it('starts with its defaults and nothing else (spec §3, §9, reading D5)', async () => {
    const { save } = await openForm('prizes')
    at('Basic Details').type('Id', 'new-one')
    at('Basic Details').type('Name', 'New one')
    expect(await save()).toEqual({
      account: 'a',
      id: 'new-one',
      name: 'New one',
      isAvailable: true,
      limitStock: true,
      stockCount: 1,
    })
  })

  it.each([undefined, 0])('asks for a count while purchases are limited, not for %j', async (countLimit) => {
    const { refuse, save } = await openForm('prizes', { ...prize, countLimit })
    await refuse(message)
    expect(at('Purchases').field('Count limit')).toHaveAccessibleDescription(message)
    at('Purchases').type('Count limit', '2')
    expect(screen.queryByText(message)).toBeNull()
    expect(await save()).toMatchObject({ countLimit: 2 })
  })
})

describe('its stock', () => {
  it('is shown as the server counts it', async () => {
    await openForm('prizes', prize)
    expect(section('Stock Levels').getByRole('group', { name: 'Stock' })).toHaveTextContent(
      'Available4,988Redeemed12',
    )
  })

  it('is not shown where there is none', async () => {
    await openForm('prizes', { ...filled })
    expect(section('Stock Levels').queryByRole('group', { name: 'Stock' })).toBeNull()
  })

  it.each([{ stockCount: 0 }, { stockCount: undefined }, { stockCount: 0, limitStock: undefined }])(
    'is worth a warning when nothing is in it, and is saved all the same: %j',
    async (part) => {
      const received = { ...prize, ...part }
      const { save } = await openForm('prizes', received)
      expect(screen.getByText(nothingLeft)).toBeVisible()
      at('Basic Details').type('Name', 'Other')
      expect(changes(received, await save())).toEqual({ name: 'Other' })
    },
  )

  it('is limited unless the prize says otherwise (spec §3)', async () => {
    const { save } = await openForm('prizes', { ...prize, limitStock: undefined })
    expect(at('Stock Levels').field('Limit Stock Levels', 'switch')).toBeChecked()
    expect(at('Stock Levels').field('Stock count')).toBeEnabled()
    at('Stock Levels').flip('Limit Stock Levels')
    expect(at('Stock Levels').field('Stock count')).toBeDisabled()
    expect(await save()).toMatchObject({ limitStock: false, stockCount: 5000 })
  })
})
