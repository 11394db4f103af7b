import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { nouns } from '@/model/words'
import { filled } from './filled'
import { lists, openForm, serveLists } from './openForm'

serveLists()

const team = { ...filled, memberCount: 99 }

/** The team has `members` of `all` players; a response of 100 is cut. */
const withPlayers = (members: number, all: number) =>
  lists.use(
    http.get('*/admin/api/v0/players', () =>
      HttpResponse.json(
        Array.from({ length: all }, (_, index) => ({
          player: `p${index}`,
          team: index < members ? 'one' : 'other',
        })),
      ),
    ),
  )

describe('a team', () => {
  it('shows no members while it is new', async () => {
    await openForm('teams')
    expect(screen.queryByText('Members')).not.toBeInTheDocument()
  })

  it.each([
    [0, 3, '0 players'],
    [1, 3, '1 player'],
    [2, 99, '2 players'],
  ])('counts its loaded players: %i of %i (decision B9)', async (members, all, shown) => {
    withPlayers(members, all)
    await openForm('teams', team)
    await waitFor(() => expect(screen.getByRole('group', { name: 'Members' })).toHaveTextContent(shown))
    expect(screen.queryByText(/Partial/)).not.toBeInTheDocument()
  })

  it('has no link to players if it has none', async () => {
    withPlayers(0, 40)
    await openForm('teams', team)
    expect(screen.getByRole('group', { name: 'Members' })).toHaveTextContent('0 players')
    expect(within(screen.getByRole('group', { name: 'Members' })).queryByRole('link')).toBeNull()
  })

  it('shows that the count is partial if the list of players is cut (decision B9)', async () => {
    withPlayers(2, 100)
    await openForm('teams', team)
    const members = screen.getByRole('group', { name: 'Members' })
    expect(members).toHaveTextContent('At least 2 players')
    expect(members).toHaveTextContent(`Partial: counted among the first 100 players by ${nouns.points.many}.`)
  })
})
