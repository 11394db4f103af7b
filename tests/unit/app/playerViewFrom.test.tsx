// Runs in test:all: a browser test of the core walks through this page, and the functions behind it are tested in the core.
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { nouns } from '@/model/words'
import { calls, openConsole, withMockedApi } from './openConsole'
import { lists, serve } from './playerViewLists'

withMockedApi()
beforeEach(() => serve(lists))

const sentence = (text: RegExp) => screen.findByRole('heading', { level: 2, name: text })

describe('from everywhere (rule EXPLAIN-10)', () => {
  it('the menu of a player opens the view of this player', async () => {
    const { user, path: here } = await openConsole('/players/list')
    await user.click(await screen.findByRole('button', { name: 'More for Jona Fenwright' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Player View' }))
    await sentence(/^Jona Fenwright/)
    expect(here()).toContain('player=jona')
  })

  it('the menu of a form opens the reasons of its object', async () => {
    const { user, path: here } = await openConsole('/prizes/ticket')
    await user.click(await screen.findByRole('button', { name: 'More for Concert Ticket' }))
    await user.click(await screen.findByRole('menuitem', { name: 'See for whom' }))
    await sentence(/Concert Ticket/)
    expect(decodeURIComponent(here())).toContain('object=prizes/ticket')
  })

  it('a finding about what is required opens the reasons of its object', async () => {
    const { user, path: here } = await openConsole('/programme/check')
    await user.click(await screen.findByRole('button', { name: /^Details of Stuck/ }))
    await user.click(screen.getByRole('link', { name: 'See for whom' }))
    await sentence(/Stuck/)
    expect(decodeURIComponent(here())).toContain('object=missions/stuck')
  })

  it.each([
    ['one object', ['hat'], /^Details of Woollen Hat/, 'See for whom'],
    [
      'several objects',
      ['hat', 'cap'],
      /^Details of Dead End: Players cannot get/,
      'See for whom: Woollen Hat',
    ],
  ])('a finding that nobody can reach what is required, of %s', async (_, ids, row, name) => {
    serve({
      ...lists,
      missions: [],
      achievements: [{ id: 'dead', name: 'Dead End', steps: 1 }],
      prizes: ids.map((id) => ({
        id,
        name: id === 'hat' ? 'Woollen Hat' : 'Cap',
        credits: 1,
        limitStock: false,
        requirement: { achievements: ['dead'] },
      })),
    })
    const { user, path: here } = await openConsole('/programme/check')
    await user.click(await screen.findByRole('button', { name: row }))
    expect(screen.getByText('Rule unreachable')).toBeVisible()
    await user.click(screen.getByRole('link', { name }))
    expect(await screen.findByRole('region', { name: 'Nobody can get there' })).toBeVisible()
    expect(decodeURIComponent(here())).toContain('object=prizes/hat')
  })

  it('the calendar opens its moment', async () => {
    const { user, path: here } = await openConsole('/programme/calendar?at=2035-04-26T00:00Z')
    await user.click(await screen.findByRole('link', { name: 'For one player' }))
    await sentence(/^Newcomer/)
    expect(decodeURIComponent(here())).toContain('at=2035-04-26')
  })

  it('Global Search opens the view of the active player by Alt Enter', async () => {
    const { user, path: here } = await openConsole('/missions/list')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Search across all entities' }), 'jona')
    expect(await screen.findByRole('button', { name: 'Player View: Jona Fenwright' })).toBeVisible()
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    await sentence(/^Jona Fenwright/)
    expect(here()).toContain('player=jona')
  })
})

describe('the panel beside a form (rule EXPLAIN-9)', () => {
  it('counts players only after it was asked to, and follows what is typed', async () => {
    const { user } = await openConsole('/prizes/hat')
    const card = await screen.findByRole('region', { name: 'Among players' })
    expect(calls.filter((call) => call.startsWith('GET /players'))).toEqual([])
    await user.click(within(card).getByRole('button', { name: 'Count players' }))
    expect(await within(card).findByText(`1 can buy it, 1 lacks ${nouns.credits.many}.`)).toBeVisible()
    const price = screen.getByLabelText(new RegExp(`^${nouns.credits.title} to Purchase`))
    await user.clear(price)
    await user.type(price, '700')
    expect(
      await within(card).findByText(`With these changes 0 can buy it, 2 lack ${nouns.credits.many}.`),
    ).toBeVisible()
    expect(card).toHaveTextContent('Now 1 can buy it.')
  })
})
