import { useSelector } from '@tanstack/react-store'
import { useEffect, useMemo } from 'react'
import { readColumns } from '@/engine/advanced-filters/columns'
import { readConditions } from '@/engine/advanced-filters/conditions'
import { fieldsOfType } from '@/engine/advanced-filters/fields'
import { matching } from '@/engine/advanced-filters/matches'
import { inSlices } from '@/lib/idle'
import type { Extension } from '@/list/ListViewButton'
import type { ListSearch } from '@/list/listSearch'
import type { CellKind, Column, ListSpec } from '@/list/types'
import type { EntityType } from '@/model/entityTypes'
import { countColumns, countsAtom } from './counts'
import { offeredColumns } from './offeredColumns'
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
  const referred = useMemo(() => referredBy(spec, search.cols), [spec, search.cols])
  const nameOf = useNamesOf(account, referred)
  const counts = useSelector(countsAtom)
  const counting = search.counts && type === 'accounts' ? counts : undefined
  const layout = useMemo(
    () => nameOf && layoutOf(spec, search.cols, nameOf, counting && countColumns(counting)),
    [spec, search.cols, nameOf, counting],
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

/** The types whose names the columns show. */
const referredBy = (spec: ListSpec<object>, text: string | undefined): EntityType[] =>
  (readColumns(offeredColumns(spec), text) ?? []).flatMap(
    ({ id }) => fieldsOfType(spec.type).get(id)?.to ?? [],
  )

function layoutOf(
  spec: ListSpec<object>,
  text: string | undefined,
  nameOf: ReferenceNameOf,
  more: readonly Column<object>[] = [],
): Pick<Extension<object>, 'columns' | 'minWidth'> {
  const chosen = readColumns(offeredColumns(spec, nameOf), text)
  if (!chosen && more.length === 0) return { columns: spec.columns, minWidth: undefined }
  const columns = [...(chosen ?? spec.columns), ...more]
  const rem = columns.reduce(
    (sum, { kind, width }) => (width === undefined ? sum + usualWidths[kind] : sum),
    nameWidth,
  )
  const px = columns.reduce((sum, { width = 0 }) => sum + width, 0)
  return { columns, minWidth: `calc(${rem}rem + ${px}px)` }
}
