// @vitest-environment jsdom
import { AxiosError } from 'axios'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { errorToast, toApiError } from '@/api/errors'
import { configureApi, request } from '@/api/request'
import { parseJson } from '@/lib/json'
import { failure } from './failure'

// The page's own origin, so that there is no preflight.
const base = `${window.location.origin}/admin/api/v0`
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const getToken = vi.fn(async (): Promise<string | undefined> => 'first')
const refreshToken = vi.fn(async (_refused?: string): Promise<string | undefined> => 'second')

function configure() {
  getToken.mockReset().mockResolvedValue('first')
  refreshToken.mockReset().mockResolvedValue('second')
  configureApi({ baseUrl: base, getToken, refreshToken })
}

const list = () => request<unknown>({ url: '/missions', method: 'GET' })
const respond = (response: () => Response) => server.use(http.get(`${base}/missions`, response))

describe('the bearer token (rule API-4)', () => {
  test('is sent with every call, and left out if there is none', async () => {
    configure()
    const seen: (string | null)[] = []
    server.use(
      http.get(`${base}/missions`, ({ request: sent }) => {
        seen.push(sent.headers.get('Authorization'))
        return HttpResponse.json([])
      }),
    )
    await list()
    getToken.mockResolvedValue(undefined)
    await list()
    expect(seen).toEqual(['Bearer first', null])
  })

  test('is refreshed once after a 401, and the call is repeated with the new one (rule API-5)', async () => {
    configure()
    server.use(
      http.get(`${base}/missions`, ({ request: sent }) =>
        sent.headers.get('Authorization') === 'Bearer second'
          ? HttpResponse.json(['saved'])
          : HttpResponse.json({ error: 'expired' }, { status: 401 }),
      ),
    )
    expect(await list()).toEqual(['saved'])
    expect(refreshToken).toHaveBeenCalledTimes(1)
  })

  test('is not refreshed a second time: a second 401 is returned', async () => {
    configure()
    let calls = 0
    respond(() => {
      calls += 1
      return HttpResponse.json({ error: 'Not signed in' }, { status: 401 })
    })
    const error = await failure(list())
    expect([calls, refreshToken.mock.calls.length, error.status, error.message]).toEqual([
      2,
      1,
      401,
      'Not signed in',
    ])
  })

  test('passes the refused token to the refresh, and reports a second refusal only', async () => {
    const onUnauthorized = vi.fn()
    configure()
    configureApi({ baseUrl: base, getToken, refreshToken, onUnauthorized })
    respond(() => HttpResponse.json({ error: 'expired' }, { status: 401 }))
    refreshToken.mockResolvedValueOnce(undefined)
    await failure(list())
    expect(refreshToken).toHaveBeenCalledWith('first')
    expect(onUnauthorized).not.toHaveBeenCalled()
    await failure(list())
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('fails only after the second refusal has been reported', async () => {
    const order: string[] = []
    configure()
    const onUnauthorized = async () => {
      await new Promise((resolve) => setTimeout(resolve))
      order.push('reported')
    }
    configureApi({ baseUrl: base, getToken, refreshToken, onUnauthorized })
    respond(() => HttpResponse.json({ error: 'expired' }, { status: 401 }))
    await failure(list())
    order.push('failed')
    expect(order).toEqual(['reported', 'failed'])
  })
})

describe('a failed call (rule ERROR-1)', () => {
  test("has the server's text, code and field", async () => {
    configure()
    respond(() =>
      HttpResponse.json(
        { error: 'Points must be whole', code: 'E7', field: 'reward.points' },
        { status: 422 },
      ),
    )
    const error = await failure(list())
    expect(error).toMatchObject({
      kind: 'status',
      status: 422,
      code: 'E7',
      field: 'reward.points',
      message: 'Points must be whole',
    })
    expect(errorToast(error)).toEqual({ code: 'E7', description: 'Points must be whole' })
  })

  test('has the HTTP status if the body has no code, and the thrown message if it has no text', async () => {
    configure()
    respond(() => HttpResponse.json({}, { status: 500 }))
    expect(errorToast(await failure(list()))).toEqual({
      code: 500,
      description: 'Request failed with status code 500',
    })
  })

  test('is described by its status if the response is an HTML page', async () => {
    configure()
    respond(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }))
    expect(errorToast(await failure(list()))).toEqual({
      code: 502,
      description: 'Request failed with status code 502',
    })
  })

  test('distinguishes an unreadable response, an empty one and a dropped connection', async () => {
    configure()
    respond(() => HttpResponse.html('<!doctype html><p>Welcome'))
    expect((await failure(list())).kind).toBe('parsing')
    respond(() => new HttpResponse(null, { status: 200 }))
    expect((await failure(list())).kind).toBe('parsing')
    respond(() => HttpResponse.error())
    const dropped = await failure(list())
    expect([dropped.kind, errorToast(dropped)]).toEqual([
      'fetch',
      { description: 'The server could not be reached' },
    ])
  })

  test('has a message without a code after a timeout', () => {
    const late = toApiError(new AxiosError('timeout of 30000ms exceeded', AxiosError.ETIMEDOUT))
    expect(late.kind).toBe('timeout')
    expect(errorToast(late)).toEqual({ description: 'The server did not answer within 30 seconds' })
  })

  test('has a generic message as a last resort: an unexpected error occurred', () => {
    expect(toApiError({}).message).toBe('An unexpected error occurred')
    expect(toApiError(new Error('chunk failed')).message).toBe('chunk failed')
  })
})

