import { chakra, Flex } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { IconButton } from '@/ui/Button'
import { Select } from '@/ui/Input'
import { addDays, addMonths, dayName, isSameDay, monthNames, weekdays, weeksAround } from './dateTime'

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
      <Flex align="center" gap="1">
        <IconButton icon={ChevronLeft} label="Previous month" onClick={() => onDay(addMonths(day, -1))} />
        <Jump
          label="Month"
          value={month}
          choices={monthNames.map((name, value) => ({ name, value }))}
          onChange={(next) => onDay(addMonths(day, next - month))}
        />
        <Jump
          label="Year"
          width="76px"
          value={year}
          choices={Array.from({ length: 2 * reach + 1 }, (_, index) => {
            const value = year - reach + index
            return { name: String(value), value }
          })}
          onChange={(next) => onDay(addMonths(day, 12 * (next - year)))}
        />
        <IconButton icon={ChevronRight} label="Next month" onClick={() => onDay(addMonths(day, 1))} />
      </Flex>
      <chakra.span srOnly aria-live="polite">
        {title}
      </chakra.span>
      <chakra.table
        ref={grid}
        role="grid"
        aria-label={title}
        w="full"
        mt="1.5"
        textStyle="xs"
        textAlign="center"
        borderSpacing="0"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map(({ long, short }) => (
              <chakra.th
                key={long}
                scope="col"
                abbr={long}
                h="24px"
                textStyle="2xs"
                fontWeight="400"
                color="fg.muted"
              >
                {short}
              </chakra.th>
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
      </chakra.table>
    </>
  )
}

interface JumpProps {
  label: string
  /** Without it, fills the remaining width. */
  width?: string
  value: number
  choices: readonly { name: string; value: number }[]
  onChange: (value: number) => void
}

/** A menu that jumps to another month or year and keeps the focus. */
function Jump({ label, width, value, choices, onChange }: JumpProps) {
  return (
    <Select
      size="sm"
      box={{ flex: width ? 'none' : '1', w: width, minW: '0' }}
      arrowEnd="1"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      ps="2"
      pe="5"
      fontWeight="600"
      borderColor="transparent"
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
function target({ key, shiftKey }: KeyboardEvent, day: Date): Date | undefined {
  const weekday = (day.getDay() + 6) % 7
  switch (key) {
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
    <chakra.td role="gridcell" aria-selected={isChosen} p="0">
      <chakra.button
        type="button"
        aria-label={dayName(date)}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isFocusable ? 0 : -1}
        onClick={onPick}
        boxSize={{ base: 'calc(100% - 2px)', md: '34px' }}
        h={{ base: '40px', md: '32px' }}
        borderRadius="md"
        cursor="pointer"
        color={isChosen ? 'primary.fg' : isOther ? 'fg.subtle' : 'fg'}
        bg={isChosen ? 'primary' : 'transparent'}
        fontWeight={isChosen ? '620' : '400'}
        _hover={{ bg: isChosen ? 'primary.hover' : 'bg.muted' }}
        {...(isToday && { boxShadow: 'inset 0 0 0 1.5px {colors.accent.mark}' })}
        _focusVisible={{ outline: '2px solid {colors.focus}', outlineOffset: '1px' }}
      >
        {date.getDate()}
      </chakra.button>
    </chakra.td>
  )
}
