import type { CSSProperties } from 'react'

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
export interface View {
  from: number
  to: number
}

export const pxOf = ({ origin, pxPerMs }: Scale, moment: number): number => (moment - origin) * pxPerMs

/** A box extends this far beyond the edges of the view, so that its rounded ends are hidden there. */
const beyondPx = 12
const leastPx = 6
/** An end out of view is rounded up to a multiple of this, so that it changes rarely and not in every frame. */
const gridPx = 2048
/** An upper bound of the width of a name at 12 px, with the padding of its box. */
const widestPx = (text: string) => 40 + text.length * 12

export interface Box {
  left: number
  width: number
  /** How far a name is moved in where the box starts before the view. */
  inset: number
}

/**
 * The box of a stretch of time. What crosses an edge of the view ends a little beyond it, so that its text is seen.
 * @param text what is shown at the start of the box. While it has enough room, the end of the box does not follow the
 * view. Undefined if it is centred.
 */
export function boxOf(scale: Scale, view: View, from: number, to: number, text?: string): Box {
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
export const viewOf = (scale: Scale, from: number, width: number): View => {
  const start = Math.round(pxOf(scale, from))
  return { from: start, to: start + width }
}

/** Moves a layer to where its view begins. */
export const layerStyle = ({ from }: View): CSSProperties =>
  from === 0 ? {} : { transform: `translateX(${-from}px)` }
