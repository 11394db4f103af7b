import { entityOf } from '@/entities/registry'
import type { ObjectName } from '@/features/plan/types'
import type { OrderedRows } from '@/list/sortedRows'
import type { EntityType } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'
import { download, fileName } from '@/ui/download'
import { counted } from '@/ui/format'
import { inSlices } from '@/ui/idle'
import { toastSuccess } from '@/ui/toast'
import { exportBundle } from './bundle/exportBundle'
import { type CsvFor, csvOf } from './csv'
import { csvColumns } from './csvColumns'

/** 'Exported 12 missions' */
function report(count: number, { singular, title }: { singular: string; title: string }): void {
  toastSuccess(`Exported ${counted(count, singular, title).toLowerCase()}`)
}

/**
 * Saves all rows that a list found as CSV. Works in slices, so that 100,000 rows do not block the page (rule CSV-3).
 */
export function exportCsv(
  type: EntityType,
  account: string,
  rows: OrderedRows<object>,
  reader: CsvFor,
): void {
  inSlices(csvOf(csvColumns(type), rows, reader), (parts) => {
    download(fileName([type, account], 'csv'), parts, 'text/csv;charset=utf-8')
    report(rows.length, entityOf(type).list)
  })
}

interface Chosen {
  account: string
  lists: Lists
  objects: readonly ObjectName[] | 'all'
  /** The start of the file name, before the date. */
  name: readonly string[]
}

/** Saves objects as a bundle. */
export function saveBundle({ name, ...wanted }: Chosen): void {
  download(fileName(name, 'json'), [exportBundle(wanted)], 'application/json')
}

/** Saves objects of one list as a bundle. */
export function exportObjects(type: EntityType, account: string, rows: readonly object[]): void {
  const { list } = entityOf(type)
  const ids = rows.map((row) => idOf(type, row))
  const name = [type, account, ...(ids.length === 1 ? ids : [])]
  const objects = ids.map((id) => ({ type, id }))
  saveBundle({ account, lists: new Map([[type, rows]]), objects, name })
  report(rows.length, list)
}
