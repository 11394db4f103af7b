import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useTyped } from '@/list/SearchBox'

beforeEach(() => void vi.useFakeTimers())

function box(q = '') {
  const onSearch = vi.fn()
  const hook = renderHook((props: { q: string }) => useTyped(props.q, onSearch), { initialProps: { q } })
  const pause = () => act(() => vi.advanceTimersByTime(300))
  return {
    onSearch,
    pause,
    typed: () => hook.result.current.typed,
    type: (text: string) => act(() => hook.result.current.type(text)),
    leave: () => act(() => hook.result.current.settle()),
    typeSlowly: (text: string) => {
      act(() => hook.result.current.type(text))
      pause()
    },
    address: (now: string) => hook.rerender({ q: now }),
  }
}

test('letters show at once, and the URL follows once after a pause', () => {
  const { typed, type, pause, onSearch } = box()
  for (const text of ['a', 'ab', 'abc']) {
    type(text)
    expect(typed()).toBe(text)
  }
  expect(onSearch).not.toHaveBeenCalled()
  pause()
  expect(onSearch.mock.calls.flat()).toEqual(['abc'])
})

test('leaving the box updates the URL immediately, and only once', () => {
  const { type, leave, pause, onSearch } = box()
  type('abc')
  leave()
  expect(onSearch.mock.calls.flat()).toEqual(['abc'])
  leave()
  pause()
  expect(onSearch).toHaveBeenCalledTimes(1)
})

test('a URL that lags behind does not remove typed letters', () => {
  const { typed, typeSlowly, address, onSearch } = box()
  for (const text of ['a', 'ab', 'abc']) typeSlowly(text)
  expect(onSearch.mock.calls.flat()).toEqual(['a', 'ab', 'abc'])
  address('a')
  expect(typed()).toBe('abc')
  address('abc')
  expect(typed()).toBe('abc')
})

test('a URL that changes by itself updates the box, also to an earlier text', () => {
  const { typed, typeSlowly, address } = box('old')
  typeSlowly('older')
  address('older')
  address('old')
  expect(typed()).toBe('old')
  address('')
  expect(typed()).toBe('')
})

test('a URL that changes during a pause wins over the letters before it', () => {
  const { typed, type, pause, address, onSearch } = box('old')
  type('older')
  address('other')
  expect(typed()).toBe('other')
  pause()
  expect(onSearch).not.toHaveBeenCalled()
})

test('an update that the router skipped is not waited for', () => {
  const { typed, typeSlowly, address } = box()
  typeSlowly('a')
  typeSlowly('ab')
  address('ab')
  address('a')
  expect(typed()).toBe('a')
})
