import fc from 'fast-check'
import { expect, test } from 'vitest'
import { urlProblem } from '@/app/configUrl'
import { settings } from '../property/settings'

const own = 'https://console.example'
const web = ['http:', 'https:'] as const
const urlOrPath = { schemes: web, path: true, words: 'words' }
const link = { schemes: web, relative: true, words: 'words' }

/** Texts of the parts that browsers read in surprising ways. */
const address = fc
  .array(
    fc.constantFrom(
      ...['https:', 'http:', 'HTTPS:', 'javascript:', 'data:', '/', '//', '\\', '\t', '\n', ' ', '\u0000'],
      ...['a.example', 'b', '@', ':', '?', '#', '..', '.', '%2f', 'é', '[::1]', ':8080', '\u3000', '\u202e'],
    ),
    { minLength: 1, maxLength: 7 },
  )
  .map((parts) => parts.join(''))

test('an accepted address leads where it seems to: to its own scheme and host, or to the console', () => {
  fc.assert(
    fc.property(address, (text) => {
      if (urlProblem(text, urlOrPath) !== undefined) return
      const url = new URL(text, `${own}/missions/list`)
      expect(text).toBe(text.trim())
      expect([url.username, url.password]).toEqual(['', ''])
      if (text.startsWith('/')) expect(url.origin).toBe(own)
      else expect(text.toLowerCase()).toMatch(/^https?:\/\/[^/\\]/)
    }),
    { ...settings, numRuns: 5000 },
  )
})

test('an accepted link without a scheme stays on the console', () => {
  fc.assert(
    fc.property(address, (text) => {
      if (urlProblem(text, link) !== undefined || /^https?:/i.test(text)) return
      expect(new URL(text, `${own}/missions/list`).origin).toBe(own)
    }),
    { ...settings, numRuns: 5000 },
  )
})

test('no character is accepted that takes no room', () => {
  const letters = Array.from({ length: 0xe1000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
  const unseen = letters.filter((letter) => /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Z}\\]/u.test(letter))
  expect(unseen.length).toBeGreaterThan(4000)
  expect(unseen.filter((letter) => urlProblem(`/a${letter}b`, urlOrPath) === undefined)).toEqual([])
})

test.each([
  ['https://api.example/v0', undefined],
  ['HTTP://localhost:4000/', undefined],
  ['http://[::1]:8080/x', undefined],
  ['https://münchen.example/', undefined],
  ['/api/v0?key=1#x', undefined],
  ['/@user', undefined],
  ['//host', 'words'],
  ['/\t/host', 'must not contain blanks, invisible characters or backslashes'],
  ['https://a b.example', 'words'],
  ['https://a.example/ ', 'must not contain blanks, invisible characters or backslashes'],
  ['/api\u200b', 'must not contain blanks, invisible characters or backslashes'],
  ['https://a.exa\u00admple/', 'must not contain blanks, invisible characters or backslashes'],
  ['https://a.example:0/', 'must not have the port 0'],
  ['https://a.example:000', 'must not have the port 0'],
  ['https://a.example:00080/', undefined],
  ['https://u:p@a.example', 'must not contain a user name or a password'],
  ['terms.html', 'words'],
  ['', 'words'],
])('%j: %s', (text, problem) => {
  expect(urlProblem(text, urlOrPath)).toBe(problem)
})
