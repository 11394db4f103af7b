import type { QueryClient } from '@tanstack/react-query'
import { recorderOf } from '@/api/writes/journal'
import { resourceFacts } from '@/generated/resourceFacts'
import { missingChanges } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { objectsOf } from '@/model/journal'
import type { JournalRecord } from '@/stored/journalRecords'
import { createPlanApi } from '../plan/planApi'

/**
 * Finds out what became of an entry without a known outcome (rule JOURNAL-3): the object is read, and the entry is
 * completed. Resolves to a sentence. Throws ApiError.
 */
export async function lookUp(client: QueryClient, record: JournalRecord): Promise<string> {
  const type = record.type as EntityType
  const found = await createPlanApi(client).read(record.account, { type, id: record.object })
  const objects = objectsOf(record)
  const recorder = recorderOf(record, objects)
  if (isCarriedOut(record, found)) {
    await recorder.done(found, () => true)
    return 'The server carried it out.'
  }
  await recorder.failed('The server does not have it: it was not carried out, or was changed since.')
  return 'The server did not carry it out, or it was changed since.'
}

function isCarriedOut(record: JournalRecord, found: object | undefined): boolean {
  if (record.operation === 'delete') return found === undefined
  if (!found) return false
  const { before = {}, after = {} } = objectsOf(record)
  const managed = resourceFacts[record.type as EntityType].readOnly
  return missingChanges(found, { before, wanted: after, managed }).length === 0
}
