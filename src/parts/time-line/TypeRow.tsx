import { type CSSProperties, memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { TypeLanes } from '@/engine/time/arrange'
import { isOut } from '@/engine/time/nameWidth'
import type { Range } from '@/engine/time/range'
import { gapText } from '@/engine/time/texts'
import { stateAt, within } from '@/engine/time/windows'
import { entityOf } from '@/entities/registry'
import { momentText } from '@/lib/dateText'
import { dayMs } from '@/lib/days'
import { formatNumber } from '@/lib/format'
import type { EntityType } from '@/model/entityTypes'
import { EntityTile } from '@/ui/EntityTile'
import { Skeleton } from '@/ui/inline'
import shared from '@/ui/shared.module.css'
import { Bar } from './Bar'
import barStyles from './Bars.module.css'
import { type Box, boxOf, lanePx, pxOf, type Scale, type VisibleSpan } from './scale'
import styles from './TimeLine.module.css'

/** The number of lanes shown at first. */
const firstLanes = 4
/** The number of lanes of a row on paper (decision H98). */
const paperLanes = 200

interface TypeRowProps {
  lanes: TypeLanes
  /** The number of dated objects of the type that are live now or at the moment. */
  live: number
  isExpanded: boolean
  /** Long rows show their first lanes only, until they are expanded. */
  isFolded: boolean
  onExpand: () => void
  isLoading: boolean
  /** The filter as text, such as ' with this tag' (`scopeText`). */
  among: string
  range: Range
  /** The range for which lanes were packed. It is longer than the visible range. */
  packed: Range
  scale: Scale
  view: VisibleSpan
  /** The style that moves what is drawn on the time line. */
  layer: CSSProperties
  now: number
  /** The chosen moment, or the moment that the mark is being dragged to. */
  moment: number | undefined
  /** The moment is being dragged, or its lanes have not arrived yet. Windows that are not live are faded then. */
  isChoosing: boolean
  openKey: string | undefined
  activeKey: string | undefined
  canMove: boolean
  isPrinting: boolean
}

/** Memoized, so that panning does not render it. */
const Tile = memo(({ type }: { type: EntityType }) => {
  const { icon, family } = entityOf(type).list
  return <EntityTile icon={icon} family={family} size={28} />
})

const pileHeight = 20
/** Skeleton bars of a row that is loading: start and width of one bar for each lane. */
const bones = [
  ['4%', '38%'],
  ['22%', '52%'],
  ['48%', '30%'],
] as const
/** The minimum distance of draws and resets, in px. If they are closer, they are not drawn. */
const repeatPx = 14
export const periodMs = { daily: dayMs, weekly: 7 * dayMs, monthly: 28 * dayMs }

/** The windows of one type. */
export function TypeRow(props: TypeRowProps) {
  const { lanes, live, isExpanded, onExpand, isLoading, isPrinting } = props
  const { list } = entityOf(lanes.type)
  const { among, range, packed, scale, view, layer, now, moment, isChoosing, openKey, activeKey, canMove } =
    props
  const { pxPerMs } = scale
  const track = useRef<HTMLDivElement>(null)
  const { isLong, limit, bars, hidden, isSeen } = useShownLanes(track, props)
  const piles = within(lanes.pileUps, range)
  const height =
    Math.max(isLoading ? bones.length : 1, limit) * lanePx + 8 + (piles.length > 0 ? pileHeight : 0)
  const nothing = !isLoading && lanes.count === 0 ? `No ${list.title.toLowerCase()}` : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid
    <div data-part="row" className={styles.row} role="group" aria-label={list.title}>
      <div className={styles.head}>
        <Tile type={lanes.type} />
        <span className={styles.words}>
          <b>{list.title}</b>
          <small>{`${isLoading ? '–' : formatNumber(live)} live ${moment === undefined ? 'now' : 'then'}`}</small>
          {isPrinting && hidden > 0 && <small>{`${formatNumber(hidden)} more not printed`}</small>}
        </span>
        {(hidden > 0 || isExpanded) && isLong && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isExpanded}
            aria-label={
              isExpanded
                ? `Show fewer ${list.title.toLowerCase()}`
                : `Show ${formatNumber(hidden)} more ${list.title.toLowerCase()}`
            }
            onClick={onExpand}
          >
            {isExpanded ? 'Less' : `+${formatNumber(hidden)}`}
          </button>
        )}
      </div>
      <div data-part="track" className={styles.track} ref={track} style={{ minHeight: height }}>
        {nothing && <span className={styles.none}>{nothing}</span>}
        {isLoading && <span className={shared.visuallyHidden}>Loading</span>}
        {isLoading &&
          lanes.bars.length === 0 &&
          bones.map(([left, width], lane) => (
            <Skeleton
              key={left}
              className={barStyles.bone}
              aria-hidden
              style={{ left, width, top: lane * lanePx + 6 }}
            />
          ))}
        <div className={styles.layer} style={layer}>
          {lanes.gaps
            .filter((gap) => isSeen(gap))
            .map((gap) => {
              const text = gapText(gap, list.singular, lanes.hasUndated, among)
              return (
                <Gap
                  key={`${gap.from}`}
                  lane={gap.lane}
                  text={text}
                  {...boxOf(scale, view, gap.from, gap.to, text)}
                />
              )
            })}
          {piles.map((pile) => {
            const { left, width } = boxOf(scale, view, pile.from, pile.to)
            return (
              <span
                key={pile.from}
                className={barStyles.pile}
                title={`${pile.most} ${list.title.toLowerCase()}${among} at once, ${momentText(pile.from)} to ${momentText(pile.to)}`}
                style={{ left, width, top: height - pileHeight }}
              >
                {(pile.to - pile.from) * pxPerMs > 70 && <span>{`${formatNumber(pile.most)} at once`}</span>}
              </span>
            )
          })}
        </div>
        <div className={styles.layer} data-bars="" style={layer}>
          {bars
            .filter(
              ({ span, before, lane }) =>
                isSeen({ ...(before ?? span), lane }, span.key) || isSeen({ ...span, lane }, span.key),
            )
            .map(({ span, before, lane }) => {
              const isLive = moment !== undefined && stateAt(span, moment) === 'live'
              const isOutside = isOut(span, 1 / pxPerMs)
              // A name beside its bar is not rendered in the bar.
              const text = isOutside ? '' : span.name
              return (
                <Bar
                  key={span.key}
                  span={span}
                  before={before}
                  lane={lane}
                  scale={scale}
                  {...boxOf(scale, view, span.from, span.to, text)}
                  ghost={before && boxOf(scale, view, before.from, before.to, '')}
                  repeatsIn={span.draw !== undefined || span.period === 'monthly' ? packed : undefined}
                  state={stateAt(span, now)}
                  isOut={isOutside}
                  hit={isLive ? pxOf(scale, moment) : undefined}
                  isDim={isChoosing && !isLive}
                  isOpen={openKey === span.key}
                  canMove={canMove}
                  isTabStop={activeKey === span.key}
                  showsRepeats={span.period !== undefined && periodMs[span.period] * pxPerMs >= repeatPx}
                />
              )
            })}
        </div>
      </div>
    </div>
  )
}

