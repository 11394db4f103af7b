import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  ageOf,
  followWrite,
  keepingPages,
  loadRemainingPages,
  type Pages,
  pagesFetchedAnew,
} from '@/api/longLists'
import { pagedBy } from '@/api/pages'

interface Row {
  id: string
  account: string
  name?: string
}

const limit = 10
const queryKey = ['infinite', '/players', { account: 'acme' }]
let client: QueryClient
let held: Row[]
const read = vi.fn()

const options = keepingPages({
  queryKey,
  queryFn: async ({ pageParam, signal }: { pageParam: number; signal?: AbortSignal }) => {
    read(pageParam)
    signal?.throwIfAborted()
    return held.slice(pageParam, pageParam + limit).map((row) => ({ ...row }))
  },
  ...pagedBy(limit),
})

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, account: 'acme', name: `Row ${index}` }))
const cached = () => client.getQueryData<Pages<Row>>(queryKey)?.pages ?? []
const ids = () => cached().flatMap((page) => page.map((row) => row?.id))
const start = (count: number) => {
  held = rowsOf(count)
  return client.fetchInfiniteQuery(options)
}
const loadAll = (
  onProgress: (loaded: number) => void = () => undefined,
  signal = new AbortController().signal,
) => loadRemainingPages(client, options, { signal, onProgress })
const matches = (id: string) => (row: Row) => row.id === id
const anyList = () => true

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  read.mockReset()
})

describe('a refetched page', () => {
  const refetched = () => options.queryFn({ client, queryKey, pageParam: 0 })

  it('is the cached one if it is the same, so that no second copy stays in memory (rule SPEED-3)', async () => {
    await start(limit)
    expect(await refetched()).toBe(cached()[0])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('keeps the rows that are the same', async () => {
    await start(limit)
    const [first, second] = cached()[0] ?? []
    held = held.map((row, index) => (index === 0 ? { ...row, name: 'Renamed' } : row))
    const page = await refetched()
    expect(page[0]).toEqual({ ...first, name: 'Renamed' })
    expect(page[1]).toBe(second)
  })
})

describe('loading all of a list', () => {
  it('reads page after page to the end and reports its progress', async () => {
    await start(95)
    const told: number[] = []
    await loadAll((loaded) => told.push(loaded))
    expect(ids()).toEqual(held.map(({ id }) => id))
    expect(read.mock.calls.flat()).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90])
    expect(told).toEqual([20, 30, 40, 50, 60, 70, 80, 90, 95])
    await loadAll()
    expect(read).toHaveBeenCalledTimes(10)
  })

  it('keeps what it has when it is stopped, and continues from there', async () => {
    await start(95)
    const controller = new AbortController()
    await loadAll((loaded) => loaded >= 40 && controller.abort(), controller.signal)
    expect(ids()).toHaveLength(40)
    await loadAll()
    expect(ids()).toHaveLength(95)
    expect(read).toHaveBeenCalledTimes(10)
  })

  it('keeps what it has when a call fails, and shows why', async () => {
    await start(95)
    read.mockImplementation((skip) => {
      if (skip === 30) throw new Error('Slow down')
    })
    await expect(loadAll()).rejects.toThrow('Slow down')
    expect(ids()).toHaveLength(30)
  })
})

describe('a refetch', () => {
  it('reads lists of a few pages as a whole', async () => {
    await start(pagesFetchedAnew * limit - 1)
    await loadAll()
    expect(ageOf(cached())).toBeUndefined()
    held = held.slice(1)
    read.mockReset()
    await client.fetchInfiniteQuery({ ...options, pages: cached().length })
    expect(read).toHaveBeenCalledTimes(pagesFetchedAnew)
    expect(ids()).toEqual(held.map(({ id }) => id))
  })

  it('does not change long lists, and keeps the time when they were loaded', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
    await start(95)
    vi.setSystemTime(2_000_000)
    await loadAll()
    read.mockReset()
    vi.setSystemTime(3_000_000)
    await client.fetchInfiniteQuery({ ...options, pages: cached().length })
    expect(read).not.toHaveBeenCalled()
    expect(ids()).toHaveLength(95)
    expect(ageOf(cached())).toBe(1_000_000)
    vi.useRealTimers()
  })
})

describe('a write to a long list', () => {
  beforeEach(async () => {
    await start(100)
    await loadAll()
  })
  const find = (id: string) => cached().flat().find(matches(id))

  it('shows the response to an update in its row, or what was sent if the response is empty', () => {
    const sent = { id: 'r42', account: 'acme', name: 'Renamed' }
    followWrite(client, anyList, { sent, response: { ...sent, points: 3 }, matches: matches('r42') })
    expect(find('r42')).toEqual({ ...sent, points: 3 })
    expect(ids().indexOf('r42')).toBe(42)
    followWrite(client, anyList, {
      sent: { id: 'r7', account: 'acme' },
      response: '',
      matches: matches('r7'),
    })
    expect(find('r7')).toEqual({ id: 'r7', account: 'acme', name: 'Row 7' })
  })

  it('puts a new object first and removes a deleted one', () => {
    const sent = { id: 'new', account: 'acme' }
    followWrite(client, anyList, { sent, response: sent, isNew: true, matches: matches('new') })
    expect(ids()[0]).toBe('new')
    followWrite(client, anyList, { sent: undefined, matches: matches('r3') })
    expect(find('r3')).toBeUndefined()
    expect(ids()).toHaveLength(100)
  })

  it('loads the next page even if a full page has lost an object', () => {
    const pages = cached()
    expect(pages).toHaveLength(11)
    followWrite(client, anyList, { sent: undefined, matches: matches('r95') })
    const [last] = cached().slice(9)
    expect(last).toHaveLength(9)
    expect(options.getNextPageParam(last, cached().slice(0, 10))).toBe(100)
  })

  it('does not change other rows, broken ones and short lists', async () => {
    client.setQueryData(['infinite', '/teams'], { pages: [[{ id: 'r5' }]], pageParams: [0] })
    const broken = [null, 7, 'r5'] as unknown as Row[]
    client.setQueryData<Pages<Row>>(queryKey, (data) => data && { ...data, pages: [...data.pages, broken] })
    followWrite(client, anyList, { sent: undefined, matches: matches('r5') })
    expect(client.getQueryData(['infinite', '/teams'])).toEqual({ pages: [[{ id: 'r5' }]], pageParams: [0] })
    expect(cached().at(-1)).toEqual(broken)
    expect(ids().filter((id) => id === 'r5')).toEqual([])
  })
})
