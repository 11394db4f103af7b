// Runs in test:all: it opens every page.
import { screen, waitFor, within } from '@testing-library/react'
import { Eye, type LucideIcon } from 'lucide-react'
import { afterEach, describe, expect, it, test } from 'vitest'
import { sectionKeys } from '@/app/shortcuts/keys'
import { configureFeatures } from '@/model/features'
import { pagesOf } from '@/parts/navigation/pages'
import { openConsole, withMockedApi } from './openConsole'

/* The pages of the programme come from the static data of their routes. */

withMockedApi()

afterEach(() => configureFeatures({}))

const navigation = () => screen.getByRole('navigation', { name: 'Programme' })
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

/** The pages of the console. */
const pagesOfConsole = async () => pagesOf((await openConsole('/profile')).router)

test('a page is its route: with a place among the others, and only while its name is not switched off', () => {
  configureFeatures({ theOther: false })
  const icon: LucideIcon = Eye
  const route = (fullPath: string, page?: object) => ({ fullPath, options: { staticData: page && { page } } })
  const routesById = {
    a: route('/programme/a', { title: 'A', icon, place: 3 }),
    profile: route('/profile'),
    b: route('/programme/b', { title: 'B', icon, place: 1 }),
    c: route('/programme/the-other', { title: 'C', icon, place: 2 }),
  }
  expect(pagesOf({ routesById }).map(({ title, to }) => [title, to])).toEqual([
    ['B', '/programme/b'],
    ['A', '/programme/a'],
  ])
})

describe('the pages of the programme', () => {
  it('stand in the navigation in this order', async () => {
    await openConsole('/profile')
    expect(linksOf(navigation())).toEqual([
      ['Overview', '/'],
      ['Check', '/programme/check'],
      ['Calendar', '/programme/calendar'],
      ['Campaigns', '/programme/campaign'],
      ['Economy', '/programme/economy'],
      ['Player View', '/programme/player-view'],
      ['Journal', '/programme/journal'],
    ])
  })

  it('have letters of their own, which no section has', async () => {
    const letters = [
      ...(await pagesOfConsole()).flatMap(({ shortcut }) => shortcut ?? []),
      ...Object.values(sectionKeys),
    ]
    expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([])
    expect(letters).not.toContain('g')
  })

  it('open by g and their letter, with their title in the window, and the shortcuts list them (rule ROUTE-13)', async () => {
    const { user, router } = await openConsole('/profile')
    const pages = pagesOf(router)
    for (const { title, to, shortcut } of pages) {
      await user.keyboard(`g${shortcut}`)
      await waitFor(() => expect(router.state.location.pathname).toBe(to))
      await waitFor(() => expect(document.title).toBe(`${title} - Console`))
      await waitFor(() =>
        expect(within(navigation()).getByRole('link', { name: new RegExp(`^${title}`) })).toHaveAttribute(
          'aria-current',
          'page',
        ),
      )
    }
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    const section = within(dialog).getByRole('heading', { name: 'Go to a page' }).closest('section')
    expect([...(section?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual(
      pages.map(({ title }) => title),
    )
  })

  it('stand above the results of Global Search, and Enter opens the first one (rule SEARCH-9)', async () => {
    const { user, router } = await openConsole('/missions/list')
    await user.keyboard('{Control>}k{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Global Search' }))
    await user.type(dialog.getByRole('combobox'), 'vie')
    expect(await dialog.findByRole('option', { name: /^Player View/ })).toHaveAttribute(
      'href',
      '/programme/player-view',
    )
    await user.clear(dialog.getByRole('combobox'))
    await user.type(dialog.getByRole('combobox'), 'economy')
    await dialog.findByText('No results found')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/programme/economy'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
