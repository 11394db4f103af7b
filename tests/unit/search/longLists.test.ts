import { Target } from 'lucide-react'
import { expect, it, vi } from 'vitest'
import { isPrepared, mergeSort, prepareSearch, searchEntities } from '@/search/searchEntities'
import type { SearchSource } from '@/search/types'
import { inSlices } from '@/ui/slices'

const source = (rows: object[]): SearchSource => ({
  type: 'players',
  title: 'Players',
  singular: 'Player',
  family: 'people',
  icon: Target,
  idOf: (row: { player: string }) => row.player,
  rows,
  isLoading: false,
  retry: () => undefined,
})
const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    player: `p-${index}`,
    name: `Player ${(index * 7919) % count}`,
  }))

it('a long list is prepared in slices, with other tasks in between, and its results are sorted', async () => {
  const sources = [source(crowd(20_000))]
  expect(sources.every(isPrepared)).toBe(false)
  const pulse = vi.fn()
  const timer = setInterval(pulse, 1)
  await prepareSearch(sources)
  clearInterval(timer)
  expect(pulse.mock.calls.length).toBeGreaterThan(3)
  expect(sources.every(isPrepared)).toBe(true)
  expect(searchEntities(sources, 'player 1999').map(({ name }) => name)).toEqual([
    'Player 1999',
    ...Array.from({ length: 10 }, (_, index) => `Player 1999${index}`),
  ])
})

it('the preparation stops when it is aborted', async () => {
  const sources = [source(crowd(30_000))]
  const leaving = new AbortController()
  const done = prepareSearch(sources, leaving.signal)
  leaving.abort()
  await done
  expect(sources.every(isPrepared)).toBe(false)
})

it.each([0, 1, 499, 500, 501, 1750])(
  'a sort of %i items equals the built-in sort and is stable',
  async (count) => {
    const items = Array.from({ length: count }, (_, index) => ({ key: (index * 31) % 17, index }))
    const compare = (a: { key: number }, b: { key: number }) => a.key - b.key
    const sorted = await new Promise((resolve) => inSlices(mergeSort(items, compare), resolve))
    expect(sorted).toEqual([...items].sort(compare))
  },
)
