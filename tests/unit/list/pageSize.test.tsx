import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listView, parseListSearch } from '@/list/listSearch'
import { rememberPageSize } from '@/list/pageSize'
import { names, renderList, sizeSelect, spec, things } from './renderList'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('a selected page size becomes the default of every plain URL', async () => {
  const { user, router, address } = await renderList(things(23))
  await user.selectOptions(sizeSelect(), '20')
  await waitFor(() => expect(names()).toHaveLength(20))
  expect(address()).toBe('/things/list')
  await act(() => router.navigate({ to: '/things/list', search: { q: 'thing' } } as never))
  await waitFor(() => expect(address()).toBe('/things/list?q=thing'))
  expect(names()).toHaveLength(20)
})

test('Back undoes a page size, and Forward restores it', async () => {
  const { user, router, address } = await renderList(things(23))
  await user.selectOptions(sizeSelect(), '5')
  await waitFor(() => expect(names()).toHaveLength(5))
  act(() => router.history.back())
  await waitFor(() => expect(names()).toHaveLength(10))
  expect(address()).toBe('/things/list?size=10')
  expect(sizeSelect()).toHaveDisplayValue('10')
  act(() => router.history.forward())
  await waitFor(() => expect(names()).toHaveLength(5))
})

test('a page size in the URL wins, and is not remembered', async () => {
  rememberPageSize(20)
  await renderList(things(23), {}, '/things/list?size=5')
  expect(names()).toHaveLength(5)
  expect(listView(parseListSearch({}), spec).size).toBe(20)
})

test('the remembered size is left out of the URL, 10 is written', () => {
  rememberPageSize(20)
  expect(parseListSearch({ size: 20 }).size).toBeUndefined()
  expect(parseListSearch({ size: 10 }).size).toBe(10)
})

test('the page size is read again after a reload; an invalid stored size becomes 10', async () => {
  const reloaded = async () => {
    vi.resetModules()
    return (await import('@/list/pageSize')).chosenPageSize()
  }
  rememberPageSize(15)
  expect(await reloaded()).toBe(15)
  localStorage.setItem('console.pageSize', '20')
  expect(await reloaded(), 'a value of an earlier release').toBe(20)
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  localStorage.setItem('console.pageSize', '7')
  expect(await reloaded()).toBe(10)
  expect(warn).toHaveBeenCalledOnce()
  warn.mockClear()
})

test('without browser storage the page size lasts as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  const { user } = await renderList(things(23))
  await user.selectOptions(sizeSelect(), '20')
  await waitFor(() => expect(names()).toHaveLength(20))
  expect(listView({}, spec).size).toBe(20)
})
