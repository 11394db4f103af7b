import { useEffect, useMemo, useState } from 'react'
import { isLong as isLongList } from '@/features/shared/worker/messages'
import { createRunner, type Runner, useRunner } from '@/features/shared/worker/runner'
import type { EntityType } from '@/model/entityTypes'
import { type Arrangement, arranged, arranging, type Wanted, type WindowsByType } from './arrange'
import ArrangeWorker from './arrangeWorker?worker&inline'
import { lanesOf, type TypeLanes } from './model'
import { type Job, messages } from './protocol'
import type { Span, WindowEdits } from './windows'

/** Arrangements with the input that they were made from. */
interface Picture {
  arrangements: readonly Arrangement[]
  windows: WindowsByType<Span>
  loading: ReadonlySet<EntityType>
  moment: number | undefined
}

interface LanesWanted extends Omit<Wanted, 'edits'> {
  windows: WindowsByType<Span>
  edits: WindowEdits
  loading: ReadonlySet<EntityType>
}

export interface Lanes extends Pick<Picture, 'loading' | 'moment'> {
  rows: readonly TypeLanes[]
}

/** The last picture of long lists, shown immediately when the user returns to the page. */
let last: { request: string; picture: Picture } | undefined

/** The last picture, if it was made from the same lists and the same request. */
function pictureOf(windows: WindowsByType<Span>, wanted: Wanted): Picture | undefined {
  if (!last || last.request !== JSON.stringify(wanted)) return undefined
  const before = last.picture.windows
  return [...windows].every(([type, own]) => before.get(type) === own) ? last.picture : undefined
}

/** The picture before the first response: all types are loading. */
const nothingYet = (types: readonly EntityType[]): Picture => ({
  arrangements: arranged(new Map(), {
    types,
    filter: {},
    moment: undefined,
    edits: {},
    range: { from: 0, to: 1 },
    msPerPx: 1,
    withGaps: false,
  }),
  windows: new Map(),
  loading: new Set(types),
  moment: undefined,
})

/** Runs the engine of the time line in a worker. */
const createArranger = (): Runner<Job, readonly Arrangement[]> =>
  createRunner({
    start: () => new ArrangeWorker(),
    messages,
    onPage: ({ windows, wanted }) => arranging(windows, wanted),
  })

/**
 * Returns what the time line shows. Short lists are arranged during rendering, lists from 500 objects on in a worker.
 * The previous picture stays until the new one arrives, but shows the current edits (decision H72).
 */
export function useLanes(all: LanesWanted): Lanes {
  const { windows, loading, types, filter, moment, edits, range, withGaps } = all
  const isLong = useMemo(() => isLongList(windows), [windows])
  const calm = useCalm(all.msPerPx)
  const msPerPx = isLong ? calm : all.msPerPx
  const wanted = useMemo<Wanted>(
    () => ({ types, filter, moment, edits, range, msPerPx, withGaps }),
    [types, filter, moment, edits, range, msPerPx, withGaps],
  )
  const now = useMemo<Picture | undefined>(
    () => (isLong ? undefined : { arrangements: arranged(windows, wanted), windows, loading, moment }),
    [isLong, windows, wanted, loading, moment],
  )
  // Short lists can become long, so their last picture is kept as well.
  const [before, setBefore] = useState<Picture | undefined>(() => (isLong ? pictureOf(windows, wanted) : now))
  if (now && now !== before) setBefore(now)

  const arrange = useRunner(createArranger)
  useEffect(() => {
    if (!isLong) return
    const onDone = (arrangements: readonly Arrangement[]) => {
      const picture = { arrangements, windows, loading, moment }
      last = { request: JSON.stringify(wanted), picture }
      setBefore(picture)
    }
    arrange({ windows, wanted }, onDone)
  }, [isLong, windows, wanted, loading, moment, arrange])

  const empty = useMemo(() => nothingYet(types), [types])
  const picture = now ?? before ?? empty
  const rows = useMemo(() => lanesOf(picture.arrangements, picture.windows, edits), [picture, edits])
  return { rows, loading: picture.loading, moment: picture.moment }
}

/** The time without a change, in ms. */
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
