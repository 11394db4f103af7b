import { clsx } from 'clsx'
import { type CSSProperties, memo, useMemo } from 'react'
import type { Lane } from '@/engine/time/arrange'
import type { Range } from '@/engine/time/range'
import { drawsOf, resetsOf } from '@/engine/time/repeats'
import { stateLabel } from '@/engine/time/texts'
import type { Span } from '@/engine/time/windows'
import { entityOf } from '@/entities/registry'
import { momentText } from '@/lib/dateText'
import { minuteMs } from '@/lib/days'
import type { Lifecycle } from '@/model/lifecycle'
import styles from './Bars.module.css'
import { canGrip } from './edits'
import { type Box, lanePx, pxOf, type Scale } from './scale'

/** Stands for an open end, in minutes from the base. The base moves before anybody could pan so far. */
const farMinutes = 5_000_000

/**
 * Returns a function that converts a moment to minutes from the base. Keeps numbers small, because browsers compute
 * styles with limited precision.
 */
export const minutesFrom = (base: number) => (moment: number) =>
  Math.max(-farMinutes, Math.min(farMinutes, (moment - base) / minuteMs))

/** A Monday, 00:00 UTC: where days and weeks begin. */
const monday = Date.UTC(1970, 0, 5)
const periodMinutes = { daily: 1440, weekly: 10_080 }

/** 'Harbour Loop, mission, scheduled, Fri 13 June, 08:00 to Fri 27 June, 00:00'. */
export function spanLabel(span: Span, state: Lifecycle): string {
  const from = Number.isFinite(span.from) ? momentText(span.from) : 'no start'
  const to = Number.isFinite(span.to) ? momentText(span.to) : 'no end'
  const dates = span.from === Number.NEGATIVE_INFINITY && to === 'no end' ? 'no dates' : `${from} to ${to}`
  return `${span.name}, ${entityOf(span.type).list.singular.toLowerCase()}, ${stateLabel(span, state).toLowerCase()}, ${dates}`
}

interface BarProps extends Lane, Box {
  scale: Scale
  /** The box before the edit, drawn as an outline; undefined without an edit. */
  ghost: Box | undefined
  /** The range in which draws and resets are shown; undefined if the object has none. */
  repeatsIn: Range | undefined
  state: Lifecycle
  /** The name is shown beside the bar. */
  isOut: boolean
  /** If the object is live at the chosen moment: the position of the dot that marks it, in px from the origin. */
  hit: number | undefined
  isDim: boolean
  isOpen: boolean
  canMove: boolean
  isTabStop: boolean
  /** There is enough space to show repeated draws side by side. */
  showsRepeats: boolean
}

/** The ends that can be dragged. The pointer code finds them by their position. */
const gripsOf = (span: Span) => (['from', 'to'] as const).filter((grip) => canGrip(span, grip)).join(' ')

/** Style of the marks of daily or weekly resets: their distance, and the position of the first one, in px. */
function resetsStyle(scale: Scale, period: 'daily' | 'weekly', left: number): CSSProperties {
  const apart = periodMinutes[period] * minuteMs * scale.pxPerMs
  return {
    backgroundSize: `${apart}px 100%`,
    backgroundPositionX: (pxOf(scale, monday) - left) % apart,
  }
}

/** A window on the time line with its draws. Panning renders only those at the edges. */
export const Bar = memo((props: BarProps) => {
  const { span, before, lane, scale, left, width, inset, ghost, repeatsIn, state, hit } = props
  const { isOut, isDim, isOpen, canMove, isTabStop, showsRepeats } = props
  const { family } = entityOf(span.type).list
  const top = lane * lanePx + 6
  const { period } = span
  // Zooming renders all bars in every frame, and formatting dates takes longer than the rest of a bar.
  const label = useMemo(() => spanLabel(span, state), [span, state])
  const [draws, resets] = useMemo(() => {
    if (!repeatsIn || (span.period && !showsRepeats)) return [[], []]
    const { from, to } = repeatsIn
    return [drawsOf(span, from, to), span.period === 'monthly' ? resetsOf(span, from, to) : []]
  }, [span, repeatsIn, showsRepeats])
  return (
    <>
      {ghost && <i className={styles.ghost} style={{ left: ghost.left, width: ghost.width, top }} />}
      <button
        type="button"
        data-part="bar"
        className={clsx(styles.bar, styles[family])}
        data-key={span.key}
        data-grips={canMove ? gripsOf(span) : undefined}
        data-state={state}
        data-edited={before && ''}
        data-dim={isDim ? '' : undefined}
        data-out={isOut ? '' : undefined}
        data-drawn={draws.length > 0 ? '' : undefined}
        data-open-start={Number.isFinite(span.from) ? undefined : ''}
        data-open-end={Number.isFinite(span.to) ? undefined : ''}
        aria-label={`${label}${before ? ', moved' : ''}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        tabIndex={isTabStop ? 0 : -1}
        title={span.name}
        // The name stays in view if the bar starts before the range.
        style={{ left, width, top, paddingInlineStart: 8 + inset }}
      >
        {period && period !== 'monthly' && span.type !== 'raffles' && (
          <i className={styles.resets} data-period={period} style={resetsStyle(scale, period, left)} />
        )}
        {hit !== undefined && <i className={styles.hit} style={{ left: hit - left - 5 }} />}
        <span data-part="name" className={styles.name}>
          {span.name}
        </span>
      </button>
      {resets.map((at) => (
        <i key={at} className={clsx(styles.reset, styles[family])} style={{ left: pxOf(scale, at), top }} />
      ))}
      {draws.map((at) => (
        <i key={at} className={clsx(styles.draw, styles[family])} style={{ left: pxOf(scale, at), top }} />
      ))}
    </>
  )
})
