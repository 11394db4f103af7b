// Runs in test:all: a browser test of the core walks through this page, and the functions behind it are tested in the core.
import { server } from '@mocks/node'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nouns } from '@/model/words'
import { base, calls, openConsole, withMockedApi } from './openConsole'
import { account, lists, path, serve } from './playerViewLists'

withMockedApi()

beforeEach(() => serve(lists))

const sentence = (text: RegExp) => screen.findByRole('heading', { level: 2, name: text })

describe('the player of Player View', () => {
  it('says of a player of the server what nobody can tell, and links what this browser changed (rule EXPLAIN-19)', async () => {
    const { go } = await openConsole(path('as=newcomer'))
    await sentence(/^Newcomer/)
    expect(screen.queryByText(/^Points missing, progress lost\?/)).toBeNull()
    await go(path('player=kim'))
    await sentence(/^Kim/)
    expect(
      screen.getByText(/^Points missing, progress lost\? No list has the history of points/),
    ).toBeVisible()
    const link = screen.getByRole('link', { name: 'What this browser changed of the player' })
    expect(link.getAttribute('href')).toMatch(/^\/programme\/journal\?.*object=kim/)
  })

  it('finds a player by name, and offers three kinds of made-up players and own ones (rule EXPLAIN-4)', async () => {
    const { user, path: here } = await openConsole(path('as=champion'))
    await sentence(/^Champion/)
    await user.clear(screen.getByLabelText(nouns.points.title))
    await user.type(screen.getByLabelText(nouns.points.title), '7')
    await user.click(screen.getByRole('button', { name: 'Save this player as an example...' }))
    await vi.waitFor(() => expect(screen.getByPlaceholderText('Name')).toHaveFocus())
    await user.type(screen.getByPlaceholderText('Name'), 'regular')
    expect(screen.getByPlaceholderText('Name')).toHaveAccessibleDescription(
      'regular is made from the programme: choose another name',
    )
    expect(screen.getByRole('button', { name: 'Keep' })).toBeDisabled()
    await user.clear(screen.getByPlaceholderText('Name'))
    await user.type(screen.getByPlaceholderText('Name'), 'Ferry fan')
    await user.click(screen.getByRole('button', { name: 'Keep' }))
    await sentence(/^Ferry fan/)
    await user.click(screen.getByRole('button', { name: 'Newcomer' }))
    await sentence(/^Newcomer/)
    await user.click(screen.getByRole('button', { name: 'Ferry fan' }))
    await sentence(/^Ferry fan/)
    expect(screen.getByLabelText(nouns.points.title)).toHaveValue('7')
    await user.click(screen.getByRole('button', { name: 'Remove Ferry fan' }))
    expect(screen.queryByRole('button', { name: 'Ferry fan' })).toBeNull()

    await user.click(screen.getByRole('button', { name: 'A player' }))
    await user.click(screen.getByRole('combobox', { name: 'Player' }))
    await user.keyboard('Kim{Enter}')
    await sentence(/^Kim/)
    expect(here()).toContain('player=kim')
  })

  it('says that a player or an object is not there', async () => {
    const { user } = await openConsole(path('player=nobody'))
    expect(await screen.findByText('nobody is no player of this account')).toBeVisible()
    // Nothing about the player is shown as if it was known.
    expect(screen.queryByLabelText('Level')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Made up' }))
    await sentence(/^Newcomer/)
  })

  it('names somebody made up after the facts, of whom nothing is unknown (rules EXPLAIN-4 and EXPLAIN-14)', async () => {
    const { user } = await openConsole(path('as=newcomer'))
    await sentence(/^Newcomer can start/)
    expect(screen.queryByRole('region', { name: 'Depends on the server' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Level'), '3 Pathfinder')
    await sentence(new RegExp(`^Level 3, 0 ${nouns.points.many} can start`))
    await user.click(screen.getByRole('button', { name: 'Undo all changes' }))
    await sentence(/^Newcomer can start/)
  })

  it('assumes on request that a player has used and finished nothing (rule EXPLAIN-14)', async () => {
    const { user, path: here } = await openConsole(path('player=jona'))
    await sentence(/^Jona/)
    await user.click(screen.getByRole('switch', { name: 'Assume nothing used or finished yet' }))
    await sentence(/^Assuming nothing was used or finished yet, Jona Fenwright can start/)
    expect(here()).toContain('assume=true')
    expect(screen.queryByRole('region', { name: 'Depends on the server' })).toBeNull()
  })

  it('reads further pages until a player of a link is found (rule EXPLAIN-16)', async () => {
    const all = Array.from({ length: 250 }, (_, at) => ({ player: `p${at}`, name: `Player ${at}`, account }))
    server.use(
      http.get(`*${base}/players`, ({ request }) => {
        const skip = Number(new URL(request.url).searchParams.get('skip') ?? 0)
        return HttpResponse.json(all.slice(skip, skip + 100))
      }),
    )
    await openConsole(path('player=p149'))
    await sentence(/^Player 149 can start/)
    // The third page is not read.
    expect(calls.filter((call) => call.startsWith('GET /players'))).toHaveLength(2)
  })

  it('stops looking for a player on request, says how far it read, and searches further (rule EXPLAIN-16)', async () => {
    const all = Array.from({ length: 250 }, (_, at) => ({ player: `p${at}`, name: `Player ${at}`, account }))
    let answer = () => {}
    const second = new Promise<void>((resolve) => {
      answer = resolve
    })
    server.use(
      http.get(`*${base}/players`, async ({ request }) => {
        const skip = Number(new URL(request.url).searchParams.get('skip') ?? 0)
        if (skip === 100) await second
        return HttpResponse.json(all.slice(skip, skip + 100))
      }),
    )
    const { user } = await openConsole(path('player=p249'))
    await screen.findByRole('progressbar', { name: 'Looking for p249' })
    expect(screen.getByText(`100 ${nouns.players.many} read`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(screen.getByText(`p249 is not among the first 100 ${nouns.players.many}`)).toBeVisible()
    answer()
    // The page that was under way arrives; the third one is not read.
    expect(await screen.findByText(`p249 is not among the first 200 ${nouns.players.many}`)).toBeVisible()
    expect(calls.filter((call) => call.startsWith('GET /players'))).toHaveLength(2)
    expect(screen.queryByLabelText('Level')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Search further' }))
    await sentence(/^Player 249 can start/)
  })

  it('names the players who are closest to a level, each with a link to what is missing (rule EXPLAIN-17)', async () => {
    const { user, path: here } = await openConsole(path('as=newcomer&object=levels/trailblazer'))
    const among = await screen.findByRole('region', { name: 'Among 2 players' })
    const closest = within(among).getByRole('region', { name: 'The closest player' })
    expect(closest).toHaveTextContent(`Jona Fenwright390 ${nouns.points.many} missing`)
    await user.click(within(closest).getByRole('link', { name: 'Jona Fenwright' }))
    await sentence(/^Why can Jona Fenwright not reach Trailblazer\?$/)
    expect(here()).toContain('player=jona')
    expect(here()).not.toContain('as=')
  })
})
