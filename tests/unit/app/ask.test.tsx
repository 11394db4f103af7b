import { server } from '@mocks/node'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { currentToast } from '@/ui/toast'
import { entry, team, withJournal } from './journalSupport'
import { base, callsOf, openConsole, rowNames, rowsLoaded, withMockedApi } from './openConsole'

withMockedApi()

const players = Array.from({ length: 350 }, (_, index) => ({
  player: `p-${index}`,
  account: 'brindlewick',
  name: `Player ${index}`,
  credits: index,
}))

/** Pages of players, as the server sends them. */
const serve = (rows: readonly object[]) =>
  server.use(
    http.get(`*${base}/players`, ({ request }) => {
      const skip = Number(new URL(request.url).searchParams.get('skip'))
      return HttpResponse.json(rows.slice(skip, skip + 100))
    }),
  )

describe('an exact id beyond the loaded page (rule ASK-9)', () => {
  it('is found by reading further pages, and no page after it is read', async () => {
    serve(players)
    const { user } = await openConsole('/players/list?q=p-240')
    await user.click(await screen.findByRole('button', { name: 'Find the id "p-240" in the rest' }))
    await rowsLoaded()
    expect(rowNames()).toEqual(['Player 240'])
    expect(callsOf('GET', '/players').filter((call) => /skip=[34]00/.test(call))).toEqual([])
  })

  it('is called missing only after the last page', async () => {
    serve(players)
    const { user } = await openConsole('/players/list?q=p-999')
    await screen.findByText(/first 100 by points only/)
    await user.click(await screen.findByRole('button', { name: 'Find the id "p-999" in the rest' }))
    await waitFor(() => expect(screen.queryByText(/only$/)).toBeNull())
    expect(callsOf('GET', '/players').some((call) => call.includes('skip=300'))).toBe(true)
    expect(screen.getByText('No players match your search for "p-999".')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Find the id/ })).toBeNull()
  })

  it('is not offered without a search', async () => {
    serve(players)
    await openConsole('/players/list?where=credits:least:1000')
    await screen.findByRole('heading', { name: 'No results found' })
    expect(screen.getByRole('button', { name: 'Load all' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Find the id/ })).toBeNull()
  })
})

describe('an exact id in the rest of a list (rule ASK-9)', () => {
  it('is offered also if other rows match, and no more when it is found', async () => {
    // The first page has p-349 to p-250.
    serve(players.toReversed())
    const { user } = await openConsole('/players/list?q=p-25')
    await rowsLoaded()
    expect(rowNames()).toHaveLength(10)
    await user.click(await screen.findByRole('button', { name: 'Find the id "p-25" in the rest' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Found 11 results for "p-25"'))
    expect(screen.queryByRole('button', { name: /^Find the id/ })).toBeNull()
  })

  it('is not offered for an object that is loaded and hidden by a filter', async () => {
    serve(players)
    await openConsole('/players/list?q=p-9&where=credits:least:90')
    await rowsLoaded()
    expect(rowNames()).not.toContain('Player 9')
    expect(screen.queryByRole('button', { name: /^Find the id/ })).toBeNull()
  })

  it('is named in a message if no page has it, also while other rows match', async () => {
    serve(players)
    const { user } = await openConsole('/players/list?q=Player 34')
    await rowsLoaded()
    await user.click(await screen.findByRole('button', { name: 'Find the id "Player 34" in the rest' }))
    await waitFor(() => expect(currentToast()?.description).toBe('Nothing in this list has the id Player 34'))
  })

  it('is not missing if a page fails: the reason is shown, and reading goes on', async () => {
    let isBroken = true
    server.use(
      http.get(`*${base}/players`, ({ request }) => {
        const skip = Number(new URL(request.url).searchParams.get('skip'))
        if (isBroken && skip === 200) return HttpResponse.json({ error: 'Out of order' }, { status: 503 })
        return HttpResponse.json(players.slice(skip, skip + 100))
      }),
    )
    const { user } = await openConsole('/players/list?q=p-240')
    await user.click(await screen.findByRole('button', { name: 'Find the id "p-240" in the rest' }))
    expect(await screen.findByText(/Out of order/)).toBeVisible()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(rowNames()).toEqual(['Player 240']))
  })

  it('can be stopped, and is then not called missing', async () => {
    const gate = { open: () => {} }
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve
    })
    server.use(
      http.get(`*${base}/players`, async ({ request }) => {
        const skip = Number(new URL(request.url).searchParams.get('skip'))
        if (skip === 200) await opened
        return HttpResponse.json(players.slice(skip, skip + 100))
      }),
    )
    const { user } = await openConsole('/players/list?q=p-240')
    await user.click(await screen.findByRole('button', { name: 'Find the id "p-240" in the rest' }))
    expect(await screen.findByText('200 read')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('Stopped after 200. The id can still be in the rest.')).toBeVisible()
    gate.open()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(rowNames()).toEqual(['Player 240']))
  })
})

