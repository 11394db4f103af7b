// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { rememberRequestedLink, takeRequestedLink } from '@/auth/requestedLink'
import { selectAccount } from '@/auth/selectedAccount'
import { refusalOf } from '@/form/fields/imageUpload'

describe('redirects', () => {
  afterEach(() => {
    sessionStorage.clear()
    selectAccount('')
    window.history.replaceState(null, '', '/')
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '\t//evil.example',
    '',
    'missions',
    '/',
    '/callback?code=1',
    '/accounts/list?page=2',
  ])('a stored deep link to %j is never offered', (link) => {
    rememberRequestedLink(link)
    expect(takeRequestedLink()).toBeUndefined()
    sessionStorage.setItem('console.requestedLink', link)
    expect(takeRequestedLink()).toBeUndefined()
  })
})

describe('uploads', () => {
  const file = (type: string, size = 10) => new File([new Uint8Array(size)], 'file', { type })

  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])(
    'a file of type %s can be uploaded',
    (type) => {
      expect(refusalOf(file(type))).toBeUndefined()
    },
  )

  it.each([
    ['text/html', 10, 'Choose an image file'],
    ['', 10, 'Choose an image file'],
    ['image/svg+xml', 10, 'Choose a PNG, JPEG, GIF, WebP or AVIF image'],
    ['image/x-icon', 10, 'Choose a PNG, JPEG, GIF, WebP or AVIF image'],
    ['image/png', 0, 'The image file is empty'],
    ['image/png', 5 * 1024 * 1024 + 1, 'The image is larger than 5 MB'],
  ])('a file of type %s with %i bytes is refused, and the message shows why', (type, size, words) => {
    expect(refusalOf(file(type, size))).toBe(words)
  })

  it('a file of 5 MB can be uploaded', () => {
    expect(refusalOf(file('image/png', 5 * 1024 * 1024))).toBeUndefined()
  })
})

describe('the source code', () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|html)$/.test(file))
      .map((file) => join(folder, file))

  it.each([
    [
      'HTML built from text',
      /dangerouslySetInnerHTML|\.innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc/i,
    ],
    ['code built from text', /\beval\(|new Function\(|setTimeout\(\s*['"`]/],
    ['tokens in storage', /(local|session)Storage\.setItem\([^)]*token/i],
    // The identity provider's window posts to its opener; no other window is ever opened.
    ['a window that keeps its opener', /window\.open\((?![^)]*noopener)/, ['src/auth/signInAgain.ts']],
  ])('never contains %s', (_, pattern, except: string[] = []) => {
    const found = sources('src').filter((file) => pattern.test(readFileSync(file, 'utf8')))
    expect(found).toEqual(except)
  })
})
