import type { LucideIcon } from 'lucide-react'
import type { Family } from '@/ui/family'

/** One kind of object that Global Search looks through; the search itself knows no entity. */
export interface SearchSource {
  /** Path segment, e.g. `mysteryboxes`; results are sorted by it. */
  type: string
  /** E.g. `Mystery Boxes`, to name a list that could not be loaded. */
  title: string
  /** E.g. `Mystery Box`, shown beside each result. */
  singular: string
  family: Family
  icon: LucideIcon
  /** The value that stands in the route of an object. */
  idOf: (row: never) => string
  /** Loaded objects; undefined until the first answer. The same array as long as nothing was loaded anew. */
  rows: readonly unknown[] | undefined
  isLoading: boolean
  /** True where more objects may exist than were loaded, which the search cannot find. */
  isPartial?: boolean
  /** Why the list could not be loaded. */
  error?: string
  retry: () => void
}

/** How a list of which the search knows only the first objects is loaded to its end. */
export interface WholeLists {
  /** Starts with one list. */
  load: (type: string) => void
  /** By type, what is under way: objects so far, and the way to stop. */
  progress: ReadonlyMap<string, { loaded: number; onStop: () => void }>
  /** By type, why the last attempt failed. */
  errors: ReadonlyMap<string, string>
}
