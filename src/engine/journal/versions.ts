import { isSame } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { journalVersionOf } from '@/model/excluded'
import type { JournalRecord } from '@/model/journal'
import { objectsOf } from '@/model/journal'
import { uncounted } from '@/model/managed'
import { changesFrom } from './changes'

/** A point in the history of an object: a write of this browser, or that others changed it in between. */
export type Version =
  | { kind: 'entry'; record: JournalRecord; object: object | undefined }
  | { kind: 'elsewhere'; key: string; from: number; to: number | undefined; count: number }

/**
 * The newest versions of an object, the newest first. Where the state before a write does not follow from the write before
 * it, it was changed elsewhere (rule HISTORY-2). Only the objects of these versions are read, because an object can have
 * thousands.
 * @param records the entries that are done, in the order of time
 * @param now the object as the server has it
 * @param most the number of entries
 */
export function versionsOf(
  type: EntityType,
  records: readonly JournalRecord[],
  now?: object,
  most = Number.POSITIVE_INFINITY,
): Version[] {
  const differs = (was: object, is: object) => !isSame(uncounted(type, was), uncounted(type, is))
  const versions: Version[] = []
  const done = records.filter(({ outcome }) => outcome === 'done')
  let later: { before: object | undefined; at: number | undefined } = {
    before: now && journalVersionOf(type, now),
    at: undefined,
  }
  for (const record of done.toReversed().slice(0, most)) {
    const { before, after } = objectsOf(record)
    if (after && later.before && differs(after, later.before))
      versions.push(elsewhere(type, after, later.before, record.at, later.at))
    versions.push({ kind: 'entry', record, object: after })
    later = { before, at: record.at }
  }
  return versions
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
