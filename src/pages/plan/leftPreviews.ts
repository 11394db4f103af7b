import { useEffect, useState } from 'react'
import { claimed, isClaimed } from '@/lib/locks'
import { type Planned, previewsElsewhere, usePlanned } from '@/parts/plan/planned'

const lockOf = (id: string) => `console.preview ${id}`

/**
 * Returns the newest preview whose tab was closed (rule PLANSCREEN-7). Each tab holds a lock for its own preview, so
 * that other tabs know that it is open. If two tabs show the same preview, e.g. after duplicating a tab, the plan is
 * made again from the current objects, so the second one finds the changes of the first already done.
 */
export function useLeftPreview(): [Planned | undefined, look: () => void] {
  const shown = usePlanned()?.id
  const [left, setLeft] = useState<Planned>()
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (shown === undefined) return
    let isHere = true
    let release: (() => void) | undefined
    void claimed(lockOf(shown)).then((held) => {
      if (isHere) release = held
      else held?.()
    })
    return () => {
      isHere = false
      release?.()
    }
  }, [shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again on demand, and when this tab shows another one
  useEffect(() => {
    let isHere = true
    const look = async () => {
      for (const one of previewsElsewhere())
        if (!(await isClaimed(lockOf(one.id ?? '')))) return isHere && setLeft(one)
      if (isHere) setLeft(undefined)
    }
    const onVisible = () => document.visibilityState === 'visible' && void look()
    void look()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isHere = false
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [shown, looks])
  return [left, () => setLooks((before) => before + 1)]
}
