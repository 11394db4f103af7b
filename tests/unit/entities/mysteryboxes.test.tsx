import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { prizeWarnings } from '@/model/prizeWarnings'
import { filled } from './filled'
import { at, openForm, section, serveLists } from './openForm'

serveLists()

it('a mystery box shows its stock', async () => {
  await openForm('mysteryboxes', { ...filled, stock: { available: 38, redeemed: 12 } })
  expect(section('Prizes').getByRole('group', { name: 'Stock' })).toHaveTextContent('Available38Redeemed12')
})

describe('the prizes of a mystery box', () => {
  it('show a warning if a prize is listed twice or has no units (decision D2)', async () => {
    const prizes = [
      { id: 'mug', count: 1 },
      { id: 'cap', count: 0 },
      { id: 'mug', count: 2 },
    ]
    const { save } = await openForm('mysteryboxes', { ...filled, prizes })
    expect(screen.getByText('This prize is in the list already.')).toBeVisible()
    expect(at('Prizes').field('Units of Cap')).toHaveAccessibleDescription(
      'Without units nobody can win this prize.',
    )
    at('Basic Details').type('Name', 'Other')
    expect(await save()).toMatchObject({ prizes })
  })

  it.each([undefined, null, 'none', {}, [null], [{ id: '' }], [{ id: 'mug', count: 1 }]])(
    'show no warning: %j',
    (prizes) => {
      expect(prizeWarnings({ prizes } as never)).toEqual([])
    },
  )
})
