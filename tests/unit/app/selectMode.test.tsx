// Runs in test:all: a browser test of the core changes selected objects.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Permission } from '@/auth/permissions'
import { entities } from '@/entities/registry'
import { forgetSelection } from '@/list/useSelecting'
import { active, schedule } from '@/model/fields/common'
import { forgetPlanned } from '@/parts/plan/planned'
import { openConsole, withMockedApi } from './openConsole'

withMockedApi()
afterEach(() => {
  forgetSelection()
  forgetPlanned()
})

const lists = entities.map(({ list, scope }) => ({ ...list, scope }))

const selectButton = () => screen.findByLabelText('Select')
const bar = () => screen.findByLabelText('Selection')
const boxes = () => screen.findAllByRole('checkbox', { name: /^Select (?!all on)/ })
const selected = (count: number) =>
  waitFor(() =>
    expect(screen.getByText('selected', { exact: false, selector: 'span' })).toHaveTextContent(
      `${count} selected`,
    ),
  )

/** Waits until the list has its rows. */
async function rowsOf(title: string) {
  const table = await screen.findByLabelText(title, { selector: 'table' })
  await waitFor(() => expect(table.querySelectorAll('tbody tr:not([aria-hidden])').length).toBeGreaterThan(0))
  return table
}

const edits = ['Activate', 'Deactivate', 'Edit as a table']
const ofPlayers = [...edits, 'Change values...', 'Copy to account...', 'Category...', 'Tags...', 'Export']
/** Players are in no set, so they are not duplicated, and are in no template (rule CAMPAIGN-1). */
const ofAccount = ofPlayers.toSpliced(7, 0, 'Duplicate...', 'Save as a template...')

it('every list has a Select mode with the actions that its type allows; Escape leaves it (rules SELECT-1 and SELECT-6)', async () => {
  const { user, go } = await openConsole('/')
  for (const { type, title, scope } of lists) {
    await go(`/${type}/list`)
    const table = await rowsOf(title)
    const before = table.querySelector('tbody tr')?.children.length ?? 0
    await user.click(await selectButton())
    const region = await bar()
    await within(region).findByText('Delete')
    expect(await selectButton()).toHaveAttribute('aria-pressed', 'true')
    await user.click(table.querySelector('tbody input') as HTMLElement)
    expect(region).toHaveTextContent('1 selected')
    const names = [...region.querySelectorAll('button')]
      .map((button) => button.textContent || button.ariaLabel)
      .filter((name) => !name?.startsWith('Load '))
    expect(names, type).toEqual([
      'Clear selection',
      ...(scope === 'all' ? edits : type === 'players' ? ofPlayers : ofAccount),
      'Delete',
      'Done',
    ])
    await user.keyboard('{Escape}')
    expect(await selectButton()).toHaveFocus()
    expect(table.querySelector('input')).toBeNull()
    // After Select mode a row has the same cells as before.
    expect(table.querySelector('tbody tr')?.children.length).toBe(before)
  }
})

describe('Select mode', () => {
  it.each<[who: string, permissions: Permission[], actions: string[], onAccounts: boolean]>([
    ['lets an account reader export only', ['account:read'], ['Export'], false],
    ['lets an admin reader export only', ['admin:read'], ['Export'], false],
    ['has all actions for an account admin', ['account:write'], [...ofAccount, 'Delete'], false],
    ['is on the list of accounts for a write-admin', ['admin:write'], [...ofAccount, 'Delete'], true],
  ])('%s', async (_, permissions, actions, onAccounts) => {
    const { user, go } = await openConsole('/missions/list', { permissions })
    await rowsOf('Missions')
    await user.click(await selectButton())
    const region = await bar()
    await within(region).findByText('Export')
    const names = [...region.querySelectorAll('button')].map(({ textContent }) => textContent).filter(Boolean)
    expect(names).toEqual(['Clear selection', ...actions, 'Done'])
    await go('/accounts/list')
    await rowsOf('Accounts')
    expect(screen.queryByLabelText('Select') !== null).toBe(onAccounts)
  })
})

