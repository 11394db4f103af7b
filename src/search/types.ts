import type { LucideIcon } from 'lucide-react'
import type { EntityType } from '@/model/entityTypes'
import type { Family } from '@/ui/EntityTile'

/** The sections of commands, in the order in which they stand. */
export const sections = ['recent', 'goTo', 'create', 'act'] as const

/** Something that the user can do from Global Search on any screen. */
export interface Command {
  id: string
  section: (typeof sections)[number]
  title: string
  /**
   * A word in front of the title, such as 'Add' or 'Switch to'. The search also finds it. It is not shown if the
   * section already says it.
   */
  kind?: string
  /** The kind of the target, shown after the title: 'Page', 'List'. */
  of?: string
  icon: LucideIcon
  /** The keyboard shortcut with the same effect. */
  keys?: readonly string[]
  /** The address of a place. A command without one changes something, so that Enter alone never runs it (rule SEARCH-9). */
  href?: () => string
  /** The command depends on lists that load later, so it is only shown below the results. */
  isLate?: boolean
  /** Called after the modal has closed. */
  run: () => void
}

/** A type of objects in Global Search. The search itself knows no type. */
export interface SearchSource {
  /** Path segment, e.g. `mysteryboxes`. Results are sorted by it. */
  type: EntityType
  /** E.g. `Mystery Boxes`, shown when the list failed to load. */
  title: string
  /** E.g. `Mystery Box`, shown beside each result. */
  singular: string
  family: Family
  icon: LucideIcon
  /** The id used in the route of an object. */
  idOf: (row: never) => string
  /** The searched fields, in this order. The first match is shown with the result (rule SEARCH-3, decision B4). */
  searched: readonly string[]
  /** The field that is shown below the name. */
  description: string
  /** Loaded objects; undefined until the first response. Keeps the same reference while its content is unchanged. */
  rows: readonly unknown[] | undefined
  isLoading: boolean
  /** True if more objects can exist than were loaded. */
  isPartial: boolean
  /** Why the list failed to load. */
  error: string | undefined
  retry: () => void
}

/** Loads the remaining pages of partial lists. */
export interface CompleteLists {
  /** Starts to load one list. */
  load: (list: Pick<SearchSource, 'type' | 'rows'>) => void
  /** The loads in progress by type: objects so far, and a function that stops. */
  progress: ReadonlyMap<string, { loaded: number; onStop: () => void }>
  /** The error of the last attempt, by type. */
  errors: ReadonlyMap<string, string>
  /** The total number of objects, if known. */
  totalOf?: (type: SearchSource['type']) => number | undefined
}
