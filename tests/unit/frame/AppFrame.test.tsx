import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { request } from '@/api/request'
import { AppFrame } from '@/app/frame/AppFrame'
import { selectAccount } from '@/auth/selectedAccount'
import { entities } from '@/entities/registry'
import { type Around, account, renderInFrame } from './renderInFrame'

vi.mock('@/api/request', () => ({ request: vi.fn() }))

beforeEach(() => {
  sessionStorage.clear()
  selectAccount('')
  vi.mocked(request).mockImplementation(async ({ url }) => {
    // Two accounts: a single one would be selected automatically.
    const accounts = [account('brindlewick', 'Brindlewick'), account('fennmarsh', 'Fennmarsh Fitness')]
    if (url === '/accounts') return accounts as never
    if (url?.startsWith('/analytics')) return {} as never
    if (url === '/players') return [{ player: 'ona/1', name: 'Ona Velsing' }] as never
    return [] as never
  })
})

const show = (around?: Around) =>
  renderInFrame(
    <AppFrame>
      <p>Content</p>
    </AppFrame>,
    around,
  )

const sections = () => within(screen.getByRole('navigation', { name: 'Sections' }))
const current = () =>
  sections()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent)

describe('the side navigation', () => {
  // Their order and texts: tests/unit/entities/lists.test.ts.
  it('lists all sections in the order of the registry (rule FRAME-2)', async () => {
    await show()
    const links = sections().getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      entities.map(({ list }) => [list.title, `/${list.type}/list`]),
    )
    expect(links.length).toBeGreaterThanOrEqual(14)
  })

  it.each([
    ['/missions/list', ['Missions']],
    ['/mysteryboxes/list?q=x', ['Mystery Boxes']],
    ['/players/ona%2F1', ['Players']],
    ['/missions/new', ['Missions']],
    ['/profile', []],
  ])('marks the current section for the path %s', async (path, titles) => {
    await show({ path })
    expect(current()).toEqual(titles)
  })
})

describe('the main menu of small screens', () => {
  it('opens, and closes on a choice and on Escape with the focus returned (rule FRAME-3)', async () => {
    await show()
    const user = userEvent.setup()
    // The styles hide it, because the window of the tests is wide.
    const button = screen.getByRole('button', { name: 'Open main menu', hidden: true })
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    await user.keyboard('{Escape}')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
    await user.click(button)
    await user.click(sections().getByRole('link', { name: 'Raffles' }))
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button).toHaveFocus()
    await waitFor(() => expect(current()).toEqual(['Raffles']))
  })
})

it('the skip link moves the focus to the content', async () => {
  await show()
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('the footer', () => {
  it('has social links, registration, copyright and legal links even without configuration', async () => {
    await show()
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText('Company Name Ltd, registered no. 00000000')).toBeVisible()
    expect(footer.getByText('© 2012-2025 Company Name')).toBeVisible()
    expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href')
    expect(footer.getByRole('link', { name: 'Terms of service' })).toHaveAttribute('href')
    expect(
      within(footer.getByRole('navigation', { name: 'Social links' })).getAllByRole('link'),
    ).toHaveLength(3)
  })

  it('takes them from the configuration', async () => {
    const links = {
      social: [{ label: 'Chat', url: 'https://chat.example/' }],
      privacyPolicy: '/privacy.html',
      termsOfService: 'https://brindlewick.example/terms',
    }
    await show({ config: { links, companyLine: 'Brindlewick Ltd, 123', copyrightHolder: 'Brindlewick' } })
    const footer = within(screen.getByRole('contentinfo'))
    expect(footer.getByText('Brindlewick Ltd, 123')).toBeVisible()
    expect(footer.getByText('© 2012-2025 Brindlewick')).toBeVisible()
    expect(footer.getByRole('link', { name: 'Chat' })).toHaveAttribute('href', 'https://chat.example/')
    expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy.html')
    expect(footer.getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
      'href',
      links.termsOfService,
    )
  })
})

describe('About', () => {
  it('shows version, commit and contract of the build and leads to the licences (rule FRAME-13)', async () => {
    await show()
    const user = userEvent.setup()
    const button = screen.getByRole('button', { name: 'About' })
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: 'About the console' }))
    const { version, contract } = BUILD_FACTS
    expect(dialog.getByText(version)).toBeVisible()
    expect(dialog.getByText(contract.sha256.slice(0, 12))).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Licences (opens a new tab)' })).toHaveAttribute(
      'href',
      '/licences.txt',
    )
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button).toHaveFocus()
  })
})

