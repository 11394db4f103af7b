import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useTyped } from '@/list/SearchBox'

function box(q = '') {
  const onSearch = vi.fn()
  const hook = renderHook((props: { q: string }) => useTyped(props.q, onSearch), { initialProps: { q } })
  return {
    onSearch,
    typed: () => hook.result.current[0],
    type: (text: string) => act(() => hook.result.current[1](text)),
    address: (now: string) => hook.rerender({ q: now }),
  }
}

test('a URL that lags behind does not remove typed letters', () => {
  const { typed, type, address, onSearch } = box()
  for (const text of ['a', 'ab', 'abc']) type(text)
  expect(onSearch.mock.calls.flat()).toEqual(['a', 'ab', 'abc'])
  address('a')
  expect(typed()).toBe('abc')
  address('abc')
  expect(typed()).toBe('abc')
})

test('a URL that changes by itself updates the box, also to an earlier text', () => {
  const { typed, type, address } = box('old')
  type('older')
  address('older')
  address('old')
  expect(typed()).toBe('old')
  address('')
  expect(typed()).toBe('')
})

test('an update that the router skipped is not waited for', () => {
  const { typed, type, address } = box()
  type('a')
  type('ab')
  address('ab')
  address('a')
  expect(typed()).toBe('a')
})
