import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { names, renderList, type Thing, things } from './renderList'

const deleteButton = (name: string) => screen.getByRole('button', { name: `Delete ${name}` })
const dialog = () => screen.findByRole('alertdialog')
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

test('the delete dialog uses the texts of rule LIST-15; Cancel closes it and returns the focus', async () => {
  const onDelete = vi.fn<(row: Thing) => Promise<void>>()
  const { user } = await renderList(things(2), { onDelete })
  await user.click(deleteButton('Thing 02'))
  const box = await dialog()
  expect(box).toHaveAccessibleName('Delete Odd Thing')
  expect(box).toHaveAccessibleDescription(
    'Are you sure you want to delete "thing-02"? This action cannot be undone.',
  )
  await user.click(within(box).getByRole('button', { name: 'Cancel' }))
  await gone()
  expect(onDelete).not.toHaveBeenCalled()
  expect(deleteButton('Thing 02')).toHaveFocus()
})

test('an id of a million characters is cut (rule NUMBER-6)', async () => {
  const [thing] = things(1)
  const { user } = await renderList([{ ...(thing as Thing), id: 'x'.repeat(1_000_000) }])
  await user.click(deleteButton('Thing 01'))
  expect(await dialog()).toHaveAccessibleDescription(
    `Are you sure you want to delete "${'x'.repeat(1000)}..."? This action cannot be undone.`,
  )
})

test('Escape cancels a delete', async () => {
  const { user } = await renderList(things(2))
  await user.click(deleteButton('Thing 02'))
  await dialog()
  await user.keyboard('{Escape}')
  await gone()
  expect(deleteButton('Thing 02')).toHaveFocus()
})

test('Delete deletes once, waits and closes; the focus moves to the next row', async () => {
  let finish: () => void = () => undefined
  const onDelete = vi.fn((_: Thing) => new Promise<void>((resolve) => (finish = resolve)))
  const { user, change } = await renderList(things(3), { onDelete })
  await user.click(deleteButton('Thing 02'))
  const box = await dialog()
  const confirm = within(box).getByRole('button', { name: 'Delete' })
  await user.click(confirm)
  await user.click(confirm)
  await user.keyboard('{Escape}')
  expect(onDelete).toHaveBeenCalledOnce()
  expect(onDelete.mock.calls[0]?.[0]).toMatchObject({ id: 'thing-02' })
  expect(box).toBeInTheDocument()
  finish()
  await gone()
  expect(deleteButton('Thing 02')).toHaveFocus()

  change({ onDelete, query: { rows: things(3).filter(({ id }) => id !== 'thing-02') } })
  await waitFor(() => expect(names()).toEqual(['Thing 03', 'Thing 01']))
  expect(deleteButton('Thing 01')).toHaveFocus()
})

test('a failed delete closes the dialog; the row stays', async () => {
  const { user } = await renderList(things(2), { onDelete: () => Promise.reject(new Error('403')) })
  await user.click(deleteButton('Thing 01'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
  await gone()
  expect(names()).toEqual(['Thing 02', 'Thing 01'])
  expect(deleteButton('Thing 01')).toHaveFocus()
})

test('after the last row of a page the previous page is shown, after the last of all the heading gets the focus', async () => {
  const { user, change } = await renderList(things(11), {}, '/things/list?page=2')
  expect(names()).toEqual(['Thing 01'])
  await user.click(deleteButton('Thing 01'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
  await gone()
  change({ query: { rows: things(11).slice(1) } })
  await waitFor(() => expect(names()).toHaveLength(10))
  expect(deleteButton('Thing 11')).toHaveFocus()
  change({ query: { rows: [] } })
  expect(await screen.findByText('No data available')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a completed delete does not move the focus of a user who has moved on', async () => {
  const { user, change } = await renderList(things(3))
  await user.click(deleteButton('Thing 02'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
  await gone()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  await user.click(elsewhere)
  change({ query: { rows: things(1) } })
  await waitFor(() => expect(names()).toEqual(['Thing 01']))
  expect(elsewhere).toHaveFocus()
})
