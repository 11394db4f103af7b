import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { adjacentChange, changeMinutes } from '@/engine/explain/moments'
import { MomentInput } from '@/form/fields/MomentInput'
import { toMinute, toWire } from '@/lib/dates'
import { momentText, utcText } from '@/lib/dateText'
import { dayMs, hourMs } from '@/lib/days'
import { IconButton } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { PanelField, PanelPart, Small } from './parts'
import type { PageProps } from './props'

interface MomentControlProps extends Pick<PageProps, 'programme' | 'who' | 'now'> {
  label: string
  at: number
  onMoment: (at: number) => void
}

/** The range of the slider, before and after today, in ms. */
const before = 30 * dayMs
const after = 90 * dayMs
/** How far ahead resets of used-up limits are searched for, in ms. */
const ahead = 400 * dayMs

/** Controls for the moment: a typed date, a slider, and buttons to the next and previous change. */
export function MomentControl({ label, at, onMoment, programme, who, now }: MomentControlProps) {
  const { person } = who
  const end = now + ahead
  const changes = useMemo(() => changeMinutes(programme, person, end), [programme, person, end])
  const next = adjacentChange(changes, at, 1)
  const last = adjacentChange(changes, at, -1)
  const start = Math.floor((now - before) / hourMs) * hourMs
  return (
    <chakra.div display="grid" gap="2">
      <PanelField label={label}>
        {(id) => (
          <MomentInput
            id={id}
            title={utcText(at)}
            value={toWire(new Date(at))}
            onChange={(value) => onMoment(value === undefined ? now : new Date(value).getTime())}
          />
        )}
      </PanelField>
      <chakra.input
        w="full"
        h={{ base: '44px', md: '24px' }}
        accentColor="{colors.primary}"
        cursor="pointer"
        type="range"
        aria-label={`${label} on a slider`}
        aria-valuetext={momentText(at, now)}
        min={start}
        max={start + before + after}
        step={hourMs}
        value={at}
        onChange={({ currentTarget }) => onMoment(Number(currentTarget.value))}
      />
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="1">
        <IconButton
          icon={ChevronLeft}
          label="Change before"
          disabled={last === undefined}
          onClick={() => last !== undefined && onMoment(last)}
        />
        <Small textAlign="center">
          {next === undefined ? 'No later change' : `Next change: ${momentText(next, now)}`}
        </Small>
        <IconButton
          icon={ChevronRight}
          label="Next change"
          disabled={next === undefined}
          onClick={() => next !== undefined && onMoment(next)}
        />
      </chakra.div>
    </chakra.div>
  )
}

/** The moment that is shown. Without one in the address it is now. */
export function ShownMoment(page: PageProps) {
  const { search, onSearch, view } = page
  return (
    <PanelPart
      title="When"
      action={
        <Chip isOn={search.at === undefined} onClick={() => onSearch({ at: undefined })}>
          Now
        </Chip>
      }
    >
      <chakra.p
        mb="2"
        textStyle="sm"
      >{`${search.at === undefined ? 'Now, ' : ''}${momentText(view.at, page.now)}`}</chakra.p>
      <MomentControl
        {...page}
        label="Moment"
        at={view.at}
        onMoment={(at) => onSearch({ at: toMinute(at) })}
      />
    </PanelPart>
  )
}
