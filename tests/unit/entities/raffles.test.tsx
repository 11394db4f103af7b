import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { filled } from './filled'
import { openForm, section, serveLists } from './openForm'

serveLists()

const raffle = { ...filled, nextDraw: new Date(2026, 1, 2).toISOString() }

describe('the draw of a raffle', () => {
  it('is optional, unlike the active range (rule FIELD-7)', async () => {
    await openForm('raffles', raffle)
    expect(section('Schedule').getByText('Draw Date').parentElement).toHaveTextContent('Draw Date (Optional)')
    expect(section('Schedule').getByText('Active from').parentElement).toHaveTextContent('Active from *')
  })

  it('shows the next date that the server sends', async () => {
    await openForm('raffles', raffle)
    expect(section('Schedule').getByRole('group', { name: 'Next draw' })).toHaveTextContent(
      '02:02:26 - 00:00',
    )
  })

  it.each([undefined, ''])('shows no next date without one: %j', async (nextDraw) => {
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
  ])('at %s, repeated %s, shows the warning %s', async (drawTime, period, warning) => {
    await openForm('raffles', { ...raffle, active, drawTime, period })
    const shown = screen.queryByText(/^The draw is before/)
    if (warning) expect(shown).toHaveTextContent(warning)
    else expect(shown).toBeNull()
  })
})
