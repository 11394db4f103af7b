import { replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { type LoadedList, rowsByType } from '../useLists'
import { isLong as isLongList } from '../worker/messages'
import { createRunner, type Runner } from '../worker/runner'
import { useRunner } from '../worker/useRunner'
import { type Job, messages } from './protocol'
import { type Counted, type Sums, summed, summing } from './sums'
import SumsWorker from './sumsWorker?worker&inline'

/** Sums with the lists that they are of. */
export interface Summed extends Sums {
  lists: readonly LoadedList[]
}

/** Of players only the first page is loaded: their figures are those of the statistics. */
const isSummed = ({ type }: LoadedList) => type !== 'players'

function jobOf(lists: readonly LoadedList[], day: number): Job {
  const loaded = lists.filter((list) => isSummed(list) && list.rows)
  return {
    rows: rowsByType(loaded),
    wanted: {
      day,
      now: Date.now(),
      lists: loaded.map(({ type, entity }) => ({
        type,
        filterIds: (entity.list.filters ?? []).map(({ id }) => id),
      })),
      withDays: lists.every(({ isLoading }) => !isLoading),
    },
  }
}

const createSummer = (): Runner<Job, Sums> =>
  createRunner({
    start: () => new SumsWorker(),
    messages,
    onPage: ({ rows, wanted }) => summing(rows, wanted),
  })

/** The last sums of long lists, shown at once when the user returns to the page. */
let last: { job: Job; sums: Sums } | undefined

/** The last sums, if they are of the same lists and the same day. */
function lastOf({ rows, wanted }: Job): Sums | undefined {
  if (!last || last.job.wanted.day !== wanted.day || last.job.rows.size !== rows.size) return undefined
  const before = last.job.rows
  return [...rows].every(([type, own]) => before.get(type) === own) ? last.sums : undefined
}

/**
 * Returns the sums of the overview. Short lists are summed up during rendering, lists from 500 objects on in a worker.
 * The previous sums stay until the new ones arrive; sums that did not change keep their identity (decision H74).
 * @param day the start of today
 */
export function useSums(lists: readonly LoadedList[], day: number): Summed | undefined {
  const job = useMemo(() => jobOf(lists, day), [lists, day])
  const isLong = useMemo(() => isLongList(job.rows), [job])
  const [counted] = useState<Counted>(() => new Map())
  const short = useMemo(
    () => (isLong ? undefined : summed(job.rows, job.wanted, counted)),
    [isLong, job, counted],
  )
  // Short lists can become long ones: their last sums stay as well.
  const [shown, setShown] = useState<Shown | undefined>(() => {
    const sums = isLong ? lastOf(job) : short
    return sums && { ...sums, of: sums, lists }
  })
  if (short && short !== shown?.of) setShown(following(shown, short, lists))

  const askForSums = useRunner(createSummer)
  useEffect(() => {
    if (!isLong) return
    askForSums(job, (sums) => {
      last = { job, sums }
      // A transition renders in slices, too.
      startTransition(() =>
        setShown((before) => following(before, replaceEqualDeep(before?.of, sums), lists)),
      )
    })
  }, [isLong, job, lists, askForSums])
  return shown
}

interface Shown extends Summed {
  /** As they were summed up. */
  of: Sums
}

/** The days stay while a list that had failed is loaded again. */
const following = (before: Shown | undefined, sums: Sums, lists: readonly LoadedList[]): Shown => ({
  ...sums,
  days: sums.days ?? before?.days,
  of: sums,
  lists,
})
