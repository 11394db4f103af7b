import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { names, renderList, things } from './renderList'

const status = () => screen.getByRole('status')

test('the list is searched while typing, and the URL follows without new history entries', async () => {
  const { user, router, searchBox, address } = await renderList(things(12))
  await user.type(searchBox(), 'thing 0')
  expect(searchBox()).toHaveValue('thing 0')
  await waitFor(() => expect(names()).toHaveLength(9))
  expect(status()).toHaveTextContent('Found 9 results for "thing 0" (filtered from 12 total)')
  await waitFor(() => expect(address()).toBe('/things/list?q=thing+0'))
  expect(router.history.length).toBe(1)
})

test('one result has a singular label, and no total is shown while nothing is filtered', async () => {
  await renderList(things(12), {}, '/things/list?q=thing-07')
  expect(status().textContent).toBe('Found 1 result for "thing-07" (filtered from 12 total)')
})

test('no total is shown when everything matches', async () => {
  await renderList(things(12), {}, '/things/list?q=%20THING%20')
  expect(status().textContent).toBe('Found 12 results for "THING"')
})

test('white space is no search', async () => {
  const { user, searchBox, address } = await renderList(things(2))
  await user.type(searchBox(), '   ')
  expect(searchBox()).toHaveValue('   ')
  expect(names()).toHaveLength(2)
  expect(status()).toBeEmptyDOMElement()
  expect(address()).toBe('/things/list')
})

test('a search without a match shows a message, and Clear search restores the list and focuses the search box', async () => {
  const { user, router, searchBox, address } = await renderList(things(2), {}, '/things/list?q=unicorn')
  expect(status()).toHaveTextContent('No results found')
  expect(screen.getByText('No things match your search for "unicorn".')).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  await waitFor(() => expect(names()).toHaveLength(2))
  expect(searchBox()).toHaveValue('')
  expect(searchBox()).toHaveFocus()
  expect(router.history.length).toBe(1)
  expect(address()).toBe('/things/list')
})

test('a search without a match says so only once the names of referenced objects are loaded (rule LIST-8)', async () => {
  await renderList(things(2), { isNaming: true }, '/things/list?q=unicorn')
  expect(status()).toHaveTextContent('Searching...')
  expect(screen.queryByText('No results found')).toBeNull()
})

test('an empty list keeps its empty message during a search', async () => {
  await renderList([], {}, '/things/list?q=unicorn')
  expect(screen.getByText('No data available')).toBeVisible()
})

test('the clear button empties the search box', async () => {
  const { user, searchBox } = await renderList(things(2), {}, '/things/list?q=01')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(searchBox()).toHaveValue('')
  expect(searchBox()).toHaveFocus()
  await waitFor(() => expect(names()).toHaveLength(2))
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
})

test('Back and links change the search box, and white space while typing does not vanish', async () => {
  const { user, router, searchBox } = await renderList(things(12), {}, '/things/list?q=01')
  await act(() => router.navigate({ to: '/things/list', search: { q: '02' } } as never))
  expect(searchBox()).toHaveValue('02')
  act(() => router.history.back())
  await waitFor(() => expect(searchBox()).toHaveValue('01'))
  await waitFor(() => expect(names()).toEqual(['Thing 01']))
  await user.clear(searchBox())
  await user.type(searchBox(), 'thing ')
  expect(searchBox()).toHaveValue('thing ')
  await user.type(searchBox(), '12')
  await waitFor(() => expect(names()).toEqual(['Thing 12']))
})

test('a search starts on page 1 (rule LIST-11)', async () => {
  const { user, searchBox, address } = await renderList(things(12), {}, '/things/list?page=2')
  expect(names()).toHaveLength(2)
  await user.type(searchBox(), 't')
  await waitFor(() => expect(names()).toHaveLength(10))
  await waitFor(() => expect(address()).toBe('/things/list?q=t'))
})

test('Back from a search goes to the rows of that entry at once, without the first page of the search between', async () => {
  const { router } = await renderList(things(25), {}, '/things/list?q=1&page=2')
  expect(names()).toEqual(['Thing 10', 'Thing 01'])
  const seen: unknown[] = []
  const observer = new MutationObserver(() => seen.push(names()[0]))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  act(() => router.history.push('/things/list'))
  await waitFor(() => expect(names()[0]).toBe('Thing 25'))
  observer.disconnect()
  expect(seen).not.toContain('Thing 21')
})
