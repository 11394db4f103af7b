import { createAtom } from '@tanstack/store'
import { openTable } from './database'
import { allOf, planKeyOf } from './planRecords'
import { person } from './stored'

/*
 * The journal: one record for each write of this browser (rules JOURNAL-1 to JOURNAL-4). Records are kept in IndexedDB for
 * each person, and in the memory of the page where the browser refuses.
 */

export const journalName = 'console.journal'

export type Operation = 'create' | 'update' | 'delete'

/** `sent`: no response yet. `unknown`: it may have been carried out. `failed`: the server refused it. */
export type Outcome = 'sent' | 'done' | 'unknown' | 'failed'

/** An entry that a write takes back: all of it, or one field (`FieldDiff.key`). */
export interface Reverted {
  entry: string
  field?: string | undefined
}

/** One write, as it is stored. The objects are a JSON text, so that a long journal is read fast. */
export interface JournalRecord {
  /** Sorts by time. */
  id: string
  version: number
  /** When it was sent, in ms. */
  at: number
  account: string
  operation: Operation
  type: string
  object: string
  name: string
  outcome: Outcome
  /** Why it failed, or why its outcome is unknown. */
  error?: string
  plan?: { id: string; title: string }
  why?: string
  reverts?: readonly Reverted[]
  /** JSON of the object before and after: `{ before?, after? }`. */
  body: string
}

/** Raised when older records no longer fit. Newer ones are left alone. */
export const journalVersion = 1

export const journalDays = 90
export const journalBytes = 20 * 1024 * 1024
const keptMs = journalDays * 24 * 60 * 60 * 1000

/** The table is checked again after this many bytes were written. */
const checkEvery = 512 * 1024

const table = openTable(journalName, 'entries')

/** Records that the browser refused to keep, of the current person. They last until the page is left. */
const held = new Map<string, JournalRecord>()
let heldOf = ''

/** Whether the browser keeps what is written. Undefined until the first attempt. */
export const isJournalKept = createAtom<boolean | undefined>(undefined)

/** The bytes that were written since the table was checked. */
let unchecked = checkEvery

const heldRecords = () => {
  if (heldOf !== person.get()) held.clear()
  heldOf = person.get()
  return held
}

/** About the length in bytes. */
export const sizeOf = ({ body }: JournalRecord): number => body.length + 300

const idStart = (at: number) => Math.max(0, at).toString(36).padStart(9, '0')

/** When an entry was made, in ms. */
export const timeOfEntry = (id: string): number => Number.parseInt(id.slice(0, 9), 36) || 0

let last = ''

/** A new id that sorts after all earlier ones of this page. */
export function newEntryId(at: number): string {
  const start = idStart(at)
  const count = last.startsWith(`${start}-`) ? Number.parseInt(last.slice(10, 14), 36) + 1 : 0
  last = `${start}-${count.toString(36).padStart(4, '0')}`
  return `${last}-${Math.random().toString(36).slice(2, 8)}`
}

/** Keeps a record, or replaces it. Never rejects. */
export async function putRecord(record: JournalRecord): Promise<void> {
  const owner = person.get()
  if (owner === '') return
  const key = [planKeyOf(owner), record.id]
  const put = () => table.write((records) => records.put(record, key))
  const keep = () => (unchecked >= checkEvery ? prune().then(put) : put())
  try {
    // A full storage can take new records once the old ones are gone.
    await keep().catch(() => prune(journalBytes / 2).then(put))
    if (person.get() === owner) heldRecords().delete(record.id)
    unchecked += sizeOf(record)
    isJournalKept.set(true)
  } catch {
    if (person.get() === owner) heldRecords().set(record.id, record)
    isJournalKept.set(false)
  }
  announce({ by: owner, id: record.id })
}

/** Removes a record, such as one of a write that changed nothing. */
export async function dropRecord(id: string): Promise<void> {
  const owner = person.get()
  heldRecords().delete(id)
  await table.write((records) => records.delete([planKeyOf(owner), id])).catch(() => undefined)
  announce({ by: owner, id })
}

/** Removes all records of the current person. */
export async function clearJournal(): Promise<void> {
  const owner = person.get()
  heldRecords().clear()
  await table.write((records) => records.delete(allOf(planKeyOf(owner)))).catch(() => undefined)
  announce({ by: owner })
}

/** Removes the records of all persons, for demos that are reset. */
export async function forgetJournals(): Promise<void> {
  const keys = await table.read((records) => records.getAllKeys()).catch(() => [])
  if (keys.length === 0) return
  await table
    .write((records) => {
      for (const key of keys) records.delete(key)
    })
    .catch(() => undefined)
}

