import { type CSSProperties, memo, useRef } from 'react'
import { type EntityType, entityOf } from '@/entities/registry'
import { EntityTile } from '@/ui/EntityTile'
import { formatNumber } from '@/ui/format'
import { Bar, minutesFrom } from './Bar'
import type { Stretch } from './coverage'
import { within } from './filter'
import { isOut, type TypeLanes } from './model'
import type { Range } from './range'
import { stateAt } from './spans'
import { lanePx } from './timeLineStyles'
import { useVisibleLanes } from './useVisibleLanes'
import { gapText, momentText } from './words'

/** A type with more lanes starts with these. */
const firstLanes = 4

export interface RowView {
  range: Range
  /** What was packed: more than the range. */
  packed: Range
  base: number
  /** The variables of the styles: start, width and pixels per minute. */
  place: CSSProperties
  pxPerMs: number
  now: number
  /** The chosen moment, or where it is being dragged to. */
  moment: number | undefined
  /** The moment is being dragged: what is not live then fades. */
  isChoosing: boolean
  openKey: string | undefined
  activeKey: string | undefined
  canMove: boolean
}

interface TypeRowProps extends RowView {
  lanes: TypeLanes
  /** Live now or at the moment, of all dated objects of the type. */
  live: number
  isExpanded: boolean
  onExpand: () => void
  isLoading: boolean
}

/** Memoized, so that panning does not render it. */
const Tile = memo(({ type }: { type: EntityType }) => {
  const { icon, family } = entityOf(type).list
  return <EntityTile icon={icon} family={family} size={28} />
})

const pileHeight = 20
/** Draws and resets that are closer than this are not drawn. */
const repeatPx = 14
const dayMs = 86_400_000
export const periodMs = { daily: dayMs, weekly: 7 * dayMs, monthly: 28 * dayMs }

/** The windows of one type. */
export function TypeRow({ lanes, live, isExpanded, onExpand, isLoading, ...view }: TypeRowProps) {
  const { list } = entityOf(lanes.type)
  const { range, packed, base, pxPerMs, now, moment, isChoosing, openKey, activeKey, canMove } = view
  const track = useRef<HTMLDivElement>(null)
  const limit = isExpanded ? lanes.lanes : Math.min(lanes.lanes, firstLanes)
  const [first, last] = useVisibleLanes(track, limit)
  const piles = within(lanes.pileUps, range)
  const height = Math.max(1, limit) * lanePx + 8 + (piles.length > 0 ? pileHeight : 0)
  // The focus stays on a bar that was moved out of sight.
  const isSeen = (one: { from: number; to: number; lane: number }, key?: string) =>
    (one.lane >= first && one.lane < last && one.from < range.to && one.to >= range.from) ||
    (key !== undefined && key === activeKey && one.lane < limit)
  const hidden = within(
    lanes.bars.filter(({ lane }) => lane >= firstLanes).map(({ span }) => span),
    range,
  ).length
  const minutes = minutesFrom(base)
  const nothing = isLoading ? 'Loading' : lanes.count === 0 ? `No ${list.title.toLowerCase()}` : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid
    <div className="cal-row" role="group" aria-label={list.title}>
      <div className="cal-head">
        <Tile type={lanes.type} />
        <span className="cal-words">
          <b>{list.title}</b>
          <small>{formatNumber(live)} live</small>
        </span>
        {(hidden > 0 || isExpanded) && lanes.lanes > firstLanes && (
          <button
            type="button"
            className="cal-more"
            aria-expanded={isExpanded}
            aria-label={
              isExpanded ? `Show fewer ${list.title}` : `Show ${formatNumber(hidden)} more ${list.title}`
            }
            onClick={onExpand}
          >
            {isExpanded ? 'Less' : `+${formatNumber(hidden)}`}
          </button>
        )}
      </div>
      <div className="cal-track" ref={track} style={{ ...view.place, minHeight: height }}>
        {nothing && <span className="cal-none">{nothing}</span>}
        {lanes.gaps
          .filter((gap) => isSeen(gap))
          .map((gap) => (
            <Gap
              key={`${gap.from}`}
              gap={gap}
              minutes={minutes}
              text={gapText(gap, list.singular, lanes.hasUndated)}
            />
          ))}
        {lanes.bars
          .filter(
            ({ span, before, lane }) =>
              isSeen({ ...(before ?? span), lane }, span.key) || isSeen({ ...span, lane }, span.key),
          )
          .map(({ span, before, lane }) => {
            const isLive = moment !== undefined && stateAt(span, moment) === 'live'
            return (
              <Bar
                key={span.key}
                span={span}
                before={before}
                lane={lane}
                base={base}
                from={packed.from}
                to={packed.to}
                state={stateAt(span, now)}
                isOut={isOut(span, 1 / pxPerMs)}
                isHit={isLive}
                isDim={isChoosing && !isLive}
                isOpen={openKey === span.key}
                canMove={canMove}
                isTabStop={activeKey === span.key}
                showsRepeats={span.period !== undefined && periodMs[span.period] * pxPerMs >= repeatPx}
              />
            )
          })}
        {piles.map((pile) => (
          <span
            key={pile.from}
            className="cal-pile"
            title={`${pile.most} ${list.title.toLowerCase()} at once, ${momentText(pile.from)} to ${momentText(pile.to)}`}
            style={
              {
                '--a': minutes(pile.from),
                '--b': minutes(pile.to),
                top: height - pileHeight,
              } as CSSProperties
            }
          >
            {(pile.to - pile.from) * pxPerMs > 70 && <span>{formatNumber(pile.most)} at once</span>}
          </span>
        ))}
      </div>
    </div>
  )
}

interface GapProps {
  gap: Stretch & { lane: number }
  minutes: (moment: number) => number
  text: string
}

function Gap({ gap, minutes, text }: GapProps) {
  return (
    <span
      className="cal-gap"
      title={text}
      style={
        {
          '--a': minutes(gap.from),
          '--b': minutes(gap.to),
          top: gap.lane * lanePx + 6,
        } as CSSProperties
      }
    >
      <span>{text}</span>
    </span>
  )
}
