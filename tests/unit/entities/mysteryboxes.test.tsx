import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { prizeWarnings } from '@/entities/fields/prizeWarnings'
import { nouns } from '@/model/words'
import {
  basicEdits,
  expectEdits,
  groupingEdits,
  limitEdits,
  prizeEdits,
  rangeEdits,
  requirementEdits,
} from './edits'
import { filled, filledLimit, filledPrizes, filledRange, filledRequirement } from './filled'
import { at, openForm, section, serveLists } from './openForm'

serveLists()

const box = { ...filled, ...filledRange, ...filledLimit, ...filledPrizes, ...filledRequirement }

describe('a mystery box', () => {
  it('sends only what was edited', async () => {
    await expectEdits('mysteryboxes', box, [
      ...basicEdits(),
      ...groupingEdits('Settings'),
      ...rangeEdits(),
      ...limitEdits('Participation', 'Limit Player Participation'),
      [
        'credits',
        () => at('Participation').type(`${nouns.credits.title} to Participate`, '31'),
        { credits: 31 },
      ],
      ...prizeEdits(),
      ...requirementEdits(),
    ])
  })

  it('shows its stock', async () => {
    await openForm('mysteryboxes', box)
    expect(section('Prizes').getByRole('group', { name: 'Stock' })).toHaveTextContent('Available38Redeemed12')
  })
})

describe('the prizes of a mystery box', () => {
  it('can be removed, and a row without a selection is not sent', async () => {
    const { save } = await openForm('mysteryboxes', box)
    at('Prizes').press('Add Prize')
    at('Prizes').press('Remove Mug')
    expect(section('Prizes').getAllByRole('combobox')).toHaveLength(1)
    expect((await save()).prizes).toEqual([])
  })

  it('keep a prize that no longer exists, and show it as unknown', async () => {
    await openForm('mysteryboxes', { ...box, prizes: [{ id: 'gone', count: 1 }] })
    expect(at('Prizes').field('Prize 1', 'combobox')).toHaveValue('Missing: gone')
  })

  it('show a warning if a prize is listed twice or has no units (decision D2)', async () => {
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
    'show no warning: %j',
    (prizes) => {
      expect(prizeWarnings({ prizes } as never)).toEqual([])
    },
  )
})
