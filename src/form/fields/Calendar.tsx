import { chakra, Flex } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/ui/IconButton'
import { addDays, addMonths, dayName, isSameDay, monthNames, weekdays, weeksAround } from './dateTime'

interface CalendarProps {
  chosen: Date | undefined
  onPick: (day: Date) => void
}

/** One month with a roving focus (WAI-ARIA date grid): arrows, Home, End, Page Up and Down, with Shift by years. */
export function Calendar({ chosen, onPick }: CalendarProps) {
  const today = new Date()
  const [day, setDay] = useState(chosen ?? today)
  const grid = useRef<HTMLTableElement>(null)
  const takeFocus = useRef(true)

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
    setDay(next)
  }
  return (
    <>
      <Flex align="center" justify="space-between">
        <IconButton icon={ChevronLeft} label="Previous month" onClick={() => setDay(addMonths(day, -1))} />
        <chakra.span aria-live="polite" textStyle="label" fontWeight="600">
          {monthNames[day.getMonth()]} {day.getFullYear()}
        </chakra.span>
        <IconButton icon={ChevronRight} label="Next month" onClick={() => setDay(addMonths(day, 1))} />
      </Flex>
      <chakra.table
        ref={grid}
        role="grid"
        aria-label={`${monthNames[day.getMonth()]} ${day.getFullYear()}`}
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
                  isOther={date.getMonth() !== day.getMonth()}
                  isChosen={chosen !== undefined && isSameDay(date, chosen)}
                  isToday={isSameDay(date, today)}
                  isFocusable={isSameDay(date, day)}
                  onPick={() => {
                    setDay(date)
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

/** Where a key leads from this day. */
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
