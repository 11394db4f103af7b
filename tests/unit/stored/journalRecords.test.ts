import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearJournal,
  dropRecord,
  isJournalStored,
  type JournalRecord,
  newEntryId,
  onJournalChange,
  putRecord,
  readJournal,
} from '@/stored/journalRecords'
import { planKeyOf } from '@/stored/planRecords'
import { setCurrentUser } from '@/stored/stored'
import { Records } from './records'

const day = 24 * 60 * 60 * 1000

const record = (at: number, more: Partial<JournalRecord> = {}): JournalRecord => ({
  ...{ id: newEntryId(at), version: 1, at, account: 'a', operation: 'update', type: 'missions' },
  ...{ object: 'm', name: 'M', outcome: 'done', body: '{}', ...more },
})

const keep = (records: Records, owner: string, one: object & { id: string }) =>
  records.kept.set(JSON.stringify([planKeyOf(owner), one.id]), {
    key: [planKeyOf(owner), one.id],
    value: one,
  })

let records: Records

// The connection to the database stays open.
beforeAll(() => {
  records = new Records()
})
afterAll(() => vi.unstubAllGlobals())
beforeEach(async () => {
  records.limit = Number.POSITIVE_INFINITY
  records.kept.clear()
  setCurrentUser('mira')
  await clearJournal()
})
afterEach(() => setCurrentUser(''))

const idsIn = async () => (await readJournal()).records.map(({ id }) => id)

describe('the journal of a browser (rule JOURNAL-4)', () => {
  it('returns entries in the order of time, and those of this person alone', async () => {
    const now = Date.now()
    const [first, second] = [record(now - 10), record(now)]
    await putRecord(second)
    await putRecord(first)
    expect(await idsIn()).toEqual([first.id, second.id])
    expect((await readJournal(second.id)).records).toEqual([second])
    setCurrentUser('leo')
    expect(await idsIn()).toEqual([])
    setCurrentUser('mira')
    expect(await idsIn()).toEqual([first.id, second.id])
  })

  it('is not written while nobody is signed in', async () => {
    setCurrentUser('')
    await putRecord(record(Date.now()))
    expect(records.kept.size).toBe(0)
  })

  it('removes entries of all persons after 90 days', async () => {
    const old = record(Date.now() - 91 * day)
    keep(records, 'mira', old)
    keep(records, 'leo', old)
    expect(await idsIn()).toEqual([])
    // The table is checked after half a megabyte.
    await putRecord(record(Date.now(), { body: 'x'.repeat(600_000) }))
    await putRecord(record(Date.now()))
    // Old entries are removed beside the writes, and reading all waits for that.
    await readJournal()
    expect([...records.kept.values()].map(({ value }) => (value as JournalRecord).id)).not.toContain(old.id)
    expect(records.kept.size).toBe(2)
  })

  it('removes the oldest entries above 20 MB', async () => {
    const all: JournalRecord[] = []
    for (let index = 0; index < 26; index += 1) {
      const one = record(Date.now(), { body: 'x'.repeat(1024 * 1024) })
      all.push(one)
      await putRecord(one)
    }
    const ids = await idsIn()
    expect(ids.length).toBeLessThanOrEqual(20)
    expect(ids.length).toBeGreaterThan(17)
    expect(ids).toEqual(all.slice(-ids.length).map(({ id }) => id))
  })

  it('tells this and other tabs which entry changed', async () => {
    const listener = vi.fn()
    const unsubscribe = onJournalChange(listener)
    const one = record(Date.now())
    await putRecord(one)
    await dropRecord(one.id)
    expect(listener.mock.calls).toEqual([[one.id], [one.id]])
    unsubscribe()
    expect(await idsIn()).toEqual([])
  })

  it('makes ids that sort by time, also within a millisecond', () => {
    const ids = [newEntryId(5), newEntryId(5), newEntryId(6), newEntryId(1_800_000_000_000)]
    expect(ids.toSorted()).toEqual(ids)
  })
})

describe('a storage that does not work (rule JOURNAL-6)', () => {
  it('leaves entries in the memory of the page if it is full, and says so', async () => {
    const kept = record(Date.now())
    await putRecord(kept)
    records.limit = records.writes
    const [one, two] = [record(Date.now()), record(Date.now())]
    await putRecord(one)
    await putRecord(two)
    expect(isJournalStored.get()).toBe(false)
    expect(await readJournal()).toMatchObject({ isKept: false, records: [kept, one, two] })
    setCurrentUser('leo')
    expect(await idsIn()).toEqual([])
  })

  it('leaves them there if the browser refuses', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        const request = { error: new DOMException('no', 'SecurityError'), onerror: () => undefined }
        queueMicrotask(() => request.onerror())
        return request
      },
    })
    vi.resetModules()
    const { setCurrentUser: sign } = await import('@/stored/stored')
    const fresh = await import('@/stored/journalRecords')
    sign('mira')
    const one = record(Date.now())
    await fresh.putRecord(one)
    expect(await fresh.readJournal()).toEqual({ records: [one], unreadable: 0, isKept: false })
  })

  it.each([
    ['a text', 'x'],
    ['nothing', null],
    ['an entry without a time', { id: 'b', version: 1 }],
    ['an entry of an unknown operation', { ...record(1), operation: 'rename' }],
  ])('counts %s as unreadable, and returns the rest', async (_, value) => {
    const one = record(Date.now())
    await putRecord(one)
    records.kept.set('x', { key: [planKeyOf('mira'), 'x'], value })
    expect(await readJournal()).toMatchObject({ records: [one], unreadable: 1 })
  })

  it('leaves entries of a newer release alone', async () => {
    const newer = { ...record(Date.now()), version: 2, operation: 'rename' }
    keep(records, 'mira', newer)
    expect(await readJournal()).toMatchObject({ records: [], unreadable: 0 })
    await putRecord(record(Date.now(), { body: 'x'.repeat(600_000) }))
    await putRecord(record(Date.now()))
    expect(records.kept.has(JSON.stringify([planKeyOf('mira'), newer.id]))).toBe(true)
  })
})