it('an empty value removes its part of the footer (rule FRAME-10)', async () => {
  await show({
    config: {
      links: { social: [], privacyPolicy: '', termsOfService: '' },
      companyLine: '',
      copyrightHolder: '',
    },
  })
  const footer = screen.getByRole('contentinfo')
  // That of the mocked console stays.
  expect(
    within(footer)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Guide'])
  expect(within(footer).getByRole('button', { name: 'About' })).toBeVisible()
  expect(footer).not.toHaveTextContent(/Company|©/)
})

describe('a link of the footer to another site (rule FRAME-14)', () => {
  const privacyPolicy = 'https://brindlewick.example/privacy?of=console'
  const open = vi.fn()
  const press = async (choice: string) => {
    vi.stubGlobal('open', open.mockReset())
    await show({ config: { links: { privacyPolicy } } })
    const user = userEvent.setup()
    await user.click(screen.getByRole('link', { name: 'Privacy policy' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Open brindlewick.example?' }))
    expect(dialog.getByText(/privacy\?of=console/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: choice }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  }

  it('opens a new tab once the user agrees', async () => {
    await press('Open')
    expect(open.mock.calls).toEqual([[privacyPolicy, '_blank', 'noopener,noreferrer']])
  })

  it('opens nothing if the user cancels', async () => {
    await press('Cancel')
    expect(open).not.toHaveBeenCalled()
  })

  it('is not asked about a page of the own site', async () => {
    await show({ config: { links: { privacyPolicy: '/privacy.html' } } })
    const link = screen.getByRole('link', { name: 'Privacy policy' })
    const isPrevented = new Promise<boolean>((resolve) => {
      window.addEventListener(
        'click',
        (event) => {
          resolve(event.defaultPrevented)
          // jsdom cannot open a page.
          event.preventDefault()
        },
        { once: true },
      )
    })
    await userEvent.setup().click(link)
    expect(await isPrevented).toBe(false)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('Global Search', () => {
  const lists = () => vi.mocked(request).mock.calls.map(([{ url }]) => url)

  it('opens with Ctrl-K and Cmd-K from anywhere, closes on Escape and returns the focus', async () => {
    await show()
    const user = userEvent.setup()
    const profile = screen.getByRole('button', { name: 'User menu' })
    profile.focus()
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Global Search' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(profile).toHaveFocus()
    await user.keyboard('{Meta>}k{/Meta}')
    expect(await screen.findByRole('dialog', { name: 'Global Search' })).toBeVisible()
  })

  it('closes when Back leads to another screen', async () => {
    const { history, path } = await show()
    const user = userEvent.setup()
    await user.click(sections().getByRole('link', { name: 'Quizzes' }))
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Global Search' })).toBeVisible()
    act(() => history.back())
    await waitFor(() => expect(path()).toBe('/missions/list'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('loads no list without an account, and leads to the account selector (rules FRAME-9 and SEARCH-2)', async () => {
    selectAccount('  ')
    await show()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Global Search' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Start typing to search across all entities...')).toBeVisible()
    expect(lists()).not.toContain('/missions')
    await user.click(dialog.getByRole('button', { name: 'Select account' }))
    expect(await screen.findByRole('listbox', { name: 'Account' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('loads all lists of the account only while it is open, and opens the selected object', async () => {
    selectAccount('brindlewick')
    const { path } = await show()
    const user = userEvent.setup()
    await screen.findAllByText('Brindlewick')
    expect(lists()).not.toContain('/quizzes')
    await user.click(screen.getByRole('button', { name: 'Global Search' }))
    await user.type(await screen.findByRole('combobox', { name: 'Search across all entities' }), 'velsing')
    const result = await screen.findByRole('option', { name: /Ona Velsing/ })
    // All lists, and the figures.
    expect(new Set(lists()).size).toBe(entities.length + 1)
    expect(result).toHaveAttribute('href', '/players/ona%2F1')
    await user.click(result)
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(path()).toBe('/players/ona%2F1'))
  })
})