describe('an address with a filter that the list does not have (rule ASK-2)', () => {
  it('says so, keeps it beside other changes, and removes it on demand', async () => {
    serve(players.slice(0, 50))
    const { user, path } = await openConsole(
      '/players/list?where=credits:least:48&where=credits:between:9..2&where=charm:least:1',
    )
    await rowsLoaded()
    expect(rowNames()).toHaveLength(2)
    expect(
      await screen.findByText(
        'The list has no filter "credits:between:9..2" and 1 other of the address, so they are ignored.',
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Remove filter Credits/ }))
    await waitFor(() => expect(path()).not.toContain('48'))
    expect(path()).toContain('charm')
    await user.click(screen.getByRole('button', { name: 'Remove from the address' }))
    await waitFor(() => expect(path()).toBe('/players/list'))
    expect(screen.queryByText(/^The list has no filter/)).toBeNull()
  })
})

describe('a list that asks for more', () => {
  it('shows the rows that meet all conditions, and says what it was filtered from', async () => {
    serve(players.slice(0, 50))
    await openConsole('/players/list?where=credits:least:45&where=team:none&sort=credits')
    await rowsLoaded()
    expect(rowNames()).toEqual([45, 46, 47, 48, 49].map((index) => `Player ${index}`))
    expect(screen.getByRole('status')).toHaveTextContent('Found 5 results (filtered from 50 total)')
  })

  it('shows the numbers of what is found, and of which part of a list (rule ASK-8)', async () => {
    serve(players)
    await openConsole('/players/list?where=credits:most:3&numbers=credits')
    await rowsLoaded()
    const figures = await screen.findByText('Sum')
    await waitFor(() =>
      expect(figures.closest('dl')).toHaveTextContent('Count4Sum6Average1.5Median1.5Least0Most3'),
    )
    expect(figures.closest('dl')).toHaveTextContent('Credits, of the first 100 by points')
  })
})

describe('a list that asks for a fact (rule ASK-1)', () => {
  withJournal()
  const serveAll = (path: string, rows: readonly object[]) =>
    server.use(http.get(`*${base}/${path}`, () => HttpResponse.json(rows)))

  it('shows what nothing uses, from the lists that can refer to it', async () => {
    serveAll('teams', [team({ id: 'owls', name: 'Owls' }), team({ id: 'foxes', name: 'Foxes' })])
    serve([{ player: 'ada', account: 'brindlewick', name: 'Ada', team: 'owls' }])
    await openConsole('/teams/list?where=@unused:yes')
    await rowsLoaded()
    expect(rowNames()).toEqual(['Foxes'])
  })

  it('shows what has a finding of the check', async () => {
    const prize = { account: 'brindlewick', credits: 10, isAvailable: true }
    serveAll('prizes', [
      { ...prize, id: 'mug', name: 'Mug', limitStock: true, stock: { available: 0, redeemed: 3 } },
      { ...prize, id: 'cap', name: 'Cap', limitStock: false },
    ])
    await openConsole('/prizes/list?where=@finding:yes')
    await rowsLoaded()
    expect(rowNames()).toEqual(['Mug'])
  })

  it('shows what was changed from this browser, without changes that failed', async () => {
    const { router } = await openConsole('/teams/list')
    await rowsLoaded()
    const shown = rowNames()
    await entry(team(), team({ points: 8 }))
    await entry(team(), team({ points: 9 }), { object: 'team-wren', outcome: 'failed' })
    await router.navigate({
      to: '/$entityType/list',
      params: { entityType: 'teams' },
      search: { where: ['@changed:yes'] },
    })
    await waitFor(() => expect(rowNames()).toEqual(['Team Badger']))
    expect(shown.length).toBeGreaterThan(1)
  })
})