export interface ReadJournal {
  /** In the order of time. */
  records: JournalRecord[]
  /** The number of records that could not be read, and were removed. */
  unreadable: number
  /** Whether the browser gave access to what it keeps. */
  isKept: boolean
}

/** The records of the current person since an id, or all of them. Never rejects. */
export async function readJournal(since?: string): Promise<ReadJournal> {
  const owner = person.get()
  const key = planKeyOf(owner)
  let found: unknown[] = []
  let isKept = owner !== ''
  try {
    const range = () => (since === undefined ? allOf(key) : IDBKeyRange.bound([key, since], [key, []]))
    if (isKept) found = await table.read((records) => records.getAll(range()))
  } catch {
    isKept = false
    isJournalKept.set(false)
  }
  const oldest = Date.now() - keptMs
  const readable = found.filter(isRecord)
  const own = person.get() === owner ? [...heldRecords().values()] : []
  const kept = readable.filter(({ version, at }) => version <= journalVersion && at >= oldest)
  const records = own.length > 0 ? [...kept, ...own.filter(({ id }) => !since || id >= since)] : kept
  if (own.length > 0) records.sort((a, b) => (a.id < b.id ? -1 : 1))
  const unreadable = found.length - readable.length
  return { records, unreadable, isKept: isKept && own.length === 0 }
}

/** The id of the record from which on there are that many; undefined if there are no more. Never rejects. */
export async function startOfNewest(count: number): Promise<string | undefined> {
  const key = planKeyOf(person.get())
  try {
    const keys = await table.read((records) => records.getAllKeys(allOf(key)))
    const start = keys.at(-count)
    return keys.length > count && Array.isArray(start) ? String(start[1]) : undefined
  } catch {
    return undefined
  }
}

const texts = ['id', 'account', 'type', 'object', 'name', 'body'] as const
const operations: readonly unknown[] = ['create', 'update', 'delete'] satisfies Operation[]
const outcomes: readonly unknown[] = ['sent', 'done', 'unknown', 'failed'] satisfies Outcome[]

/** Checked by hand, because a schema would take a second for 100,000 records. */
export function isRecord(value: unknown): value is JournalRecord {
  if (typeof value !== 'object' || value === null) return false
  const one = value as Record<keyof JournalRecord, unknown>
  if (typeof one.version === 'number' && one.version > journalVersion) return typeof one.at === 'number'
  return (
    typeof one.version === 'number' &&
    typeof one.at === 'number' &&
    Number.isFinite(one.at) &&
    texts.every((name) => typeof one[name] === 'string') &&
    operations.includes(one.operation) &&
    outcomes.includes(one.outcome) &&
    (one.plan === undefined || isText((one.plan as { id?: unknown } | null)?.id)) &&
    (one.why === undefined || isText(one.why)) &&
    (one.reverts === undefined || Array.isArray(one.reverts))
  )
}

const isText = (value: unknown) => typeof value === 'string'

/** Removes what has expired, of all persons, and of the current person what is too much: the oldest first. */
async function prune(most = journalBytes): Promise<void> {
  const key = planKeyOf(person.get())
  const keys = await table.read((records) => records.getAllKeys())
  const oldest = idStart(Date.now() - keptMs)
  const expired = keys.filter((one) => Array.isArray(one) && String(one[1]) < oldest)
  const found: unknown[] = await table.read((records) => records.getAll(allOf(key)))
  const records = found.filter(isRecord).filter(({ id }) => id >= oldest)
  let sum = 0
  const tooMuch = records.toReversed().filter((record) => {
    sum += sizeOf(record)
    return sum > most
  })
  unchecked = 0
  if (expired.length + tooMuch.length === 0) return
  await table.write((all) => {
    for (const one of expired) all.delete(one)
    for (const { id } of tooMuch) all.delete([key, id])
  })
}

/** A record of a person was written or removed; without an id, all of them. */
interface Changed {
  by: string
  id?: string
}

const here = new Set<(id: string | undefined) => void>()

function announce(changed: Changed) {
  for (const listener of here) listener(changed.id)
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(journalName)
  channel.postMessage(changed)
  channel.close()
}

/** Calls `listener` for every record of this person that any tab writes or removes. Returns a function that unsubscribes. */
export function onJournalChange(listener: (id: string | undefined) => void): () => void {
  here.add(listener)
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(journalName)
  channel?.addEventListener('message', ({ data }: MessageEvent<Changed>) => {
    if (data.by === person.get()) listener(data.id)
  })
  return () => {
    here.delete(listener)
    channel?.close()
  }
}
