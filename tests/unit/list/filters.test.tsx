import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ListSpec } from '@/list/types'
import { names, spec as plain, renderList, type Thing } from './renderList'

interface Sorted extends Thing {
  tags?: unknown
  team?: string
}

const spec: ListSpec<Thing> = {
  ...plain,
  filters: [
    {
      id: 'availability',
      label: 'Availability',
      value: (row) => (row.isAvailable === false ? 'inactive' : 'active'),
      choices: { active: 'Active', inactive: 'Inactive' },
    },
    { id: 'team', label: 'Team', value: (row: Sorted) => row.team, none: 'No team' },
    { id: 'tag', label: 'Tags', value: (row: Sorted) => row.tags, none: 'No tags' },
  ],
}

/** 'Thing 1' to 'Thing 12': every third inactive, odd ones tagged, the first two of team t1. */
const rows: Sorted[] = Array.from({ length: 12 }, (_, index) => ({
  id: `${index + 1}`,
  name: `Thing ${index + 1}`,
  isAvailable: index % 3 !== 2,
  tags: index % 2 ? [] : ['odd', `n${index + 1}`],
  ...(index < 2 && { team: 't1' }),
}))

const open = (props: object = {}, at = '/things/list') => renderList(rows, { spec, ...props }, at)
const status = () => screen.getByRole('status')
const filterButton = () => screen.getByRole('button', { name: 'Filter' })
const popup = () => screen.findByRole('dialog', { name: 'Filters' })
const group = (name: string) => screen.findByRole('group', { name })
const box = async (label: string, value: RegExp) =>
  within(await group(label)).findByRole('checkbox', { name: value })
const chips = () =>
  within(screen.getByRole('list', { name: 'Filters' }))
    .getAllByRole('listitem')
    .slice(0, -1)
    .map((chip) => chip.textContent)

test('values stand by how many rows of the list have them, and those without a value last (rule FAST-4)', async () => {
  const filters = spec.filters?.map((filter) =>
    filter.id === 'tag' ? { ...filter, byUse: true as const } : filter,
  )
  const { user } = await open({ spec: { ...spec, filters } })
  await user.click(filterButton())
  const order = async () =>
    within(await group('Tags'))
      .getAllByRole('checkbox')
      .map((one) => one.closest('label')?.textContent?.replace(/\d+$/, '').trim())
  const before = await order()
  expect(before[0]).toBe('odd')
  expect(before.at(-1)).toBe('No tags')
  await user.click(await box('Availability', /^Inactive 4/))
  await box('Tags', /^n1 ?0/)
  expect(await order()).toEqual(before)
})

test('a checked value filters at once, appears in the URL and as a chip, and the popup stays open', async () => {
  const { user, address } = await open({}, '/things/list?page=2')
  await user.click(filterButton())
  await user.click(await box('Availability', /^Inactive 4/))
  await waitFor(() => expect(names()).toEqual(['Thing 12', 'Thing 9', 'Thing 6', 'Thing 3']))
  expect(address()).toBe('/things/list?availability=inactive')
  expect(chips()).toEqual(['Availability: Inactive'])
  expect(status().textContent).toBe('Found 4 results (filtered from 12 total)')
  expect(await box('Availability', /^Inactive/)).toBeChecked()

  await user.click(await box('Tags', /^No tags 2/))
  await waitFor(() => expect(names()).toEqual(['Thing 12', 'Thing 6']))
  await user.click(screen.getByRole('button', { name: 'Clear Availability' }))
  await waitFor(() => expect(names()).toHaveLength(6))
  expect(address()).toBe('/things/list?tag=')
})

test('a checked box shows at once, and a second one right after does not undo it', async () => {
  const { user, address } = await open()
  await user.click(filterButton())
  const boxes = [await box('Tags', /^n1 /), await box('Tags', /^n3 /), await box('Availability', /^Active/)]
  for (const each of boxes) {
    fireEvent.click(each)
    expect(each).toBeChecked()
  }
  expect(chips()).toEqual(['Availability: Active', 'Tags: n1', 'Tags: n3'])
  await waitFor(() => expect(address()).toBe('/things/list?availability=active&tag=n1&tag=n3'))
  await waitFor(() => expect(names()).toEqual(['Thing 1']))
  for (const chip of ['Tags: n1', 'Tags: n3'])
    fireEvent.click(screen.getByRole('button', { name: `Remove filter ${chip}` }))
  expect(chips()).toEqual(['Availability: Active'])
  await waitFor(() => expect(address()).toBe('/things/list?availability=active'))
})

test('several values of a filter repeat its key in the URL, and Back undoes them one by one (rule FILTER-5)', async () => {
  const { user, router, address } = await open({}, '/things/list?tag=n1')
  expect(names()).toEqual(['Thing 1'])
  await user.click(filterButton())
  await user.click(await box('Tags', /^n3 /))
  await waitFor(() => expect(names()).toEqual(['Thing 3', 'Thing 1']))
  expect(address()).toBe('/things/list?tag=n1&tag=n3')
  act(() => router.history.back())
  await waitFor(() => expect(names()).toEqual(['Thing 1']))
  expect(chips()).toEqual(['Tags: n1'])
})

test('filters and search apply together; both can be cleared if nothing is found', async () => {
  const { user, searchBox, address } = await open({}, '/things/list?availability=active&q=thing+1')
  expect(status().textContent).toBe('Found 3 results for "thing 1" (filtered from 12 total)')
  await user.type(searchBox(), '2')
  expect(await screen.findByText('No results found')).toBeVisible()
  expect(screen.getByText('No things match your search for "thing 12".')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(names()).toEqual(['Thing 12']))
  expect(address()).toBe('/things/list?q=thing+12')
  expect(filterButton()).toHaveFocus()
})

