import { clsx } from 'clsx'
import { Clock } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { isAt, onDay, skippedTimeText, type TimeOfDay, timeOf, timeText, zoneName } from '@/lib/dateTime'
import { Button } from '@/ui/Button'
import { Select } from '@/ui/Input'
import shared from '@/ui/shared.module.css'
import { useAnchored } from '@/ui/useAnchored'
import { Calendar } from './Calendar'
import styles from './DateTimePopup.module.css'

const placement = { align: 'start', gapPx: 4 } as const

interface DateTimePopupProps {
  /** The input with its buttons. */
  anchor: RefObject<HTMLElement | null>
  /** Id of the field. */
  of: string
  value: Date | undefined
  /** Time of day for a day that is picked before any time; default 00:00. */
  missingTime: TimeOfDay | undefined
  onChange: (date: Date) => void
  onClose: () => void
}

/** Calendar and time of day, in the top layer, where a dialog or a bar does not cut it off. A time that is set before the day is applied once a day is picked. */
export function DateTimePopup(props: DateTimePopupProps) {
  const { anchor, of, value, missingTime, onChange, onClose } = props
  const ref = useRef<HTMLDivElement>(null)
  useAnchored(ref, anchor, placement, onClose)
  // If there is not enough space on either side, the page scrolls.
  // In braces: newer browsers return a promise, which React would call as the cleanup.
  useEffect(() => {
    ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  const [waiting, setWaiting] = useState(missingTime ?? { hour: 0, minute: 0 })
  const [day, setDay] = useState(value ?? new Date())
  /** The chosen time when it does not exist on that day, because clocks go forward. */
  const [lost, setLost] = useState<TimeOfDay>()
  const time = value ? timeOf(value) : waiting

  const choose = (date: Date, wanted: TimeOfDay) => {
    const next = onDay(date, wanted, value)
    setLost(isAt(next, wanted) ? undefined : wanted)
    onChange(next)
  }
  const setTime = (part: Partial<TimeOfDay>) => {
    const next = { ...time, ...part }
    if (value) choose(value, next)
    else setWaiting(next)
  }
  const goToday = () => {
    const today = new Date()
    setDay(today)
    choose(today, time)
  }
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label="Date and time"
      aria-describedby={`${of}-label`}
      className={clsx(shared.popup, styles.popup)}
    >
      <Calendar day={day} onDay={setDay} chosen={value} onPick={(date) => choose(date, time)} />
      <div className={styles.time}>
        <Clock size={16} aria-hidden />
        <Part label="Hour" count={24} value={time.hour} onChange={(hour) => setTime({ hour })} />
        :
        <Part label="Minute" count={60} value={time.minute} onChange={(minute) => setTime({ minute })} />
        <Button variant="ghost" size="sm" className={styles.today} onClick={goToday}>
          Today
        </Button>
      </div>
      <p className={styles.zone}>{zoneName(value ?? day)}</p>
      <p role="status" className={styles.lost}>
        {lost && value && `${skippedTimeText(lost)}, so it is ${timeText(timeOf(value))}.`}
      </p>
    </div>
  )
}

interface PartProps {
  label: string
  count: number
  value: number
  onChange: (value: number) => void
}

function Part({ label, count, value, onChange }: PartProps) {
  return (
    <Select
      size="sm"
      box={{ className: styles.part }}
      arrowClass={styles.arrow}
      className={styles.partSelect}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {Array.from({ length: count }, (_, part) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the options never change their order
        <option key={part} value={part}>
          {String(part).padStart(2, '0')}
        </option>
      ))}
    </Select>
  )
}
