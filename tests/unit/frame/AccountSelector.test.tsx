import { useRouterState } from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { request } from '@/api/request'
import { requestAccount } from '@/app/frame/AccountSelector'
import { Header } from '@/app/frame/Header'
import { useAccountChoices } from '@/app/frame/useAccountChoices'
import { getSelectedAccount, selectAccount } from '@/auth/selectedAccount'
import { guardUnsaved } from '@/form/unsaved'
import { ApiError } from '@/model/apiError'
import { account, renderInFrame } from './renderInFrame'

vi.mock('@/api/request', () => ({ request: vi.fn() }))

const accounts = [
  account('quillmoor', 'Quillmoor Club', { isDevAccount: true, isFreeAccount: true }),
  account('brindlewick', 'Brindlewick', { imgUrl: '/brindlewick.svg' }),
  account('fennmarsh', 'Fennmarsh Fitness', { isFreeAccount: true }),
  account('closed', 'Closed', { isAvailable: false }),
  { account: 'unsaid', name: 'Unsaid' },
]

/** Rerenders on every route change, as the frame does. */
function WithChoices() {
  useRouterState({ select: (state) => state.location.href })
  return <Header choices={useAccountChoices()} />
}

const show = async (selected = '') => {
  selectAccount(selected)
  await renderInFrame(<WithChoices />)
  return userEvent.setup()
}

const trigger = () => screen.getByRole('button', { name: /account/i, expanded: false })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)

const stubPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

beforeEach(() => {
  sessionStorage.clear()
  selectAccount('')
  vi.mocked(request)
    .mockReset()
    .mockResolvedValue(accounts as never)
})