/** The lanes of a row to render, and the windows in view. */
function useShownLanes(track: RefObject<HTMLDivElement | null>, props: TypeRowProps) {
  const { lanes, isExpanded, isFolded, isPrinting, range, activeKey } = props
  const isLong = isFolded && !isPrinting && lanes.lanes > firstLanes
  const most = isPrinting ? paperLanes : isExpanded || !isLong ? lanes.lanes : firstLanes
  const limit = Math.min(most, lanes.lanes)
  const [first, last] = useVisibleLanes(track, limit, isPrinting)
  // A long list has hundreds of lanes below the limit. They are not filtered in every frame.
  const bars = useMemo(() => lanes.bars.filter(({ lane }) => lane < limit), [lanes.bars, limit])
  const more = useMemo(
    () => lanes.bars.filter(({ lane }) => lane >= (isPrinting ? limit : firstLanes)).map(({ span }) => span),
    [lanes.bars, isPrinting, limit],
  )
  return {
    isLong,
    limit,
    bars,
    hidden: within(more, range).length,
    // A bar with the focus stays rendered when it is moved out of view.
    isSeen: (one: { from: number; to: number; lane: number }, key?: string) =>
      (one.lane >= first && one.lane < last && one.from < range.to && one.to >= range.from) ||
      (key !== undefined && key === activeKey && one.lane < limit),
  }
}

interface GapProps extends Box {
  lane: number
  text: string
}

const Gap = memo(({ left, width, lane, text }: GapProps) => (
  <span className={barStyles.gap} title={text} style={{ left, width, top: lane * lanePx + 6 }}>
    <span>{text}</span>
  </span>
))

/** Up to this many lanes, all are rendered. */
const enough = 24
/** Lanes are added and removed in groups of this many. */
const step = 12

/** The lanes of a row that are in or near the viewport, or all of them for paper, as [first, last + 1]. */
function useVisibleLanes(
  row: RefObject<HTMLElement | null>,
  lanes: number,
  isPrinting: boolean,
): [number, number] {
  const [seen, setSeen] = useState<[number, number]>([0, enough])
  const isLong = lanes > enough && !isPrinting
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
