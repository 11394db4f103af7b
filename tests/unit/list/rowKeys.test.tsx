import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { rowKeys } from '@/list/rowKeys'
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
  it('are filled with other objects when the page turns', async () => {
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

  it('stay with the objects that stay', async () => {
    const { user } = await renderList(things(12), {}, '/things/list?dir=asc')
    const row = rowOf('Thing 07')
    const others = bodyRows()
    await user.click(screen.getByRole('button', { name: 'Name' }))
    await waitFor(() => expect(names()[0]).toBe('Thing 12'))
    expect(rowOf('Thing 07')).toBe(row)
    // Thing 11 and 12 come, 01 and 02 go.
    expect(allStay(others)).toBe(true)
  })

  it('keep their cells at another place', async () => {
    const { user, searchBox } = await renderList(things(12))
    const cells = screen.getAllByRole('cell')
    // Thing 12 and 11 go; 02 and 01 come, at the end.
    await user.type(searchBox(), '0')
    await waitFor(() => expect(names().at(-1)).toBe('Thing 01'))
    expect(names()).toHaveLength(10)
    expect(allStay(cells)).toBe(true)
  })

  it('are new for new objects of a refetch, so that the focus does not pass to another object', async () => {
    const rows = things(3)
    const { change } = await renderList(rows)
    const row = rowOf('Thing 03')
    const others = rows.slice(0, 2)
    change({ query: { rows: [...others, { id: 'new', name: 'Thing 04' }] } })
    await waitFor(() => expect(names()).toEqual(['Thing 04', 'Thing 02', 'Thing 01']))
    expect(row).not.toBeInTheDocument()
    expect(rowOf('Thing 04')).not.toBe(row)
  })

  it('keep the focus at its place when the user turns the page from elsewhere', async () => {
    const { router } = await renderList(things(40))
    within(rowOf('Thing 39')).getByRole('link', { name: 'Edit Thing 39' }).focus()
    act(() => router.history.push('/things/list?page=2'))
    await waitFor(() => expect(names()[1]).toBe('Thing 29'))
    expect(within(rowOf('Thing 29')).getByRole('link', { name: 'Edit Thing 29' })).toHaveFocus()
  })

  it('are one for each object, even if two have the same id', async () => {
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
