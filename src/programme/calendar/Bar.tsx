import type { CSSProperties } from 'react'
import { memo } from 'react'
import { entityOf } from '@/entities/registry'
import type { Lifecycle } from '@/ui/lifecycle'
import { canGrip } from './edits'
import type { Lane } from './model'
import { drawsOf, resetsOf } from './repeats'
import type { Span } from './spans'
import { lanePx } from './timeLineStyles'
import { momentText, stateWords } from './words'

const minuteMs = 60_000
/** Open ends lie this far away, in minutes: further than anybody pans before the base moves. */
const farMinutes = 5_000_000

/** Minutes from the base: small numbers, because browsers calculate styles with few digits. */
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
  return `${span.name}, ${entityOf(span.type).list.singular.toLowerCase()}, ${stateWords[state].toLowerCase()}, ${dates}`
}

interface BarProps extends Lane {
  base: number
  /** The window that draws are looked for in. */
  from: number
  to: number
  state: Lifecycle
  /** The name stands beside the bar. */
  isOut: boolean
  /** Live at the chosen moment: a dot marks it. */
  isHit: boolean
  isDim: boolean
  isOpen: boolean
  canMove: boolean
  isTabStop: boolean
  /** Repeated draws have room beside each other. */
  showsRepeats: boolean
}

/** The ends that can be dragged; the pointer finds them by their place. */
const gripsOf = (span: Span) => (['from', 'to'] as const).filter((grip) => canGrip(span, grip)).join(' ')

/** A window on the time line with its draws. Panning and zooming do not render it. */
export const Bar = memo((props: BarProps) => {
  const {
    span,
    before,
    lane,
    base,
    from,
    to,
    state,
    isOut,
    isHit,
    isDim,
    isOpen,
    canMove,
    isTabStop,
    showsRepeats,
  } = props
  const { family } = entityOf(span.type).list
  const minutes = minutesFrom(base)
  const place = { '--a': minutes(span.from), '--b': minutes(span.to) }
  const top = lane * lanePx + 6
  const { period } = span
  const draws = period && !showsRepeats ? [] : drawsOf(span, from, to)
  return (
    <>
      {before && (
        <i
          className="cal-ghost"
          style={{ '--a': minutes(before.from), '--b': minutes(before.to), top } as CSSProperties}
        />
      )}
      <button
        type="button"
        className={`cal-bar cal-${family}`}
        data-key={span.key}
        data-grips={canMove ? gripsOf(span) : undefined}
        data-state={state}
        data-edited={before && ''}
        data-dim={isDim ? '' : undefined}
        data-out={isOut ? '' : undefined}
        data-drawn={draws.length > 0 ? '' : undefined}
        data-open-start={Number.isFinite(span.from) ? undefined : ''}
        data-open-end={Number.isFinite(span.to) ? undefined : ''}
        aria-label={`${spanLabel(span, state)}${before ? ', moved' : ''}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        tabIndex={isTabStop ? 0 : -1}
        title={span.name}
        style={{ ...place, top } as CSSProperties}
      >
        {period && period !== 'monthly' && span.type !== 'raffles' && (
          <i
            className="cal-resets"
            data-period={period}
            style={{ '--p': periodMinutes[period], '--z': (monday - base) / minuteMs } as CSSProperties}
          />
        )}
        {isHit && <i className="cal-hit" />}
        <span className="cal-name">{span.name}</span>
      </button>
      {(period === 'monthly' && showsRepeats ? resetsOf(span, from, to) : []).map((at) => (
        <i
          key={at}
          className={`cal-reset cal-${family}`}
          style={{ '--a': minutes(at), top } as CSSProperties}
        />
      ))}
      {draws.map((at) => (
        <i
          key={at}
          className={`cal-draw cal-${family}`}
          style={{ '--a': minutes(at), top } as CSSProperties}
        />
      ))}
    </>
  )
})
