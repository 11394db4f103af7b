import { useEffect, useMemo, useState } from 'react'
import {
  type ArrangeRequest,
  arranging,
  nothingOf,
  type TypeLanes,
  withWindowEdits,
} from '@/engine/time/arrange'
import type { WindowsByType } from '@/engine/time/windows'
import type { EntityType } from '@/model/entityTypes'
import { type FinishedJob, isLong, useSliced } from '@/parts/background/useSliced'

interface Job {
  lists: WindowsByType
  request: string
  wanted: ArrangeRequest
  loading: ReadonlySet<EntityType>
}

const engine = {
  work: ({ lists, wanted }: Job) => arranging(lists, wanted),
  memory: {} as { last?: FinishedJob<Job, TypeLanes[]> },
}

interface LanesWanted extends ArrangeRequest {
  windows: WindowsByType
  loading: ReadonlySet<EntityType>
}

export interface Lanes {
  rows: readonly TypeLanes[]
  /** The types that were still loading and the selected moment, when these lanes were arranged. */
  loading: ReadonlySet<EntityType>
  moment: number | undefined
}

/**
 * Returns what the time line shows. Short lists are arranged during rendering, long lists in slices. The previous lanes
 * stay until the new ones are arranged, but show the current edits (decision H72).
 */
export function useLanes(all: LanesWanted): Lanes {
  const { windows, loading, types, filter, moment, edits, range, withGaps } = all
  const isSliced = useMemo(() => isLong(windows), [windows])
  const calm = useCalm(all.msPerPx)
  const msPerPx = isSliced ? calm : all.msPerPx
  const job = useMemo<Job>(() => {
    const wanted = { types, filter, moment, edits, range, msPerPx, withGaps }
    return { lists: windows, request: JSON.stringify(wanted), wanted, loading }
  }, [windows, loading, types, filter, moment, edits, range, msPerPx, withGaps])
  const done = useSliced(job, engine)
  const rows = useMemo(
    () => withWindowEdits(done?.result ?? types.map(nothingOf), edits),
    [done, types, edits],
  )
  return { rows, loading: done?.job.loading ?? new Set(types), moment: done?.job.wanted.moment }
}

/** How long the value must not change, in ms. */
const pauseMs = 120

/**
 * Returns `value` once it has not changed for `pauseMs`, or has doubled or halved, so that lanes are not calculated for
 * every step of the wheel.
 */
function useCalm(value: number): number {
  const [calm, setCalm] = useState(value)
  const isFar = value >= 2 * calm || calm >= 2 * value
  if (isFar) setCalm(value)
  useEffect(() => {
    if (value === calm) return
    const timer = setTimeout(() => setCalm(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, calm])
  return isFar ? value : calm
}
