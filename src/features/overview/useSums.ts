import { replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { type LoadedList, rowsByType } from '@/features/shared/useLists'
import { isLong as isLongList } from '@/features/shared/worker/messages'
import { createRunner, type Runner, useRunner } from '@/features/shared/worker/runner'
import { isOfProgramme } from '@/model/entityTypes'
import { type Job, messages } from './protocol'
import { type Counted, type Sums, summed, summing } from './sums'
import SumsWorker from './sumsWorker?worker&inline'

/** Sums with the lists that they were made from. */
export interface Summed extends Sums {
  lists: readonly LoadedList[]
}

function jobOf(lists: readonly LoadedList[], day: number): Job {
  const loaded = lists.filter(({ type, rows }) => isOfProgramme(type) && rows)
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

/** The last sums of long lists, shown immediately when the user returns to the page. */
let last: { job: Job; sums: Sums } | undefined

/** The last sums, if they were made from the same lists on the same day. */
function lastOf({ rows, wanted }: Job): Sums | undefined {
  if (!last || last.job.wanted.day !== wanted.day || last.job.rows.size !== rows.size) return undefined
  const before = last.job.rows
  return [...rows].every(([type, own]) => before.get(type) === own) ? last.sums : undefined
}

/**
 * Returns the sums of the overview. Short lists are summed up during rendering, lists of 500 objects or more in a
 * worker. The previous sums stay until the new ones arrive. Sums that did not change keep their identity (decision
 * H74).
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
  // Short lists can become long, so their last sums are kept as well.
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
      // A transition, so that rendering does not block the page.
      startTransition(() =>
        setShown((before) => following(before, replaceEqualDeep(before?.of, sums), lists)),
      )
    })
  }, [isLong, job, lists, askForSums])
  return shown
}

interface Shown extends Summed {
  /** The sums as the engine returned them. */
  of: Sums
}

/** The days stay while a failed list is reloaded. */
const following = (before: Shown | undefined, sums: Sums, lists: readonly LoadedList[]): Shown => ({
  ...sums,
  days: sums.days ?? before?.days,
  of: sums,
  lists,
})
