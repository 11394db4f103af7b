import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { at, openForm, serveLists } from './openForm'

serveLists()

const details = at('Player details')

it('a player shows level and badges without a control for them', async () => {
  await openForm('players', {
    player: 'maren',
    name: 'Maren',
    description: 'Founding member.',
    badges: ['early', 'gone'],
    level: { name: 'Scout', unknown: 1 },
  })
  expect(screen.getByRole('group', { name: 'Level' })).toHaveTextContent('Scout')
  const badges = screen.getByRole('group', { name: 'Badges' })
  await waitFor(() => expect(badges).toHaveTextContent('Early'))
  expect(badges).toHaveTextContent('gone')
  expect(screen.queryByLabelText(/Description/)).not.toBeInTheDocument()
  expect(details.field('Player ID')).toHaveAttribute('readonly')
})

it('what keeps a player from being saved leads to its field, and Ctrl S sends nothing (rule PLAYER-3)', async () => {
  const { onSave } = await openForm('players')
  details.type('Player ID', 'p')
  await userEvent.click(screen.getByRole('button', { name: 'Name is required' }))
  await waitFor(() => expect(details.field('Player Name')).toHaveFocus())
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  await waitFor(() => expect(details.field('Player Name')).toBeInvalid())
  expect(onSave).not.toHaveBeenCalled()
})