describe('the account selector', () => {
  it('lists the accounts where isAvailable is true, with their images, by name (rule FRAME-7)', async () => {
    const user = await show()
    await user.click(trigger())
    await screen.findByRole('listbox', { name: 'Account' })
    expect(options()).toEqual(['Brindlewick', 'Fennmarsh Fitness', 'Quillmoor Club'])
    expect(screen.getByRole('option', { name: 'Brindlewick' }).querySelector('img')).toHaveAttribute(
      'src',
      '/brindlewick.svg',
    )
  })

  it('selects an account, names it and returns the focus', async () => {
    const user = await show()
    await user.click(trigger())
    await user.click(await screen.findByRole('option', { name: 'Fennmarsh Fitness' }))
    expect(getSelectedAccount()).toBe('fennmarsh')
    expect(trigger()).toHaveTextContent('Fennmarsh Fitness')
    expect(trigger()).toHaveFocus()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('is marked as missing while no account is selected', async () => {
    await show()
    expect(trigger()).toHaveTextContent('Select account')
    expect(trigger()).toHaveAttribute('data-none')
    selectAccount('brindlewick')
    await waitFor(() => expect(trigger()).toHaveTextContent('Brindlewick'))
    expect(trigger()).not.toHaveAttribute('data-none')
  })

  it('works by keyboard: arrows, letters, Enter, Escape', async () => {
    const user = await show('brindlewick')
    await screen.findByText('Brindlewick')
    trigger().focus()
    await user.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox')
    expect(list).toHaveFocus()
    const current = () =>
      document.getElementById(list.getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(current()).toBe('Brindlewick')
    await user.keyboard('{ArrowDown}')
    expect(current()).toBe('Fennmarsh Fitness')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(current()).toBe('Quillmoor Club')
    await user.keyboard('fe')
    expect(current()).toBe('Fennmarsh Fitness')
    await user.keyboard('{Escape}')
    expect(trigger()).toHaveFocus()
    expect(getSelectedAccount()).toBe('brindlewick')
    await user.keyboard('{ArrowDown}{End}{Enter}')
    expect(getSelectedAccount()).toBe('quillmoor')
  })

  it('closes on a click outside', async () => {
    const user = await show()
    await user.click(trigger())
    await screen.findByRole('listbox')
    await user.click(document.body)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('can be searched when there are many', async () => {
    const many = Array.from({ length: 9 }, (_, index) => account(`id-${index}`, `Account ${index}`))
    vi.mocked(request).mockResolvedValue(many as never)
    const user = await show()
    await user.click(trigger())
    await user.type(await screen.findByRole('combobox', { name: 'Search accounts' }), 'ID-7')
    expect(options()).toEqual(['Account 7'])
    await user.keyboard('{Enter}')
    expect(getSelectedAccount()).toBe('id-7')
  })

  it('is a sheet on phones, where Tab goes on to its other controls', async () => {
    stubPhone()
    const user = await show()
    await user.click(trigger())
    const sheet = await screen.findByRole('dialog', { name: 'Account' })
    const list = within(sheet).getByRole('listbox', { name: 'Account' })
    expect(list).toHaveFocus()
    await user.tab()
    expect(within(sheet).getByRole('button', { name: 'Close' })).toHaveFocus()
    await user.click(within(sheet).getByRole('option', { name: 'Fennmarsh Fitness' }))
    expect(getSelectedAccount()).toBe('fennmarsh')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(trigger()).toHaveFocus()
  })

  it.each([
    ['few', accounts],
    ['many', Array.from({ length: 9 }, (_, index) => account(`id-${index}`, `Account ${index}`))],
  ])('is the same sheet before and after %s accounts arrive', async (_, loaded) => {
    stubPhone()
    let arrive: (rows: unknown) => void = () => undefined
    vi.mocked(request).mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve as typeof arrive
      }),
    )
    await show()
    const outside = document.body.appendChild(document.createElement('button'))
    outside.focus()
    act(requestAccount)
    const sheet = await screen.findByRole('dialog', { name: 'Account' })
    expect(within(sheet).getByText('Loading accounts...')).toBeVisible()
    arrive(loaded)
    expect(await within(sheet).findByRole('listbox', { name: 'Account' })).toHaveFocus()
    expect(screen.getByRole('dialog', { name: 'Account' })).toBe(sheet)
    outside.remove()
  })

  it('opens when a screen requests an account', async () => {
    await show()
    requestAccount()
    expect(await screen.findByRole('listbox')).toHaveFocus()
  })
})

describe('unsaved edits', () => {
  it.each([
    [true, 'fennmarsh'],
    [false, 'brindlewick'],
  ])('show a dialog before the account changes (leave: %s)', async (leave, selected) => {
    const user = await show('brindlewick')
    const confirm = vi.fn(async () => leave)
    const release = guardUnsaved({ isUnsaved: () => true, confirm, discard: () => undefined })
    await user.click(trigger())
    await user.click(await screen.findByRole('option', { name: 'Fennmarsh Fitness' }))
    expect(confirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(getSelectedAccount()).toBe(selected))
    release()
  })
})

describe('a selected account', () => {
  it.each(['deleted', 'closed'])('is dropped if it is no longer available: %s', async (id) => {
    await show(id)
    await waitFor(() => expect(getSelectedAccount()).toBe(''))
  })

  it('is the only available one if there is just one', async () => {
    vi.mocked(request).mockResolvedValue([accounts[1], accounts[3]] as never)
    await show()
    await waitFor(() => expect(getSelectedAccount()).toBe('brindlewick'))
    expect(trigger()).toHaveTextContent('Brindlewick')
  })

  it('is neither dropped nor selected while edits are unsaved, but once they are gone', async () => {
    vi.mocked(request).mockResolvedValue([accounts[1]] as never)
    let isUnsaved = true
    const release = guardUnsaved({ isUnsaved: () => isUnsaved, confirm: vi.fn(), discard: vi.fn() })
    selectAccount('deleted')
    const { history } = await renderInFrame(<WithChoices />)
    await waitFor(() => expect(request).toHaveResolved())
    expect(trigger()).toHaveTextContent('deleted')
    await act(async () => history.push('/missions/list?page=2'))
    expect(getSelectedAccount()).toBe('deleted')
    isUnsaved = false
    await act(async () => history.push('/missions/list'))
    await waitFor(() => expect(getSelectedAccount()).toBe('brindlewick'))
    release()
  })

  it('stays if the list fails to load', async () => {
    vi.mocked(request).mockRejectedValue(
      new ApiError({ kind: 'status', status: 500, message: 'Out of order' }),
    )
    const user = await show('brindlewick')
    await user.click(await screen.findByRole('button', { name: /Not loaded/ }))
    expect(await screen.findByText('Accounts could not be loaded: Out of order')).toBeVisible()
    expect(getSelectedAccount()).toBe('brindlewick')
    vi.mocked(request).mockResolvedValue(accounts as never)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('option', { name: 'Brindlewick' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  it.each([
    ['', 'Premium'],
    ['brindlewick', 'Premium'],
    ['fennmarsh', 'Free'],
    ['quillmoor', 'Development'],
    ['unsaid', 'Premium'],
  ])('decides the plan in the header: %j %s (rules FRAME-4 and FRAME-5)', async (id, plan) => {
    await show(id)
    await waitFor(() => expect(screen.getByText(plan)).toBeVisible())
    expect(screen.getByText('Admin')).toBeVisible()
    expect(screen.getByText(/^Last login/)).toBeVisible()
  })
})

it('the account selector shows that accounts are loading', async () => {
  vi.mocked(request).mockReturnValue(new Promise(() => undefined))
  const user = await show()
  await user.click(trigger())
  expect(screen.getByText('Loading accounts...')).toBeVisible()
})
