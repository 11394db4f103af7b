import { expect, it, vi } from 'vitest'
import { naturalCompare } from '@/lib/compare'
import { inSlices } from '@/lib/idle'
import { mergeSort } from '@/lib/ranks'
import { isPrepared, prepareSearch, searchEntities } from '@/search/searchEntities'
import type { SearchSource } from '@/search/types'
import { source } from './source'

vi.mock('@/lib/compare', { spy: true })

const players = (rows: object[]) => source('players', rows, { idOf: (row: { player: string }) => row.player })
const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    player: `p-${index}`,
    name: `Player ${(index * 7919) % count}`,
  }))

const namesOf = (sources: SearchSource[], query: string) =>
  searchEntities(sources, query)
    .slice()
    .map(({ name }) => name)

it('a long list is prepared in slices, with other tasks in between, and its results are sorted', async () => {
  const sources = [players(crowd(100_000))]
  expect(sources.every(isPrepared)).toBe(false)
  const pulse = vi.fn()
  const timer = setInterval(pulse, 1)
  await prepareSearch(sources)
  clearInterval(timer)
  expect(pulse.mock.calls.length).toBeGreaterThan(3)
  expect(sources.every(isPrepared)).toBe(true)
  expect(namesOf(sources, 'player 1999')).toEqual([
    'Player 1999',
    ...Array.from({ length: 10 }, (_, index) => `Player 1999${index}`),
  ])
})

it('the results of a long list are the same before and after it is ranked, and any part of them is that of all', async () => {
  const rows = crowd(5000).map((row, index) => (index % 3 ? row : { ...row, name: 'Player 7' }))
  const sources = [players(rows)]
  const leaving = new AbortController()
  await prepareSearch(sources, leaving.signal)
  leaving.abort()
  const before = searchEntities(sources, 'player').slice()
  expect(before).toHaveLength(5000)
  expect(searchEntities(sources, 'player').slice(30, 40)).toEqual(before.slice(30, 40))
  expect(searchEntities(sources, 'player').at(4321)).toEqual(before[4321])
  // Names are compared until the list is ranked.
  await prepareSearch(sources)
  await vi.waitFor(
    () => {
      vi.mocked(naturalCompare).mockClear()
      searchEntities(sources, 'player').slice(0, 10)
      expect(vi.mocked(naturalCompare).mock.calls).toHaveLength(0)
    },
    { timeout: 10_000 },
  )
  expect(searchEntities(sources, 'player').slice()).toEqual(before)
})

it.each(['player 19', 'player', '9', 'nobody'])(
  'a query after another finds what it finds alone: %s',
  (query) => {
    const rows = crowd(300)
    const sources = [players(rows)]
    for (const before of ['p', 'play', 'player 1', '19', 'nobody at all']) {
      namesOf(sources, before)
      expect(namesOf(sources, query)).toEqual(namesOf([players([...rows])], query))
    }
  },
)

it('the preparation stops when it is aborted', async () => {
  const sources = [players(crowd(30_000))]
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
