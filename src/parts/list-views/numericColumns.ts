import { readColumns } from '@/engine/advanced-filters/columns'
import { fieldsOfType } from '@/engine/advanced-filters/fields'
import type { AnyEntity } from '@/entities/definition'
import type { ListSearch } from '@/list/listSearch'

/** The shown columns with numbers. */
export function numericColumns({ list }: AnyEntity, search: ListSearch): { id: string; label: string }[] {
  const specified = list.columns.map(({ id }) => id)
  const shown = readColumns(list.type, specified, search.cols) ?? list.columns
  return shown.flatMap(({ id }) => {
    const column = list.columns.find((one) => one.id === id)
    if (column) return column.kind === 'number' ? [{ id, label: column.header }] : []
    const field = fieldsOfType(list.type).get(id)
    const isNumber = field?.kind === 'parts' || (field?.kind === 'number' && !field.keys.includes('*'))
    return field && isNumber ? [{ id, label: field.label }] : []
  })
}
