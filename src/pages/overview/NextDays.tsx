import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { entityOf } from '@/entities/registry'
import { formatTime } from '@/lib/format'
import { isPageOn } from '@/parts/navigation/pages'
import { ObjectRow } from '@/parts/page/ObjectRow'
import { MoreLink, Part, PlainList, Quiet } from '@/parts/page/panel'
import { More } from '@/ui/More'
import { Inside } from '@/ui/signs'
import { Skeleton, Title } from '@/ui/styled'
import type { DayBar } from './bars'
import { dayTitle } from './days'
import { byDay, type ObjectMoment } from './moments'
import { Strip } from './Strip'

interface NextDaysProps {
  /** Undefined while lists load. */
  lanes: readonly (readonly DayBar[])[] | undefined
  /** The starts, ends and draws of these days, from the current time on. */
  moments: readonly ObjectMoment[] | undefined
  now: number
  /** Whether all lists are completely loaded. */
  isWhole: boolean
}

/** The next 14 days: bars and draws side by side; on small screens a list by day. */
export function NextDays({ lanes, moments, now, isWhole }: NextDaysProps) {
  if (!lanes || !moments)
    return (
      <Part title="Next 14 days" isBusy>
        <chakra.div aria-hidden display="grid" alignContent="start" gap="2" minH="152px" pt="8">
          {[72, 55, 80, 40].map((width) => (
            <Skeleton key={width} w={`${width}%`} h="22px" />
          ))}
        </chakra.div>
      </Part>
    )
  return (
    <Part
      title="Next 14 days"
      aside={lanes.length > 0 && <Legend bars={lanes.flat()} />}
      action={isPageOn('/programme/calendar') && <OpenCalendar />}
    >
      {lanes.length === 0 && moments.length === 0 ? (
        <Quiet>
          {`${isWhole ? 'Nothing' : 'Nothing was found that'} starts, ends or draws in the next 14 days.`}
        </Quiet>
      ) : (
        <>
          <chakra.div display={{ base: 'none', md: 'block' }}>
            <Strip lanes={lanes} now={now} />
          </chakra.div>
          <chakra.div display={{ base: 'block', md: 'none' }}>
            <Agenda moments={moments} now={now} />
          </chakra.div>
        </>
      )}
    </Part>
  )
}

const OpenCalendar = () => (
  <MoreLink>
    <Link to="/programme/calendar">
      Open the calendar <Inside />
    </Link>
  </MoreLink>
)

/** What the marks of the strip stand for; a mark that the strip does not have is left out. */
function Legend({ bars }: { bars: readonly DayBar[] }) {
  const withWindow = bars.find(({ window }) => window)
  const family = withWindow && entityOf(withWindow.span.type).list.family
  return (
    <chakra.span
      aria-hidden
      display={{ base: 'none', md: 'inline-flex' }}
      alignItems="center"
      gap="3.5"
      textStyle="xs"
      color="fg.muted"
    >
      {family && (
        <chakra.span display="inline-flex" alignItems="center" gap="1.5">
          <chakra.i
            w="22px"
            h="10px"
            borderRadius="sm"
            borderWidth="1px"
            bg={`${family}.subtle`}
            borderColor={family}
            opacity=".8"
          />
          Starts and ends
        </chakra.span>
      )}
      {bars.some(({ draws }) => draws.length > 0) && (
        <chakra.span display="inline-flex" alignItems="center" gap="1.5">
          <chakra.i boxSize="9px" bg="reward" forcedColorAdjust="none" transform="rotate(45deg)" />
          Draw
        </chakra.span>
      )}
    </chakra.span>
  )
}

const first = 12

/** The moments as a list by day. */
function Agenda({ moments, now }: { moments: readonly ObjectMoment[]; now: number }) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? moments : moments.slice(0, first)
  return (
    <>
      {byDay(shown, now).map(({ day, moments: ofDay }) => (
        <div key={day}>
          <Title level={3} size="group" pt="2" pb="1">
            {dayTitle(ofDay[0]?.at ?? now, now)}
          </Title>
          <PlainList>
            {ofDay.map((moment) => (
              <li key={moment.key}>
                <ObjectRow
                  object={moment}
                  action={
                    <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                      {`${moment.kind} ${formatTime(moment.at)}`}
                    </chakra.span>
                  }
                />
              </li>
            ))}
          </PlainList>
        </div>
      ))}
      <More rest={moments.length - shown.length} names={44} onClick={() => setOpen(true)} />
    </>
  )
}
