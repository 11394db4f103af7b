import { useCallback, useEffect, useState } from 'react'
import type { Row } from '@/features/check/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { inSlices } from '@/ui/idle'
import { type Funnel, funnelling } from './funnel'
import type { View } from './view'

interface Counting {
  /** Undefined until the first count is done. */
  funnel: Funnel | undefined
  /** How many players are counted so far; undefined while nothing is counted. */
  progress: number | undefined
  isStopped: boolean
  stop: () => void
  again: () => void
}

/** Below this number of players no progress is shown. */
const shownFrom = 5000

/** Counts the players for one object in slices, and again when the object, the moment or the players change. */
export function useFunnel(
  view: View,
  type: EntityType,
  row: Row,
  players: readonly unknown[] | undefined,
): Counting {
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
  return {
    funnel,
    progress,
    isStopped,
    stop: useCallback(() => setStopped(true), []),
    again: useCallback(() => setStopped(false), []),
  }
}
