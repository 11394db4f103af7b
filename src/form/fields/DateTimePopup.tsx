import { chakra, Flex } from '@chakra-ui/react'
import { ChevronDown, Clock } from 'lucide-react'
import { useState } from 'react'
import { popup } from '@/ui/theme/recipes/overlay'
import { SelectBox, SelectIndicator, SelectRoot } from '../controls'
import { Calendar } from './Calendar'
import { onDay, type TimeOfDay, timeOf, zoneName, zoneOffset } from './dateTime'

interface DateTimePopupProps {
  /** Id of the field. */
  of: string
  value: Date | undefined
  onChange: (date: Date) => void
  place: object
}

/** Calendar and time of day. Without a date yet, a time that is set here waits for the day. */
export function DateTimePopup({ of, value, onChange, place }: DateTimePopupProps) {
  const [waiting, setWaiting] = useState<TimeOfDay>({ hour: 0, minute: 0 })
  const time = value ? timeOf(value) : waiting
  const setTime = (part: Partial<TimeOfDay>) => {
    const next = { ...time, ...part }
    if (value) onChange(onDay(value, next, value))
    else setWaiting(next)
  }
  const zoned = value ?? new Date()
  return (
    <chakra.div
      data-popup
      role="dialog"
      aria-label="Date and time"
      aria-describedby={`${of}-label`}
      css={popup}
      p="3"
      position="absolute"
      w="298px"
      maxW="calc(100vw - 40px)"
      {...place}
    >
      <Calendar chosen={value} onPick={(day) => onChange(onDay(day, time, value))} />
      <Flex
        align="center"
        gap="2"
        mt="2"
        mx="-3"
        px="3"
        pt="2.5"
        borderTopWidth="1px"
        borderColor="border"
        textStyle="sm"
        color="fg.muted"
      >
        <Clock size={16} aria-hidden />
        <Part label="Hour" count={24} value={time.hour} onChange={(hour) => setTime({ hour })} />
        :
        <Part label="Minute" count={60} value={time.minute} onChange={(minute) => setTime({ minute })} />
        <chakra.span title={zoneName(zoned)}>{zoneOffset(zoned)}</chakra.span>
      </Flex>
    </chakra.div>
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
    <SelectRoot size="sm" w="60px" flexShrink="0">
      <SelectBox
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        ps="2.5"
        pe="6"
      >
        {Array.from({ length: count }, (_, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a day never change places
          <option key={part} value={part}>
            {String(part).padStart(2, '0')}
          </option>
        ))}
      </SelectBox>
      <SelectIndicator insetEnd="1.5">
        <ChevronDown aria-hidden />
      </SelectIndicator>
    </SelectRoot>
  )
}
