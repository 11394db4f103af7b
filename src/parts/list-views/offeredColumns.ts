import { shownValue } from '@/engine/advanced-filters/columns'
import { type AskedField, fieldsOfType } from '@/engine/advanced-filters/fields'
import type { CellKind, Column, ListSpec } from '@/list/types'
import type { EntityType } from '@/model/entityTypes'
import type { ReferenceNameOf } from './useNamesOf'

type Offered = ReadonlyMap<string, Column<object>>

/** The columns that a list can show after the name, by id: the specified ones, then all others (rule ASK-5). */
export function offeredColumns(
  { type, columns }: Pick<ListSpec<object>, 'type' | 'columns'>,
  nameOf: ReferenceNameOf = () => undefined,
): Offered {
  const offered = new Map(columns.map((column) => [column.id, column]))
  for (const field of fieldsOfType(type).values())
    if (field.path !== 'name' && !offered.has(field.path))
      offered.set(field.path, fieldColumn(type, field, nameOf))
  return offered
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
