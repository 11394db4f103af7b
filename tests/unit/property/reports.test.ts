// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '@/api/rows'
import { parseConfig } from '@/app/config'
import { startReporter } from '@/app/reports/reporter'
import { createConsoleRouter } from '@/app/router'
import { ApiError } from '@/model/apiError'
import { settings } from './settings'

/* What an object, a person or a token contains never leaves the browser in a report (rule REPORT-2). */

/** Starts every word of a value, and occurs nowhere else. */
const mark = 'Zq'
const word = fc
  .string({ unit: fc.constantFrom(...'abcXYZ0189'), minLength: 1, maxLength: 12 })
  .map((text) => `${mark}${text}`)
const between = fc.constantFrom(
  ' ',
  '-',
  '_',
  '.',
  '@',
  '/',
  ':',
  '"',
  "'",
  '`',
  '(',
  ')',
  '\n',
  '\n    at ',
  '%2F',
  ' is not ',
)
/** An id, a name, an e-mail address or a token, in any spelling. */
const value = fc
  .array(fc.tuple(word, between), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join(''))

/** What is thrown while a screen has this value, and the messages that browsers make of it. */
const throwing: ((value: string) => unknown)[] = [
  (text) => JSON.parse(text),
  (text) => JSON.parse(`{"name": ${JSON.stringify(text)}, "next": ${text}}`),
  (text) => (undefined as unknown as Record<string, string>)[text],
  (text) =>
    (Object.freeze({ [text]: 1 }) as Record<string, unknown>)[text]?.toString
      .call(undefined)
      .at(text as never),
  (text) => BigInt(text),
  (text) => new URL(text),
  (text) => new RegExp(`${text}(`),
  (text) => new Intl.NumberFormat(text),
  (text) => new Intl.DateTimeFormat('en', { timeZone: text }),
  (text) => structuredClone(Object.assign(() => text, { name: text })),
  (text) => document.createElement(text),
  (text) => document.querySelector(`${text}[`),
  (text) => {
    throw text
  },
  (text) => {
    throw { name: text, message: text, stack: text }
  },
  (text) => {
    throw new Error(text, { cause: text })
  },
  (text) => {
    throw new ApiError({ kind: 'status', status: 409, message: text, code: text, field: text })
  },
  (text) => {
    throw Object.assign(new TypeError(`"${text}" is not a function`), { name: text })
  },
  (text) => {
    throw new TypeError(
      `Failed to fetch dynamically imported module: https://x.example/${text}?token=${text}`,
    )
  },
  (text) => {
    throw Object.assign(new Error(text), {
      stack: `${text}\n    at ${text} (${window.location.origin}/assets/${text}.js:1:2)\n${text}@${window.location.href}#${text}`,
    })
  },
]
const anyError = fc.tuple(value, fc.constantFrom(...throwing)).map(([text, run]) => {
  try {
    run(text)
  } catch (error) {
    return error
  }
  return new Error(text)
})
const anyPath = fc
  .tuple(value, fc.constantFrom('/missions/', '/players/', '/', '/programme/'))
  .chain(([text, start]) =>
    fc.constantFrom(
      `${start}${encodeURIComponent(text)}`,
      `${start}${text}`,
      `/${encodeURIComponent(text)}/list`,
      `/missions/list/${text}`,
    ),
  )

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockResolvedValue(new Response(null, { status: 204 })))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const config = parseConfig({
  apiBaseUrl: '/api',
  auth: { domain: '/', clientId: 'c', audience: 'a', appMetadataClaim: 'm' },
  supportEmail: 'help@example.com',
})
const router = createConsoleRouter({
  client: createQueryClient(),
  session: undefined,
  history: createMemoryHistory({ initialEntries: ['/'] }),
})

it('no report has a part of an id, a name, an e-mail address or a token (rule REPORT-2)', async () => {
  await fc.assert(
    fc.asyncProperty(anyError, anyPath, async (error, pathname) => {
      fetched.mockClear()
      const { stop } = startReporter({
        config: { ...config, reportTo: '/reports', reportVitals: false },
        early: [{ error, pathname, at: '2026-03-12T09:00:00.000Z' }],
        router: () => router,
        landing: () => pathname,
      })
      await vi.advanceTimersByTimeAsync(2000)
      stop()
      const [to, init] = fetched.mock.calls[0] ?? []
      expect(to).toBe('/reports')
      expect(String(init?.body)).toContain('"kind":"error"')
      expect(JSON.stringify([to, init])).not.toContain(mark)
    }),
    { ...settings, numRuns: 1000 },
  )
})