describe('a selection', () => {
  it('survives search, sort, paging and a visit of another screen; all found can be selected at once (rules SELECT-2 and SELECT-4)', async () => {
    const { user, go } = await openConsole('/missions/list')
    await rowsOf('Missions')
    await user.click(await selectButton())
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await selected(10)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(async () => expect((await boxes())[0]).not.toBeChecked())
    await user.click((await boxes())[0] as HTMLElement)
    await selected(11)
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked()
    await user.type(screen.getByRole('searchbox', { name: 'Search missions' }), 'week')
    await user.click(await screen.findByRole('button', { name: /^select all \d+$/ }, { timeout: 5000 }))
    // The pressed button shows it, so that the focus is not lost, and is a text once the focus leaves it.
    const all = await screen.findByRole('button', { name: /^All \d+ selected$/ })
    expect(all).toHaveFocus()
    expect(all).toHaveAttribute('aria-disabled', 'true')
    await user.tab()
    await waitFor(() => expect(all).not.toBeInTheDocument())
    expect(screen.getByText(/^All \d+ selected$/)).toBeVisible()
    const count = Number(
      within(await bar())
        .getByRole('status')
        .textContent?.split(' ')[0],
    )
    expect(count).toBeGreaterThan(11)
    await go('/events/list')
    await rowsOf('Events')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await go('/missions/list')
    await rowsOf('Missions')
    await selected(count)
  })

  it('takes ranges with Shift, and renders no other row when one is ticked (rule SELECT-3)', async () => {
    const { user } = await openConsole('/missions/list')
    const table = await rowsOf('Missions')
    await user.click(await selectButton())
    await user.click((await boxes())[1] as HTMLElement)
    const changes: MutationRecord[] = []
    const observer = new MutationObserver((records) => changes.push(...records))
    for (const row of table.querySelectorAll('tbody tr'))
      observer.observe(row, { subtree: true, childList: true, attributes: true })
    await user.keyboard('{Shift>}')
    await user.click((await boxes())[4] as HTMLElement)
    await user.keyboard('{/Shift}')
    await selected(4)
    expect((await boxes()).map((box) => (box as HTMLInputElement).checked)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => index >= 1 && index <= 4),
    )
    observer.disconnect()
    expect(changes.filter(({ target }) => !(target instanceof HTMLInputElement))).toEqual([])
  })
})

it('an action leads to the preview of its plan, and Cancel back to the selection', async () => {
  const { user, path } = await openConsole('/missions/list')
  await rowsOf('Missions')
  await user.click(await selectButton())
  await user.click((await boxes())[0] as HTMLElement)
  // The code of the actions loads after the bar.
  await user.click(await within(await bar()).findByRole('button', { name: 'Deactivate' }))
  await screen.findByRole('heading', { level: 1, name: 'Deactivate 1 mission' })
  expect(path()).toBe('/programme/plan')
  const primary = await screen.findByRole('button', { name: 'Deactivate 1' })
  expect(primary).toHaveFocus()
  const availability = screen.getByText('Availability:').parentElement as HTMLElement
  expect(availability).toHaveTextContent('Availability: Active → Inactive')
  expect(screen.getByText('Only Availability changes.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await rowsOf('Missions')
  await selected(1)
})

it('a date that cannot be read changes nothing, and a range that would end before its start is named', async () => {
  const { user } = await openConsole('/missions/list?q=On Your Marks')
  const table = await rowsOf('Missions')
  await user.click(await selectButton())
  const region = within(await bar())
  const action = await region.findByText('Change values...')
  await user.click(table.querySelector('tbody input') as HTMLElement)
  await waitFor(() => expect(action.closest('button')).toBeEnabled())
  await user.click(action)
  const dialog = within(await screen.findByRole('dialog', { name: /^Change values of/ }))
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Field' }),
    `${schedule} › ${active['active.to'].label}`,
  )
  const date = dialog.getByRole('textbox', { name: 'Date and time' })
  await user.type(date, '31:12:1999')
  expect(dialog.getByText('1 of 1 changes.')).toBeVisible()
  await user.clear(date)
  await user.type(date, 'garbage')
  expect(dialog.getByText('Enter a value.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Preview' })).toBeDisabled()

  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Field' }),
    `${schedule} › ${active['active.from'].label}`,
  )
  await user.clear(dialog.getByRole('textbox', { name: 'Date and time' }))
  await user.type(dialog.getByRole('textbox', { name: 'Date and time' }), '31:12:2199')
  expect(dialog.getByText('1 of them would end before it starts.')).toBeVisible()
})
