import { changesOf } from '@/engine/journal/changes'
import { journalText } from '@/engine/journal/journalFile'
import { type CsvColumn, csvOf } from '@/lib/csv'
import { pluralize } from '@/lib/format'
import { inSlices } from '@/lib/idle'
import { objectsOf } from '@/model/journal'
import { csvSeparator } from '@/parts/files/csvSeparator'
import type { JournalRecord } from '@/stored/journalRecords'
import { download, fileName } from '@/ui/download'
import { toastSuccess } from '@/ui/toast'

export function exportJson(records: readonly JournalRecord[]): void {
  download(fileName(['journal'], 'json'), [journalText(records)], 'application/json')
  toastSuccess(`Exported ${pluralize(records.length, 'change')}`)
}

interface Field {
  record: JournalRecord
  field: string
  before: unknown
  after: unknown
}

/** Exports one line for each changed field, and one line for each created or deleted object. */
export function exportJournalCsv(records: readonly JournalRecord[]): void {
  const fields = records.flatMap((record): Field[] => {
    const { before, after } = objectsOf(record)
    if (record.operation !== 'update') return [{ record, field: '', before, after }]
    return changesOf(record).map((change) => ({
      record,
      field: change.path,
      before: change.before,
      after: change.after,
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
    toastSuccess(`Exported ${pluralize(records.length, 'change')}`)
  })
}
