import * as z from 'zod/mini'
import { changesOf } from '@/engine/journal/changes'
import { type CsvColumn, csvOf } from '@/lib/csv'
import { counted } from '@/lib/format'
import { inSlices } from '@/lib/idle'
import { parseJson, writeJson } from '@/lib/json'
import { isKnown, objectsOf } from '@/model/journal'
import { csvSeparator } from '@/pages/parts/transfer/csvSeparator'
import { isRecord, type JournalRecord } from '@/stored/journalRecords'
import { download, fileName } from '@/ui/download'
import { toastSuccess } from '@/ui/toast'

/** The first lines of an exported journal. `programme revert` reads it. */
const format = 'console-journal'

/** The text of a file with these entries. */
export function journalText(records: readonly JournalRecord[]): string {
  const entries = records.map((record) => {
    const { body: _, version: __, ...kept } = record
    return writeJson({ ...kept, ...objectsOf(record) })
  })
  return `{"format":"${format}","version":1,"entries":[\n${entries.join(',\n')}\n]}\n`
}

const fileSchema = z.object({
  format: z.literal(format),
  version: z.literal(1),
  entries: z.array(z.looseObject({ id: z.string() })),
})

/** The entries of an exported file. Throws an Error with the reason. */
export function entriesOf(text: string): JournalRecord[] {
  let json: unknown
  try {
    json = parseJson(text)
  } catch (thrown) {
    throw new Error(`it is not JSON: ${(thrown as Error).message}`)
  }
  const file = fileSchema.safeParse(json)
  if (!file.success) throw new Error('it is no exported journal')
  return file.data.entries.map((entry, index) => {
    const { before, after, ...record } = entry as { before?: unknown; after?: unknown }
    const read: unknown = { ...record, version: 1, body: writeJson({ before, after }) }
    if (!isRecord(read) || !isKnown(read)) throw new Error(`entry ${index + 1} is incomplete`)
    return read
  })
}

export function exportJson(records: readonly JournalRecord[]): void {
  download(fileName(['journal'], 'json'), [journalText(records)], 'application/json')
  toastSuccess(`Exported ${counted(records.length, 'change')}`)
}

interface Field {
  record: JournalRecord
  field: string
  before: unknown
  after: unknown
}

/** One line for each changed field; one for an object that was created or deleted. */
export function exportCsv(records: readonly JournalRecord[]): void {
  const fields = records.flatMap((record): Field[] => {
    const { before, after } = objectsOf(record)
    if (record.operation !== 'update') return [{ record, field: '', before, after }]
    return changesOf(record).map(({ path, theirs, ours }) => ({
      record,
      field: path,
      before: theirs,
      after: ours,
    }))
  })
  const columns: CsvColumn<Field>[] = [
    { header: 'time', read: ({ record }) => new Date(record.at).toISOString() },
    { header: 'account', read: ({ record }) => record.account },
    { header: 'operation', read: ({ record }) => record.operation },
    { header: 'type', read: ({ record }) => record.type },
    { header: 'id', read: ({ record }) => record.object },
    { header: 'name', read: ({ record }) => record.name },
    { header: 'field', read: ({ field }) => field },
    { header: 'before', read: ({ before }) => before },
    { header: 'after', read: ({ after }) => after },
    { header: 'outcome', read: ({ record }) => record.outcome },
    { header: 'plan', read: ({ record }) => record.plan?.title },
    { header: 'why', read: ({ record }) => record.why },
  ]
  inSlices(csvOf(columns, fields, 'spreadsheet', csvSeparator()), (parts) => {
    download(fileName(['journal'], 'csv'), parts, 'text/csv;charset=utf-8')
    toastSuccess(`Exported ${counted(records.length, 'change')}`)
  })
}
