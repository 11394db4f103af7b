import { writeJson } from '@/lib/json'
import { isObject, titleOf } from '@/lib/value'
import { journalVersionOf } from '@/model/excluded'
import { isFeatureOn } from '@/model/features'
import type { Recorder } from '@/model/journal'
import {
  dropRecord,
  type EntryOutcome,
  type JournalRecord,
  journalVersion,
  newEntryId,
  type Operation,
  putRecord,
  type RevertedWrite,
} from '@/stored/journalRecords'

/*
 * Writes the journal (rules JOURNAL-1 and JOURNAL-2): every write is recorded before it is sent, and completed afterwards.
 * Loads with the first list, so it is small; what reads the journal is in `engine/journal` and `pages/journal`.
 */

/** Whether this browser keeps a journal of its writes (rule JOURNAL-4). */
export const isJournalOn = (): boolean => isFeatureOn('journal')

/** The object before and after a write. */
export interface ObjectChange {
  operation: Operation
  type: string
  account: string
  id: string
  /** The object that the write is based on. */
  before?: object
  /** The object as it should be. */
  after?: object
}

/** Why a write is made. */
export interface WriteReason {
  plan?: { id: string; title: string }
  why?: string
  reverts?: readonly RevertedWrite[]
  /** The entry of an earlier attempt, which this one continues. */
  again?: Recorder
}

/** Records a write that is about to be sent. Undefined if the journal is turned off. */
export const recordWrite = (change: ObjectChange, reason: WriteReason = {}): Promise<Recorder | undefined> =>
  beside(() => record(change, reason))

async function record(change: ObjectChange, reason: WriteReason): Promise<Recorder | undefined> {
  if (!isJournalOn()) return undefined
  const { again, plan, why, reverts } = reason
  if (again) {
    await again.resend()
    return again
  }
  const { operation, type, account, id, before, after } = change
  const at = Date.now()
  const entry: JournalRecord = {
    id: newEntryId(at),
    version: journalVersion,
    at,
    account,
    operation,
    type,
    object: id,
    name: titleOf(after ?? before ?? {}, id),
    outcome: 'sent',
    ...(plan && { plan }),
    ...(why && { why }),
    ...(reverts && { reverts }),
    body: bodyOf(type, { before, after }),
  }
  await putRecord(entry)
  return recorderOf(entry, { before, after })
}

/** Runs work that accompanies a write. Its errors never change the result of the write. */
const beside = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  Promise.resolve()
    .then(work)
    .catch((thrown) => {
      console.error('A change could not be written to the journal.', thrown)
      return undefined
    })

/** Completes an entry that is stored, e.g. of a plan that goes on after a reload. */
export function recorderOf(record: JournalRecord, objects: { before?: object; after?: object }): Recorder {
  const { error: _, ...bare } = record
  const complete = (outcome: EntryOutcome, more: () => Partial<JournalRecord> = () => ({})) =>
    beside(() => putRecord({ ...bare, outcome, ...more() }))
  return {
    id: record.id,
    done: (response, matches) =>
      complete('done', () =>
        record.operation !== 'delete' && isObject(response) && matches(response)
          ? { body: bodyOf(record.type, { ...objects, after: response }) }
          : {},
      ),
    failed: (error) => complete('failed', () => ({ error })),
    unknown: (error) => complete('unknown', () => ({ error })),
    drop: () => beside(() => dropRecord(record.id)),
    resend: () => complete('sent'),
  }
}

/** The objects of an entry as text, without secrets and images (rule JOURNAL-4). */
const bodyOf = (type: string, { before, after }: { before?: object; after?: object }): string =>
  writeJson({
    before: before && journalVersionOf(type, before),
    after: after && journalVersionOf(type, after),
  })
