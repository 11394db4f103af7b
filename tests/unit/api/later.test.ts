// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { configureApi, request } from '@/api/request'
import { failure } from './failure'

const base = `${window.location.origin}/admin/api/v0`
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

let calls = 0
beforeEach(() => {
  calls = 0
  configureApi({ baseUrl: base, getToken: async () => 'token', refreshToken: async () => undefined })
})
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})

const refuse = (
  status: number,
  retryAfter: string | undefined,
  thenSucceed = false,
  error = 'Too many calls.',
) =>
  server.use(
    http.all(`${base}/missions`, () => {
      calls += 1
      if (thenSucceed && calls > 1) return HttpResponse.json(['here'])
      const headers: HeadersInit = retryAfter === undefined ? {} : { 'Retry-After': retryAfter }
      return HttpResponse.json({ error }, { status, headers })
    }),
  )
const send = (method = 'GET', signal?: AbortSignal) =>
  request<unknown>({ url: '/missions', method, ...(signal && { signal }) })

describe('a response with Retry-After', () => {
  it.each([
    [429, '30', 'Too many calls. Try again in 30 seconds.', 30],
    [429, '1', 'Too many calls. Try again in 1 second.', 1],
    [503, '600', 'Too many calls. Try again in 10 minutes.', 600],
    [503, '86399', 'Too many calls. Try again in 24 hours.', 86_399],
    [429, '999999999999', 'Too many calls. Try again later.', 999_999_999_999],
    [429, undefined, 'Too many calls.', undefined],
    [429, 'soon', 'Too many calls.', undefined],
    [500, '30', 'Too many calls.', undefined],
  ])(
    'has its message and waiting time for %i with the header %s (rule ERROR-6)',
    async (status, header, words, seconds) => {
      refuse(status, header)
      const error = await failure(send('PUT'))
      expect([error.message, error.retryAfter]).toEqual([words, seconds])
    },
  )

  it.each([
    ['Too many requests, try again in 5 seconds', 'Too many requests, try again in 5 seconds'],
    ['Slow down. Please retry after 10 s.', 'Slow down. Please retry after 10 s.'],
    ['Too many requests. Please try again later.', 'Too many requests. Try again in 10 seconds.'],
    ['Try again later', 'Try again in 10 seconds.'],
    ['Please retry', 'Try again in 10 seconds.'],
    ['You tried 3 times', 'You tried 3 times. Try again in 10 seconds.'],
  ])('shows the time once if the server message contains it: %s', async (error, words) => {
    refuse(429, '10', false, error)
    expect((await failure(send('PUT'))).message).toBe(words)
  })

  it('can contain a date', async () => {
    refuse(429, new Date(Date.now() + 40_000).toUTCString())
    const { retryAfter = 0 } = await failure(send())
    expect(retryAfter).toBeGreaterThan(35)
    expect(retryAfter).toBeLessThanOrEqual(41)
  })

  it('makes a read wait for a short time and sends it once more, not earlier', async () => {
    refuse(429, '1', true)
    const started = performance.now()
    expect(await send()).toEqual(['here'])
    expect(calls).toBe(2)
    expect(performance.now() - started).toBeGreaterThanOrEqual(990)
  })

  it('does not repeat a read twice', async () => {
    refuse(429, '0')
    expect((await failure(send())).status).toBe(429)
    expect(calls).toBe(2)
  })

  it('does not make a read wait for a long time, and never repeats a write', async () => {
    refuse(429, '6')
    await failure(send())
    expect(calls).toBe(1)
    refuse(429, '0')
    await failure(send('POST'))
    expect(calls).toBe(2)
  })

  it('does not repeat an aborted read', async () => {
    refuse(429, '5')
    const leaving = new AbortController()
    const call = send('GET', leaving.signal).catch((error: unknown) => error)
    await vi.waitFor(() => expect(calls).toBe(1))
    leaving.abort()
    expect(await call).toMatchObject({ code: 'ERR_CANCELED' })
    expect(calls).toBe(1)
  })
})

describe('ids that a URL cannot contain', () => {
  it.each(['/missions/acme/..', '/missions/acme/.', '/missions/acme/', '/accounts/..', '/missions/../x'])(
    'DELETE %s is never sent',
    async (url) => {
      const error = await failure(request({ url, method: 'DELETE' }))
      expect(error.message).toBe('An id that is empty, "." or ".." has no address at the server')
    },
  )

  it('dots among other letters are sent', async () => {
    const seen: string[] = []
    server.use(
      http.delete(`${base}/*`, ({ request: sent }) => {
        seen.push(new URL(sent.url).pathname)
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const id = '../%2f<script>…\u202e😀'
    await request({ url: `/missions/acme/${encodeURIComponent(id)}`, method: 'DELETE' })
    expect(decodeURIComponent(seen[0]?.split('/').at(-1) ?? '')).toBe(id)
  })
})
