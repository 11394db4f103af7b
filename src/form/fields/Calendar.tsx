import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addDays, addMonths, dayName, isSameDay, monthNames, weekdays, weeksAround } from '@/lib/dateTime'
import { pressedKey } from '@/lib/keys'
import { IconButton } from '@/ui/Button'
import { Select } from '@/ui/Input'
import shared from '@/ui/shared.module.css'
import styles from './Calendar.module.css'

interface CalendarProps {
  /** The focused day. The calendar shows its month. */
  day: Date
  onDay: (day: Date) => void
  chosen: Date | undefined
  onPick: (day: Date) => void
}

/** How many years the year menu offers before and after the shown one. */
const reach = 10

/**
 * One month as a WAI-ARIA date grid with a roving tabindex: arrows, Home, End, Page Up and Down, with Shift by year.
 */
export function Calendar({ day, onDay, chosen, onPick }: CalendarProps) {
  const today = new Date()
  const grid = useRef<HTMLTableElement>(null)
  const takeFocus = useRef(true)
  const [year, month] = [day.getFullYear(), day.getMonth()]
  const title = `${monthNames[month]} ${year}`

  useEffect(() => {
    if (!takeFocus.current) return
    takeFocus.current = false
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event, day)
    if (!next) return
    event.preventDefault()
    takeFocus.current = true
    onDay(next)
  }
  return (
    <>
      <div className={styles.head}>
        <IconButton icon={ChevronLeft} label="Previous month" onClick={() => onDay(addMonths(day, -1))} />
        <Jump
          label="Month"
          className={styles.month}
          value={month}
          choices={monthNames.map((name, value) => ({ name, value }))}
          onChange={(next) => onDay(addMonths(day, next - month))}
        />
        <Jump
          label="Year"
          className={styles.year}
          value={year}
          choices={Array.from({ length: 2 * reach + 1 }, (_, index) => {
            const value = year - reach + index
            return { name: String(value), value }
          })}
          onChange={(next) => onDay(addMonths(day, 12 * (next - year)))}
        />
        <IconButton icon={ChevronRight} label="Next month" onClick={() => onDay(addMonths(day, 1))} />
      </div>
      <span className={shared.visuallyHidden} aria-live="polite">
        {title}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's grid of dates */}
      <table ref={grid} role="grid" aria-label={title} className={styles.grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays.map(({ long, short }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksAround(day).map((week) => (
            <tr key={week[0]?.getTime()}>
              {week.map((date) => (
                <Day
                  key={date.getTime()}
                  date={date}
                  isOther={date.getMonth() !== month}
                  isChosen={chosen !== undefined && isSameDay(date, chosen)}
                  isToday={isSameDay(date, today)}
                  isFocusable={isSameDay(date, day)}
                  onPick={() => {
                    onDay(date)
                    takeFocus.current = true
                    onPick(date)
                  }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

interface JumpProps {
  label: string
  className: string | undefined
  value: number
  choices: readonly { name: string; value: number }[]
  onChange: (value: number) => void
}

/** A menu that jumps to another month or year and keeps the focus. */
function Jump({ label, className, value, choices, onChange }: JumpProps) {
  return (
    <Select
      size="sm"
      box={{ className }}
      arrowClass={styles.arrow}
      className={styles.jump}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.name}
        </option>
      ))}
    </Select>
  )
}

/** The day that the key moves to. */
function target(event: KeyboardEvent, day: Date): Date | undefined {
  const { shiftKey } = event
  const weekday = (day.getDay() + 6) % 7
  switch (pressedKey(event)) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday)
    case 'End':
      return addDays(day, 6 - weekday)
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}

interface DayProps {
  date: Date
  isOther: boolean
  isChosen: boolean
  isToday: boolean
  isFocusable: boolean
  onPick: () => void
}

function Day({ date, isOther, isChosen, isToday, isFocusable, onPick }: DayProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
    // biome-ignore lint/a11y/useFocusableInteractive: its button has the focus
    <td role="gridcell" aria-selected={isChosen}>
      <button
        type="button"
        aria-label={dayName(date)}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isFocusable ? 0 : -1}
        onClick={onPick}
        className={clsx(styles.day, isOther && styles.other)}
      >
        {date.getDate()}
      </button>
    </td>
  )
}
