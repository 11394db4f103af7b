import { useSelector } from '@tanstack/react-store'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { readEntries, revertedIn } from '@/model/journal'
import { type JournalRecord, onJournalChange, type ReadJournal, startOfNewest } from '@/stored/journalRecords'
import { currentUser } from '@/stored/stored'

export interface Journal {
  /** The entries in chronological order. Undefined until they are read. */
  records: readonly JournalRecord[] | undefined
  reverted: ReturnType<typeof revertedIn>
  /** Whether the browser stores the entries. Otherwise they last until the page is left. */
  isKept: boolean
  unreadable: number
  /** The number of entries of a newer release. */
  newer: number
  /** Older entries are being read. */
  isPart: boolean
}

/** Changes are combined for this time (ms), because a plan writes many entries. */
const pauseMs = 200

/** The number of newest entries that are read first. */
const first = 200

const nothing = revertedIn([])

/** The journal of the current person. Follows what this and other tabs write. */
export function useJournal(): Journal {
  const user = useSelector(currentUser)
  const [read, setRead] = useState<ReadJournal & { user: string; isPart: boolean }>()
  const readAll = useCallback(async () => {
    // Shows the newest entries while the rest of a long journal is read.
    const start = await startOfNewest(first)
    if (start !== undefined) {
      const newest = await readEntries(start)
      setRead((before) => before ?? { ...newest, user: currentUser.get(), isPart: true })
    }
    const all = await readEntries()
    setRead({ ...all, user: currentUser.get(), isPart: false })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has another journal
  useEffect(() => void readAll(), [readAll, user])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    /** The id of the oldest changed entry; undefined for all entries, 'none' for no change. */
    let since: string | undefined | 'none' = 'none'
    const catchUp = async () => {
      timer = undefined
      const from = since
      since = 'none'
      if (from === undefined || from === 'none') return readAll()
      const newer = await readEntries(from)
      setRead((before) => {
        if (!before || before.user !== currentUser.get()) return before
        const older = before.records.filter(({ id }) => id < from)
        // Unreadable entries are only counted when all entries are read.
        return { ...before, isKept: newer.isKept, records: [...older, ...newer.records] }
      })
    }
    const unsubscribe = onJournalChange((id) => {
      if (id === undefined || since === undefined) since = undefined
      else if (since === 'none' || id < since) since = id
      timer ??= setTimeout(() => void catchUp(), pauseMs)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [readAll])

  const own = read?.user === user ? read : undefined
  const records = own?.records
  const reverted = useMemo(() => (records ? revertedIn(records) : nothing), [records])
  return {
    records,
    reverted,
    isKept: own?.isKept ?? true,
    unreadable: own?.unreadable ?? 0,
    newer: own?.newer ?? 0,
    isPart: own?.isPart ?? false,
  }
}
