// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type StorageKey, storageKeys } from '@/stored/storageKeys'
import { currentUser, forgetCurrentUser, removeExpired, setCurrentUser, stored } from '@/stored/stored'

const draft: StorageKey = storageKeys.draft
const numbers = stored(draft, z.array(z.number()))
const size = stored(storageKeys.pageSize, z.number(), 10)
const keys = () => Object.keys(localStorage)
const keyOf = (owner: string, ...parts: string[]) => `console.draft:${JSON.stringify([owner, ...parts])}`
const dayMs = 24 * 60 * 60 * 1000

/** The messages about dropped values. */
function dropped() {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  return () => {
    const messages = warn.mock.calls.map(([message]) => String(message))
    warn.mockClear()
    return messages
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setCurrentUser('mira')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a stored value of a person', () => {
  it('is read by this person alone, and kept for them (rule STORE-1)', () => {
    numbers.set([1], 'a')
    const atom = numbers.atom('a')
    expect(atom.get()).toEqual([1])
    setCurrentUser('noah')
    expect([numbers.get('a'), atom.get(), numbers.all()]).toEqual([undefined, undefined, []])
    numbers.set([2], 'a')
    setCurrentUser('mira')
    expect([numbers.get('a'), atom.get()]).toEqual([[1], [1]])
    expect(keys()).toHaveLength(2)
  })

  it('is not stored while nobody is signed in, and does not become theirs who sign in', () => {
    setCurrentUser('')
    expect(numbers.set([1])).toBe(false)
    expect(numbers.get()).toEqual([1])
    expect(keys()).toEqual([])
    setCurrentUser('mira')
    expect(numbers.get()).toBeUndefined()
    setCurrentUser('')
    expect(numbers.get()).toBeUndefined()
  })

  it('is the same object until it changes, also when another tab changes it', () => {
    numbers.set([1])
    expect(numbers.get()).toBe(numbers.get())
    localStorage.setItem(keyOf('mira'), JSON.stringify({ version: 1, at: Date.now(), value: [5] }))
    expect(numbers.get()).toEqual([5])
    expect(numbers.get()).toBe(numbers.get())
  })

  it('expires', () => {
    numbers.set([1], 'old')
    vi.setSystemTime(Date.now() + 10 * dayMs)
    numbers.set([2], 'new')
    vi.setSystemTime(Date.now() + 5 * dayMs)
    expect(numbers.all().map(({ parts }) => parts)).toEqual([['new']])
    vi.setSystemTime(Date.now() + 10 * dayMs)
    expect(numbers.get('new')).toBeUndefined()
    expect(keys()).toEqual([])
  })
})

describe('a value that does not fit', () => {
  it.each(['x{', '5', 'null', '{"version":1,"value":["x"]}', '{"version":1}', '{"version":0,"value":[1]}'])(
    '%s is removed, with a note on the console that has no content (rule STORE-3)',
    (text) => {
      const messages = dropped()
      localStorage.setItem(keyOf('mira', 'secret account'), text)
      expect(numbers.get('secret account')).toBeUndefined()
      expect(keys()).toEqual([])
      expect(messages()).toEqual([
        'The browser stored a value that this console cannot read, so it was removed: console.draft',
      ])
    },
  )

  it('because a newer release wrote it is neither read nor removed', () => {
    localStorage.setItem(keyOf('mira'), JSON.stringify({ version: 2, at: Date.now(), value: { more: 1 } }))
    expect(numbers.get()).toBeUndefined()
    expect(keys()).toHaveLength(1)
  })

  it('because an earlier release stored it without an owner is removed', () => {
    const messages = dropped()
    for (const key of ['console.draft', 'console.draft:x', 'console.draft:[]', 'console.draft:[5]'])
      localStorage.setItem(key, '[1]')
    localStorage.setItem('console.accountOwner', 'mira')
    localStorage.setItem('console.check.acme', '{"mutes":[]}')
    localStorage.setItem('other', 'not ours')
    removeExpired()
    expect(keys()).toEqual(['other'])
    expect(messages()).toHaveLength(6)
  })

  it('does not hide a value that an earlier release stored without an envelope', () => {
    localStorage.setItem(storageKeys.pageSize.name, '20')
    expect(size.get()).toBe(20)
  })
})

describe('a browser that refuses to store', () => {
  it.each(['full', 'blocked'])(
    'is reported, and the value lasts until the page is reloaded: %s (rule STORE-4)',
    (how) => {
      setCurrentUser(how)
      const refuse = () => {
        throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError')
      }
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
      if (how === 'blocked') vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
      expect(numbers.set([1], how)).toBe(false)
      expect(numbers.get(how)).toEqual([1])
      expect(numbers.all().map(({ value }) => value)).toEqual([[1]])
      removeExpired()
      numbers.set(undefined, how)
      expect(numbers.get(how)).toBeUndefined()
    },
  )
})

describe('logging out', () => {
  it('removes what the person must not leave behind, and stores nothing of them from then on (rule STORE-2)', async () => {
    const entries = Object.values<StorageKey>(storageKeys).map((place) => ({
      place,
      value: stored(place, z.string()),
    }))
    setCurrentUser('noah')
    for (const { value } of entries) value.set('x')
    setCurrentUser('mira')
    for (const { value } of entries) value.set('x')
    await forgetCurrentUser()
    expect(currentUser.get()).toBe('')
    expect(numbers.set([1])).toBe(false)
    setCurrentUser('mira')
    for (const { place, value } of entries)
      expect(value.get(), place.name).toBe(place.atLogout === 'kept' ? 'x' : undefined)
    setCurrentUser('noah')
    for (const { place, value } of entries)
      if (place.owner === 'person') expect(value.get(), place.name).toBe('x')
  })
})

describe('the table of what the browser keeps (SECURITY.md)', () => {
  const text = readFileSync('SECURITY.md', 'utf8')
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const rowOf = (name: string) => rows.find(([, , key]) => key === `\`${name}\``) ?? []

  it.each(Object.values<StorageKey>(storageKeys))('has $name as the code has it', (place) => {
    const [, what, , where, owner, time = '', logout] = rowOf(place.name)
    expect(what).toBeTruthy()
    expect(where).toBe(place.where === 'tab' ? 'session storage' : 'local storage')
    expect(owner).toBe(place.owner)
    expect(logout).toBe(place.atLogout)
    if (place.days) expect(time).toBe(`${place.days} days`)
    else expect(time).toMatch(/until|no limit/)
  })

  it('has every other key of the console, and no other storage is used', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join('src', file))
    const doors = /\b(localStorage|sessionStorage|indexedDB|caches|cookieStore)\b|document\.cookie/
    for (const file of sources) {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      if (!file.startsWith('src/stored/')) expect(code, file).not.toMatch(doors)
      for (const [, name = ''] of code.matchAll(/'(console\.[a-zA-Z.]+)'/g))
        if (name !== 'console.signIn') expect(rowOf(name), `${file}: ${name}`).not.toEqual([])
    }
  })
})
