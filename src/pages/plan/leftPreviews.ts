import { useEffect, useState } from 'react'
import { claimed, isClaimed } from '@/lib/locks'
import { type Planned, previewsElsewhere, usePlanned } from '@/parts/plan/planned'

const lockOf = (id: string) => `console.preview ${id}`

/**
 * The newest preview that no tab shows any more, because its tab was closed (rule PLANSCREEN-7). This tab holds a lock for its own
 * preview, so that others know that it is here. Two tabs can show the same one, e.g. a tab and its duplicate: each is made again from what is
 * there, so the second one finds done what the first did.
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
