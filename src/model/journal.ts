import { parseJson } from '@/lib/json'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { type JournalRecord, type ReadJournal, readJournal, removeUnreadable } from '@/stored/journalRecords'
import { entityTypes } from './entityTypes'

export type { JournalRecord, Operation, RevertedWrite } from '@/stored/journalRecords'
export { isRecord } from '@/stored/journalRecords'

/**
 * The entries of the current person since an id, or all of them. Those of a type that this release does not know, as after
 * a rollback, count as unreadable. Never rejects.
 */
export async function readEntries(since?: string): Promise<ReadJournal> {
  const read = await readJournal(since)
  const records = read.records.filter(isKnown)
  return { ...read, records, unreadable: read.unreadable + read.records.length - records.length }
}

/** Removes the records that `readEntries` counts as unreadable. */
export const removeUnreadableEntries = (): Promise<void> => removeUnreadable(isKnown)

/** Whether this release knows the type of an entry. */
export const isKnown = ({ type }: JournalRecord): boolean => entityTypes.some((known) => known === type)

/** The objects of a journal entry. */
export interface Objects {
  before?: object
  after?: object
}

/** The objects of an entry; none if its text is not JSON. */
export const objectsOf = memoizeWeakly((record: JournalRecord): Objects => parsed(record.body))

function parsed(body: string): Objects {
  try {
    const { before, after } = parseJson(body) as Partial<Record<keyof Objects, unknown>>
    return { ...(isObject(before) && { before }), ...(isObject(after) && { after }) }
  } catch {
    return {}
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the server may have executed the write of an entry: all except failed ones. */
export const mayBeDone = ({ outcome }: JournalRecord): boolean => outcome !== 'failed'

/**
 * Finds the entries that were reverted, and the entries that reverted them. A revert that was itself reverted does not
 * count.
 */
export function revertedIn(records: readonly JournalRecord[]) {
  const by = new Map<string, JournalRecord>()
  /** The reverted fields of entries that were not reverted as a whole. */
  const fields = new Map<string, Set<string>>()
  /** Entries with a revert whose outcome is unknown. */
  const open = new Set<string>()
  for (const record of records.toReversed()) {
    if (!mayBeDone(record) || by.has(record.id)) continue
    for (const { entry, field } of record.reverts ?? [])
      if (record.outcome !== 'done') open.add(entry)
      else if (field === undefined) by.set(entry, record)
      else if (!fields.get(record.id)?.has(field))
        fields.set(entry, (fields.get(entry) ?? new Set()).add(field))
  }
  return {
    isReverted: (entry: string, field?: string): boolean =>
      by.has(entry) || (field !== undefined && fields.get(entry)?.has(field) === true),
    mayBeReverted: (entry: string): boolean => open.has(entry),
    fieldsReverted: (entry: string): readonly string[] => [...(fields.get(entry) ?? [])],
    /** The entry that reverted a whole entry. */
    revertOf: (entry: string): JournalRecord | undefined => by.get(entry),
  }
}

/** Completes the entry of a write. None of its functions rejects. */
export interface Recorder {
  id: string
  /** The entry stores `response` if that is the object, otherwise the object as it was sent. */
  done: (response: unknown, matches: (object: object) => boolean) => Promise<void>
  failed: (error: string) => Promise<void>
  unknown: (error: string) => Promise<void>
  /** Removes the entry, because the write changed nothing. */
  drop: () => Promise<void>
  /** Call it when the same write is sent again. */
  resend: () => Promise<void>
}
