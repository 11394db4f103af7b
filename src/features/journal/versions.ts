import { isSame } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { objectsOf } from '@/model/journal'
import { keptOf } from '@/model/leftOut'
import { uncounted } from '@/model/managed'
import type { JournalRecord } from '@/stored/journalRecords'
import { changesFrom } from './changes'

/** A point in the history of an object: a write of this browser, or that others changed it in between. */
export type Version =
  | { kind: 'entry'; record: JournalRecord; object: object | undefined }
  | { kind: 'elsewhere'; key: string; from: number; to: number | undefined; count: number }

/**
 * The history of an object, the newest first. Where the state before a write does not follow from the write before it, it
 * was changed elsewhere (rule HISTORY-2).
 * @param now the object as the server has it
 */
export function versionsOf(type: EntityType, records: readonly JournalRecord[], now?: object): Version[] {
  const differs = (was: object, is: object) => !isSame(uncounted(type, was), uncounted(type, is))
  const versions: Version[] = []
  let last: { after: object | undefined; at: number } | undefined
  for (const record of records) {
    if (record.outcome !== 'done') continue
    const { before, after } = objectsOf(record)
    if (last?.after && before && differs(last.after, before))
      versions.push(elsewhere(type, last.after, before, last.at, record.at))
    versions.push({ kind: 'entry', record, object: after })
    last = { after, at: record.at }
  }
  const present = now && keptOf(type, now)
  if (last?.after && present && differs(last.after, present))
    versions.push(elsewhere(type, last.after, present, last.at, undefined))
  return versions.toReversed()
}

const elsewhere = (
  type: EntityType,
  was: object,
  is: object,
  from: number,
  to: number | undefined,
): Version => ({
  kind: 'elsewhere',
  key: `elsewhere ${from}`,
  from,
  to,
  count: changesFrom(type, was, is).length,
})
