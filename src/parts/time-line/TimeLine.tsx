import { type CSSProperties, memo, useMemo, useRef, useState } from 'react'
import { packedRange, packedZoom } from '@/engine/time/arrange'
import type { Range } from '@/engine/time/range'
import { calendarTypes } from '@/engine/time/reading'
import { scopeText } from '@/engine/time/texts'
import { ticksOf } from '@/engine/time/ticks'
import {
  liveCounts,
  type Span,
  type SpanFilter,
  type WindowEdit,
  type WindowEdits,
  type WindowsByType,
} from '@/engine/time/windows'
import { dayMs, minuteMs } from '@/lib/days'
import { toggledInSet } from '@/lib/toggled'
import { useStable } from '@/list/useStable'
import type { EntityType } from '@/model/entityTypes'
import { usePrintingPart } from '@/ui/usePrinting'
import { minutesFrom } from './Bar'
import { BarPopover } from './BarPopover'
import { withWindowEdit } from './edits'
import { MomentSlider } from './MomentSlider'
import { headPx, lanePx, layerStyle, useScale, useWidth } from './scale'
import { GridLines, Ticks } from './Ticks'
import styles from './TimeLine.module.css'
import { periodMs, TypeRow } from './TypeRow'
import { useLanes } from './useLanes'
import { useWindowMoves } from './useWindowMoves'

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

const yearMs = 365 * dayMs
/** The share of the window height that the lanes may take before they are folded. */
const roomyShare = 0.6

/** Active windows, draws and refresh periods as bars, by type. */
export const TimeLine = memo((props: TimeLineProps) => {
  const { spans, windows, filter, range, now, onMoment, edits, onEdit, canMove, withGaps } = props
  const root = useRef<HTMLElement>(null)
  const width = useWidth(root) - headPx
  const { scale, view } = useScale(range, width)
  const { pxPerMs } = scale
  const isPrinting = usePrintingPart(root)
  const [dragged, setDragged] = useState<{ key: string; edit: WindowEdit | undefined }>()
  const [marked, setMarked] = useState<number>()
  const [openKey, setOpenKey] = useState<string>()
  const [active, setActive] = useState('')
  const [expanded, setExpanded] = useState<ReadonlySet<EntityType>>(new Set())

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
  // Tab leads to the bar that had the focus last, else to the first one in view.
  const isInView = ({ span, lane }: (typeof bars)[number]) =>
    lane < 4 && span.from < range.to && span.to >= range.from
  const activeKey = (spanOf(active) ?? bars.find(isInView))?.span.key

  const onKeyDown = useWindowMoves(root, props, {
    pxPerMs,
    spanOf,
    setDragged,
    setMarked,
    onOpen: (key) => setOpenKey(openKey === key ? undefined : key),
  })

  const { base, place } = usePlace(range, pxPerMs, width)
  const layer = useMemo(() => layerStyle(view), [view])
  const among = scopeText(filter)
  const drawing = { among, range, packed, scale, view, layer, now, moment, canMove, isPrinting }
  const close = useStable(() => setOpenKey(undefined))
  const opened = openKey === undefined ? undefined : spanOf(openKey)
  return (
    <section
      ref={root}
      data-part="time-line"
      className={styles.timeLine}
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
            {...drawing}
            isChoosing={marked !== undefined || drawn.moment !== props.moment}
            openKey={openKey}
            activeKey={activeKey}
          />
        ))}
        <Lines base={base} place={place} now={now} moment={moment} />
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
    </section>
  )
})

/** The CSS variables that position the range. Minutes are counted from a base that stays while the range moves. */
function usePlace({ from }: Range, pxPerMs: number, width: number) {
  const [base, setBase] = useState(from)
  if (Math.abs(from - base) > 4 * yearMs) setBase(from)
  const k = pxPerMs * minuteMs
  // Not set on the root element, because a change would restyle every element below it.
  const place = useMemo(
    () => ({ '--from': minutesFrom(base)(from), '--k': k, '--w': width }),
    [base, from, k, width],
  ) as CSSProperties
  return { base, place }
}

interface LinesProps {
  /** The moment from which minutes are counted, in ms. */
  base: number
  place: CSSProperties
  now: number
  moment: number | undefined
}

/** The lines across all rows: the current time and the chosen moment. */
function Lines({ base, place, now, moment }: LinesProps) {
  const minutes = minutesFrom(base)
  return (
    <div className={styles.over} style={place} aria-hidden>
      <i data-line="now" style={{ '--a': minutes(now) } as CSSProperties} />
      {moment !== undefined && <i data-line="moment" style={{ '--a': minutes(moment) } as CSSProperties} />}
    </div>
  )
}
