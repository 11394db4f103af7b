import { chakra } from '@chakra-ui/react'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { entityOf } from '@/entities/registry'
import { dayText } from '@/lib/dateText'
import { formatTime, pluralize } from '@/lib/format'
import { ObjectRow } from '@/parts/page/ObjectRow'
import { Part, PlainList, Quiet, RowSkeletons } from '@/parts/page/panel'
import { useNow } from '@/parts/page/useNow'
import { More } from '@/ui/More'
import { Badge, Title } from '@/ui/styled'
import { dayTitle, timeUntilText } from './days'
import { byDay, type ObjectMoment } from './moments'

interface TodayProps {
  /** From this morning on, within 14 days; undefined while lists load. */
  moments: readonly ObjectMoment[] | undefined
  /** All lists were completely read. */
  isWhole: boolean
}

/** The number of passed and coming moments that are shown at first. */
const first = { passed: 2, coming: 5 }

/** The starts, ends and draws of today, of the next 48 hours, and of the next dates. */
export function Today({ moments, isWhole }: TodayProps) {
  const now = useNow()
  const [isOpen, setOpen] = useState(false)
  if (!moments)
    return (
      <Part title="Today" isBusy>
        <RowSkeletons count={4} />
      </Part>
    )
  const nothing = isWhole ? 'Nothing' : 'Nothing was found that'
  const passed = moments.filter(({ at }) => at < now)
  const coming = moments.slice(passed.length)
  const shown = isOpen ? moments : [...passed.slice(-first.passed), ...coming.slice(0, first.coming)]
  const days = byDay(shown, now)
  return (
    <Part title="Today">
      {!days.some(({ day }) => day === 0) && (
        <Quiet mb={days.length > 0 ? '2' : '0'}>
          {moments.length > 0
            ? `${nothing} starts, ends or draws today.`
            : `${nothing} starts, ends or draws in the next 14 days.`}
        </Quiet>
      )}
      {days.map(({ day, moments: ofDay }) => (
        <div key={day}>
          {day > 0 && (
            <Title level={3} size="group" ps={{ md: '84px' }} pt="2" pb="1">
              {dayTitle(ofDay[0]?.at ?? now, now)}
            </Title>
          )}
          <PlainList>
            {ofDay.map((moment) => (
              <Row key={moment.key} moment={moment} now={now} isNext={moment === coming[0]} />
            ))}
          </PlainList>
        </div>
      ))}
      <More rest={moments.length - shown.length} onClick={() => setOpen(true)} />
    </Part>
  )
}

const verbs = {
  past: { starts: 'started', ends: 'ended', draws: 'drew' },
  coming: { starts: 'starts', ends: 'ends', draws: 'draws' },
}

function Row({ moment, now, isNext }: { moment: ObjectMoment; now: number; isNext: boolean }) {
  const { at, kind } = moment
  const isPast = at < now
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="44px 16px minmax(0, 1fr)"
      columnGap="3"
      alignItems="center"
      color={isPast ? 'fg.muted' : 'fg'}
    >
      <chakra.time
        dateTime={new Date(at).toISOString()}
        textStyle="sm"
        fontWeight={isNext ? '640' : '400'}
        color={isNext ? 'fg' : 'fg.muted'}
        textAlign="end"
      >
        {formatTime(at)}
      </chakra.time>
      <Dot data-next={isNext || undefined} data-past={isPast || undefined} aria-hidden />
      <ObjectRow
        object={moment}
        then={verbs[isPast ? 'past' : 'coming'][kind]}
        text={about(moment, now)}
        css={row}
        action={
          isNext && (
            <Badge
              tone="warning"
              fontWeight="600"
              py="0.5"
              gridColumn={{ base: '2', md: 'auto' }}
              justifySelf="start"
            >
              <Clock size={12} aria-hidden />
              <span>{timeUntilText(at, now)}</span>
            </Badge>
          )
        }
      />
    </chakra.li>
  )
}

/** On phones the badge is below the text. */
const row = {
  gridTemplateColumns: { base: '32px minmax(0, 1fr)', md: '32px minmax(0, 1fr) auto' },
  rowGap: '1',
} as const

/** The details after the kind of a moment, such as the period of the object. */
function about(moment: ObjectMoment, now: number): string {
  const { singular } = entityOf(moment.type).list
  const { from, to } = moment.span
  switch (moment.kind) {
    case 'draws': {
      const { prizes } = moment
      return `${singular} · ${prizes === 0 ? 'no prizes' : pluralize(prizes, 'prize')}`
    }
    case 'starts':
      return `${singular} · ${Number.isFinite(to) ? `runs until ${dayText(to, now)}` : 'without an end'}`
    case 'ends':
      return Number.isFinite(from) ? `${singular} · since ${dayText(from, now)}` : singular
  }
}

/** A dot of the vertical line. */
const Dot = chakra('i', {
  base: {
    position: 'relative',
    justifySelf: 'center',
    boxSize: '9px',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    // The line between two dots of a day.
    'li + li > &': {
      _before: {
        content: '""',
        position: 'absolute',
        bottom: '100%',
        insetStart: '2px',
        h: '40px',
        w: 'px',
        bg: 'border.strong',
      },
    },
    '&[data-past]': { bg: 'border.control' },
    '&[data-next]': {
      borderColor: 'accent.mark',
      bg: 'accent.mark',
      boxShadow: '0 0 0 4px {colors.accent.muted}',
    },
  },
})
