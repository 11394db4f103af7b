import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setSingleKeys } from '@/app/shortcuts/keys'
import { openConsole, rowNames, rowsLoaded, withMockedApi } from './openConsole'

withMockedApi()
beforeEach(() => {
  setSingleKeys(true)
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
})

async function openSearch(...options: Parameters<typeof openConsole>) {
  const console = await openConsole(...options)
  await console.user.keyboard('{Control>}k{/Control}')
  // The first modal of the file waits for its code.
  const dialog = within(await screen.findByRole('dialog', { name: 'Global Search' }, { timeout: 60_000 }))
  const commands = () =>
    within(dialog.getByRole('group', { name: 'Commands' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  return { ...console, dialog, box: dialog.getByRole('combobox'), commands }
}

describe('commands of Global Search (rule SEARCH-10)', () => {
  it('stand below the results, and above them after >, where the search still runs', async () => {
    const { user, dialog, box, commands } = await openSearch('/missions/list')
    await dialog.findByText('Start typing to search across all entities...')
    await user.type(box, 'mission')
    await dialog.findByText(/^Found \d+ results?$/)
    const position = () =>
      dialog.getByRole('status').compareDocumentPosition(dialog.getByRole('group', { name: 'Commands' }))
    expect(position()).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(commands()).toEqual(expect.arrayContaining(['Add Mission', 'Go to Missionsgm']))
    await user.clear(box)
    await user.type(box, '>add mis')
    await dialog.findByText('No entities match your search for ">add mis".')
    expect(position()).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(commands()).toEqual(['Add MissionEnter'])
  })

  it('add a type by keyboard alone', async () => {
    const { user, box, path } = await openSearch('/missions/list')
    await user.type(box, '>add prize{Enter}')
    await waitFor(() => expect(path()).toMatch(/^.prizes.new/))
    expect(screen.queryByRole('dialog', { name: 'Global Search' })).toBeNull()
  })

  it('take the focus by the arrow keys, and typing goes on in the search box', async () => {
    const { user, box, dialog } = await openSearch('/missions/list')
    await user.type(box, '>theme')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(dialog.getByRole('button', { name: /Dark theme/ })).toHaveFocus()
    await user.keyboard('x')
    expect(box).toHaveFocus()
    expect(box).toHaveValue('>themex')
    await user.keyboard('{Backspace}{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
    await user.keyboard('{Control>}k{/Control}')
    await user.type(
      await screen.findByRole('combobox', { name: 'Search across all entities' }),
      '>light{Enter}',
    )
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('light'))
  })

  it('offer every list and page with its keys, and the check, undo, the link and the shortcuts', async () => {
    const { user, box, dialog, commands } = await openSearch('/missions/list')
    await user.type(box, '>')
    expect(await dialog.findByText('No results found')).toBeVisible()
    const all = commands().join('\n')
    for (const text of [
      'Go to Missions',
      'Go to Check',
      'Add Account',
      'Run the check',
      'Undo the last change',
      'Copy the link to this screen',
      'Keyboard shortcuts',
      'Switch to Dark theme',
    ])
      expect(all).toContain(text)
    await user.type(box, 'keyboard{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  it('offer what the user is allowed to do', async () => {
    const { user, box, commands } = await openSearch('/missions/list', { permissions: ['account:read'] })
    await user.type(box, '>')
    expect(commands().filter((text) => text?.startsWith('Add '))).toEqual([])
  })

  it('copy a link with the account', async () => {
    const { box } = await openSearch('/missions/list')
    const user = userEvent.setup()
    await user.type(box, '>copy{Enter}')
    await waitFor(async () =>
      expect(new URL(await navigator.clipboard.readText()).searchParams.get('account')).toBe('brindlewick'),
    )
  })
})

describe('keys of rows (rule FAST-5)', () => {
  const focused = () => document.activeElement?.closest('tr')?.querySelector('[data-part=name]')?.textContent

  it('move, tick, edit, delete and open the menu', async () => {
    const { user, path, back } = await openConsole('/missions/list')
    await rowsLoaded()
    const [first, second] = rowNames()
    await user.keyboard('j')
    await waitFor(() => expect(focused()).toBe(first))
    await user.keyboard('j')
    await waitFor(() => expect(focused()).toBe(second))
    await user.keyboard('k')
    await waitFor(() => expect(focused()).toBe(first))
    await user.keyboard('{Delete}')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await user.keyboard('kj.')
    expect(await screen.findByRole('menu')).toBeVisible()
    await user.keyboard('{Escape}')
    await user.keyboard('x')
    await waitFor(() => expect(screen.getByRole('checkbox', { name: `Select ${second}` })).toBeChecked())
    await user.keyboard('j')
    await user.keyboard('x')
    await waitFor(() => expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.keyboard('j')
    await waitFor(() => expect(focused()).toBeTruthy())
    await user.keyboard('e')
    await waitFor(() => expect(path()).toMatch(/^.missions.(?!list)/))
    await back()
  })

  it('can be switched off, and do nothing in a field', async () => {
    const { user } = await openConsole('/missions/list')
    await rowsLoaded()
    await user.click(screen.getByRole('searchbox'))
    await user.keyboard('j')
    expect(screen.getByRole('searchbox')).toHaveValue('j')
    setSingleKeys(false)
    await user.tab()
    const before = document.activeElement
    await user.keyboard('jj')
    expect(document.activeElement).toBe(before)
  })
})