test('filters without a match show that nothing was found', async () => {
  const { user } = await open({}, '/things/list?tag=nope')
  expect(screen.getByText('No things match these filters.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(names()).toHaveLength(10))
})

test('invalid filters in the URL filter nothing', async () => {
  await open({}, '/things/list?availability=perhaps&colour=red&team=%7B%22a%22:1%7D')
  expect(names()).toHaveLength(10)
  expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull()
})

test('typing in the search box does not render the chips', async () => {
  const label = vi.fn(() => 'Tags')
  const filters = [
    {
      id: 'tag',
      get label() {
        return label()
      },
      value: (row: Sorted) => row.tags,
    },
  ]
  const { user, searchBox } = await open({ spec: { ...plain, filters } }, '/things/list?tag=odd')
  await waitFor(() => expect(names()).toHaveLength(6))
  label.mockClear()
  await user.type(searchBox(), 'thing 1')
  await waitFor(() => expect(names()).toEqual(['Thing 11', 'Thing 1']))
  expect(label).not.toHaveBeenCalled()
})

test('chips can be removed one by one or all at once, and the focus stays near', async () => {
  const { user, address } = await open({}, '/things/list?tag=odd&availability=active&tag=n1')
  expect(chips()).toEqual(['Availability: Active', 'Tags: odd', 'Tags: n1'])
  await user.click(screen.getByRole('button', { name: 'Remove filter Availability: Active' }))
  await waitFor(() => expect(chips()).toEqual(['Tags: odd', 'Tags: n1']))
  expect(screen.getByRole('button', { name: 'Remove filter Tags: odd' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull())
  expect(filterButton()).toHaveFocus()
  expect(address()).toBe('/things/list')
})

test('filters work by keyboard alone: focus in, arrows, Space; Escape returns the focus', async () => {
  const { user, address } = await open()
  filterButton().focus()
  await user.keyboard('{Enter}')
  const find = await within(await popup()).findByRole('searchbox', { name: 'Find a filter or value' })
  await waitFor(() => expect(find).toHaveFocus())
  await user.keyboard('{ArrowDown}')
  expect(await box('Availability', /^Active/)).toHaveFocus()
  await user.keyboard('{ArrowDown} ')
  await waitFor(() => expect(address()).toBe('/things/list?availability=inactive'))
  expect(await box('Availability', /^Inactive/)).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(filterButton()).toHaveFocus()
})

test('the search in the popup finds a filter by its name and a value by its label', async () => {
  const { user } = await open()
  await user.click(filterButton())
  const find = await screen.findByRole('searchbox', { name: 'Find a filter or value' })
  await user.type(find, 'N1')
  expect(screen.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent)).toEqual([
    'n1 1',
    'n11 1',
  ])
  await user.clear(find)
  await user.type(find, 'avail')
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  await user.type(find, '!')
  expect(screen.getByText('No filter matches "avail!".')).toBeVisible()
})

test('names of referenced objects appear in the popup, on the chip and in the search', async () => {
  const named = { names: { team: new Map([['t1', 'Red Foxes']]) } }
  const { user, searchBox, change } = await open({}, '/things/list?team=t1')
  expect(chips()).toEqual(['Team: t1'])
  change({ spec, ...named })
  await waitFor(() => expect(chips()).toEqual(['Team: Red Foxes']))
  await user.click(filterButton())
  expect(await box('Team', /^Red Foxes 2/)).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Clear all' }))
  await user.type(searchBox(), 'fox')
  await waitFor(() => expect(names()).toEqual(['Thing 2', 'Thing 1']))
})

test('a list reports once that the user is about to search or filter', async () => {
  const onIntent = vi.fn()
  const { user, searchBox } = await open({ onIntent })
  expect(onIntent).not.toHaveBeenCalled()
  await user.click(searchBox())
  expect(onIntent).toHaveBeenCalled()
})

test('the popup stays open while the list loads, then counts and focuses its first field (rule FILTER-1)', async () => {
  const { user, change } = await open({ query: { rows: undefined } })
  await user.click(filterButton())
  expect(await popup()).toHaveTextContent('Counting...')
  expect(screen.queryByRole('checkbox')).toBeNull()
  act(() => change({ spec }))
  expect(await box('Availability', /^Inactive 4/)).toBeVisible()
  expect(screen.getByRole('searchbox', { name: 'Find a filter or value' })).toHaveFocus()
})

test('a partially loaded list shows that only loaded rows are filtered, and loads all beside "No results found"', async () => {
  const onLoadAll = vi.fn()
  const onStop = vi.fn()
  const truncated = { note: 'First 100 by points', onLoadMore: vi.fn(), onLoadAll }
  const { user, change } = await open({ query: { truncated } }, '/things/list?tag=odd')
  expect(status()).toHaveTextContent(
    'Found 6 results (filtered from 12 total) · Filtered: first 100 by points only',
  )
  await user.click(filterButton())
  expect(await screen.findByText(/among the first 100 by points\.$/)).toBeVisible()
  await user.click(await box('Team', /^t1 1/))
  await user.click(await box('Tags', /^odd/))
  await user.click(await box('Tags', /^n3 0/))
  expect(await screen.findByText('No results found')).toBeVisible()
  const main = within(status())
  expect(await main.findByText('Filtered: first 100 by points only')).toBeVisible()
  await user.click(main.getByRole('button', { name: 'Load all' }))
  expect(onLoadAll).toHaveBeenCalledOnce()
  change({ spec, query: { truncated: { ...truncated, progress: { loaded: 2300, onStop } } } })
  expect(await main.findByText('2,300 loaded')).toBeVisible()
  await user.click(main.getByRole('button', { name: 'Stop' }))
  expect(onStop).toHaveBeenCalledOnce()
})
