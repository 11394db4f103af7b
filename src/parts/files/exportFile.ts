import type { ZodObject, ZodType } from 'zod'
import type { ObjectName } from '@/engine/plan/types'
import { exportBundle } from '@/engine/transfer/format'
import { entityOf } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { resourceSchemas } from '@/generated/resourceSchemas'
import { type CsvColumn, type CsvFor, csvOf, type Separator } from '@/lib/csv'
import { pluralize } from '@/lib/format'
import { inSlices } from '@/lib/idle'
import type { OrderedRows } from '@/lib/lazyOrder'
import { readSafely, valueByPath } from '@/lib/value'
import type { Column } from '@/list/types'
import { asContracted } from '@/model/asContracted'
import { withDefault } from '@/model/choices'
import type { EntityType } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'
import { download, fileName } from '@/ui/download'
import { toastSuccess } from '@/ui/toast'

/** 'Exported 12 missions' */
function report(count: number, { singular, title }: { singular: string; title: string }): void {
  toastSuccess(`Exported ${pluralize(count, singular, title).toLowerCase()}`)
}

/**
 * Saves the found rows of a list as CSV. Works in slices, so that 100,000 rows do not block the page (rule CSV-3).
 * @param shown the columns of the list, for a file with the same columns. Default: all fields of the contract
 */
export function exportCsv(
  type: EntityType,
  account: string,
  rows: OrderedRows<object>,
  reader: CsvFor,
  separator?: Separator,
  shown?: readonly Column<object>[],
): void {
  inSlices(csvOf(shown ? csvColumnsOf(type, shown) : csvColumns(type), rows, reader, separator), (parts) => {
    download(fileName([type, account], 'csv'), parts, 'text/csv;charset=utf-8')
    report(rows.length, entityOf(type).list)
  })
}

/** Id, name and the columns of the list, in its order, with its headers (rule CSV-7). */
export const csvColumnsOf = (type: EntityType, columns: readonly Column<object>[]): CsvColumn<object>[] => [
  { header: resourceFacts[type].idField, read: (row) => idOf(type, row) },
  { header: 'Name', read: (row) => valueByPath(row, 'name') },
  ...columns.map(({ header, value }) => ({ header, read: (row: object) => readSafely(value, row) })),
]

/** API keys are never exported (decision J40). */
const secrets: readonly string[] = ['apikey']

/**
 * A column for each field of a type, in the order of the contract. The header is the path of the field, such as
 * `reward.points`; a list is one column (rule CSV-1). A missing period is its default (decision W1).
 */
export const csvColumns = (type: EntityType): CsvColumn<object>[] =>
  pathsIn(resourceSchemas[type], [])
    .filter((path) => !secrets.includes(path.join('.')))
    .map((path) => {
      const header = path.join('.')
      return { header, read: (row) => withDefault(type, header, valueByPath(asContracted(type, row), path)) }
    })

function pathsIn(schema: ZodType, path: readonly string[]): (readonly string[])[] {
  const { type, innerType } = schema.def as unknown as { type: string; innerType?: ZodType }
  if (innerType) return pathsIn(innerType, path)
  if (type !== 'object') return [path]
  return Object.entries((schema as ZodObject).shape).flatMap(([field, part]) =>
    pathsIn(part as ZodType, [...path, field]),
  )
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
