import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openEditor } from './openEditor'
import { at, lists, openForm, serveLists } from './openForm'

const account = {
  account: 'brindlewick',
  name: 'Brindlewick',
  description: 'Words',
  isAvailable: true,
  imgUrl: '/one.png',
  isDevAccount: false,
  isFreeAccount: false,
  apikey: 'bw_live_0001',
  imageFolder: 'brindlewick',
  hasCustomPrizing: true,
  prizingModel: ['per-player', 'yearly, in advance'],
  unknown: { kept: [1] },
}
const other = { account: 'fennmarsh', name: 'Fennmarsh Fitness', imageFolder: 'f' }
const admin = ['admin:write']

serveLists()
beforeEach(() => lists.use(http.get('*/admin/api/v0/accounts', () => HttpResponse.json([account, other]))))

const details = at('Account Details')
const plan = at('Plan')
const image = () => new File(['x'], 'logo.png', { type: 'image/png' })

it('an account whose merge would result in two types shows the conflict under the label of the type', async () => {
  const { user, button } = await openEditor('accounts', admin, account)
  lists.use(
    http.get('*/admin/api/v0/accounts', () => HttpResponse.json([{ ...account, isDevAccount: true }])),
  )
  await user.click(plan.field('Free', 'radio'))
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this account' })
  expect(within(dialog).getByRole('radiogroup', { name: 'Account type' })).toHaveTextContent(
    'Yours: FreeTheirs: Test',
  )
})

describe('the type of an account', () => {
  it.each([
    ['Paid', { isDevAccount: false, isFreeAccount: false }],
    ['Free', { isDevAccount: false, isFreeAccount: true }],
    ['Test', { isDevAccount: true, isFreeAccount: false }],
  ])('%s is read from two flags and sent as two flags (rule ACCOUNT-2)', async (label, flags) => {
    const start = label === 'Paid' ? 'Test' : 'Paid'
    const from = start === 'Test' ? { isDevAccount: true } : { isDevAccount: false, isFreeAccount: false }
    const { save } = await openForm('accounts', { ...other, ...from })
    expect(plan.field(start)).toBeChecked()
    fireEvent.click(plan.field(label))
    expect(plan.field(label)).toBeChecked()
    expect(await save()).toEqual({ ...other, ...flags })
  })

  it('is test if both flags are set, and paid if none is', async () => {
    const { save } = await openForm('accounts', { ...other, isDevAccount: true, isFreeAccount: true })
    expect(plan.field('Test')).toBeChecked()
    // Selecting the current type changes nothing.
    fireEvent.click(plan.field('Free'))
    fireEvent.click(plan.field('Test'))
    expect(await save()).toEqual({ ...other, isDevAccount: true, isFreeAccount: true })
  })
})

describe('the image of an account', () => {
  it('can be uploaded once the id is typed, and is uploaded to that account (decision D12)', async () => {
    const { user, button, sent } = await openEditor('accounts', admin)
    expect(details.field('Choose a file')).toBeDisabled()
    expect(screen.getByText(/Type the Account ID first/)).toBeInTheDocument()
    details.type('Account ID', 'typed/1')
    await user.upload(details.field('Choose a file') as HTMLInputElement, image())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ method: 'POST', path: 'accounts/image/typed/1' })
    await screen.findByRole('button', { name: 'Remove image' })
    details.type('Name', 'N')
    details.type('Image folder', 'f')
    await user.click(button)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.body).toMatchObject({ account: 'typed/1', imgUrl: '/stored.png' })
  })
})

describe('the API key', () => {
  const key = () => at('API access').field('API key')

  it('is masked, revealed and copied, never edited (decision A6)', async () => {
    const { user } = await openEditor('accounts', admin, account)
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    expect(key()).toHaveAttribute('readonly')
    expect(document.body.innerHTML).not.toContain(account.apikey)
    await user.click(screen.getByRole('button', { name: 'Reveal API key' }))
    expect(key()).toHaveValue(account.apikey)
    await user.click(screen.getByRole('button', { name: 'Hide API key' }))
    expect(key()).not.toHaveValue(account.apikey)
    await user.click(screen.getByRole('button', { name: 'Copy API key' }))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(account.apikey)
    expect(await screen.findByText('Copied to the clipboard.')).toBeInTheDocument()
  })

  it('is revealed for copying by hand if the clipboard is blocked', async () => {
    const { user } = await openEditor('accounts', admin, account)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy API key' }))
    await waitFor(() => expect(key()).toHaveValue(account.apikey))
  })
})

