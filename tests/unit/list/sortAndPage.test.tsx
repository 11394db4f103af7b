import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { names, renderList, sizeSelect, spec, things } from './renderList'

const header = (name: string) => screen.getByRole('columnheader', { name })
const pageSelect = () => screen.getByRole('combobox', { name: 'Page' })

afterEach(() => vi.unstubAllGlobals())

test('name sorts from Z to A by default: case is ignored, numbers by value, missing ones last', async () => {
  const rows = [
    { id: '1', name: 'week 10' },
    { id: '2' },
    { id: '3', name: 'Week 9' },
    { id: '4', name: 'alpha' },
    { id: '5', name: 'Beta' },
  ]
  const { user, address } = await renderList(rows)
  expect(names()).toEqual(['week 10', 'Week 9', 'Beta', 'alpha', '2'])
  expect(header('Name')).toHaveAttribute('aria-sort', 'descending')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(names()).toEqual(['alpha', 'Beta', 'Week 9', 'week 10', '2']))
  expect(header('Name')).toHaveAttribute('aria-sort', 'ascending')
  expect(address()).toBe('/things/list?dir=asc')
})

test('name sorts from A to Z if the entity defines it', async () => {
  await renderList(things(2), { spec: { ...spec, defaultSort: { by: 'name', direction: 'asc' } } })
  expect(names()).toEqual(['Thing 01', 'Thing 02'])
})

test('another column sorts ascending, then descending; missing values last both ways (rule LIST-3)', async () => {
  const rows = [
    { id: 'a', name: 'A', points: 100 },
    { id: 'b', name: 'B' },
    { id: 'c', name: 'C', points: 9 },
  ]
  const { user, address } = await renderList(rows, {}, '/things/list?page=2')
  await user.click(screen.getByRole('button', { name: 'Points' }))
  await waitFor(() => expect(names()).toEqual(['C', 'A', 'B']))
  expect(address()).toBe('/things/list?sort=points')
  expect(header('Name')).not.toHaveAttribute('aria-sort')
  await user.click(screen.getByRole('button', { name: 'Points' }))
  await waitFor(() => expect(names()).toEqual(['A', 'C', 'B']))
  expect(address()).toBe('/things/list?sort=points&dir=desc')
})

test('a column that is not sortable has no button', async () => {
  await renderList(things(2), {}, '/things/list?sort=draw')
  expect(within(header('Draw Date')).queryByRole('button')).toBeNull()
  expect(within(header('Actions')).queryByRole('button')).toBeNull()
  expect(header('Name')).toHaveAttribute('aria-sort', 'descending')
})

