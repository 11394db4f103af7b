import { memo, useState } from 'react'
import { drawsOf } from '@/engine/time/repeats'
import { entityOf } from '@/entities/registry'
import { momentText, weekdayShort } from '@/lib/dateText'
import { startOfDay } from '@/lib/days'
import { ObjectLink } from '@/list/ObjectLink'
import { More } from '@/ui/More'
import { usePrinting } from '@/ui/usePrinting'
import { barStart, type DayBar, holdsName, nameEndOf, nameStartOf, stripDays } from './bars'
import { dayPosition } from './days'
import styles from './Strip.module.css'

interface StripProps {
  lanes: readonly (readonly DayBar[])[]
  now: number
}

const first = 6
const days = Array.from({ length: stripDays }, (_, day) => day)
const percent = (position: number) => `${(position / stripDays) * 100}%`

/** 14 days side by side. Bars link to their objects and contain a text with start, end and draws. */
export const Strip = memo(({ lanes, now }: StripProps) => {
  const [isPressed, setOpen] = useState(false)
  const isOpen = usePrinting() || isPressed
  const shown = isOpen ? lanes : lanes.slice(0, first)
  const hidden = lanes.slice(shown.length).reduce((sum, lane) => sum + lane.length, 0)
  return (
    <>
      <div className={styles.days} aria-hidden>
        {days.map((day) => {
          const at = startOfDay(now, day)
          return (
            <span key={day} data-today={day === 0 || undefined}>
              <span>{day === 0 ? 'Today' : weekdayShort(new Date(at))}</span> <b>{new Date(at).getDate()}</b>
            </span>
          )
        })}
      </div>
      <div className={styles.lanes}>
        <div data-part="grid" aria-hidden>
          {days.map((day) => (
            <i
              key={day}
              data-weekend={[0, 6].includes(new Date(startOfDay(now, day)).getDay()) || undefined}
            />
          ))}
        </div>
        <i data-part="now" aria-hidden style={{ left: percent(dayPosition(now, now)) }} />
        <ul>
          {shown.map((lane) => (
            <li key={lane.map(({ span }) => span.key).join()}>
              {lane.map((bar) => (
                <BarLink key={bar.span.key} bar={bar} now={now} />
              ))}
            </li>
          ))}
        </ul>
      </div>
      <More rest={hidden} onClick={() => setOpen(true)} />
    </>
  )
})

function BarLink({ bar, now }: { bar: DayBar; now: number }) {
  const { window, draws, room, span } = bar
  const { name } = span
  const { icon: Icon, family, singular } = entityOf(span.type).list
  const written = bar.isDaily ? `${name}, draws every day` : name
  const start = barStart(bar)
  const within = (position: number) => `${((position - start) / Math.max(room - start, 0.01)) * 100}%`
  const hasIcon = !window || holdsName(window)
  return (
    <ObjectLink
      to={span}
      className={styles.bar}
      style={{ left: percent(start), width: percent(Math.max(room - start, 0.3)) }}
      data-family={family}
      aria-label={`${written}, ${singular}: ${wordsOf(bar, now)}`}
      title={name}
    >
      {window && (
        <i
          data-part="bar"
          data-before={window.beganBefore || undefined}
          data-on={window.goesOn || undefined}
          style={{
            left: within(window.from),
            width: within(start + Math.max(window.to - window.from, 0.06)),
          }}
        />
      )}
      {draws.map((draw) => (
        <i key={draw} data-part="draw" style={{ left: within(draw) }} />
      ))}
      <span
        data-part="name"
        style={{
          insetInlineStart: within(nameStartOf(bar)),
          maxWidth: within(start + nameEndOf(bar) - nameStartOf(bar)),
        }}
      >
        {hasIcon && <Icon size={12} aria-hidden />}
        <span>{written}</span>
      </span>
    </ObjectLink>
  )
}

/** For example 'since Thu 12 June, 08:00, until Tue 24 June, 18:00, draws Tue 24 June, 18:00'. */
function wordsOf({ span, isDaily }: DayBar, now: number): string {
  const draws = drawsOf(span, startOfDay(now), startOfDay(now, stripDays))
  const moment = (word: string, at: number) => (Number.isFinite(at) ? [`${word} ${momentText(at, now)}`] : [])
  return [
    ...moment(span.from < now ? 'since' : 'from', span.from),
    ...(span.endsWithDraw ? [] : moment('until', span.to)),
    ...(isDaily ? [] : draws.flatMap((at) => moment('draws', at))),
  ].join(', ')
}
