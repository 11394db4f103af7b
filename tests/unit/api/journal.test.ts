import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ObjectChange, recordWrite, type WriteReason } from '@/api/writes/journal'
import { ApiError } from '@/model/apiError'
import { confirmOutcome } from '@/model/confirmOutcome'
import { configureFeatures } from '@/model/features'
import { objectsOf } from '@/model/journal'
import { clearJournal, type JournalRecord, readJournal } from '@/stored/journalRecords'
import { setCurrentUser } from '@/stored/stored'
import { Records } from '../stored/records'

const status = (code: number) =>
  new ApiError({ kind: 'status', status: code, message: `Refused with ${code}` })
const timeout = new ApiError({ kind: 'timeout', message: 'The server did not answer within 30 seconds' })

const change: ObjectChange = {
  operation: 'update',
  type: 'missions',
  account: 'a',
  id: 'm',
  before: { id: 'm', name: 'Before' },
  after: { id: 'm', name: 'After' },
}

// The connection to the database stays open.
beforeAll(() => void new Records())
afterAll(() => vi.unstubAllGlobals())
beforeEach(async () => {
  setCurrentUser('mira')
  await clearJournal()
})
afterEach(() => {
  configureFeatures({})
  setCurrentUser('')
})

const entries = async () => (await readJournal()).records
const only = async () => (await entries())[0] as JournalRecord

interface Ended {
  send: () => Promise<unknown>
  there?: object | Error
  reason?: WriteReason
  what?: ObjectChange
}

/** A write that ends as the test wants. */
const write = ({ send, there, reason, what = change }: Ended) =>
  confirmOutcome<object>({
    operation: what.operation,
    before: what.operation === 'create' ? {} : { id: 'm', name: 'Before' },
    wanted: { id: 'm', name: 'After' },
    managed: [],
    send,
    read: async () => {
      if (there instanceof Error) throw there
      return there
    },
    isObject: (object) => (object as { id?: string }).id === 'm',
    record: () => recordWrite(what, reason),
  }).catch((thrown: ApiError) => thrown)

/** The response of a server that did what was wanted. */
const saved = { id: 'm', name: 'After' }

describe('the entry of a write (rules JOURNAL-1 and JOURNAL-2)', () => {
  it('is there before the request is sent, and has what was sent', async () => {
    let seen: JournalRecord | undefined
    await write({
      send: async () => {
        seen = await only()
        return saved
      },
    })
    expect(seen).toMatchObject({
      outcome: 'sent',
      type: 'missions',
      object: 'm',
      name: 'After',
      account: 'a',
    })
    expect(objectsOf(seen as JournalRecord)).toEqual({ before: change.before, after: change.after })
  })

  it('gets the object of the response, or what the server has if the response is something else', async () => {
    await write({ send: async () => ({ id: 'm', name: 'After', count: 1 }) })
    expect(objectsOf(await only()).after).toEqual({ id: 'm', name: 'After', count: 1 })
    await clearJournal()
    await write({ send: async () => 'ok', there: { id: 'm', name: 'After', count: 2 } })
    expect(await only()).toMatchObject({ outcome: 'done' })
    expect(objectsOf(await only()).after).toEqual({ id: 'm', name: 'After', count: 2 })
  })

  it.each([
    ['failed', 'an error', { error: 'Quota exceeded' }],
    ['failed', 'the object without the change', { id: 'm', name: 'Before' }],
    ['unknown', 'something else', {}],
  ])('is %s after a success with %s, if the server does not have it', async (outcome, _, body) => {
    await write({ send: async () => body, there: { id: 'm', name: 'Before' } })
    expect(await only()).toMatchObject({ outcome })
  })

  it.each([400, 401, 403, 404, 409, 422, 429])('is failed after a status of %i', async (code) => {
    await write({ send: () => Promise.reject(status(code)) })
    expect(await only()).toMatchObject({ outcome: 'failed', error: `Refused with ${code}` })
  })

  it.each([
    ['a status of 500', status(500)],
    ['a time-out', timeout],
  ])('is done after %s if the server has it', async (_, thrown) => {
    await write({ send: () => Promise.reject(thrown), there: { id: 'm', name: 'After', extra: 1 } })
    expect(await only()).toMatchObject({ outcome: 'done' })
    expect(objectsOf(await only()).after).toEqual({ id: 'm', name: 'After', extra: 1 })
  })

  it.each([
    ['if the server does not have it', { id: 'm', name: 'Before' }],
    ['if it cannot be read again', status(502)],
  ])('is unknown without a response, %s', async (_, there) => {
    await write({ send: () => Promise.reject(timeout), there })
    expect(await only()).toMatchObject({ outcome: 'unknown' })
  })

  it('is unknown if the server refused what it has: the request was sent twice, or somebody else did it', async () => {
    await write({
      send: () => Promise.reject(status(409)),
      what: { ...change, operation: 'create' },
      there: { id: 'm', name: 'After' },
    })
    expect(await only()).toMatchObject({
      outcome: 'unknown',
      error: expect.stringMatching(/^Refused with 409\. But the server has it/),
    })
  })

  it('has plan, reason and what it takes back, and stays one if the write is sent again', async () => {
    const reason = { plan: { id: 'p', title: 'Plan' }, why: 'Spring', reverts: [{ entry: 'e' }] }
    const again = await recordWrite(change, reason)
    await again?.failed('Refused')
    await write({ send: async () => saved, reason: { ...reason, again } })
    expect(await entries()).toHaveLength(1)
    expect(await only()).toMatchObject({ outcome: 'done', ...reason })
    expect(await only()).not.toHaveProperty('error')
  })

  it('never has API keys or uploaded images, and says where an image was (rule JOURNAL-4)', async () => {
    const before = { id: 'm', account: 'm', apikey: 'k-1', imgUrl: 'data:image/png;base64,AAAA' }
    const after = { ...before, name: 'After' }
    await write({
      send: async () => after,
      what: { ...change, type: 'accounts', before, after },
    })
    expect((await only()).body).not.toMatch(/k-1|AAAA/)
    const { before: was, after: is } = objectsOf(await only())
    expect(was).toEqual({
      id: 'm',
      account: 'm',
      imgUrl: expect.stringMatching(/^left out: image\/png, 26 characters/),
    })
    expect(is).toEqual({ ...was, name: 'After' })
  })

  it('keeps everything else, whatever its name and text', async () => {
    const before = {
      id: 'm',
      name: 'Data: the question',
      description: 'blob:https://console.test/1',
      imgUrl: 'data:text/plain,1',
      apikey: 'of a mission',
      nested: { accessToken: 't-1', note: 'data:image/png;base64,AAAA' },
    }
    await write({ send: async () => saved, what: { ...change, before } })
    expect(objectsOf(await only()).before).toEqual(before)
  })

  it('is not written if the journal is turned off', async () => {
    configureFeatures({ journal: false })
    expect(await write({ send: async () => saved })).toMatchObject({ says: 'done' })
    expect(await entries()).toEqual([])
  })
})
