import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { inSlices, runSync } from '@/lib/idle'
import type { EntityType } from '@/model/entityTypes'

/** A job on the lists of an account. */
interface Job {
  lists: ReadonlyMap<EntityType, readonly unknown[]>
  /** Everything else that the result depends on, as a text. */
  request: string
}

/** A finished job with its result. */
export interface FinishedJob<J extends Job, Result> {
  job: J
  result: Result
}

interface Engine<J extends Job, Result> {
  work: (job: J, before: Result | undefined) => Iterator<void, Result>
  /** Caches the last result for long lists, to show it immediately when the user returns to the page. */
  memory: { last?: FinishedJob<J, Result> }
  /** Whether the work on these lists takes longer than a frame. Default: one of them is a full page. */
  isLong?: (lists: Job['lists']) => boolean
  /** Runs an update of the screen: `startTransition`, if rendering takes long. */
  show?: (update: () => void) => void
}

/** Work runs in slices if a list has at least this many objects, which is a full page of the API. */
const slicesFrom = 500

export const isLong = (lists: Job['lists']): boolean =>
  [...lists.values()].some(({ length }) => length >= slicesFrom)

/** For work that reads all lists: whether they are long in total. */
export const isLongTogether = (lists: Job['lists']): boolean =>
  [...lists.values()].reduce((sum, { length }) => sum + length, 0) >= slicesFrom

/** Whether two jobs have the same input, and so the same result. */
export const isSameJob = (job: Job, other: Job) =>
  job.request === other.request &&
  job.lists.size === other.lists.size &&
  [...job.lists].every(([type, rows]) => other.lists.get(type) === rows)

/**
 * Does work on the lists of an account, and returns the last job that is done. Work on short lists is done during
 * rendering, work on long lists in slices: until it is done, the result before stays, and a new job ends the one before
 * it (decision H72).
 * @param job the same object until something changes
 */
export function useSliced<J extends Job, Result>(
  job: J,
  { work, memory, isLong: takesLong = isLong, show = (update) => update() }: Engine<J, Result>,
): FinishedJob<J, Result> | undefined {
  const inParts = useMemo(() => takesLong(job.lists), [job, takesLong])
  const [kept, setKept] = useState(() =>
    inParts && memory.last && isSameJob(job, memory.last.job) ? memory.last : undefined,
  )
  let done = kept
  if (!inParts && done?.job !== job) {
    done = { job, result: runSync(work(job, kept?.result)) }
    setKept(done)
  }
  const begin = useEffectEvent((next: J) =>
    inSlices(
      work(next, kept?.result),
      (result) => {
        memory.last = { job: next, result }
        show(() => setKept(memory.last))
        // Effects of a click run in the task of the click.
      },
      true,
    ),
  )
  useEffect(() => (inParts ? begin(job) : undefined), [inParts, job])
  return done
}
