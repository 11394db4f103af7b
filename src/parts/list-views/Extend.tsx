import { useSelector } from '@tanstack/react-store'
import { useEffect, useMemo } from 'react'
import { type ChosenColumn, readColumns, shownValue } from '@/engine/advanced-filters/columns'
import { readConditions } from '@/engine/advanced-filters/conditions'
import { type AskedField, fieldsOfType } from '@/engine/advanced-filters/fields'
import { matching } from '@/engine/advanced-filters/matches'
import { inSlices } from '@/lib/idle'
import type { Extension } from '@/list/ListViewButton'
import type { ListSearch } from '@/list/listSearch'
import type { CellKind, Column, ListSpec } from '@/list/types'
import type { EntityType } from '@/model/entityTypes'
import { countColumns, countsAtom } from './counts'
import { useFactIndex } from './useFacts'
import { type ReferenceNameOf, useNamesOf } from './useNamesOf'

interface ExtendProps {
  spec: ListSpec<object>
  rows: readonly object[]
  account: string
  search: ListSearch
  onChange: (extension: Extension<object>) => void
}

/**
 * Works out which rows meet the conditions, in slices, and which columns are shown. A component that renders nothing, and no
 * hook of the list: its hooks read lists, findings and the journal, whose code no list without conditions loads.
 */
export function Extend({ spec, rows, account, search, onChange }: ExtendProps) {
  const { type } = spec
  const where = JSON.stringify(search.where ?? [])
  const conditions = useMemo(() => readConditions(type, JSON.parse(where)), [type, where])
  const holds = useFactIndex(type, account, conditions)
  const chosen = useMemo(() => chosenOf(spec, search.cols), [spec, search.cols])
  const nameOf = useNamesOf(account, referredBy(type, chosen))
  const counts = useSelector(countsAtom)
  const counting = search.counts && type === 'accounts' ? counts : undefined
  const layout = useMemo(
    () => nameOf && layoutOf(spec, chosen, nameOf, counting && countColumns(counting)),
    [spec, chosen, nameOf, counting],
  )
  useEffect(() => {
    if (!layout) return undefined
    if (conditions.length === 0) return onChange({ rows, kept: undefined, ...layout })
    if (!holds) return undefined
    const around = { now: Date.now(), holds }
    return inSlices(matching(type, rows, conditions, around), (kept) => onChange({ rows, kept, ...layout }))
  }, [type, rows, conditions, holds, layout, onChange])
  return null
}

/** The widths in rem of the name and the actions, and of a column without a width of its own, as in `table.module.css`. */
const nameWidth = 27.5
const usualWidths: Readonly<Record<CellKind, number>> = { number: 8.5, status: 10, text: 12.5, dateTime: 12 }

const chosenOf = ({ type, columns }: ListSpec<object>, text: string | undefined) =>
  readColumns(
    type,
    columns.map(({ id }) => id),
    text,
  )

/** The types whose names the columns show. */
const referredBy = (type: EntityType, chosen: readonly ChosenColumn[] = []): EntityType[] =>
  chosen.flatMap(({ id }) => fieldsOfType(type).get(id)?.to ?? [])

function layoutOf(
  { type, columns: specified }: ListSpec<object>,
  chosen: readonly ChosenColumn[] | undefined,
  nameOf: ReferenceNameOf,
  more: readonly Column<object>[] = [],
): Pick<Extension<object>, 'columns' | 'minWidth'> {
  if (!chosen && more.length === 0) return { columns: specified, minWidth: undefined }
  const fields = fieldsOfType(type)
  const own = chosen?.flatMap(({ id, width }): Column<object>[] => {
    const known = specified.find((column) => column.id === id)
    const field = fields.get(id)
    const column = known ?? (field && fieldColumn(type, field, nameOf))
    return column ? [{ ...column, ...(width !== undefined && { width }) }] : []
  })
  const columns = [...(own ?? specified), ...more]
  const rem = columns.reduce(
    (sum, { kind, width }) => (width === undefined ? sum + usualWidths[kind] : sum),
    nameWidth,
  )
  const px = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  return { columns, minWidth: `calc(${rem}rem + ${px}px)` }
}

const kinds: Partial<Record<AskedField['kind'], CellKind>> = {
  date: 'dateTime',
  number: 'number',
  parts: 'number',
}

const fieldColumn = (type: EntityType, field: AskedField, nameOf: ReferenceNameOf): Column<object> => ({
  id: field.path,
  header: field.label,
  kind: field.keys.includes('*') && field.kind !== 'parts' ? 'text' : (kinds[field.kind] ?? 'text'),
  value: (row) => shownValue(type, row, field, (id) => nameOf(field.to, id)),
})
