import { createAtom } from '@tanstack/store'
import * as z from 'zod/mini'
import { openChannel } from '@/lib/channel'
import { openTable } from './database'
import { isNewerRecord, isRecord, type JournalRecord, sizeOf } from './journalSchema'
import { allOf, planKeyOf } from './planRecords'
import { currentUser } from './stored'

/*
 * The journal: one record for each write of this browser (rules JOURNAL-1 to JOURNAL-4). Records are kept in IndexedDB for
 * each person, and in the memory of the page where the browser refuses.
 */

export * from './journalSchema'

export const journalName = 'console.journal'

export const journalDays = 90
export const journalBytes = 20 * 1024 * 1024
const keptMs = journalDays * 24 * 60 * 60 * 1000

/** Old records are removed again after this many bytes were written. */
const checkEvery = 512 * 1024

/** The number of records that are read at a time. */
const pageOf = 250

const table = openTable(journalName, 'entries')

/** Records of the current user that the browser refused to store. They last until the page is left. */
const held = new Map<string, JournalRecord>()
let heldOf = ''

/** Whether the browser stores the journal. Null before the first attempt. */
export const isJournalStored = createAtom<boolean | null>(null)

/** The bytes that were written since the table was checked. */
let unchecked = checkEvery

const heldRecords = () => {
  if (heldOf !== currentUser.get()) held.clear()
  heldOf = currentUser.get()
  return held
}

const idStart = (at: number) => Math.max(0, at).toString(36).padStart(9, '0')

/** The creation time of an entry, in ms. It is part of its id. */
export const timeOfEntry = (id: string): number => Number.parseInt(id.slice(0, 9), 36) || 0

let last = ''

/** A new id that sorts after all earlier ones of this page. */
export function newEntryId(at: number): string {
  const start = idStart(at)
  const count = last.startsWith(`${start}-`) ? Number.parseInt(last.slice(10, 14), 36) + 1 : 0
  last = `${start}-${count.toString(36).padStart(4, '0')}`
  return `${last}-${Math.random().toString(36).slice(2, 8)}`
}

/** Stores a record, or replaces it. Never rejects. Also removes expired records. */
export async function putRecord(record: JournalRecord): Promise<void> {
  const owner = currentUser.get()
  if (owner === '') return
  const put = () => table.write((records) => records.put(record, [planKeyOf(owner), record.id]))
  try {
    // A full storage can take new records once the old ones are gone.
    await put().catch(() => prune(journalBytes / 2).then(put))
    if (currentUser.get() === owner) heldRecords().delete(record.id)
    isJournalStored.set(true)
    unchecked += sizeOf(record)
    if (unchecked >= checkEvery) pruneBeside()
  } catch {
    if (currentUser.get() === owner) heldRecords().set(record.id, record)
    isJournalStored.set(false)
  }
  announce({ by: owner, id: record.id })
}

/** Removes a record, such as one of a write that changed nothing. */
export async function dropRecord(id: string): Promise<void> {
  const owner = currentUser.get()
  heldRecords().delete(id)
  await table.write((records) => records.delete([planKeyOf(owner), id])).catch(() => undefined)
  announce({ by: owner, id })
}

/** Removes all records of the current person. */
export async function clearJournal(): Promise<void> {
  const owner = currentUser.get()
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
  /** The records in chronological order. */
  records: JournalRecord[]
  /** The number of records that do not fit the schema. They are left where they are. */
  unreadable: number
  /** The number of records of a newer release; undefined for none. */
  newer?: number
  /** Whether the browser allowed access to its storage. */
  isKept: boolean
}

type Key = readonly [owner: string, id: string]

const isKey = (key: unknown): key is Key =>
  Array.isArray(key) && typeof key[0] === 'string' && typeof key[1] === 'string'

async function keysIn(range?: IDBKeyRange): Promise<Key[]> {
  const keys: unknown[] = await table.read((records) => records.getAllKeys(range))
  return keys.filter(isKey)
}

/** Reads the records with these keys in pages, in their order: other work, such as a write, goes on in between. */
async function* pagesOf(keys: readonly Key[]): AsyncGenerator<[Key, unknown][]> {
  for (let start = 0; start < keys.length; start += pageOf) {
    const page = keys.slice(start, start + pageOf)
    const range = IDBKeyRange.bound(page[0], page.at(-1))
    const found: unknown[] = await table.read((records) => records.getAll(range))
    // Another tab has written or removed a record in between, so keys and records do not match by position.
    const isOther = found.length !== page.length
    const byId = isOther ? new Map(found.filter(isRecord).map((one) => [one.id, one])) : undefined
    yield page.flatMap((key, index): [Key, unknown][] => {
      const one = byId ? byId.get(key[1]) : found[index]
      return one === undefined ? [] : [[key, one]]
    })
  }
}

