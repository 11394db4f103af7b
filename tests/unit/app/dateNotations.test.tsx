import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { otherNotations } from '../../dateNotations'
import { openConsole, rowsLoaded, withMockedApi } from './openConsole'

// Runs in test:all: it opens every page.

/* One notation of dates for each kind of place (rule DATE-3). The gallery looks at all scenarios in browsers. */

withMockedApi()

const quiet = () =>
  waitFor(() => expect(document.body.textContent).not.toMatch(/Loading|Working it out|Reading/), {
    timeout: 10_000,
  })

it.each([
  '/',
  '/programme/check',
  '/programme/calendar',
  '/programme/campaign',
  '/programme/campaign?tag=winter',
  '/programme/campaign?category=Seasonal',
  '/programme/economy',
  '/programme/player-view',
  '/programme/journal',
  '/profile',
  '/missions/list?sort=active.from&cols=active.from,active.to',
  '/raffles/list',
])('%s writes dates as its places do (rule DATE-3)', async (path) => {
  await openConsole(path)
  await quiet()
  expect(otherNotations(path.replace(/\?.*/, ''))).toEqual([])
})

it('a filter on dates is entered as in forms, and read as typing is (rule FIELD-8)', async () => {
  const { user, path } = await openConsole('/missions/list')
  await rowsLoaded()
  await user.click(screen.getByRole('button', { name: 'View' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Filter by any field...' }))
  const dialog = await screen.findByRole('dialog')
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Field' }), 'active.from')
  expect(otherNotations('/missions/list')).toEqual([])
  await user.type(within(dialog).getByRole('textbox', { name: 'Value' }), '19 December 2026')
  await user.click(within(dialog).getByRole('button', { name: 'Add filter' }))
  await waitFor(() => expect(decodeURIComponent(path())).toContain('active.from:before:2026-12-19'))
})

it('finds each other notation, and none where the place has its own', () => {
  const found = (html: string, path: string) => {
    document.body.innerHTML = html
    return otherNotations(path).length
  }
  for (const text of ['2026-12-19T18:00:00Z', '2026-12-19', '12/19/2026'])
    for (const path of ['/', '/missions/list']) expect(found(`<p>until ${text}</p>`, path), text).toBe(1)
  expect(found('<p>Starts 19:12:26</p>', '/programme/campaign')).toBe(1)
  expect(found('<p>Starts 19:12:26</p>', '/missions/list')).toBe(0)
  expect(found('<input type="date">', '/')).toBe(1)
  expect(found('<p>Sat 19 December, 18:00</p>', '/programme/campaign')).toBe(0)
})
