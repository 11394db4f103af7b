import type { Compared, MatrixRow } from '@/engine/compare/matrix'
import type { ObjectName, PlanRequest } from '@/engine/plan/types'
import type { Bundle } from '@/engine/transfer/format'
import { entityOf } from '@/entities/registry'
import { groupedBy } from '@/lib/groupedBy'
import type { Lists } from '@/model/references'
import type { ComparedFile } from '@/parts/comparison/lastComparison'
import { type ReadAccount, unreadIn } from '@/parts/comparison/reading'
import type { NamedAccount } from '@/parts/page/useAccounts'

/** One column of the matrix: an account, or a file. */
export interface MatrixColumn extends Compared {
  /** Unique among the columns. */
  key: string
  name: string
  image: string
  isFile: boolean
  /** Reasons why some of its lists could not be read, as sentences. */
  errors: readonly string[]
}

/**
 * The columns of the matrix, the file first. An account that has not been read has no objects, and all of its types are
 * unread.
 */
export function matrixColumnsOf(
  file: ComparedFile | undefined,
  ids: readonly string[],
  read: ReadonlyMap<string, ReadAccount>,
  accountOf: (id: string) => NamedAccount,
): MatrixColumn[] {
  const names = ids.map((id) => accountOf(id).name)
  const accounts = ids.map((id, index): MatrixColumn => {
    const { name, image } = accountOf(id)
    const own = read.get(id) ?? { lists: new Map(), errors: new Map() }
    const isShared = names.some((other, at) => at !== index && other === name)
    return {
      key: id,
      account: id,
      name: isShared ? `${name} (${id})` : name,
      image,
      isFile: false,
      lists: own.lists,
      unread: unreadIn(own),
      errors: errorsOf(own),
    }
  })
  if (!file) return accounts
  const { name, bundle } = file
  const ofFile = { key: '', account: bundle.account, name, image: '', isFile: true, errors: [] }
  return [{ ...ofFile, lists: listsIn(bundle), unread: new Set() }, ...accounts]
}

/** A reason that lists share is shown once: '403: Not allowed', or 'Missions, Streaks: 500: ...' for a part of the lists. */
function errorsOf({ lists, errors }: ReadAccount): string[] {
  const byReason = groupedBy(errors, ([, reason]) => reason)
  return [...byReason].map(([reason, entries]) =>
    lists.size === 0 && byReason.size === 1
      ? reason
      : `${entries.map(([type]) => entityOf(type).list.title).join(', ')}: ${reason}`,
  )
}

/** Converts the objects of a file to lists. */
const listsIn = ({ objects }: Bundle): Lists =>
  new Map(
    [...groupedBy(objects, ({ type }) => type)].map(
      ([type, own]) => [type, own.map(({ object }) => object)] as const,
    ),
  )

type Copied = ObjectName & { object: object }

/** The plan that copies objects of one column to an account. */
const copyRequest = (
  from: MatrixColumn,
  objects: readonly Copied[],
  { account }: MatrixColumn,
): PlanRequest =>
  from.isFile
    ? { kind: 'import', account, file: from.name, objects: [...objects] }
    : {
        kind: 'copy',
        from: from.account,
        to: account,
        objects: objects.map(({ type, id }) => ({ type, id })),
      }

/** The plans that copy an object of one column to accounts, one for each (rule COMPARE-7). */
export const copyRequests = (
  from: MatrixColumn,
  { type, id }: ObjectName,
  object: object,
  to: readonly MatrixColumn[],
): PlanRequest[] => to.map((one) => copyRequest(from, [{ type, id, object }], one))

/** Whether the object is missing in some account, so that it can be copied there. Files cannot be written. */
export const isMissing = ({ cells }: MatrixRow, columns: readonly MatrixColumn[]): boolean =>
  columns.some(({ isFile }, index) => !isFile && cells[index]?.state === 'missing')

/**
 * The plans that copy missing objects: one for each target account and each column that the objects come from (rule
 * COMPARE-12).
 */
export function missingRequests(rows: readonly MatrixRow[], columns: readonly MatrixColumn[]): PlanRequest[] {
  return columns.flatMap((to, index) => {
    if (to.isFile) return []
    const lacking = rows.filter(({ cells }) => cells[index]?.state === 'missing')
    return [...groupedBy(lacking, ({ source }) => source)].flatMap(([source, own]) => {
      const from = columns[source]
      const objects = own.flatMap(({ type, id, cells }) => {
        const object = cells[source]?.object
        return object ? [{ type, id, object }] : []
      })
      return from && objects.length > 0 ? [copyRequest(from, objects, to)] : []
    })
  })
}
