import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { JournalRecord } from '@/stored/journalRecords'
import { inSlices } from '@/ui/idle'
import { filtering, filterRecords } from '../filter'
import type { JournalSearch } from '../search'
import type { Journal } from '../useJournal'

interface Found {
  /** The newest first. Undefined until the journal is read and searched. */
  found: readonly JournalRecord[] | undefined
  /** The entries before are shown while a search goes on. */
  isSearching: boolean
}

/** The entries that the filters and the search leave. Searches in slices, so that a long journal blocks nothing. */
export function useFound({ records, reverted }: Journal, search: JournalSearch): Found {
  const deferred = useDeferredValue(search)
  const isSearch = deferred.q !== undefined
  const filtered = useMemo(
    () => (records && !isSearch ? filterRecords(records, deferred, reverted) : undefined),
    [records, isSearch, deferred, reverted],
  )
  const [searched, setSearched] = useState<{ search: JournalSearch; found: readonly JournalRecord[] }>()
  useEffect(() => {
    if (!records || !isSearch) return undefined
    return inSlices(filtering(records, deferred, reverted), (found) =>
      setSearched({ search: deferred, found }),
    )
  }, [records, isSearch, deferred, reverted])
  if (!isSearch) return { found: filtered, isSearching: false }
  return { found: searched?.found, isSearching: searched?.search !== deferred }
}
