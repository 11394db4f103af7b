// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadSearchTexts, searchRows } from '@/list/searchRows'

const items = () => Array.from({ length: 50 }, (_, index) => index)
const rowOf = vi.fn((index: number) => ({ name: `Thing ${index}` }))

beforeEach(() => {
  vi.useFakeTimers()
  rowOf.mockClear()
})
afterEach(() => vi.useRealTimers())

test('a list that was read ahead is searched without reading its rows again', () => {
  const list = items()
  preloadSearchTexts(list, rowOf, ['name'])
  vi.runAllTimers()
  expect(rowOf).toHaveBeenCalledTimes(50)
  expect(searchRows(list, 'thing 49', rowOf, ['name'])).toEqual([49])
  expect(rowOf).toHaveBeenCalledTimes(50)
})

test('a search does not wait for the list to be read ahead', () => {
  const list = items()
  const stop = preloadSearchTexts(list, rowOf, ['name'])
  expect(searchRows(list, 'thing 49', rowOf, ['name'])).toEqual([49])
  stop()
})

test('reading ahead stops for 300 ms after each key', () => {
  window.dispatchEvent(new KeyboardEvent('keydown'))
  preloadSearchTexts(items(), rowOf, ['name'])
  vi.advanceTimersByTime(200)
  window.dispatchEvent(new KeyboardEvent('keydown'))
  vi.advanceTimersByTime(299)
  expect(rowOf).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2)
  expect(rowOf).toHaveBeenCalledTimes(50)
})

test('a list that left the screen is not read', () => {
  preloadSearchTexts(items(), rowOf, ['name'])()
  vi.runAllTimers()
  expect(rowOf).not.toHaveBeenCalled()
})

test('names that load after the list was read do not read its rows again', () => {
  const list = items()
  preloadSearchTexts(list, rowOf, ['name', 'team'])
  vi.runAllTimers()
  rowOf.mockClear()
  const names = { team: new Map([['t1', 'Red Foxes']]) }
  expect(searchRows(list, 'thing 49', rowOf, ['name', 'team'], names)).toEqual([49])
  expect(rowOf).not.toHaveBeenCalled()
})

test('the ids of named objects are read ahead too', () => {
  const list = items()
  const inTeam = vi.fn((index: number) => ({ name: `Thing ${index}`, team: index % 25 === 7 ? 't1' : 't2' }))
  const names = { team: new Map([['t1', 'Red Foxes']]) }
  preloadSearchTexts(list, inTeam, ['name', 'team'], names)
  vi.runAllTimers()
  inTeam.mockClear()
  expect(searchRows(list, 'foxes', inTeam, ['name', 'team'], names)).toEqual([7, 32])
  expect(inTeam).not.toHaveBeenCalled()
})
