import { type CsvColumn, csvOf } from '@/features/transfer/csv'
import { download, fileName } from '@/ui/download'
import { runSync } from '@/ui/idle'

/** A cell of a chart's table. */
export type Cell = string | number

/** Saves the data of a chart. */
export function saveCsv(title: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const read: CsvColumn<readonly Cell[]>[] = columns.map((header, index) => ({
    header,
    read: (row) => row[index],
  }))
  const parts = runSync(csvOf(read, rows, 'spreadsheet'))
  download(fileName([title.toLowerCase()], 'csv'), parts, 'text/csv')
}
