import { Target } from 'lucide-react'
import type { EntityType } from '@/model/entityTypes'
import { searchedFields } from '@/model/searchedFields'
import type { SearchSource } from '@/search/types'

/** A loaded list with these rows; while they are undefined, the list is loading. */
export const source = (
  type: EntityType,
  rows: SearchSource['rows'],
  more: Partial<SearchSource> = {},
): SearchSource => ({
  type,
  title: `${type[0]?.toUpperCase()}${type.slice(1)}`,
  singular: `Kind of ${type}`,
  family: 'play',
  icon: Target,
  idOf: (row: { id?: unknown }) => String(row.id),
  searched: searchedFields,
  description: 'description',
  rows,
  isLoading: rows === undefined,
  isPartial: false,
  error: undefined,
  retry: () => undefined,
  ...more,
})
