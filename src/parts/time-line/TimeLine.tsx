import { chakra } from '@chakra-ui/react'
import { type CSSProperties, type KeyboardEvent, memo, useMemo, useRef, useState } from 'react'
import { packedRange, packedZoom } from '@/engine/time/arrange'
import { onSnap, panned, type Range, snapOf, snapsIn, turned, zoomed } from '@/engine/time/range'
import { calendarTypes } from '@/engine/time/reading'
import { scopeText } from '@/engine/time/texts'
import { ticksOf } from '@/engine/time/ticks'
import {
  liveCounts,
  type Span,
  type SpanFilter,
  stateAt,
  type WindowEdit,
  type WindowEdits,
  type WindowsByType,
  withEdit,
  within,
} from '@/engine/time/windows'
import { dayMs, minuteMs } from '@/lib/days'
import { shortcutKey } from '@/lib/keys'
import { toggledInSet } from '@/lib/toggled'
import { useStable } from '@/list/useStable'
import type { EntityType } from '@/model/entityTypes'
import { announce } from '@/ui/toast'
import { usePrintingPart } from '@/ui/usePrinting'
import { minutesFrom, spanLabel } from './Bar'
import { BarPopover } from './BarPopover'
import { gripped, type WindowGrip, withWindowEdit } from './edits'
import { MomentSlider } from './MomentSlider'
import { layerStyle, useScale, useWidth } from './scale'
import { GridLines, Ticks } from './Ticks'
import { periodMs, TypeRow } from './TypeRow'
import { headPx, lanePx, timeLineStyles } from './timeLineStyles'
import { useLanes } from './useLanes'
import { useTimeLinePointer } from './useTimeLinePointer'

interface TimeLineProps {
  spans: readonly Span[]
  windows: WindowsByType
  filter: SpanFilter
  range: Range
  onRange: (range: Range, isFinal?: boolean) => void
  now: number
  moment: number | undefined
  onMoment: (moment: number | undefined) => void
  edits: WindowEdits
  onEdit: (key: string, edit: WindowEdit | undefined) => void
  canMove: boolean
  withGaps: boolean
  loading: ReadonlySet<EntityType>
}

/** Defined outside of the component, so that styles are resolved once. */
const Sheet = chakra('section', { base: timeLineStyles })
const yearMs = 365 * dayMs
/** The share of the window that the lanes can take before they are folded. */
const roomyShare = 0.6

