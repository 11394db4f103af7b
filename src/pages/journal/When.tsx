import { chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { JournalSearch } from '@/engine/journal/search'
import { MomentInput } from '@/form/fields/MomentInput'
import { minuteIn, toMinute } from '@/lib/dates'
import { dayText } from '@/lib/dateText'
import { startOfDay } from '@/lib/days'
import { FilterChoice } from '@/parts/filters/FilterChoice'
import { useNow } from '@/parts/page/useNow'

interface JournalPeriodProps {
  /** Props of the box around the select. */
  box: { className?: string }
  search: JournalSearch
  onSearch: (patch: JournalSearch) => void
}

/** 'Since Fri 20 November', for each of the last eight days, so that 'last Friday' is among them on a Saturday; and 30 days. */
function starts(now: number): (readonly [from: string, label: string])[] {
  const since = (days: number) => toMinute(startOfDay(now, -days))
  const days = [1, 2, 3, 4, 5, 6, 7, 8].map((ago) => {
    const day = dayText(startOfDay(now, -ago), now)
    return [since(ago), ago === 1 ? `Since yesterday, ${day}` : `Since ${day}`] as const
  })
  return [[since(0), 'Today'], ...days, [since(30), 'Last 30 days']]
}

const between = 'between'

/** From when to when: the start of a recent day, or two moments. */
export function JournalPeriod({ box, search: { from, to }, onSearch }: JournalPeriodProps) {
  const options = starts(useNow())
  const [isBetween, setBetween] = useState(false)
  const isOption = to === undefined && (from === undefined || options.some(([start]) => start === from))
  const shown = isBetween || !isOption ? between : from
  return (
    <>
      <FilterChoice
        box={box}
        label="When"
        all="Any time"
        value={shown}
        options={[...options, [between, 'From ... to ...']]}
        onChoose={(value) => {
          setBetween(value === between)
          if (value !== between) onSearch({ from: value, to: undefined })
        }}
      />
      {shown === between && (
        <>
          <Moment label="From" value={from} onChange={(value) => onSearch({ from: value })} />
          <Moment label="To" endOfDay value={to} onChange={(value) => onSearch({ to: value })} />
        </>
      )}
    </>
  )
}

interface MomentProps {
  label: string
  endOfDay?: boolean
  value: string | undefined
  onChange: (value: string | undefined) => void
}

function Moment({ label, onChange, ...props }: MomentProps) {
  const id = useId()
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" textStyle="sm">
      <chakra.label id={`${id}-label`} htmlFor={id} minW={{ base: '2.5rem', md: '0' }}>
        {label}
      </chakra.label>
      <chakra.div w={{ base: '15rem', md: '13.5rem' }}>
        <MomentInput {...props} id={id} size="sm" onChange={(value) => onChange(minuteIn(value))} />
      </chakra.div>
    </chakra.span>
  )
}
