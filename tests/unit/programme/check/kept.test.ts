// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { checkPictures, picturesOf } from '@/programme/check/images'
import { nearestId } from '@/programme/check/nearest'
import { parseCheckSearch } from '@/programme/check/search'
import { since, sinceWords, whenWords } from '@/programme/check/since'
import type { Finding } from '@/programme/check/types'
import type { LoadedList } from '@/programme/useLists'

const finding = (id: string, more: Partial<Finding> = {}): Finding => ({
  key: JSON.stringify(['limit-zero', 'events', id, 'countLimit']),
  rule: 'limit-zero',
  severity: 'error',
  type: 'events',
  id,
  name: id,
  text: 'Its limit is on.',
  path: 'countLimit',
  ...more,
})

describe('what this browser keeps about the checks of an account', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.resetModules()
  })

  it('survives a reload: mutes with their reasons, and the last visit', async () => {
    const before = await import('@/programme/check/kept')
    before.mute('a', finding('x'), 'Meant')
    before.mute('a', finding('x'), 'Meant so')
    before.keepVisit('a', { at: 5, keys: ['k'] })
    vi.resetModules()
    const { keptOf, muteOf } = await import('@/programme/check/kept')
    const { mutes, visit } = keptOf('a').get()
    expect(mutes).toHaveLength(1)
    expect(muteOf(mutes, finding('x', { path: 'other' }))).toMatchObject({ reason: 'Meant so' })
    expect(muteOf(mutes, finding('y'))).toBeUndefined()
    expect(visit).toEqual({ at: 5, keys: ['k'] })
    expect(keptOf('b').get()).toEqual({ mutes: [] })
  })

  it.each(['no JSON', '[]', '{"mutes": 1}', '{"mutes": [null, {"rule": 1}], "visit": {"at": "x"}}'])(
    'is empty where the storage holds %s',
    async (text) => {
      localStorage.setItem('console.check.a', text)
      const { keptOf } = await import('@/programme/check/kept')
      expect(keptOf('a').get()).toEqual({ mutes: [] })
    },
  )

  it('shows the count of another visit in the navigation, and forgets nonsense', async () => {
    localStorage.setItem('console.troubles', '{"a": 3}')
    const { troublesByAccount, setTroubles } = await import('@/programme/troubles')
    expect(troublesByAccount.get()).toEqual({ a: 3 })
    setTroubles('b', 2)
    expect(JSON.parse(localStorage.getItem('console.troubles') ?? '')).toEqual({ a: 3, b: 2 })
    localStorage.setItem('console.troubles', 'x')
    vi.resetModules()
    expect((await import('@/programme/troubles')).troublesByAccount.get()).toEqual({})
  })
})

describe('what changed since the last visit', () => {
  const list = (rows: object[], isPartial = false) =>
    ({ type: 'events', rows, isPartial, error: undefined }) as unknown as LoadedList
  const visit = { at: Date.parse('2026-03-11T17:41:00'), keys: [finding('x').key, finding('y').key] }

  it('counts new and mended findings', () => {
    const changes = since(visit, [finding('x'), finding('z')], [list([])])
    expect([...changes.news]).toEqual([finding('z').key])
    expect(changes.mended).toBe(1)
    expect(sinceWords(changes, visit)).toMatch(/^1 new and 1 mended since your last visit, /)
  })

  it('does not call mended what is not loaded now', () => {
    expect(since(visit, [finding('x')], [list([], true)]).mended).toBe(0)
    expect(since(visit, [finding('x')], [list([{ id: 'y' }], true)]).mended).toBe(1)
  })

  it('names the day in words', () => {
    const now = Date.parse('2026-03-12T08:57:00')
    expect(whenWords(now, now)).toBe('today, 08:57')
    expect(whenWords(visit.at, now)).toBe('yesterday, 17:41')
    expect(whenWords(Date.parse('2026-03-01T06:05:00'), now)).toBe('01:03:26, 06:05')
  })
})

test('the nearest id differs in less than half of its letters; without one there is none', () => {
  expect(nearestId('trivia-attend', ['trivia', 'trivia-attended', 'story-told'])).toBe('trivia-attended')
  expect(nearestId('Ride', ['ride', 'bride'])).toBe('ride')
  expect(nearestId('abcd', ['wxyz', ''])).toBeUndefined()
  expect(nearestId('x'.repeat(5000), ['x'.repeat(4999)])).toBe('x'.repeat(4999))
})

test('nonsense in the address of the page is ignored', () => {
  expect(parseCheckSearch({ severity: 'error', type: 'missions', group: 'rule' })).toEqual({
    severity: 'error',
    type: 'missions',
    group: 'rule',
  })
  expect(parseCheckSearch({ severity: 'x', type: 'rules', group: ['type'] })).toEqual({})
})

describe('the check of pictures', () => {
  const lists = new Map([
    [
      'events' as const,
      [
        { id: 'a', imgUrl: '/a.png' },
        { id: 'b', imgUrl: '/a.png' },
        { id: 'c', imgUrl: 'http://x/y.png' },
        { id: 'd', imgUrl: ' ' },
      ],
    ],
    ['quizzes' as const, [{ id: 'q', questions: [null, { imgUrl: '/q.png' }] }]],
  ])

  it('loads each address once, and names every object and question that has a broken one', async () => {
    const load = vi.fn(async (url: string) => url === '/q.png')
    const found = await checkPictures(picturesOf(lists), {
      signal: new AbortController().signal,
      onProgress: () => {},
      load,
    })
    expect(load.mock.calls.flat().sort()).toEqual(['/a.png', '/q.png'])
    expect(found.map(({ id, path }) => `${id} ${path}`)).toEqual(['a imgUrl', 'b imgUrl'])
  })

  it('stops on request, with what it has found until then', async () => {
    const controller = new AbortController()
    const many = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, imgUrl: `/${index}.png` }))
    const load = vi.fn(async () => {
      controller.abort()
      return false
    })
    const found = await checkPictures(picturesOf(new Map([['events', many]])), {
      signal: controller.signal,
      onProgress: () => {},
      load,
    })
    expect(load.mock.calls.length).toBeLessThan(10)
    expect(found.length).toBe(load.mock.calls.length)
  })
})
