import { replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { type LoadedList, rowsByType } from '../useLists'
import { isLong as isLongList } from '../worker/messages'
import { createRunner, type Runner } from '../worker/runner'
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

/** The last sums of long lists, shown at once when the user comes back from an object. */
let last: { job: Job; sums: Sums } | undefined

/** The last sums, if they are of the same lists and the same day. */
function lastOf({ rows, wanted }: Job): Sums | undefined {
  if (!last || last.job.wanted.day !== wanted.day || last.job.rows.size !== rows.size) return undefined
  const before = last.job.rows
  return [...rows].every(([type, own]) => before.get(type) === own) ? last.sums : undefined
}

/**
 * The sums of the overview. Short lists are summed up while rendering. From 500 objects on a worker does it: the previous
 * sums stay until the new ones have arrived, and are the same objects where nothing has changed (decision H74).
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

  const summer = useRef<Runner<Job, Sums>>(undefined)
  useEffect(
    () => () => {
      summer.current?.stop()
      summer.current = undefined
    },
    [],
  )
  useEffect(() => {
    if (!isLong) return
    summer.current ??= createSummer()
    summer.current.ask(job, (sums) => {
      last = { job, sums }
      // What is drawn of it is drawn in slices, too.
      startTransition(() =>
        setShown((before) => following(before, replaceEqualDeep(before?.of, sums), lists)),
      )
    })
  }, [isLong, job, lists])
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
