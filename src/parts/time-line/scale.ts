import { type CSSProperties, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Range } from '@/engine/time/range'
import { isOnPaper } from '@/ui/usePrinting'

/** The width of the heads of rows, which `TimeLine.module.css` has, too. */
export const headPx = 196
export const lanePx = 28

/**
 * Maps moments to px. Everything on the time line is placed relative to `origin`, and whole layers are moved, so that
 * panning neither renders nor styles what is on them (decision H73).
 */
export interface Scale {
  /** The moment at 0 px, in ms. */
  origin: number
  pxPerMs: number
}

/** The visible part of the layers, in px from the origin. */
export interface VisibleSpan {
  from: number
  to: number
}

export const pxOf = ({ origin, pxPerMs }: Scale, moment: number): number => (moment - origin) * pxPerMs

/** A box that crosses the edge of the view extends this far beyond it, so that its rounded corners are hidden. */
const beyondPx = 12
const leastPx = 6
/** An end outside of the view is rounded up to a multiple of this, so that it does not change in every frame. */
const gridPx = 2048
/** An upper bound of the width of a name at 12 px, with the padding of its box. */
const widestPx = (text: string) => 40 + text.length * 12

export interface Box {
  left: number
  width: number
  /** The offset of a name whose box starts before the view. */
  inset: number
}

/**
 * The box of a stretch of time. A box that crosses an edge of the view ends a little beyond it, so that its text is
 * visible.
 * @param text the text at the start of the box. While it has enough space, the end of the box does not follow the view.
 * Undefined if the text is centred.
 */
export function boxOf(scale: Scale, view: VisibleSpan, from: number, to: number, text?: string): Box {
  const start = pxOf(scale, from)
  const left = Math.max(view.from - beyondPx, start)
  const hasRoom = text !== undefined && view.to - Math.max(start, view.from) > widestPx(text)
  const end = view.to + beyondPx
  const right = Math.min(hasRoom ? Math.ceil(end / gridPx) * gridPx : end, pxOf(scale, to))
  return {
    left,
    width: Math.max(leastPx, right - left),
    inset: Math.min(beyondPx, Math.max(0, view.from - start)),
  }
}

/** Whole px, so that the edges of boxes stay sharp. */
export const viewOf = (scale: Scale, from: number, width: number): VisibleSpan => {
  const start = Math.round(pxOf(scale, from))
  return { from: start, to: start + width }
}

/** Moves a layer to the start of the view. */
export const layerStyle = ({ from }: VisibleSpan): CSSProperties =>
  from === 0 ? {} : { transform: `translateX(${-from}px)` }

/**
 * When the view is this many ranges away from the origin, the origin moves: browsers position with limited precision.
 */
const farRanges = 3

/** The scale, which does not change while the user pans, and the visible part. */
export function useScale(range: Range, width: number): { scale: Scale; view: VisibleSpan } {
  // Panning adds fractions of a ms, which must not change the scale.
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
      // In print the width does not change: the time line keeps its width on the screen and is zoomed instead.
      if (isOnPaper()) return
      lastWidth = Math.max(headPx + 100, element.clientWidth || lastWidth)
      // Synchronously, so that no frame is painted with the old width.
      flushSync(() => setWidth(lastWidth))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
