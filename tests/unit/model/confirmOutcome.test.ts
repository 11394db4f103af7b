import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/model/apiError'
import { confirmOutcome } from '@/model/confirmOutcome'
import { failure } from '../api/failure'

const status = (code: number, field?: string) =>
  new ApiError({ kind: 'status', status: code, message: `Refused with ${code}`, field })
const lost = {
  'a status of 502': status(502),
  'a time-out': new ApiError({ kind: 'timeout', message: 'The server did not answer within 30 seconds' }),
  'a broken connection': new ApiError({ kind: 'fetch', message: 'The server could not be reached' }),
  'an unreadable response': new ApiError({ kind: 'parsing', status: 200, message: 'Unreadable' }),
}

type Thing = { id: string; name: string }
const sent: Thing = { id: 'a', name: 'New' }

/** A create of `sent` that fails, while the server has `there`. */
function create(thrown: unknown, there: Thing | undefined | ApiError, more = {}) {
  const read = vi.fn(async () => {
    if (there instanceof Error) throw there
    return there
  })
  const follow = vi.fn()
  const onUncertain = vi.fn()
  const ended = confirmOutcome<Thing>({
    operation: 'create',
    isObject: (object) => (object as Thing).id === 'a',
    before: {},
    wanted: sent,
    managed: [],
    send: () => Promise.reject(thrown),
    read,
    follow,
    onUncertain,
    ...more,
  })
  return { ended, read, follow, onUncertain }
}

describe.each(Object.entries(lost))('a write that ends with %s (rule SAFE-6)', (_, thrown) => {
  it('is done if the server has what was sent', async () => {
    const { ended, follow, onUncertain } = create(thrown, sent)
    expect(await ended).toEqual({ says: 'done', differences: [] })
    expect(follow).toHaveBeenCalledExactlyOnceWith(sent)
    expect(onUncertain).toHaveBeenCalledOnce()
  })

  it.each([[undefined], [{ id: 'a', name: 'Other' }]])(
    'fails with the error of the call if the server has %j',
    async (there) => {
      const { ended, follow } = create(thrown, there)
      expect(await failure(ended)).toMatchObject({
        message: thrown.message,
        kind: thrown.kind,
        isUncertain: true,
        found: there,
      })
      expect(follow).not.toHaveBeenCalled()
    },
  )

  it('is possibly saved if the object cannot be read again', async () => {
    const { ended } = create(thrown, status(503))
    expect(await failure(ended)).toMatchObject({
      message: `It may have been saved. ${thrown.message}`,
      isUncertain: true,
      unread: { status: 503 },
    })
  })
})

describe('a write that was not carried out', () => {
  it.each([
    [400, 'name'],
    [401, undefined],
    [403, 'name'],
    [422, 'reward.points'],
    [429, undefined],
  ])('is not read again after a status of %i that names the field %j', async (code, field) => {
    const { ended, read, onUncertain } = create(status(code, field), sent)
    expect(await failure(ended)).toMatchObject({ status: code, isUncertain: false })
    expect(read).not.toHaveBeenCalled()
    expect(onUncertain).not.toHaveBeenCalled()
  })

  it.each([400, 403, 404, 409, 410, 412, 422])(
    'keeps the refusal with %i if the server does not have it',
    async (code) => {
      const { ended, read } = create(status(code), undefined)
      expect(await failure(ended)).toMatchObject({ message: `Refused with ${code}`, isUncertain: false })
      expect(read).toHaveBeenCalledOnce()
    },
  )

  it('is not read again if it never left the browser', async () => {
    const unsent = new ApiError({ kind: 'fetch', message: 'Offline', isUnsent: true })
    const { ended, read } = create(unsent, sent)
    expect(await failure(ended)).toBe(unsent)
    expect(read).not.toHaveBeenCalled()
  })

  it('rejects with what is no error of the API as it is', async () => {
    const paused = new Error('paused')
    expect(await failure(create(paused, sent).ended)).toBe(paused)
  })
})

describe('a refusal of what the server has (rule SAFE-8)', () => {
  it.each([400, 403, 404, 405, 410, 412, 422])('is perhaps done after a status of %i', async (code) => {
    const { ended, follow } = create(status(code), sent)
    expect((await ended).says).toBe('perhaps')
    expect(follow).toHaveBeenCalledExactlyOnceWith(sent)
  })

  it('is done if it was sent before, and otherwise perhaps somebody else did it', async () => {
    expect((await create(status(409), sent).ended).says).toBe('perhaps')
    expect((await create(status(409), sent, { wasSent: true }).ended).says).toBe('done')
  })

  it('stays a refusal if the server has another object', async () => {
    const there = { id: 'a', name: 'Other' }
    expect(await failure(create(status(409), there).ended)).toMatchObject({
      status: 409,
      isUncertain: false,
      found: there,
    })
  })

  it.each([404, 409, 410, 412])(
    'of %i is unknown if the object cannot be read, and any other stays a refusal',
    async (code) => {
      expect(await failure(create(status(code), status(500)).ended)).toMatchObject({
        message: `It may have been saved. Refused with ${code}`,
        isUncertain: true,
        unread: { status: 500 },
      })
      expect(await failure(create(status(422), status(500)).ended)).toMatchObject({
        message: 'Refused with 422',
        isUncertain: false,
      })
    },
  )
})

it('a write that succeeded stays done if a cache or another tab cannot follow', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const thrown = new DOMException('closed', 'InvalidStateError')
  const ended = create(undefined, undefined, {
    send: async () => sent,
    follow: () => {
      throw thrown
    },
  }).ended
  expect((await ended).says).toBe('done')
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(String), thrown)
  logged.mockRestore()
})
