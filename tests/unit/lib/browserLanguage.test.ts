import { afterEach, expect, it, vi } from 'vitest'
import { browserLanguage } from '@/lib/browserLanguage'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['de-AT', 'de-AT'],
  ['EN-us', 'en-US'],
  ['C', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('the language %j of a browser is read as %s', (language, tag) => {
  vi.stubGlobal('navigator', { language })
  expect(browserLanguage()).toBe(tag)
})
