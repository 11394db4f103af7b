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
  /** What is offered above and below the results. */
  const commands = () =>
    dialog
      .queryAllByRole('group')
      .filter((group) => group.textContent?.startsWith('Results') === false)
      .flatMap((group) => within(group).getAllByRole('option'))
      .map(({ textContent }) => textContent)
  return { ...console, dialog, box: dialog.getByRole('combobox'), commands }
}

describe('commands of Global Search (rule SEARCH-10)', () => {
  it('stand above the results if they fit best, and all of them after >, where the search still runs', async () => {
    const { user, dialog, box, commands } = await openSearch('/missions/list')
    await dialog.findByText('Start typing to search across all entities...')
    await user.type(box, 'mission')
    await dialog.findByText(/^Found \d+ results?$/)
    expect(commands().slice(0, 2)).toEqual(['Missions Listgm', 'Add Mission'])
    await user.clear(box)
    await user.type(box, '>add mis')
    await dialog.findByText('No entities match your search for ">add mis".')
    expect(commands()).toEqual(['Add Mission'])
  })

  it('say at once where Enter leads: cal opens the Calendar, whatever objects have a calculator', async () => {
    const { user, dialog, box, path } = await openSearch('/missions/list')
    await user.type(box, 'cal')
    expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Calendar Page')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(path()).toMatch(/^.programme.calendar/))
    expect(screen.queryByRole('dialog', { name: 'Global Search' })).toBeNull()
  })

  it('change nothing by Enter alone', async () => {
    const { user, dialog, box } = await openSearch('/missions/list')
    await user.type(box, 'dark')
    await dialog.findByText('No results found')
    await user.keyboard('{Enter}')
    expect(dialog.getByRole('option', { name: 'Switch to Dark theme' })).toBeVisible()
    expect(dialog.queryByRole('option', { selected: true })).toBeNull()
  })

  it('stand there before anything is typed: the last objects, the pages, and what can be added', async () => {
    const { user, path, dialog } = await openSearch('/missions/list')
    await dialog.findByText('Start typing to search across all entities...')
    expect(dialog.queryByRole('group', { name: 'Recent' })).toBeNull()
    expect(within(dialog.getByRole('group', { name: 'Go to' })).getAllByRole('option')[0]).toHaveTextContent(
      'Overview Pagego',
    )
    expect(within(dialog.getByRole('group', { name: 'Create' })).getAllByRole('option')).toHaveLength(14)
    await user.click(dialog.getByRole('option', { name: 'Add Quiz' }))
    await waitFor(() => expect(path()).toMatch(/^.quizzes.new/))
  })

  it('add a type by keyboard alone', async () => {
    const { user, box, path } = await openSearch('/missions/list')
    await user.type(box, '>add prize{Enter}')
    await waitFor(() => expect(path()).toMatch(/^.prizes.new/))
    expect(screen.queryByRole('dialog', { name: 'Global Search' })).toBeNull()
  })

  it('get the mark by the arrow keys, and typing goes on in the search box', async () => {
    const { user, box, dialog } = await openSearch('/missions/list')
    await user.type(box, '>theme')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Switch to Dark theme')
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
      'Missions List',
      'Check Page',
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
