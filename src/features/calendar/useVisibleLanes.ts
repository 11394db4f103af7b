import { type RefObject, useEffect, useState } from 'react'
import { lanePx } from './timeLineStyles'

/** Up to this many lanes, all are rendered. */
const enough = 24
/** Lanes are added and removed in groups of this many. */
const step = 12

/** The lanes of a row that are in or near the viewport, as [first, last + 1]. */
export function useVisibleLanes(row: RefObject<HTMLElement | null>, lanes: number): [number, number] {
  const [seen, setSeen] = useState<[number, number]>([0, enough])
  const isLong = lanes > enough
  useEffect(() => {
    if (!isLong) return
    let frame = 0
    const look = () => {
      frame = 0
      const top = row.current?.getBoundingClientRect().top ?? 0
      const first = Math.max(0, Math.floor(-top / lanePx / step) - 1) * step
      const last = (Math.ceil((window.innerHeight - top) / lanePx / step) + 1) * step
      setSeen((before) =>
        before[0] === first && before[1] === last ? before : [first, Math.max(first, last)],
      )
    }
    const later = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', later, { passive: true })
    window.addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', later)
      window.removeEventListener('resize', later)
    }
  }, [row, isLong])
  return isLong ? seen : [0, lanes]
}
