import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { nouns } from '@/model/words'
import { openEditor } from './openEditor'
import { at, lists, serveLists } from './openForm'

serveLists()
beforeEach(() =>
  lists.use(
    http.get('*/admin/api/v0/teams', () =>
      HttpResponse.json([
        { id: 'owls', name: 'Night Owls' },
        { id: 'larks', name: 'Larks' },
      ]),
    ),
  ),
)

const player = {
  player: 'maren',
  account: 'selected',
  name: 'Maren',
  description: 'Founding member.',
  isAvailable: true,
  tags: ['x'],
  team: 'owls',
  points: 10,
  credits: 5,
  badges: ['early', 'gone'],
  level: { name: 'Scout', unknown: 1 },
  unknown: { kept: [1] },
}
const writer = ['account:write']
const details = at('Player Details')

describe('a player', () => {
  it('is updated with what changed, with player and account (decision A2)', async () => {
    const { user, button, sent, toast, path } = await openEditor('players', writer, player)
    at('Score').type(nouns.points.title, '11')
    at('Grouping').pick('Team', 'Larks')
    await user.click(button)
    await waitFor(() => expect(path()).toBe('/players/list'))
    expect(sent).toEqual([
      {
        method: 'PATCH',
        path: 'players/maren',
        body: { player: 'maren', account: 'selected', points: 11, team: 'larks' },
      },
    ])
    expect(toast()?.description).toBe('Updated player maren')
  })

  it('is created as a whole, in the selected account', async () => {
    const { user, button, sent, toast, path } = await openEditor('players', writer)
    details.type('Player ID', 'a/b')
    details.type('Player Name', 'New')
    await user.click(button)
    await waitFor(() => expect(path()).toBe('/players/list'))
    expect(sent).toEqual([
      {
        method: 'POST',
        path: 'players',
        body: { player: 'a/b', account: 'selected', name: 'New', isAvailable: true },
      },
    ])
    expect(toast()?.description).toBe('Added player a/b')
  })

  it('shows level and badges without a control for them', async () => {
    await openEditor('players', writer, player)
    const score = at('Score')
    expect(screen.getByRole('group', { name: 'Level' })).toHaveTextContent('Scout')
    const badges = screen.getByRole('group', { name: 'Badges' })
    await waitFor(() => expect(badges).toHaveTextContent('Early'))
    expect(badges).toHaveTextContent('gone')
    expect(score.field(nouns.points.title)).toHaveValue('10')
    expect(screen.queryByLabelText(/Description/)).not.toBeInTheDocument()
    expect(details.field('Player ID')).toHaveAttribute('readonly')
  })

  it('cannot be saved while id or name is blank, and shows why (rule PLAYER-3)', async () => {
    const { user, button, sent } = await openEditor('players', writer)
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription(/Player ID is required.*Name is required/)
    details.type('Player ID', 'p')
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('Name is required')
    details.type('Player Name', '  ')
    expect(button).toBeDisabled()
    expect(details.field('Player Name')).toHaveAccessibleDescription('Name is required')
    details.type('Player Name', 'N')
    expect(button).toBeEnabled()
    expect(details.field('Player Name')).toBeValid()

    details.type('Player Name', '')
    await user.click(screen.getByRole('button', { name: 'Name is required' }))
    await waitFor(() => expect(details.field('Player Name')).toHaveFocus())
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    await waitFor(() => expect(details.field('Player Name')).toBeInvalid())
    expect(sent).toEqual([])
  })

  it('is read-only without write (rule PERM-10)', async () => {
    const { sent } = await openEditor('players', ['account:read', 'admin:read'], player)
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Player Name' })).toHaveTextContent(player.name)
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(screen.getByText(/read-only access/)).toBeInTheDocument()
    fireEvent.keyDown(window, { key: 's', ctrlKey: true })
    expect(sent).toEqual([])
  })
})