describe('the prizing models', () => {
  it('can contain commas; blank rows are not sent', async () => {
    const { save } = await openForm('accounts', account)
    plan.type('Prizing model 2', 'yearly, in arrears')
    expect(await save()).toMatchObject({ prizingModel: ['per-player', 'yearly, in arrears'] })
    plan.press('Add Prizing model')
    plan.press('Add Prizing model')
    plan.type('Prizing model 4', ' free ')
    expect(await save()).toMatchObject({ prizingModel: ['per-player', 'yearly, in arrears', 'free'] })
    plan.press('Remove per-player')
    expect(await save()).toMatchObject({ prizingModel: ['yearly, in arrears', 'free'] })
  })

  it('stay and are disabled while there is no custom prizing', async () => {
    const { save } = await openForm('accounts', account)
    plan.flip('Custom prizing')
    expect(plan.field('Prizing model 1')).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Add Prizing model' })).toBeDisabled()
    expect(await save()).toEqual({ ...account, hasCustomPrizing: false })
  })
})

describe('copying the elements of another account (decision A5)', () => {
  const copying = at('Copy elements from another account')
  const ask = async (user: UserEvent) => {
    fireEvent.click(copying.field('Copy from', 'combobox'))
    fireEvent.click(await screen.findByRole('option', { name: /Fennmarsh/ }))
    await user.click(screen.getByRole('button', { name: 'Copy elements' }))
    return within(await screen.findByRole('alertdialog', { name: 'Copy elements' }))
  }

  it('names both accounts, sends after confirmation, and invalidates all lists of the target', async () => {
    const { user, sent, client, toast } = await openEditor('accounts', admin, account)
    const target = ['infinite', '/missions', { account: 'brindlewick' }]
    const elsewhere = ['infinite', '/missions', { account: 'fennmarsh' }]
    client.setQueryData(target, [])
    client.setQueryData(elsewhere, [])
    const dialog = await ask(user)
    expect(dialog.getByText(/“Fennmarsh Fitness” \(fennmarsh\)/)).toHaveTextContent(
      'from “Fennmarsh Fitness” (fennmarsh) to “Brindlewick” (brindlewick)',
    )
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(sent).toEqual([
      { method: 'POST', path: 'accounts/copy', body: { fromAccount: 'fennmarsh', toAccount: 'brindlewick' } },
    ])
    expect(toast()?.description).toBe('Copied elements from fennmarsh to brindlewick')
    expect(client.getQueryState(target)?.isInvalidated).toBe(true)
    expect(client.getQueryState(elsewhere)?.isInvalidated).toBe(false)
    await waitFor(() => expect(copying.field('Copy from', 'combobox')).toHaveFocus())
  })

  it('does nothing when cancelled, and offers every account but this one (rule COPY-3)', async () => {
    const { user, sent } = await openEditor('accounts', admin, account)
    fireEvent.click(copying.field('Copy from', 'combobox'))
    await screen.findByRole('option', { name: /Fennmarsh/ })
    expect(screen.getAllByRole('option')).toHaveLength(1)
    fireEvent.click(copying.field('Copy from', 'combobox'))
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(sent).toEqual([])
    expect(screen.getByRole('button', { name: 'Copy elements' })).toHaveFocus()
  })

  it.each([
    [409, 'Not now'],
    [500, 'It may have been copied. Not now'],
  ])('shows why it failed, and what may have happened, after a status of %i', async (status, description) => {
    const { user, toast } = await openEditor('accounts', admin, account)
    lists.use(
      http.post('*/admin/api/v0/accounts/copy', () =>
        HttpResponse.json({ error: 'Not now', code: 'BUSY' }, { status }),
      ),
    )
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Error BUSY', description }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})
