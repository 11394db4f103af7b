import { type CSSProperties, memo, useMemo } from 'react'
import type { Range } from '@/engine/time/range'
import type { Tick } from '@/engine/time/ticks'
import { dayText } from '@/lib/dateText'
import { daysBetween, hourMs } from '@/lib/days'
import { pxOf, type Scale } from './scale'
import styles from './TimeLine.module.css'

interface TicksProps {
  ticks: readonly Tick[]
  scale: Scale
  /** The style that moves the cells. */
  layer: CSSProperties
}

/** Half the width of a label, in px. A label that an edge would cut is left out. */
const halfLabelPx = 15

/** The head of the time line: hours, days, weeks or months. */
export function Ticks({ ticks, scale, layer, now, range }: TicksProps & { now: number; range: Range }) {
  const today = ticks.find((tick) => tick.from <= now && now < tick.to)
  const isDays = today !== undefined && daysBetween(today.from, today.to) <= 1
  const first = ticks[0]
  const isAtStart = first !== undefined && first.to - first.from < 20 * hourMs
  const isCut = ({ from, to }: Tick) => {
    const half = Math.min(halfLabelPx / scale.pxPerMs, (to - from) / 2)
    const center = isAtStart ? from + half : (from + to) / 2
    return center - half < range.from || center + half > range.to
  }
  return (
    <div data-part="row" className={styles.row}>
      <div className={styles.head} />
      <div data-part="ticks" className={styles.ticks} data-start={isAtStart ? '' : undefined}>
        <div className={styles.layer} style={layer}>
          {ticks.map((tick) => (
            <Cell
              key={tick.from}
              from={tick.from}
              to={tick.to}
              scale={scale}
              top={tick.top}
              label={tick.label}
              isWeekend={tick.isWeekend}
              isToday={isDays && tick === today}
              isCut={isCut(tick)}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

interface CellProps extends Omit<Tick, 'isMajor'> {
  scale: Scale
  isToday: boolean
  isCut: boolean
}

const Cell = memo(({ from, to, scale, top, label, isWeekend, isToday, isCut }: CellProps) => {
  const title = useMemo(() => dayText(from), [from])
  return (
    <span
      data-weekend={isWeekend ? '' : undefined}
      data-today={isToday ? '' : undefined}
      data-cut={isCut ? '' : undefined}
      title={title}
      style={{ left: pxOf(scale, from), width: (to - from) * scale.pxPerMs }}
    >
      <small>{top}</small>
      <b>{label}</b>
    </span>
  )
})

/** Weekends and the lines of weeks, days or years. Drawn once behind all rows. */
export const GridLines = ({ ticks, scale, layer }: TicksProps) => (
  <div className={styles.under} aria-hidden>
    <div className={styles.layer} style={layer}>
      {ticks.map(({ from, to, isWeekend, isMajor }) =>
        isWeekend ? (
          <i
            key={from}
            className={styles.weekend}
            style={{ left: pxOf(scale, from), width: (to - from) * scale.pxPerMs }}
          />
        ) : isMajor ? (
          <i key={from} className={styles.line} style={{ left: pxOf(scale, from) }} />
        ) : null,
      )}
    </div>
  </div>
)
