import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { filled } from './filled'
import { at, openForm, serveLists } from './openForm'

serveLists()

describe('a level', () => {
  it('marks its ordinal as required, and is saved without one (rule LEVEL-1, decisions D2, D3)', async () => {
    const { save } = await openForm('levels', { ...filled, ordinal: 3 })
    expect(at('Settings').field('Ordinal')).toBeRequired()
    at('Settings').type('Ordinal', '')
    expect(await save()).not.toHaveProperty('ordinal')
  })

  it('warns of an ordinal that another level has (rule LEVEL-1)', async () => {
    const others = [{ id: 'guide', account: 'a', name: 'Guide', ordinal: 2 }]
    const { save } = await openForm(
      'levels',
      undefined,
      { account: 'a', id: 'x', name: 'X', ordinal: 1 },
      others,
    )
    expect(screen.queryByText(/has this ordinal already/)).toBeNull()
    at('Settings').type('Ordinal', '2')
    expect(screen.getByText('The level “Guide” has this ordinal already.')).toBeVisible()
    expect(await save()).toMatchObject({ ordinal: 2 })
  })
})
