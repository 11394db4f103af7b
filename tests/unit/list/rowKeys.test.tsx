import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Hash } from 'lucide-react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { rowKeys } from '@/list/rowKeys'
import type { RowMenu } from '@/list/useMenus'
import { PopupMenu } from '@/ui/PopupMenu'
import { announce } from '@/ui/toast'
import { bodyRows, names, renderList, type Thing, things } from './renderList'

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })
const sortByPoints = () => screen.getByRole('button', { name: 'Points' })
/** Whether these very elements are still in the document. `toEqual` also accepts others with the same content. */
const allStay = (elements: HTMLElement[]) => elements.every((element) => element.isConnected)
const turnPage = () => screen.getByRole('button', { name: 'Next page' })

test('keys are unique even if ids are not', () => {
  const keys = rowKeys(['a', 'b', 'a', undefined, undefined, ''])
  expect(new Set(keys).size).toBe(6)
  expect(rowKeys(['b', 'a'])[1]).toBe(rowKeys(['a'])[0])
})

describe('the rows of a table (decision H79)', () => {
  it('rows are filled with other objects when the page turns', async () => {
    const { user } = await renderList(things(40))
    const before = bodyRows()
    expect(names()[0]).toBe('Thing 40')
    await user.click(turnPage())
    await waitFor(() => expect(names()[0]).toBe('Thing 30'))
    expect(allStay(before)).toBe(true)
    expect(rowOf('Thing 30')).toHaveTextContent('300')
    expect(within(rowOf('Thing 30')).getByRole('link', { name: 'Edit Thing 30' })).toHaveAttribute(
      'href',
      '/things/thing-30',
    )
    expect(within(rowOf('Thing 30')).getByRole('button', { name: 'Copy id thing-30' })).toBeVisible()
  })

  it('rows stay with the objects that stay', async () => {
    const { user, searchBox } = await renderList(things(40))
    const [first, second] = bodyRows()
    await user.type(searchBox(), '3')
    // Thing 40 goes; 39 to 31 stay; 30 comes.
    await waitFor(() => expect(names()[0]).toBe('Thing 39'))
    expect(bodyRows()[0]).toBe(second)
    expect(bodyRows()[9]).toBe(first)
  })

  it('rows stay at their places if that is less work', async () => {
    const { user, searchBox } = await renderList(things(40))
    const before = bodyRows()
    await user.type(searchBox(), '1')
    // Only Thing 31 stays: its row could move to the start, but then the nine others would have to move.
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Thing 31', 'Thing 21']))
    expect(bodyRows().every((row, index) => row === before[index])).toBe(true)
  })

  it('a row with the focus moves with its object', async () => {
    const { router } = await renderList(things(12), {}, '/things/list?dir=asc')
    const link = within(rowOf('Thing 07')).getByRole('link', { name: 'Edit Thing 07' })
    const row = rowOf('Thing 07')
    link.focus()
    act(() => router.history.push('/things/list?dir=desc'))
    await waitFor(() => expect(names()[0]).toBe('Thing 12'))
    expect(rowOf('Thing 07')).toBe(row)
    expect(screen.getByRole('link', { name: 'Edit Thing 07' })).toHaveFocus()
    expect(names()).toHaveLength(10)
  })

  it('a row with an open menu moves with its object', async () => {
    const menus = {
      prepare: () => undefined,
      ofRow: ({ row, anchor, onClose }: RowMenu<Thing>) => (
        <PopupMenu
          anchor={anchor}
          label={`More for ${row.name}`}
          items={[{ label: 'Count', icon: Hash, onChoose: onClose }]}
          onClose={onClose}
        />
      ),
      ofList: () => null,
    }
    const { user, router } = await renderList(things(12), { menus }, '/things/list?dir=asc')
    await user.click(screen.getByRole('button', { name: 'More for Thing 07' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Count' })).toHaveFocus())
    act(() => router.history.push('/things/list?dir=desc'))
    await waitFor(() => expect(names()[0]).toBe('Thing 12'))
    expect(screen.getByRole('button', { expanded: true })).toHaveAccessibleName('More for Thing 07')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'More for Thing 07' })).toHaveFocus()
  })

  it('rows keep their cells when they move', async () => {
    const { user, searchBox } = await renderList(things(12))
    const cells = screen.getAllByRole('cell')
    // Things 02 and 01 replace 12 and 11, at the end.
    await user.type(searchBox(), '0')
    await waitFor(() => expect(names().at(-1)).toBe('Thing 01'))
    expect(names()).toHaveLength(10)
    expect(allStay(cells)).toBe(true)
  })

  it('new objects of a refetch get new rows, so focus does not move to another object', async () => {
    const rows = things(3)
    const { change } = await renderList(rows)
    const row = rowOf('Thing 03')
    const others = rows.slice(0, 2)
    change({ query: { rows: [...others, { id: 'new', name: 'Thing 04' }] } })
    await waitFor(() => expect(names()).toEqual(['Thing 04', 'Thing 02', 'Thing 01']))
    expect(row).not.toBeInTheDocument()
    expect(rowOf('Thing 04')).not.toBe(row)
  })

  it('a row keeps the focus when the user turns the page from elsewhere', async () => {
    const { router } = await renderList(things(40))
    within(rowOf('Thing 39')).getByRole('link', { name: 'Edit Thing 39' }).focus()
    act(() => router.history.push('/things/list?page=2'))
    await waitFor(() => expect(names()[1]).toBe('Thing 29'))
    expect(within(rowOf('Thing 29')).getByRole('link', { name: 'Edit Thing 29' })).toHaveFocus()
  })

  it('each object has one row, even if two have the same id', async () => {
    const rows = things(2)
    const { user } = await renderList([...rows, { ...(rows[1] as Thing), name: 'Thing 03', points: 30 }])
    expect(names()).toEqual(['Thing 03', 'Thing 02', 'Thing 01'])
    await user.click(sortByPoints())
    await waitFor(() => expect(names()).toEqual(['Thing 01', 'Thing 02', 'Thing 03']))
  })
})

