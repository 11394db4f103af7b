// Runs in test:all: it renders several screens with other nouns in src/model/words.ts.
import { server } from '@mocks/node'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { entities } from '@/entities/registry'
import type * as Words from '@/model/words'
import { base, openConsole, withMockedApi } from './openConsole'

/* "Credits" to "Coins" is one line of src/model/words.ts: every screen follows. So do titles and labels of a type. */

vi.mock('@/model/words', async (load) => {
  const words = await load<typeof Words>()
  // As if the lines were `credits: noun('coin')` and `prizes: noun('gift')`: before any other module reads them.
  Object.assign(words.nouns.credits, words.noun('coin'))
  Object.assign(words.nouns.prizes, words.noun('gift'))
  return words
})

withMockedApi()

const account = 'brindlewick'
const lists: Record<string, object[]> = {
  events: [{ id: 'visit', name: 'Visit', tags: ['sea'], reward: { credits: 2, points: 10 } }],
  levels: [{ id: 'gold', name: 'Gold', ordinal: 1, objectives: { points: 100, credits: 5 } }],
  prizes: [
    { id: 'mug', name: 'Mug', credits: 50, limitStock: true, stockCount: 5, stock: { available: 5 } },
    { id: 'boat', name: 'Boat', credits: 90_000, limitStock: false },
  ],
  mysteryboxes: [
    { id: 'box', name: 'Tide Box', credits: 10, prizes: [{ id: 'mug', count: 4, currentCount: 2 }] },
  ],
  leaderboards: [{ id: 'top', name: 'Top', units: 'credits' }],
  players: [{ player: 'kim', name: 'Kim', credits: 20, points: 3 }],
}

function serveLists() {
  server.use(
    ...entities
      .filter(({ scope }) => scope === 'account')
      .map(({ list: { type } }) =>
        http.get(`*${base}/${type}`, () =>
          HttpResponse.json((lists[type] ?? []).map((row) => ({ account, ...row }))),
        ),
      ),
  )
}

/** Every text of the page that is shown or read out. The names of conditions in files, which a table lists, stay. */
const texts = (): string[] =>
  [...document.body.querySelectorAll('*:not(style, script, details b)')].flatMap((element) => [
    ...[...element.childNodes].flatMap((node) =>
      node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [],
    ),
    ...['aria-label', 'aria-description', 'title', 'placeholder', 'alt'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    ),
  ])

test.each([
  ['a list', '/prizes/list', /^Coins$/],
  ['the list of what is ranked', '/leaderboards/list?units=credits', /^Coins$/],
  ['the form of a prize', '/prizes/mug', /^Coins to Purchase/],
  ['the form of an event', '/events/visit', /^Coins$/],
  ['the form of a leaderboard', '/leaderboards/top', /^Coins$/],
  ['Player View', '/programme/player-view?player=kim', /^Costs 50 coins, has 20$/],
  ['Economy', '/programme/economy', /^Coins to spend: one of everything$/],
  ['a campaign', '/programme/campaign?tag=sea', /^[\d,]+ coins?$/],
  ['Check', '/programme/check', /^Coins can be earned without a limit$/],
])('%s shows another word for credits, and the old one nowhere', async (_, path, word) => {
  serveLists()
  await openConsole(path)
  await waitFor(() => expect(texts()).toContainEqual(expect.stringMatching(word)), { timeout: 15_000 })
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull())
  expect(texts().filter((text) => /credit/i.test(text))).toEqual([])
})

test('the title of a type is another one in navigation, list, statistics and forms', async () => {
  serveLists()
  await openConsole('/prizes/list')
  expect(await screen.findByRole('heading', { name: 'Gifts' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Gifts' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Add Gift' })).toBeVisible()
  expect(texts()).not.toContainEqual(expect.stringMatching(/\bprizes?\b/i))
  cleanup()
  await openConsole('/mysteryboxes/box')
  expect(await screen.findByRole('region', { name: 'Gifts' })).toBeVisible()
})
