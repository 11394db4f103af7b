import { startTransition, useEffect, useState } from 'react'
import { type Funnel, funnelling } from '@/engine/explain/funnel'
import type { Explained } from '@/engine/explain/types'
import { explaining, type View } from '@/engine/explain/view'
import type { Row } from '@/engine/programme/programmeIndex'
import { inSlices } from '@/lib/idle'
import type { EntityType } from '@/model/entityTypes'

/* The long work of the page, in slices, so that it does not block it. */

export interface ExplainedView {
  view: View
  all: readonly Explained[]
}

/**
 * Explains all objects. Returns the last result until the next one is there; undefined until the first one.
 * @param view undefined while nothing can be explained
 */
export function useExplained(view: View | undefined): ExplainedView | undefined {
  const [result, setResult] = useState<ExplainedView>()
  useEffect(() => {
    if (!view) return undefined
    return inSlices(explaining(view), (all) => startTransition(() => setResult({ view, all })))
  }, [view])
  return view && result
}

/** Below this number of players no progress is shown. */
const shownFrom = 5000

/**
 * Counts the players for one object, and again when the object, the moment or the players change.
 * @param players undefined while they load
 * @returns `funnel`: the last result, undefined before the first one; `progress`: the number of players that are counted so
 * far, undefined while no count is running
 */
export function useFunnel(view: View, type: EntityType, row: Row, players: readonly unknown[] | undefined) {
  const [funnel, setFunnel] = useState<Funnel>()
  const [progress, setProgress] = useState<number>()
  const [isStopped, setStopped] = useState(false)
  useEffect(() => {
    if (!players || isStopped) return undefined
    const onProgress = (done: number) => {
      if (players.length >= shownFrom && done % shownFrom === 0) setProgress(done)
    }
    const stop = inSlices(funnelling(view, type, row, players, onProgress), (found) => {
      setFunnel(found)
      setProgress(undefined)
    })
    return () => {
      stop()
      setProgress(undefined)
    }
  }, [view, type, row, players, isStopped])
  return { funnel, progress, isStopped, setStopped }
}
