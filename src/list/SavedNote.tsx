import { useEffect } from 'react'
import { Note } from '@/ui/Note'
import { type ListSearch, type OnSearch, pagePatch } from './listSearch'
import { ObjectLink } from './ObjectLink'
import type { ListQuery } from './query'
import styles from './states.module.css'
import type { ListSpec, MarkedRow } from './types'
import type { ListTable } from './useListTable'
import { useVisitState } from './visit'

interface SavedObject<T extends object> {
  spec: ListSpec<T>
  /** The object that was saved just before; undefined without a save. */
  saved: MarkedRow | undefined
  table: ListTable<T>
  query: ListQuery<T>
  search: ListSearch
  onSearch: OnSearch
}

/**
 * After a save, opens the page that holds the saved object, as soon as the list has been read again (decision G1). If
 * the list as it was left does not hold the object, returns a note that names it.
 */
export function useSavedObject<T extends object>(props: SavedObject<T>) {
  const { spec, saved, table, query, search, onSearch } = props
  const [place, setPlace] = useVisitState<{ search: ListSearch; missing: string | undefined } | undefined>(
    undefined,
  )
  const isRead = query.rows !== undefined && !query.isFetching && query.error === undefined
  useEffect(() => {
    if (!saved || place || !isRead) return
    const { ordered, rows, view } = table
    const position = ordered.slice(0, ordered.length).findIndex((row) => spec.idOf(row) === saved.id)
    const page = Math.floor(position / view.size) + 1
    const isLoaded = position >= 0 || rows.some((row) => spec.idOf(row) === saved.id)
    const missing = position < 0 ? whyMissing(isLoaded, query.truncated?.note) : undefined
    setPlace({ search, missing })
    if (!missing && page !== view.page) onSearch(pagePatch(page), { replace: true })
  }, [saved, place, isRead, table, query, spec, search, onSearch, setPlace])

  // After another search or page, the list is not as the user left it, so the note no longer applies.
  if (!saved || !place?.missing || place.search !== search) return undefined
  return (
    <Note role="status" className={styles.stale}>
      <span>Saved</span>{' '}
      <ObjectLink to={{ type: spec.type, id: saved.id }}>
        <bdi>{saved.name}</bdi>
      </ObjectLink>
      <span>{`. ${place.missing}`}</span>
    </Note>
  )
}

function whyMissing(isLoaded: boolean, note: string | undefined): string {
  if (isLoaded) return 'The search and filters of this list do not show it.'
  if (note) return `It is not among the objects that are loaded (${note}).`
  return 'The server does not list it.'
}
