import { memo } from 'react'
import { type Range, snapOf, snapText } from '@/engine/time/range'
import { zoneText } from '@/engine/time/texts'
import { Kbd } from '@/ui/inline'
import styles from './Legend.module.css'

const marks = [
  ['ended', 'Ended'],
  ['live', 'Live now'],
  ['scheduled', 'Scheduled'],
  ['inactive', 'Inactive'],
  ['draw', 'Draw'],
  ['gap', 'Gap'],
] as const

/** The meaning of the marks, the time zone, and the keys. */
export const CalendarLegend = ({ range, canMove }: { range: Range; canMove: boolean }) => (
  <Words zone={zoneText(range)} snap={canMove ? snapText(snapOf(range)) : ''} />
)

/** Memoized, so that panning does not render it. */
const Words = memo(({ zone, snap }: { zone: string; snap: string }) => (
  <div className={styles.legend}>
    {marks.map(([mark, label]) => (
      <span key={mark}>
        <i data-mark={mark} />
        <span>{label}</span>
      </span>
    ))}
    <span title="Hover a time to see it in UTC">{`Times are local (${zone})`}</span>
    <span data-part="keys">
      {snap !== '' && (
        <>
          <Kbd>Shift</Kbd> <Kbd>←</Kbd> <Kbd>→</Kbd> <span>{`moves by ${snap}`}</span>
        </>
      )}
    </span>
  </div>
))