test('a long error keeps the time of the next try', async () => {
  configure()
  const headers = { 'Retry-After': '12' }
  respond(() => HttpResponse.json({ error: 'No '.repeat(1000) }, { status: 429, headers }))
  expect((await failure(list())).message).toMatch(/^No No .*12 seconds/)
})

test('an error of a million characters is cut for the screen (rule NUMBER-6)', async () => {
  configure()
  const long = 'No '.repeat(333_333)
  respond(() => HttpResponse.json({ error: long, code: long }, { status: 422 }))
  const { message, code } = await failure(list())
  expect([message, code]).toEqual([`${long.slice(0, 1000)}...`, `${long.slice(0, 1000)}...`])
})

describe('bodies', () => {
  const deep = `${'{"a":['.repeat(10_000)}${']}'.repeat(10_000)}`
  const answer = (text: string, status = 200) =>
    respond(() => new HttpResponse(text, { status, headers: { 'Content-Type': 'application/json' } }))

  test('keep all digits of numbers, in both directions (rule NUMBER-1)', async () => {
    configure()
    const text = '{"id":9007199254740993,"a":[1e400,-0.10000000000000000001],"constructor":1}'
    let sent = ''
    server.use(
      http.put(`${base}/missions`, async ({ request: received }) => {
        sent = await received.text()
        return new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } })
      }),
    )
    const headers = { 'Content-Type': 'application/json' }
    const data = parseJson(text)
    expect(await request({ url: '/missions', method: 'PUT', headers, data })).toEqual(data)
    expect(sent).toBe(text)
  })

  test('that are nested too deeply are an error that names the object (rule NUMBER-5)', async () => {
    configure()
    answer(`[{"id":"a"},{"id":"b","name":"Deep one","x":${deep}}]`)
    const error = await failure(list())
    expect([error.kind, error.message]).toEqual([
      'parsing',
      "The server's answer could not be read: 'Deep one' is nested more than 100 levels deep",
    ])
    answer(`{"error":${deep}}`, 422)
    const refused = await failure(list())
    expect([refused.kind, refused.status, refused.message]).toEqual([
      'status',
      422,
      'Request failed with status code 422',
    ])
  })
})

describe('failed calls (rule REPORT-4)', () => {
  const onFailure = vi.fn()
  const watched = () => {
    onFailure.mockReset()
    configureApi({ baseUrl: base, getToken, refreshToken, onFailure })
  }
  const noted = () => onFailure.mock.calls.map(([{ status, failure: kind }]) => [status, kind])

  test('each failure is noted once, with its status', async () => {
    watched()
    respond(() => HttpResponse.json({ error: 'no' }, { status: 500 }))
    await failure(list())
    expect(onFailure.mock.calls).toEqual([
      [{ method: 'GET', path: '/missions', status: 500, failure: 'status' }],
    ])
    onFailure.mockReset()
    respond(() => HttpResponse.error())
    await failure(list())
    respond(() => new HttpResponse('<html>', { status: 200 }))
    await failure(list())
    respond(() => new HttpResponse('', { status: 200 }))
    await failure(list())
    expect(noted()).toEqual([
      [undefined, 'fetch'],
      [200, 'parsing'],
      [200, 'parsing'],
    ])
  })

  test('nothing is noted if nothing failed at the API', async () => {
    watched()
    respond(() => HttpResponse.json([]))
    await list()
    await failure(request({ url: '/missions/acme/..', method: 'DELETE' }))
    const leaving = new AbortController()
    const left = request({ url: '/missions', method: 'GET', signal: leaving.signal })
    leaving.abort()
    await left.catch(() => undefined)
    configureApi({ baseUrl: base, getToken, refreshToken, onFailure, isSessionOver: () => true })
    await failure(list())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    watched()
    respond(() => HttpResponse.error())
    await failure(list())
    expect(onFailure).not.toHaveBeenCalled()
  })
})
