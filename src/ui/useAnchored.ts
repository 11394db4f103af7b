import { type RefObject, useLayoutEffect, useMemo } from 'react'
import { useDismiss } from './useDismiss'

export interface Placement {
  /** Which edges of element and anchor are aligned: the start edges or the end edges. */
  align: 'start' | 'end'
  /** The distance between element and anchor, in px. */
  gapPx: number
  /** Places the element to the right of the anchor, or to the left of it, if the window is wide enough. */
  isBeside?: boolean
  /** Limits the horizontal position, in coordinates of `getBoundingClientRect`. Default: the window. */
  bounds?: () => { left: number; right: number }
}

export type Anchor = HTMLElement | RefObject<HTMLElement | null>

export const elementOf = (anchor: Anchor) => (anchor instanceof HTMLElement ? anchor : anchor.current)

/** In a narrower window there is no space beside an element, in px. */
const wideFromPx = 760

/** The distance from the edges of the window, in px. */
const edgePx = 8

/**
 * Shows an element in the top layer, below its anchor, or above it where there is no space. A press or a focus outside of
 * both calls `onClose`. The element handles Escape itself.
 */
export function useAnchored(
  ref: RefObject<HTMLElement | null>,
  anchor: Anchor,
  { align, gapPx, bounds, isBeside }: Placement,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    // Browsers without popovers show it in place.
    if ('showPopover' in element) {
      element.popover = 'manual'
      element.showPopover()
    }
    const move = () => {
      const beside = elementOf(anchor)
      if (beside) place(element, beside, { align, gapPx, bounds, isBeside })
    }
    move()
    window.addEventListener('resize', move)
    return () => window.removeEventListener('resize', move)
  }, [ref, anchor, align, gapPx, bounds, isBeside])

  const both = useMemo(() => {
    // A press on the anchor does not count as outside: its click closes the element.
    const contains = (node: Node) => elementOf(anchor)?.contains(node) || ref.current?.contains(node) === true
    return { current: { contains } }
  }, [ref, anchor])
  useDismiss(true, both, onClose)
}

/** Positions the element relative to the page, so that it scrolls with it. */
function place(element: HTMLElement, anchor: HTMLElement, { align, gapPx, bounds, isBeside }: Placement) {
  const { left, right, top, bottom } = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = element
  const { innerWidth, innerHeight, scrollX, scrollY } = window
  if (isBeside && innerWidth >= wideFromPx) {
    const isRight = right + gapPx + width <= innerWidth - edgePx
    element.style.left = `${Math.max(edgePx, isRight ? right + gapPx : left - gapPx - width) + scrollX}px`
    element.style.top = `${Math.max(edgePx, Math.min(top, innerHeight - height - edgePx)) + scrollY}px`
    return
  }
  const isAbove = bottom + gapPx + height > innerHeight - edgePx && top - gapPx - height > edgePx
  const space = bounds?.() ?? { left: 0, right: innerWidth }
  const start = Math.max(space.left, align === 'start' ? left : right - width)
  element.style.left = `${Math.max(edgePx, Math.min(start, space.right - width - edgePx)) + scrollX}px`
  element.style.top = `${(isAbove ? top - gapPx - height : bottom + gapPx) + scrollY}px`
}
