import type { KeyboardEvent, RefObject } from 'react'
import { onSnap, panned, type Range, snapOf, snapsIn, turned, zoomed } from '@/engine/time/range'
import {
  type Span,
  stateAt,
  type WindowEdit,
  type WindowEdits,
  withEdit,
  within,
} from '@/engine/time/windows'
import { minuteMs } from '@/lib/days'
import { shortcutKey } from '@/lib/keys'
import { announce } from '@/ui/toast'
import { spanLabel } from './Bar'
import { gripped, type WindowGrip } from './edits'
import { useTimeLinePointer } from './useTimeLinePointer'

interface Shown {
  range: Range
  canMove: boolean
  now: number
  edits: WindowEdits
  onEdit: (key: string, edit: WindowEdit | undefined) => void
  onRange: (range: Range, isFinal?: boolean) => void
  onMoment: (moment: number) => void
}

interface Options {
  pxPerMs: number
  /** The window of a bar, and the window before its edit. */
  spanOf: (key: string) => { span: Span; before?: Span } | undefined
  onOpen: (key: string) => void
  /** Sets the edit of the dragged window; undefined when it is released. */
  setDragged: (dragged: { key: string; edit: WindowEdit | undefined } | undefined) => void
  /** The moment to which the mark is being dragged. */
  setMarked: (moment: number | undefined) => void
}

/**
 * Moves windows, their ends, the mark and the range, by pointer and by keys.
 * @returns the key handler of the time line
 */
export function useWindowMoves(root: RefObject<HTMLElement | null>, shown: Shown, options: Options) {
  const { range, canMove, now, edits, onEdit, onRange, onMoment } = shown
  const { pxPerMs, spanOf, onOpen, setDragged, setMarked } = options
  const gripOnce = (key: string, grip: WindowGrip, steps: number) => {
    const found = spanOf(key)
    return found && gripped(found.before ?? found.span, edits[key], grip, snapOf(range), steps)
  }
  useTimeLinePointer(root, {
    range,
    pxPerMs,
    canMove,
    onRange,
    onOpen,
    onDrag: (key, grip, ms, isFinal) => {
      const edit = ms === undefined ? edits[key] : gripOnce(key, grip, snapsIn(ms, snapOf(range)))
      if (isFinal) {
        setDragged(undefined)
        onEdit(key, edit)
      } else setDragged({ key, edit })
    },
    onMark: (wanted, isFinal) => {
      const next = onSnap(Math.min(range.to - minuteMs, Math.max(range.from, wanted)), markSnap(range))
      setMarked(isFinal ? undefined : next)
      if (isFinal) onMoment(next)
    },
  })

  const moveByKey = (key: string, grip: WindowGrip, steps: number) => {
    const found = spanOf(key)
    const edit = gripOnce(key, grip, steps)
    if (!found) return
    onEdit(key, edit)
    const span = withEdit(found.before ?? found.span, edit)
    announce(spanLabel(span, stateAt(span, now)))
    // Pans to the edited end or window if it is out of view.
    const end = grip === 'to' || span.to < range.from ? span.to : span.from
    const isSeen = grip === 'move' ? within([span], range).length > 0 : end >= range.from && end < range.to
    if (Number.isFinite(end) && !isSeen) onRange(panned(range, end - middle(range)))
  }
  return (event: KeyboardEvent) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('[data-part=bar]')?.dataset.key
    const pressed = shortcutKey(event)
    const sideways = pressed === 'ArrowRight' ? 1 : pressed === 'ArrowLeft' ? -1 : 0
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey
    if (key !== undefined && sideways && event.shiftKey) {
      if (!canMove) return
      moveByKey(key, event.ctrlKey || event.metaKey ? 'to' : event.altKey ? 'from' : 'move', sideways)
    } else if (key !== undefined && isPlain && pressed.startsWith('Arrow'))
      focusNear(root.current, key, pressed)
    else if (pressed === '+' || pressed === '=') onRange(zoomed(range, 0.5, middle(range)))
    else if (pressed === '-') onRange(zoomed(range, 2, middle(range)))
    else if (isPlain && pressed === 'PageDown') onRange(turned(range, 1), true)
    else if (isPlain && pressed === 'PageUp') onRange(turned(range, -1), true)
    else return
    event.preventDefault()
  }
}

const middle = ({ from, to }: Range) => (from + to) / 2

/** The mark moves in smaller steps than windows, e.g. by hours in a month. */
function markSnap(range: Range) {
  const snap = snapOf(range)
  if (snap.unit === 'minutes') return { unit: 'minutes', count: 15 } as const
  return snap.count === 1 ? ({ unit: 'minutes', count: 60 } as const) : ({ unit: 'days', count: 1 } as const)
}

/**
 * Left and right focus the previous or next bar of the row. Up and down focus the bar of the next row that is nearest
 * in time.
 */
function focusNear(root: HTMLElement | null, key: string, arrow: string): void {
  const rows = [...(root?.querySelectorAll<HTMLElement>('[data-part=row]') ?? [])]
    .map((row) => [...row.querySelectorAll<HTMLElement>('[data-part=bar]')])
    .filter((bars) => bars.length > 0)
  const at = rows.findIndex((bars) => bars.some((bar) => bar.dataset.key === key))
  const row = rows[at]
  const own = row?.find((bar) => bar.dataset.key === key)
  if (!row || !own) return
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    row[row.indexOf(own) + (arrow === 'ArrowRight' ? 1 : -1)]?.focus()
    return
  }
  const x = own.getBoundingClientRect().left
  const distance = (bar: HTMLElement) => Math.abs(bar.getBoundingClientRect().left - x)
  const next = rows[at + (arrow === 'ArrowDown' ? 1 : -1)] ?? []
  next.toSorted((a, b) => distance(a) - distance(b))[0]?.focus()
}