/** Whether a record is valid. Its id must match its key, otherwise it could not be removed. */
const fits = ([[, id], one]: [Key, unknown]): boolean => isRecord(one) && one.id === id

const rangeOf = (key: string, since?: string) =>
  since === undefined ? allOf(key) : IDBKeyRange.bound([key, since], [key, []])

/** The records of the current person since an id, or all of them. Never rejects. */
export async function readJournal(since?: string): Promise<ReadJournal> {
  const owner = currentUser.get()
  if (since === undefined) await pruning
  const oldest = Date.now() - keptMs
  const records: JournalRecord[] = []
  let [unreadable, newer, isKept] = [0, 0, owner !== '']
  try {
    const keys = isKept ? await keysIn(rangeOf(planKeyOf(owner), since)) : []
    for await (const page of pagesOf(keys))
      for (const pair of page) {
        const [, one] = pair
        if (!isRecord(one) || !fits(pair)) {
          if (isNewerRecord(one)) newer += 1
          else unreadable += 1
        } else if (one.at >= oldest) records.push(one)
      }
  } catch {
    isKept = false
    isJournalStored.set(false)
  }
  const own = currentUser.get() === owner ? [...heldRecords().values()] : []
  records.push(...own.filter(({ id }) => !since || id >= since))
  if (own.length > 0) records.sort((a, b) => (a.id < b.id ? -1 : 1))
  return { records, unreadable, ...(newer > 0 && { newer }), isKept: isKept && own.length === 0 }
}

/**
 * Removes invalid records of the current user, but none of a newer release. Never rejects.
 * @param isKnown an additional condition for valid records
 */
export async function removeUnreadable(isKnown: (record: JournalRecord) => boolean): Promise<void> {
  const owner = currentUser.get()
  try {
    for await (const page of pagesOf(await keysIn(allOf(planKeyOf(owner))))) {
      const odd = page.filter(
        (pair) => !isNewerRecord(pair[1]) && !(fits(pair) && isKnown(pair[1] as JournalRecord)),
      )
      await remove(odd.map(([key]) => key))
    }
  } catch {
    isJournalStored.set(false)
  }
  announce({ by: owner })
}

/** The id of the first of the newest `count` records; undefined if there are not more than that. Never rejects. */
export async function startOfNewest(count: number): Promise<string | undefined> {
  try {
    const keys = await keysIn(allOf(planKeyOf(currentUser.get())))
    return keys.length > count ? keys.at(-count)?.[1] : undefined
  } catch {
    return undefined
  }
}

/** Removes expired records of all users, and the oldest records of the current user if there are too many. */
async function prune(most = journalBytes): Promise<void> {
  unchecked = 0
  const owner = planKeyOf(currentUser.get())
  const keys = await keysIn()
  const oldest = idStart(Date.now() - keptMs)
  const removed = keys.filter(([, id]) => id < oldest)
  const own = keys.filter(([of, id]) => of === owner && id >= oldest)
  let sum = 0
  // From the newest page to the oldest. Once the sum exceeds the limit, all older records are removed.
  for (let end = own.length; end > 0; end -= pageOf) {
    const page = own.slice(Math.max(0, end - pageOf), end)
    if (sum > most) {
      removed.push(...page)
      continue
    }
    for await (const pairs of pagesOf(page))
      for (const [key, record] of pairs.toReversed()) {
        sum += sizeOf(record)
        if (sum > most && !isNewerRecord(record)) removed.push(key)
      }
  }
  await remove(removed)
}

async function remove(keys: readonly Key[]): Promise<void> {
  for (let start = 0; start < keys.length; start += pageOf)
    await table.write((records) => {
      for (const key of keys.slice(start, start + pageOf)) records.delete([...key])
    })
}

/** The removal in progress, which runs alongside writes. Reading the whole journal waits for it. */
let pruning: Promise<void> | undefined

function pruneBeside() {
  pruning ??= prune()
    .catch(() => undefined)
    .finally(() => {
      pruning = undefined
    })
}

/** A record of a person was written or removed; without an id, all of them. */
const changedSchema = z.object({ by: z.string(), id: z.optional(z.string()) })
type Changed = z.infer<typeof changedSchema>

const here = new Set<(id: string | undefined) => void>()

/** Never throws: an error of a listener must not change the result of a write. */
function announce(changed: Changed) {
  for (const listener of here)
    try {
      listener(changed.id)
    } catch (thrown) {
      console.error('A part of this page could not follow the journal.', thrown)
    }
  const channel = openChannel(journalName, changedSchema)
  channel.post(changed)
  channel.close()
}

/** Calls `listener` for every record of this person that any tab writes or removes. Returns a function that unsubscribes. */
export function onJournalChange(listener: (id: string | undefined) => void): () => void {
  here.add(listener)
  const { close } = openChannel(journalName, changedSchema, ({ by, id }) => {
    if (by === currentUser.get()) listener(id)
  })
  return () => {
    here.delete(listener)
    close()
  }
}
