import { type RefObject, useEffect, useRef } from 'react'
import { panned, type Range, zoomed } from '@/engine/time/range'
import { pressedKey } from '@/lib/keys'
import { useStable } from '@/list/useStable'
import type { WindowGrip } from './edits'
import { headPx } from './scale'

interface PointerActions {
  range: Range
  pxPerMs: number
  canMove: boolean
  onRange: (range: Range) => void
  /** A bar was clicked. */
  onOpen: (key: string) => void
  /** A window is being dragged by `ms`. `isFinal` when the pointer is released, `ms` undefined when it is cancelled. */
  onDrag: (key: string, grip: WindowGrip, ms: number | undefined, isFinal: boolean) => void
  /** The mark is dragged to a moment. `isFinal` when the pointer is released. */
  onMark: (moment: number, isFinal: boolean) => void
}

/** A press that moves less than this is a click. */
const slopPx = 4

/** The width of an end. A bar that is too short for two ends can only be moved. */
const gripPx = 8

/** The part of a bar under the pointer: an end that can be dragged, otherwise the whole window. */
function gripAt(bar: HTMLElement, { clientX }: PointerEvent): WindowGrip {
  const { left, right } = bar.getBoundingClientRect()
  const grips = bar.dataset.grips ?? ''
  if (right - left < 3 * gripPx) return 'move'
  if (grips.includes('from') && clientX - left < gripPx) return 'from'
  return grips.includes('to') && right - clientX < gripPx ? 'to' : 'move'
}

type Drag = { x: number; y: number; moved: boolean } & (
  | { kind: 'pan'; start: Range }
  | { kind: 'bar'; key: string; grip: WindowGrip; bar: HTMLElement }
  | { kind: 'mark' }
)

/** Handles dragging of the time line, of windows, of their ends and of the mark, and the wheel. */
export function useTimeLinePointer(ref: RefObject<HTMLElement | null>, actions: PointerActions): void {
  const drag = useRef<Drag>(undefined)
  /** The range after the last wheel event, until the frame that shows it. */
  const turning = useRef<{ range: Range; frame: number }>(undefined)
  const momentAt = (x: number, range = actions.range) => {
    const shown = actions.range
    const left = (ref.current?.getBoundingClientRect().left ?? 0) + headPx
    const msPerPx = (range.to - range.from) / ((shown.to - shown.from) * actions.pxPerMs)
    return range.from + (x - left) * msPerPx
  }

  const onDown = useStable((event: PointerEvent) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    const { target } = event
    const bar = target.closest<HTMLElement>('[data-part=bar]')
    const start = { x: event.clientX, y: event.clientY, moved: false }
    if (bar?.dataset.key !== undefined) {
      drag.current = { ...start, kind: 'bar', key: bar.dataset.key, grip: gripAt(bar, event), bar }
    } else if (target.closest('[role=slider]')) drag.current = { ...start, kind: 'mark' }
    else if (target.closest('[data-part=track], [data-part=ticks]') && event.pointerType !== 'touch') {
      drag.current = { ...start, kind: 'pan', start: actions.range }
    }
  })
  const onMove = useStable((event: PointerEvent) => {
    const now = drag.current
    if (!now) {
      const over = event.target instanceof Element && event.target.closest<HTMLElement>('[data-part=bar]')
      if (over) over.style.cursor = gripAt(over, event) === 'move' ? '' : 'ew-resize'
      return
    }
    const px = event.clientX - now.x
    if (!now.moved) {
      if (Math.abs(px) < slopPx) return
      now.moved = true
      ref.current?.setPointerCapture?.(event.pointerId)
    }
    const ms = px / actions.pxPerMs
    if (now.kind === 'pan') actions.onRange(panned(now.start, -ms))
    else if (now.kind === 'mark') actions.onMark(momentAt(event.clientX), false)
    else if (actions.canMove) actions.onDrag(now.key, now.grip, ms, false)
  })
  const onUp = useStable((event: PointerEvent) => {
    const now = drag.current
    drag.current = undefined
    if (!now?.moved) return
    if (now.kind === 'mark') actions.onMark(momentAt(event.clientX), true)
    if (now.kind === 'bar' && actions.canMove) {
      actions.onDrag(now.key, now.grip, (event.clientX - now.x) / actions.pxPerMs, true)
    }
    // Suppresses the click that follows a drag.
    const swallow = (click: Event) => click.stopPropagation()
    ref.current?.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => ref.current?.removeEventListener('click', swallow, { capture: true }))
  })
  const onCancel = useStable(() => {
    const now = drag.current
    drag.current = undefined
    if (now?.kind === 'bar' && now.moved) actions.onDrag(now.key, now.grip, undefined, true)
  })
  const onEscape = useStable((event: KeyboardEvent) => {
    if (pressedKey(event) === 'Escape' && drag.current?.moved) onCancel()
  })
  const onClick = useStable((event: MouseEvent) => {
    const bar = (event.target as Element).closest<HTMLElement>('[data-part=bar]')
    if (bar?.dataset.key !== undefined) actions.onOpen(bar.dataset.key)
  })
  const onTurned = useStable(() => {
    const wanted = turning.current
    turning.current = undefined
    if (wanted) actions.onRange(wanted.range)
  })
  /**
   * With Ctrl or Cmd, and for a pinch, zooms around the pointer. Sideways or with Shift, pans. Otherwise the page
   * scrolls.
   */
  const onWheel = useStable((event: WheelEvent) => {
    const { pxPerMs } = actions
    // Wheel events before the next frame add up: each starts from the range of the one before.
    const range = turning.current?.range ?? actions.range
    const turn = (next: Range) => {
      const frame = turning.current?.frame ?? requestAnimationFrame(onTurned)
      turning.current = { range: next, frame }
    }
    const unit = event.deltaMode === 1 ? 24 : 1
    if (event.ctrlKey || event.metaKey) {
      turn(zoomed(range, 1.0025 ** (event.deltaY * unit), momentAt(event.clientX, range)))
    } else {
      const sideways = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX
      if (sideways === 0 || Math.abs(event.deltaY) > Math.abs(sideways)) return
      turn(panned(range, (sideways * unit) / pxPerMs))
    }
    event.preventDefault()
  })

  useEffect(() => {
    const element = ref.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerdown', onDown, { signal })
    element.addEventListener('pointermove', onMove, { signal })
    element.addEventListener('pointerup', onUp, { signal })
    element.addEventListener('pointercancel', onCancel, { signal })
    element.addEventListener('click', onClick, { signal })
    element.addEventListener('wheel', onWheel, { signal, passive: false })
    document.addEventListener('keydown', onEscape, { signal })
    return () => {
      if (turning.current) cancelAnimationFrame(turning.current.frame)
      turning.current = undefined
      listening.abort()
    }
  }, [ref, onDown, onMove, onUp, onCancel, onClick, onWheel, onEscape])
}
