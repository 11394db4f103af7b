import { columnsOf } from '@/engine/table/columns'
import type { TableDraftSource } from '@/engine/table/tableDraft'

export interface Item {
  id: string
  name: string
  credits: number
}

const columns = columnsOf('prizes')
const defaults = {}

/** Prizes `p0`, `p1`, ... that cost their number. */
export const itemsOf = (count: number, nameOf = (at: number) => `P ${at}`): Item[] =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: nameOf(at), credits: at }))

/** The source of a table of prizes. Two of them differ in the objects and the check alone, as after a refetch. */
export function prizeSource(
  objects: readonly Item[],
  check: TableDraftSource['check'] = () => [],
  own = columns,
): TableDraftSource {
  const byId = new Map(objects.map((one) => [one.id, one]))
  return {
    columns: own,
    objects,
    idOf: (row) => (row as Item).id,
    find: (id) => byId.get(id),
    isTaken: (id) => byId.has(id),
    defaults,
    suggest: (name) => String(name ?? '').toLowerCase() || undefined,
    check,
  }
}
