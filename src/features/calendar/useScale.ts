import { useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Range } from './range'
import { type Scale, type View, viewOf } from './scale'
import { headPx } from './timeLineStyles'

/**
 * When the view is this many ranges away from the origin, the origin moves: browsers position with limited precision.
 */
const farRanges = 3

/** The scale, which does not change while the user pans, and the visible part. */
export function useScale(range: Range, width: number): { scale: Scale; view: View } {
  // Panning adds fractions of a ms.
  const length = Math.round(range.to - range.from)
  const pxPerMs = width / length
  const [scale, setScale] = useState({ origin: range.from, pxPerMs })
  const isFar = Math.abs(range.from - scale.origin) > farRanges * length
  if (scale.pxPerMs !== pxPerMs || isFar) setScale({ origin: range.from, pxPerMs })
  const view = useMemo(() => viewOf(scale, range.from, width), [scale, range.from, width])
  return { scale, view }
}

/** The last measured width, so that the first render rarely needs a second one. */
let lastWidth = 1196

/**
 * The width of the time line in px. The observer reports it before the first paint; reading it would force a layout while
 * the screen renders.
 */
export function useWidth(ref: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(lastWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => {
      lastWidth = Math.max(headPx + 100, element.clientWidth || lastWidth)
      // Synchronously, so that no frame is painted with the old width.
      flushSync(() => setWidth(lastWidth))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