/** Active windows, draws and refresh periods as bars, by type. */
export const TimeLine = memo((props: TimeLineProps) => {
  const { spans, windows, filter, range, onRange, now, onMoment, edits, onEdit, canMove, withGaps } = props
  const root = useRef<HTMLElement>(null)
  const width = useWidth(root) - headPx
  const { scale, view } = useScale(range, width)
  const { pxPerMs } = scale
  const isPrinting = usePrintingPart(root)
  const [dragged, setDragged] = useState<{ key: string; edit: WindowEdit | undefined }>()
  const [marked, setMarked] = useState<number>()
  const [openKey, setOpenKey] = useState<string>()
  const [active, setActive] = useState<string>()
  const [expanded, setExpanded] = useState<ReadonlySet<EntityType>>(new Set())

  const [base, setBase] = useState(range.from)
  if (Math.abs(range.from - base) > 4 * yearMs) setBase(range.from)

  const allEdits = useMemo(
    () => (dragged ? withWindowEdit(edits, dragged.key, dragged.edit) : edits),
    [edits, dragged],
  )
  const { from, to } = packedRange(range)
  const packed = useMemo(() => ({ from, to }), [from, to])
  const { rows, loading, ...drawn } = useLanes({
    windows,
    loading: props.loading,
    types: filter.types ?? calendarTypes,
    filter,
    moment: props.moment,
    edits: allEdits,
    range: packed,
    // Lanes depend on the zoom, because names need space.
    msPerPx: packedZoom(1 / pxPerMs),
    withGaps,
  })
  const ticks = useMemo(() => ticksOf(range, width), [range, width])
  const moment = marked ?? props.moment
  const at = moment ?? now
  const live = useMemo(() => liveCounts(spans, filter, allEdits, at), [spans, filter, allEdits, at])

  // Lanes are folded to keep the types together, which a screen that holds all of them does not need.
  const needed = rows.reduce((sum, row) => sum + Math.max(1, row.lanes) * lanePx, 0)
  const isRoomy = needed < window.innerHeight * roomyShare

  const bars = rows.flatMap((row) => row.bars)
  const spanOf = (key: string) => bars.find(({ span }) => span.key === key)
  const isShown = bars.some(({ span }) => span.key === active)
  const activeKey = isShown
    ? active
    : bars.find(({ span, lane }) => lane < 4 && span.from < range.to && span.to >= range.from)?.span.key

  const gripOnce = (key: string, grip: WindowGrip, steps: number) => {
    const found = spanOf(key)
    return found && gripped(found.before ?? found.span, edits[key], grip, snapOf(range), steps)
  }
  useTimeLinePointer(root, {
    range,
    pxPerMs,
    canMove,
    onRange,
    onOpen: (key) => setOpenKey(openKey === key ? undefined : key),
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
    // The view follows the edit: the changed end, or a window that left the view.
    const end = grip === 'to' || span.to < range.from ? span.to : span.from
    const isSeen = grip === 'move' ? within([span], range).length > 0 : end >= range.from && end < range.to
    if (Number.isFinite(end) && !isSeen) onRange(panned(range, end - middle(range)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const key = (event.target as HTMLElement).closest<HTMLElement>('.cal-bar')?.dataset.key
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

  const minutes = minutesFrom(base)
  const k = pxPerMs * minuteMs
  // Not set on the root of the time line, because a change restyles every element below it.
  const place = useMemo(
    () => ({ '--from': minutesFrom(base)(range.from), '--k': k, '--w': width }),
    [base, range.from, k, width],
  ) as CSSProperties
  const layer = useMemo(() => layerStyle(view), [view])
  const among = scopeText(filter)
  const close = useStable(() => setOpenKey(undefined))
  const opened = openKey === undefined ? undefined : spanOf(openKey)
  return (
    <Sheet
      ref={root}
      aria-label="Time line"
      style={{ '--width': width } as CSSProperties}
      data-days={periodMs.daily * pxPerMs >= 12 ? '' : undefined}
      data-weeks={periodMs.weekly * pxPerMs >= 12 ? '' : undefined}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const key = (event.target as HTMLElement).dataset?.key
        if (key !== undefined) setActive(key)
      }}
    >
      <Ticks ticks={ticks} scale={scale} layer={layer} now={now} range={range} />
      <MomentSlider
        range={range}
        now={now}
        moment={moment}
        onMoment={onMoment}
        base={base}
        pxPerMs={pxPerMs}
        place={place}
      />
      {/* The container of the rows, and of the lines across them: the current time and the chosen moment. */}
      <div style={{ position: 'relative' }}>
        <GridLines ticks={ticks} scale={scale} layer={layer} />
        {rows.map((lanes) => (
          <TypeRow
            key={lanes.type}
            lanes={lanes}
            live={live.get(lanes.type) ?? 0}
            isExpanded={expanded.has(lanes.type)}
            isFolded={!isRoomy}
            onExpand={() => setExpanded(toggledInSet(expanded, lanes.type))}
            isLoading={loading.has(lanes.type)}
            among={among}
            range={range}
            packed={packed}
            scale={scale}
            view={view}
            layer={layer}
            now={now}
            moment={moment}
            isChoosing={marked !== undefined || drawn.moment !== props.moment}
            openKey={openKey}
            activeKey={activeKey}
            canMove={canMove}
            isPrinting={isPrinting}
          />
        ))}
        <div className="cal-over" style={place} aria-hidden>
          <i data-line="now" style={{ '--a': minutes(now) } as CSSProperties} />
          {moment !== undefined && (
            <i data-line="moment" style={{ '--a': minutes(moment) } as CSSProperties} />
          )}
        </div>
      </div>
      {opened && (
        <BarPopover
          span={opened.span}
          before={opened.before}
          now={now}
          root={root}
          canMove={canMove}
          onPutBack={() => onEdit(opened.span.key, undefined)}
          onClose={close}
        />
      )}
    </Sheet>
  )
})

const middle = ({ from, to }: Range) => (from + to) / 2

/** The mark moves in smaller steps than windows: hours in a month. */
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
  const rows = [...(root?.querySelectorAll<HTMLElement>('.cal-row') ?? [])]
    .map((row) => [...row.querySelectorAll<HTMLElement>('.cal-bar')])
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
