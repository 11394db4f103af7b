// @vitest-environment jsdom
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { checkPictures, picturesOf } from '@/engine/check/images'
import { muteOf } from '@/engine/check/mutes'
import type { Finding } from '@/engine/check/types'
import type { LoadedList } from '@/entities/useLists'
import { nearestId } from '@/lib/nearest'
import { parseCheckSearch } from '@/pages/check/search'
import { since, sinceText, visitText } from '@/pages/check/since'

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

describe('the stored data about the checks of an account', () => {
  /** The same person, after a reload. */
  async function reload() {
    vi.resetModules()
    const { setCurrentUser } = await import('@/stored/stored')
    setCurrentUser('mira')
    return import('@/parts/findings/storage')
  }

  beforeEach(() => localStorage.clear())

  it('survives a reload with mutes, their reasons and the last visit', async () => {
    const before = await reload()
    before.mute('a', finding('x'), 'Meant')
    before.mute('a', finding('x'), 'Meant so')
    before.keepVisit('a', { at: 5, keys: ['k'] })
    const { storageOf } = await reload()
    const { mutes, visit } = storageOf('a').get()
    expect(mutes).toHaveLength(1)
    expect(muteOf(mutes, finding('x', { path: 'other' }))).toMatchObject({ reason: 'Meant so' })
    expect(muteOf(mutes, finding('y'))).toBeUndefined()
    expect(visit).toEqual({ at: 5, keys: ['k'] })
    expect(storageOf('b').get()).toEqual({ mutes: [] })
  })

  it.each(['no JSON', '[]', '{"mutes": 1}', '{"mutes": [], "visit": {"at": "x"}}'])(
    'is empty if the storage contains %s, and the value is removed',
    async (text) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
      localStorage.setItem('console.check:["mira","a"]', text)
      const { storageOf } = await reload()
      expect(storageOf('a').get()).toEqual({ mutes: [] })
      expect(warn).toHaveBeenCalledOnce()
      warn.mockClear()
      expect(localStorage).toHaveLength(0)
    },
  )

  it('leaves out invalid mutes and keeps the others', async () => {
    const mute = { rule: 'limit-zero', type: 'events', id: 'x', reason: 'Meant', at: '2026-03-12T08:57:00Z' }
    const mutes = [null, { rule: 1 }, { ...mute, at: 'yesterday' }, { ...mute, type: 'x' }, mute]
    localStorage.setItem('console.check:["mira","a"]', JSON.stringify({ mutes }))
    const { storageOf } = await reload()
    expect(storageOf('a').get().mutes).toEqual([mute])
  })

  it('provides the count of an earlier visit to the navigation, and ignores invalid values (rule CHECK-2)', async () => {
    await reload()
    const { findingCounts, setFindingCounts } = await import('@/parts/findings/findingCounts')
    const of = (...severities: string[]) => severities.map((severity) => ({ severity }))
    setFindingCounts('a', { findings: of('error', 'note', 'warning', 'error'), at: 5 })
    setFindingCounts('constructor', { findings: of('warning'), at: undefined })
    // Earlier releases did not tell errors from warnings.
    localStorage.setItem('console.troubles:["mira","old"]', '4')
    const older = { version: 1, at: Date.now(), value: { count: 4, at: 5 } }
    localStorage.setItem('console.troubles:["mira","older"]', JSON.stringify(older))
    await reload()
    const later = (await import('@/parts/findings/findingCounts')).findingCounts
    expect(
      ['a', 'constructor', 'old', 'older', 'b'].map((account) => {
        const { errors, warnings } = later(account).get() ?? {}
        return [errors, warnings]
      }),
    ).toEqual([
      [2, 1],
      [0, 1],
      [0, 0],
      [0, 0],
      [undefined, undefined],
    ])
    expect(findingCounts('a').get()).toEqual({ errors: 2, warnings: 1, at: 5 })
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    localStorage.setItem('console.troubles:["mira","a"]', 'x')
    await reload()
    expect((await import('@/parts/findings/findingCounts')).findingCounts('a').get()).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockClear()
  })
})

describe('the changes since the last visit', () => {
  const list = (rows: object[], isPartial = false) =>
    ({ type: 'events', rows, isPartial, error: undefined }) as unknown as LoadedList
  const visit = { at: Date.parse('2026-03-11T17:41:00'), keys: [finding('x').key, finding('y').key] }

  it('include the number of new and of fixed findings (rule CHECK-9)', () => {
    const changes = since(visit, [finding('x'), finding('z')], [list([])])
    expect([...changes.news]).toEqual([finding('z').key])
    expect(changes.fixed).toBe(1)
    expect(sinceText(changes, visit)).toMatch(/^1 new and 1 fixed since your last visit, /)
  })

  it('do not count a finding as fixed if its list is not loaded now', () => {
    expect(since(visit, [finding('x')], [list([], true)]).fixed).toBe(0)
    expect(since(visit, [finding('x')], [list([{ id: 'y' }], true)]).fixed).toBe(1)
  })

  it('include the day of the visit as text', () => {
    const now = Date.parse('2026-03-12T08:57:00')
    expect(visitText(now, now)).toBe('today, 08:57')
    expect(visitText(visit.at, now)).toBe('yesterday, 17:41')
    expect(visitText(Date.parse('2026-03-01T06:05:00'), now)).toBe('Sun 1 March, 06:05')
  })
})

test('the nearest id differs in less than half of its letters, otherwise there is none', () => {
  expect(nearestId('trivia-attend', ['trivia', 'trivia-attended', 'story-told'])).toBe('trivia-attended')
  expect(nearestId('Ride', ['ride', 'bride'])).toBe('ride')
  expect(nearestId('abcd', ['wxyz', ''])).toBeUndefined()
  expect(nearestId('x'.repeat(5000), ['x'.repeat(4999)])).toBe('x'.repeat(4999))
})

test('invalid values in the address of the check page are ignored', () => {
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

  it('loads each address once, and reports every object and question with a broken one (rule CHECK-10)', async () => {
    const load = vi.fn(async (url: string) => url === '/q.png')
    const found = await checkPictures(picturesOf(lists), {
      signal: new AbortController().signal,
      onProgress: () => {},
      load,
    })
    expect(load.mock.calls.flat().sort()).toEqual(['/a.png', '/q.png'])
    expect(found.map(({ id, path }) => `${id} ${path}`)).toEqual(['a imgUrl', 'b imgUrl'])
  })

  it('stops on request, and returns what it has found so far', async () => {
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
