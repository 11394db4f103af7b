import { FileText, Target } from 'lucide-react'
import type { EntityType } from '@/model/entityTypes'
import { searchedFields } from '@/model/searchedFields'
import type { Command, SearchSource } from '@/search/types'

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

/** A place, unless it is an act. */
export const command = (section: Command['section'], title: string, run = () => undefined): Command => ({
  ...{ id: title, section, title, icon: FileText, run },
  ...(section !== 'act' && { href: () => `/${title}` }),
})