test('sorting works by keyboard alone and starts on page 1', async () => {
  const { user, address } = await renderList(things(12), {}, '/things/list?page=2')
  screen.getByRole('button', { name: 'Level' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/things/list?sort=level'))
  expect(screen.getByRole('button', { name: 'Level' })).toHaveFocus()
})

test('paper has the range of the rows in place of the pager', async () => {
  await renderList(things(12), {}, '/things/list?page=2')
  expect(screen.getByText('Rows 11 to 12 of 12')).toBeInTheDocument()
})

test('the page select of a very long list offers near pages and every hundredth, so that each is two choices away', async () => {
  const { user, address } = await renderList(things(5010), {}, '/things/list?page=207')
  const offered = () => [...(pageSelect() as HTMLSelectElement).options].map(({ value }) => Number(value))
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
  await waitFor(() => expect(offered()).toEqual([1, 100, ...from(107, 307), 400, 500, 501]))
  expect(pageSelect()).toHaveDisplayValue('Page 207 of 501')
  await user.selectOptions(pageSelect(), 'Page 400 of 501')
  await waitFor(() => expect(address()).toBe('/things/list?page=400'))
  await waitFor(() => expect(offered()).toEqual([1, 100, 200, ...from(300, 501)]))
})

test('of many pages the current and the last come with the rows, the others in an idle moment (decision H80)', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  await renderList(things(230), {}, '/things/list?page=7')
  const offered = () =>
    within(pageSelect())
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(offered()).toEqual(['Page 7 of 23', 'Page 23 of 23'])
  expect(pageSelect()).toHaveDisplayValue('Page 7 of 23')
  await waitFor(() => {
    for (const run of idle.splice(0)) run()
    expect(offered()).toHaveLength(23)
  })
})

test('the page select offers all pages as soon as it has the focus (decision H80)', async () => {
  vi.stubGlobal('requestIdleCallback', () => 0)
  const { user, address } = await renderList(things(230), {}, '/things/list?page=7')
  expect(within(pageSelect()).getAllByRole('option')).toHaveLength(2)
  act(() => pageSelect().focus())
  expect(within(pageSelect()).getAllByRole('option')).toHaveLength(23)
  await user.selectOptions(pageSelect(), 'Page 9 of 23')
  await waitFor(() => expect(address()).toBe('/things/list?page=9'))
})

test('a page has ten rows; the buttons and the select change the page', async () => {
  const { user, address } = await renderList(things(23))
  expect(names()).toHaveLength(10)
  expect(
    within(pageSelect())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3'])
  const previous = screen.getByRole('button', { name: 'Previous page' })
  const next = screen.getByRole('button', { name: 'Next page' })
  expect(previous).toHaveAttribute('aria-disabled', 'true')
  await user.click(previous)
  expect(address()).toBe('/things/list')

  await user.click(next)
  await waitFor(() => expect(names()[0]).toBe('Thing 13'))
  expect(pageSelect()).toHaveDisplayValue('Page 2 of 3')
  await user.selectOptions(pageSelect(), 'Page 3 of 3')
  await waitFor(() => expect(names()).toEqual(['Thing 03', 'Thing 02', 'Thing 01']))
  expect(address()).toBe('/things/list?page=3')
  expect(next).toHaveAttribute('aria-disabled', 'true')
  await user.click(next)
  expect(address()).toBe('/things/list?page=3')
  await user.click(previous)
  await waitFor(() => expect(address()).toBe('/things/list?page=2'))
})

test('Items to show offers 5, 10, 15, 20; the page is clamped to the last (rule LIST-10)', async () => {
  const { user, address } = await renderList(things(23), {}, '/things/list?page=3')
  const choices = within(sizeSelect()).getAllByRole('option')
  expect(choices.map((choice) => choice.textContent)).toEqual(['5', '10', '15', '20'])
  expect(sizeSelect()).toHaveDisplayValue('10')
  await user.selectOptions(sizeSelect(), '20')
  await waitFor(() => expect(names()).toHaveLength(3))
  // The remembered size is the default of this browser, and a default is left out.
  expect(address()).toBe('/things/list?page=2')
})

test('the pager appears if more than 5 rows are left after the search', async () => {
  const { user, searchBox } = await renderList(things(12))
  expect(sizeSelect()).toBeVisible()
  await user.type(searchBox(), 'thing 1')
  await waitFor(() => expect(names()).toHaveLength(3))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test.each([
  [5, 0],
  [6, 2],
])('a list with %i rows has %i selects in its pager', async (count, selects) => {
  await renderList(things(count))
  expect(screen.queryAllByRole('combobox')).toHaveLength(selects)
})

test('a page beyond the last shows the last; an invalid one shows the default', async () => {
  await renderList(things(12), {}, '/things/list?page=99&size=7&dir=up&sort=nope')
  expect(names()).toEqual(['Thing 02', 'Thing 01'])
  expect(pageSelect()).toHaveDisplayValue('Page 2 of 2')
  expect(sizeSelect()).toHaveDisplayValue('10')
})

test('page and sort create history entries', async () => {
  const { user, router } = await renderList(things(12))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(names()).toHaveLength(2))
  router.history.back()
  await waitFor(() => expect(names()).toHaveLength(10))
})
