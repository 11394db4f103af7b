import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole, withMockedApi } from '../../app/openConsole'

const downloaded = vi.hoisted(() => vi.fn())
vi.mock('@/ui/download', async (original) => ({ ...(await original<object>()), download: downloaded }))

withMockedApi()
afterEach(() => downloaded.mockReset())

/** The first line of the downloaded file. */
const headerOf = async () => {
  await vi.waitFor(() => expect(downloaded).toHaveBeenCalled())
  const [, parts] = downloaded.mock.lastCall ?? []
  return (parts as string[]).join('').split(/\r?\n/)[0]
}

async function exportCsv(list: string) {
  const { user } = await openConsole(list)
  await screen.findAllByRole('link', { name: /^Edit / })
  await user.click(screen.getByRole('button', { name: /^More for (missions|players)$/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Export CSV...' }))
  return { user, dialog: within(await screen.findByRole('alertdialog')) }
}

it('a file has all fields, or by choice id, name and the columns as shown (rule CSV-7)', async () => {
  const { user, dialog } = await exportCsv('/missions/list')
  await user.click(dialog.getByRole('radio', { name: 'As shown' }))
  await user.click(dialog.getByRole('button', { name: 'Raw' }))
  expect(await headerOf()).toBe('id,Name,Points,Credits')
})

it('an export of a list that is not whole says so first, and offers to load all of it (rule CSV-4)', async () => {
  const { user, dialog } = await exportCsv('/players/list')
  expect(dialog.getByText(/^Loaded so far: .*The rest would be missing from the file\.$/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Export 100 rows' })).toBeEnabled()
  await user.click(dialog.getByRole('button', { name: 'Load all first' }))
  expect(await screen.findByText('All rows are loaded now.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Export \d+ rows$/ }))
  await user.click(screen.getByRole('button', { name: 'Raw' }))
  expect(await headerOf()).toMatch(/^player,/)
})
