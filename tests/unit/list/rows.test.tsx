import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { announce, currentAnnouncement, currentToast, dismissToast } from '@/ui/toast'
import { bodyRows, renderList, spec, type Thing } from './renderList'

const withoutStatus = { ...spec, columns: spec.columns.filter(({ kind }) => kind !== 'status') }
const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

describe('the name of a row', () => {
  it('links to its object, like the edit button (rule LIST-16)', async () => {
    const { user, address } = await renderList([{ id: 'a/b', name: 'Apple' }])
    const links = rowOf('Apple').getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/things/a%2Fb', '/things/a%2Fb'])
    expect(rowOf('Apple').getByRole('link', { name: 'Edit Apple' })).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Apple' }))
    expect(address()).toBe('/things/a%2Fb')
  })

  it('leaves a click with Ctrl to the browser, which opens a new tab', async () => {
    const { user, address } = await renderList([{ id: 'a', name: 'Apple' }])
    // jsdom cannot open tabs and logs that.
    const left: boolean[] = []
    const onClick = (event: Event) => {
      left.push(!event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', onClick)
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('link', { name: 'Apple' }))
    await user.keyboard('{/Control}')
    window.removeEventListener('click', onClick)
    expect(left).toEqual([true])
    expect(address()).toBe('/things/list')
  })

  it('is plain text for users without the permission to open the object', async () => {
    await renderList([{ id: 'a', name: 'Apple' }], { editLink: undefined })
    expect(screen.getByText('Apple')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Apple' })).toBeNull()
  })
})

describe('the state beside the name', () => {
  const rows: Thing[] = [
    { id: 'a', name: 'Off', isAvailable: false },
    { id: 'b', name: 'Over', active: { from: inDays(-9), to: '1999-12-31T12:00:00Z' } },
    { id: 'c', name: 'Soon', active: { from: '2126-06-21T12:00:00Z' } },
    { id: 'd', name: 'Running', active: { from: inDays(-1), to: inDays(1) } },
  ]

  it('marks objects that are inactive, ended or not yet started, with the full date on hover (rule LIST-17)', async () => {
    await renderList(rows, { spec: withoutStatus as typeof spec })
    expect(rowOf('Off').getByText('Inactive')).toBeVisible()
    expect(rowOf('Over').getByText('Ended')).toHaveAttribute(
      'title',
      expect.stringMatching(/^Ended 31:12:1999 - \d\d:\d\d$/),
    )
    expect(rowOf('Soon').getByText('Starts 21:06:26')).toHaveAttribute(
      'title',
      expect.stringMatching(/^Starts 21:06:2126 - \d\d:\d\d$/),
    )
    expect(rowOf('Running').queryByText(/Inactive|Ended|Starts/)).toBeNull()
  })

  it('does not repeat what a Status column shows', async () => {
    await renderList(rows)
    expect(rowOf('Off').getAllByText('Inactive')).toHaveLength(1)
    expect(rowOf('Over').getByText('Ended')).toBeVisible()
  })
})

describe('the id of a row', () => {
  afterEach(() => {
    dismissToast()
    announce('')
  })

  it('is shown in full on hover and copied with a click (rule LIST-18)', async () => {
    const { user } = await renderList([{ id: 'long id/1', name: 'Apple', description: 'A fruit.' }])
    expect(screen.getByText('long id/1')).toHaveAttribute('title', 'long id/1')
    await user.click(screen.getByRole('button', { name: 'Copy id long id/1' }))
    expect(await navigator.clipboard.readText()).toBe('long id/1')
    expect(currentAnnouncement().text).toBe('Copied long id/1')
    expect(screen.getByText('A fruit.')).toBeVisible()
  })

  it('shows an error if the browser blocks copying', async () => {
    const { user } = await renderList([{ id: 'a', name: 'Apple' }])
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy id a' }))
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Error' }))
    expect(currentToast()?.description).toContain('did not allow copying')
    expect(currentAnnouncement().text).not.toBe('Copied a')
  })
})

it('a saved mark appears beside the name of its object only', async () => {
  const rows = [
    { id: 'b', name: 'B' },
    { id: 'a', name: 'A' },
  ]
  const { change } = await renderList(rows, { marked: { id: 'a', name: 'A', mark: 'Saved just now' } })
  const [other, saved] = bodyRows()
  expect(within(saved as HTMLElement).getByText('Saved just now')).toBeVisible()
  expect(within(other as HTMLElement).queryByText('Saved just now')).toBeNull()
  act(() => change({}))
  expect(screen.queryByText('Saved just now')).toBeNull()
})
