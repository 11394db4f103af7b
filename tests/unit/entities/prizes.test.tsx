import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { filled } from './filled'
import { at, openForm, section, serveLists } from './openForm'

serveLists()

const prize = {
  ...filled,
  limitStock: true,
  stockCount: 5000,
  stock: { available: 4988, redeemed: 12, unknown: 1 },
}
const nothingLeft = 'Nothing is in stock: players cannot get this prize.'

describe('the stock of a prize', () => {
  it('is shown as the server counts it (rule DATA-8)', async () => {
    await openForm('prizes', prize)
    expect(section('Stock levels').getByRole('group', { name: 'Stock' })).toHaveTextContent(
      'Available4,988Redeemed12',
    )
  })

  it('is not shown if there is none', async () => {
    await openForm('prizes', { ...filled })
    expect(section('Stock levels').queryByRole('group', { name: 'Stock' })).toBeNull()
  })

  it.each([{ stockCount: 0 }, { stockCount: undefined }, { stockCount: 0, limitStock: undefined }])(
    'shows a warning if it is empty, and is still saved: %j',
    async (part) => {
      const received = { ...prize, ...part }
      const { save } = await openForm('prizes', received)
      expect(screen.getByText(nothingLeft)).toBeVisible()
      at('Basic Details').type('Name', 'Other')
      expect(await save()).toEqual({ ...received, name: 'Other' })
    },
  )

  it('is limited unless the prize has another value (rule PRIZE-1)', async () => {
    const { save } = await openForm('prizes', { ...prize, limitStock: undefined })
    expect(at('Stock levels').field('Limit Stock Levels', 'switch')).toBeChecked()
    expect(at('Stock levels').field('Stock count')).toBeEnabled()
    at('Stock levels').flip('Limit Stock Levels')
    expect(at('Stock levels').field('Stock count')).toBeDisabled()
    expect(await save()).toMatchObject({ limitStock: false, stockCount: 5000 })
  })
})