describe('a row that is filled with another object', () => {
  afterEach(() => announce(''))

  it('has another image element: the old one would stay visible until the next has loaded', async () => {
    const rows = things(20).map((row) => ({ ...row, imgUrl: `https://images.example/${row.id}.png` }))
    const { user } = await renderList(rows)
    const image = rowOf('Thing 20').querySelector('img')
    await user.click(turnPage())
    await waitFor(() => expect(names()[0]).toBe('Thing 10'))
    expect(rowOf('Thing 10').querySelector('img')).toHaveAttribute(
      'src',
      'https://images.example/thing-10.png',
    )
    expect(image).not.toBeInTheDocument()
  })

  it('shows the image of an object although that of the object before it failed', async () => {
    const rows = things(20).map((row) => ({ ...row, imgUrl: `https://images.example/${row.id}.png` }))
    const { user } = await renderList(rows)
    fireEvent.error(rowOf('Thing 20').querySelector('img') as HTMLImageElement)
    expect(rowOf('Thing 20').querySelector('img')).toBeNull()
    await user.click(turnPage())
    await waitFor(() => expect(names()[0]).toBe('Thing 10'))
    expect(rowOf('Thing 10').querySelector('img')).toBeVisible()
  })

  it('closes its menu, which belongs to the object before it', async () => {
    const menus = {
      prepare: () => undefined,
      ofRow: ({ row }: { row: Thing }) => <div role="menu">{row.name}</div>,
      ofList: () => null,
    }
    const { user, router } = await renderList(things(20), { menus })
    await user.click(within(rowOf('Thing 20')).getByRole('button', { name: 'More for Thing 20' }))
    expect(screen.getByRole('menu')).toHaveTextContent('Thing 20')
    act(() => router.history.push('/things/list?page=2'))
    await waitFor(() => expect(names()[0]).toBe('Thing 10'))
    expect(screen.queryByRole('menu')).toBeNull()
    act(() => router.history.back())
    await waitFor(() => expect(names()[0]).toBe('Thing 20'))
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('has no tick of an id that was copied before', async () => {
    const { user } = await renderList(things(20))
    const icon = (name: string) => within(rowOf(name)).getByRole('button', { name: /^Copy id/ }).innerHTML
    const plain = icon('Thing 19')
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(within(rowOf('Thing 20')).getByRole('button', { name: 'Copy id thing-20' }))
    await waitFor(() => expect(icon('Thing 20')).not.toBe(plain))
    await user.click(turnPage())
    await waitFor(() => expect(names()[0]).toBe('Thing 10'))
    expect(icon('Thing 10')).toBe(plain)
  })
})
