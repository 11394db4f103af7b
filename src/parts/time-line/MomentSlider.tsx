import { ChevronLeft, ChevronRight, GripVertical, X } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, memo } from 'react'
import { onSnap, type Range, snapOf, snapped } from '@/engine/time/range'
import { momentText, utcText } from '@/lib/dateText'
import { minuteMs } from '@/lib/days'
import { formatTime } from '@/lib/format'
import { pressedKey } from '@/lib/keys'
import { useStable } from '@/list/useStable'
import { IconButton } from '@/ui/Button'
import { minutesFrom } from './Bar'
import styles from './TimeLine.module.css'

export interface MomentProps {
  range: Range
  now: number
  /** Undefined: nothing is filtered, and the mark is at the current time. */
  moment: number | undefined
  onMoment: (moment: number | undefined) => void
}

/** The next full snap in a direction, from the moment or from the current time. */
function nextMoment({ range, now, moment }: Omit<MomentProps, 'onMoment'>, steps: number): number {
  const snap = snapOf(range)
  const start = moment ?? now
  const full = onSnap(start, snap)
  if (full !== start && Math.sign(full - start) === Math.sign(steps)) {
    return snapped(full, snap, steps - Math.sign(steps))
  }
  return snapped(full, snap, steps)
}

const keys: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 7,
  PageDown: -7,
}

interface MomentSliderProps extends MomentProps {
  base: number
  pxPerMs: number
  place: CSSProperties
}

/** The row 'Live at' of the time line: a mark that can be dragged or moved with keys. */
export function MomentSlider({ base, pxPerMs, place, ...props }: MomentSliderProps) {
  const { range, now, moment, onMoment } = props
  const minutes = minutesFrom(base)
  const shown = moment ?? now
  const onStep = useStable((steps: number) => onMoment(steps === 0 ? undefined : nextMoment(props, steps)))
  const onKeyDown = (event: KeyboardEvent) => {
    const key = pressedKey(event)
    const steps = keys[key]
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
    if (steps) onMoment(nextMoment(props, steps))
    else if (key === 'Home') onMoment(range.from)
    else if (key === 'End') onMoment(range.to - minuteMs)
    else if ((key === 'Escape' || key === 'Delete') && moment !== undefined) onMoment(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  // The label of the mark needs about this much space to both sides.
  const isCovered = (shown - now) * pxPerMs < 90 && (now - shown) * pxPerMs < 180
  const isNow = moment === undefined && now >= range.from && now < range.to
  const share = (shown - range.from) / (range.to - range.from)
  return (
    <div data-part="row" className={styles.row} data-rail="">
      <div className={styles.head}>
        <span className={styles.words}>
          <b>Live at</b>
        </span>
        <Steps canClear={moment !== undefined} onStep={onStep} />
      </div>
      <div data-part="track" className={styles.track} style={place}>
        {moment !== undefined && now >= range.from && now < range.to && !isCovered && (
          <span className={styles.now} style={{ '--a': minutes(now) } as CSSProperties}>
            {`Now ${formatTime(now)}`}
          </span>
        )}
        <div
          className={styles.slider}
          role="slider"
          tabIndex={0}
          aria-label="Live at"
          aria-valuemin={0}
          aria-valuemax={Math.round((range.to - range.from) / minuteMs)}
          aria-valuenow={Math.round((shown - range.from) / minuteMs)}
          aria-valuetext={moment === undefined ? 'All times' : momentText(moment)}
          data-now={isNow ? '' : undefined}
          data-edge={share < 0.08 ? 'start' : share > 0.92 ? 'end' : undefined}
          title={utcText(shown)}
          style={{ '--a': minutes(shown) } as CSSProperties}
          onKeyDown={onKeyDown}
        >
          <GripVertical size={14} aria-hidden />
          <span>
            {moment !== undefined ? momentText(moment, now) : isNow ? `Now ${formatTime(now)}` : 'All times'}
          </span>
        </div>
      </div>
    </div>
  )
}

/** Memoized, so that panning does not render the buttons. 0 steps clear the moment. */
const Steps = memo(({ canClear, onStep }: { canClear: boolean; onStep: (steps: number) => void }) => (
  <>
    {canClear && <IconButton icon={X} label="Show all times" size="xs" onClick={() => onStep(0)} />}
    <IconButton icon={ChevronLeft} label="Earlier" size="xs" onClick={() => onStep(-1)} />
    <IconButton icon={ChevronRight} label="Later" size="xs" onClick={() => onStep(1)} />
  </>
))
