import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { switchesOf } from '@/app/brand/settings'
import { parseConfig } from '@/app/config'
import { checkKeys, pageNamesOf } from '@/app/configKeys'
import { routeTree } from '@/generated/routeTree.gen'
import { configureFeatures } from '@/model/features'
import { useFindings } from '@/parts/findings/useFindings'
import { isPageOn } from '@/parts/navigation/pages'
import { openConsole, rowsLoaded, withMockedApi } from './openConsole'

// Runs in test:all: it opens every page with and without each other one.

/* Pages that a deployment does not have (rule BRAND-6). The list of pages comes from the routes. */

withMockedApi()

vi.mock('@/parts/findings/useFindings', { spy: true })

beforeEach(() => configure({ asyncUtilTimeout: 15_000 }))
afterEach(() => {
  configureFeatures({})
  vi.mocked(useFindings).mockClear()
})

const addresses: Record<string, string> = Object.fromEntries(
  pageNamesOf(routeTree).map((name) => [
    name,
    name === 'overview'
      ? '/'
      : `/programme/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  ]),
)
/** A page that is not in the navigation: lists and Global Search open it. */
const outside = ['compare']
const programme = Object.entries(addresses).filter(([, address]) => address !== '/')

/** The links to a page that are on the screen, those of the navigation left out. */
function linksTo(address: string) {
  const navigation = screen.queryByRole('navigation', { name: 'Programme', hidden: true })
  return [...document.querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.getAttribute('href')?.split(/[?#]/)[0] === address && !navigation?.contains(link),
  )
}

/** Opens every screen and menu that has links to pages of the programme, and calls `onScreen` on each. */
async function visitAll(onScreen: (where: string) => void) {
  const opened = await openConsole('/')
  const { user, go } = opened
  await screen.findByRole('heading', { name: 'Needs attention' })
  await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0))
  onScreen('overview')

  await go('/prizes/list')
  await rowsLoaded()
  await user.click((await screen.findAllByRole('button', { name: /^More for (?!prizes)/ }))[0] as HTMLElement)
  await screen.findByRole('menuitem', { name: 'Copy id' })
  onScreen('menu of a row')
  await user.keyboard('{Escape}')

  await go('/accounts/list')
  await rowsLoaded()
  await user.click(
    (await screen.findAllByRole('button', { name: /^More for (?!accounts)/ }))[0] as HTMLElement,
  )
  await screen.findByRole('menuitem', { name: 'Copy id' })
  onScreen('menu of an account')
  await user.keyboard('{Escape}')

  await go('/prizes/concert-ticket')
  await screen.findByRole('button', { name: 'Save Changes' })
  await screen.findByRole('heading', { name: /^Used by/ })
  await user.click(screen.getByRole('button', { name: /^More for/ }))
  await screen.findByRole('menuitem', { name: 'Duplicate' })
  onScreen('form')
  await user.keyboard('{Escape}')

  if (isPageOn('/programme/calendar')) {
    await go('/programme/calendar')
    await screen.findByRole('heading', { name: /^Live now/ })
    onScreen('calendar')
  }
  return opened
}

describe('a page that is switched off', () => {
  it.each(programme)(
    '%s has no link anywhere, and its address is not found (rule BRAND-6)',
    async (name, address) => {
      configureFeatures({ [name]: false })
      const found: string[] = []
      const { go, user, path } = await visitAll((where) => {
        if (linksTo(address).length > 0) found.push(where)
      })
      expect(found).toEqual([])
      const navigation = within(screen.getByRole('navigation', { name: 'Programme' })).getAllByRole('link')
      const inNavigation = Object.keys(addresses).filter((one) => !outside.includes(one))
      expect(navigation).toHaveLength(inNavigation.filter((one) => one !== name).length)
      expect(navigation.filter((link) => link.getAttribute('href') === address)).toEqual([])

      await user.keyboard('{Control>}k{/Control}')
      const dialog = within(await screen.findByRole('dialog', { name: 'Global Search' }))
      await user.type(dialog.getByRole('combobox'), name.replace(/[A-Z]/g, ' $&'))
      await dialog.findByText(/^(No results found|Found \d+)/)
      expect(linksTo(address)).toEqual([])
      await user.keyboard('{Escape}{Escape}')
      await go(address)
      expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
      expect(path()).toBe(address)
      const menu = screen.getByRole('navigation', { name: 'Main menu', hidden: true })
      expect(menu).toHaveTextContent(/^Open main menu$/)
    },
  )

  it('had links, in each of the places that the test above visits', async () => {
    const places: Record<string, string[]> = Object.fromEntries(programme.map(([name]) => [name, []]))
    await visitAll((where) => {
      for (const [name, address] of programme) if (linksTo(address).length > 0) places[name]?.push(where)
    })
    expect(places).toEqual({
      check: ['overview'],
      calendar: ['overview'],
      campaign: ['form'],
      compare: ['menu of an account'],
      economy: ['overview'],
      playerView: ['menu of a row', 'form', 'calendar'],
      journal: ['form'],
    })
  })

  it.each([
    ['check', 'Check'],
    ['playerView', 'Among players'],
    ['journal', 'History'],
  ])('%s has no card beside a form either', async (name, title) => {
    configureFeatures({ [name]: false })
    await openConsole('/missions/open-mic')
    const cards = ['Check', 'Among players', 'History'].filter((card) => card !== title)
    for (const card of cards) await screen.findByRole('heading', { name: new RegExp(`^${card}`) })
    await screen.findByRole('heading', { name: /^Uses/ })
    expect(screen.queryByRole('heading', { name: new RegExp(`^${title}`) })).toBeNull()
    // Its card appears once the check is done, so its absence alone proves nothing.
    expect(vi.mocked(useFindings).mock.calls.length > 0).toBe(name !== 'check')
  })

  it('the overview leaves `/` to the list of accounts', async () => {
    configureFeatures({ overview: false })
    const { path } = await openConsole('/')
    expect(await screen.findByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
    expect(path()).toBe('/accounts/list')
    expect(screen.queryByRole('link', { name: 'Overview' })).toBeNull()
  })

  it('the overview leaves `/` to visitors, who sign in there', async () => {
    configureFeatures({ overview: false })
    await openConsole('/', { visitor: true })
    expect(await screen.findByRole('button', { name: 'SEND CODE' })).toBeVisible()
  })

  it('is not found by visitors either', async () => {
    configureFeatures({ check: false })
    await openConsole('/programme/check', { visitor: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeVisible()
  })

  it('without the check, the overview names stock that runs out, and no findings', async () => {
    configureFeatures({ check: false })
    await openConsole('/')
    const part = (await screen.findByRole('heading', { name: 'Needs attention' })).closest(
      'section',
    ) as HTMLElement
    await waitFor(() => expect(part).not.toHaveAttribute('aria-busy', 'true'))
    const texts = [...part.querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(texts.filter((text) => !/left\.|Out of stock/.test(text ?? ''))).toEqual([])
  })
})

describe('the keys of features and images', () => {
  const least = {
    apiBaseUrl: '/api',
    auth: { domain: '/', clientId: 'c', audience: 'a', appMetadataClaim: 'm' },
    supportEmail: 'help@example.com',
  }
  const problem = (more: object) => checkKeys(parseConfig({ ...least, ...more }))?.message

  it('name the pages and the types', () => {
    expect(Object.keys(addresses).toSorted()).toEqual([
      'calendar',
      'campaign',
      'check',
      'compare',
      'economy',
      'journal',
      'overview',
      'playerView',
    ])
    expect(
      problem({ features: { check: false, journal: true }, images: { prizes: '/p.svg', default: '/d.svg' } }),
    ).toBe(undefined)
  })

  it('that are unknown are refused, with the known ones (rule BRAND-7)', () => {
    expect(problem({ features: { calender: false } })).toMatch(
      /^features\.calender is not known; known are .*calendar/,
    )
    expect(problem({ images: { prize: '/p.svg' } })).toMatch(
      /^images\.prize is not known; known are default, accounts, /,
    )
  })

  it('`journal: false` means the same as `features.journal` (rule JOURNAL-4)', () => {
    const switches = (more: object) => switchesOf(parseConfig({ ...least, ...more }))
    expect(switches({})).toEqual({})
    expect(switches({ journal: false })).toEqual({ journal: false })
    expect(switches({ journal: false, features: { journal: true } })).toEqual({ journal: false })
    expect(switches({ features: { journal: false } })).toEqual({ journal: false })
  })
})
