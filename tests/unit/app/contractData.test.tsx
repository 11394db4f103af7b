import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { entities } from '@/entities/registry'
import { openConsole, withMockedApi } from './openConsole'

// Runs in test:all: it opens every screen with ten generated accounts.

/* Every list and every page of the programme with objects that the contract allows, and that nobody would write. */

withMockedApi()

const pages = [
  ...['campaign', 'check', 'calendar', 'economy', 'player-view', 'journal', 'compare'],
  'table?type=missions',
].map((page) => `/programme/${page}`)
const screens = [
  '/',
  ...entities.filter(({ list }) => list.type !== 'accounts').map(({ list }) => `/${list.type}/list`),
  ...pages,
]
/** Each seed shows a fifth of the screens, so that ten show each screen twice. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const cases = seeds.map((seed) => [seed, screens.filter((_, index) => index % 5 === seed % 5)] as const)

/** What a screen shows that fails, or that lacks a part. */
const failures = /Something went wrong|could not be loaded|A new version was released|Error displaying/

/** The beginnings of what is busy, so that a failure names it. */
const busyParts = () =>
  [...document.querySelectorAll('main [aria-busy="true"]')].map(({ textContent }) => textContent.slice(0, 80))

describe.each(cases)('data:contract~%i', (seed, some) => {
  test(`shows ${some.join(', ')}`, async () => {
    const { go } = await openConsole('/profile', { state: { data: `contract~${seed}` } })
    for (const path of some) {
      const titleBefore = document.title
      await go(path)
      // The screen before stays, busy or not, until the code of this one has loaded. A page reads all lists, which takes long on a
      // busy machine.
      await waitFor(
        () => {
          expect(document.title, `${path} is shown`).not.toBe(titleBefore)
          expect(busyParts(), path).toEqual([])
        },
        { timeout: 40_000 },
      )
      expect(screen.queryAllByText(failures), path).toEqual([])
      if (path.endsWith('/list')) expect((await screen.findAllByRole('row')).length, path).toBeGreaterThan(5)
    }
  })
})
