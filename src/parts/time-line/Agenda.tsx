import { chakra } from '@chakra-ui/react'
import { TriangleAlert, X } from 'lucide-react'
import { type CSSProperties, memo, useId, useMemo, useState } from 'react'
import { type AgendaDay, type AgendaGap, agendaOf, type EventKind } from '@/engine/time/agenda'
import { alwaysLive } from '@/engine/time/coverage'
import { gapLabel, scopeText } from '@/engine/time/texts'
import { filtered, isDated, liveAt, type Span, type SpanFilter } from '@/engine/time/windows'
import { entityOf } from '@/entities/registry'
import { dayText, momentText, utcText } from '@/lib/dateText'
import { daysBetween, hourMs, minuteMs } from '@/lib/days'
import { formatNumber, formatTime, plural } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import type { EntityType } from '@/model/entityTypes'
import { IconButton } from '@/ui/Button'
import { Badge } from '@/ui/inline'
import { More } from '@/ui/More'
import { ObjectCells } from '@/ui/ObjectCells'
import { Title } from '@/ui/Title'
import { useShown } from '@/ui/usePrinting'
import { spanAnchor } from './BarPopover'
import type { MomentProps } from './MomentSlider'

interface AgendaProps extends MomentProps {
  spans: readonly Span[]
  filter: SpanFilter
  withGaps: boolean
  /** Lists that can contain shown objects are still loading. */
  isLoading: boolean
}

/** The number of days shown at first, and added with each press. */
const page = 31

/** The calendar on phones: what starts, ends and is drawn, by day. Days before today are collapsed. */
export const Agenda = memo(({ spans, filter, withGaps, isLoading, ...props }: AgendaProps) => {
  const { range, now, moment } = props
  const [isPastShown, setPastShown] = useState(false)
  const [shown, setShown] = useShown(page)
  const days = useMemo(() => {
    const found = filtered(spans, filter)
    return agendaOf(liveAt(found, moment), range, { now, gapsOf: withGaps ? found : undefined })
  }, [spans, filter, moment, range, withGaps, now])
  const always = useMemo(() => alwaysLive(filtered(spans, { ...filter, undated: true })), [spans, filter])
  const at = Math.min(range.to - minuteMs, Math.max(range.from, moment ?? now))
  const live = useMemo(
    () => liveAt(filtered(spans, { ...filter, undated: true }), at).filter(isDated).length,
    [spans, filter, at],
  )
  const isPast = ({ day }: AgendaDay) => daysBetween(now, day) < 0
  const past = days.filter(isPast)
  const hidesPast = past.length > 0 && past.length < days.length && !isPastShown
  const rest = days.filter((day) => !(hidesPast && isPast(day)))
  const none = isLoading
    ? 'Loading...'
    : moment === undefined
      ? 'Nothing starts, ends or is drawn.'
      : 'Nothing that is live at the chosen moment starts, ends or is drawn.'
  return (
    <Frame aria-busy={isLoading || undefined}>
      <MomentBar {...props} at={at} live={isLoading ? undefined : live} />
      <More
        rest={hidesPast ? past.length : 0}
        label={`Show ${formatNumber(past.length)} earlier ${plural(past.length, 'day')}`}
        names={12}
        onClick={() => setPastShown(true)}
      />
      {rest.slice(0, shown).map((day) => (
        <Day key={day.day} day={day} now={now} always={always} none={none} among={scopeText(filter)} />
      ))}
      {days.length === 0 && (
        <p data-part="none">{isLoading ? none : none.replace('.', ' in this period.')}</p>
      )}
      <More
        rest={rest.length - shown}
        label="Show more days"
        names={12}
        onClick={() => setShown(shown + page)}
      />
    </Frame>
  )
})

/**
 * The slider 'Live at' on phones. If no moment is chosen, it shows the current time, and the list below shows the whole
 * period.
 * @param props.at the chosen moment, or the current time limited to the period
 * @param props.live the number of objects with dates that are live then; undefined while they load
 */
function MomentBar({
  range,
  now,
  moment,
  onMoment,
  at,
  live,
}: MomentProps & { at: number; live: number | undefined }) {
  const id = useId()
  const end = range.to - minuteMs
  const isNowInRange = now >= range.from && now < range.to
  return (
    <div data-part="moment">
      <p>
        <label htmlFor={id}>Live at</label> <b title={utcText(at)}>{momentText(at, now)}</b>
        <span>{`${live === undefined ? '–' : formatNumber(live)} live`}</span>
        {moment !== undefined && (
          <IconButton icon={X} label="Show all times" onClick={() => onMoment(undefined)} />
        )}
      </p>
      <div>
        {isNowInRange && (
          <i aria-hidden style={{ '--now': (now - range.from) / (end - range.from) } as CSSProperties} />
        )}
        <input
          id={id}
          type="range"
          min={range.from}
          max={end}
          step={hourMs}
          value={at}
          aria-valuetext={momentText(at, now) + (moment === undefined ? ', all times are listed' : '')}
          onChange={(event) => onMoment(Number(event.target.value))}
        />
      </div>
    </div>
  )
}

const kinds: Record<EventKind, string> = { starts: 'Starts', ends: 'Ends', draw: 'Draw' }

interface DayProps {
  day: AgendaDay
  now: number
  /** Types with an object that is live and has no dates. */
  always: ReadonlySet<EntityType>
  /** Shown for a day without events. */
  none: string
  /** The filter as text (`scopeText`). */
  among: string
}

const Day = memo(({ day: { day, events, gaps }, now, always, none, among }: DayProps) => {
  const id = useId()
  const days = daysBetween(now, day)
  const name = days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : ''
  return (
    <section aria-labelledby={id} data-today={days === 0 ? '' : undefined}>
      <Title size="group" id={id}>
        {name && <b>{name} </b>}
        <span>{dayText(day, now)}</span>
      </Title>
      <ul>
        {events.map(({ at, kind, span }) => (
          <li key={`${span.key} ${kind} ${at}`}>
            <ObjectLink to={spanAnchor(span)}>
              <time dateTime={new Date(at).toISOString()} title={utcText(at)}>
                {formatTime(at)}
              </time>
              <ObjectCells tile={entityOf(span.type).list} name={span.name} wraps={false} />
              <Badge data-kind={kind}>
                {!span.isOn
                  ? 'Inactive'
                  : kind === 'draw' && span.period === 'daily'
                    ? 'Draws daily'
                    : kinds[kind]}
              </Badge>
            </ObjectLink>
          </li>
        ))}
      </ul>
      {events.length === 0 && gaps.length === 0 && <p data-part="none">{none}</p>}
      {gaps.map((gap) => (
        <Gap key={gap.type} gap={gap} now={now} hasUndated={always.has(gap.type)} among={among} />
      ))}
    </section>
  )
})

interface GapProps {
  gap: AgendaGap
  now: number
  hasUndated: boolean
  among: string
}

const Gap = ({ gap: { type, to }, now, hasUndated, among }: GapProps) => (
  <p data-part="gap">
    <TriangleAlert size={16} aria-hidden />
    <span>
      {`${gapLabel(entityOf(type).list.singular, hasUndated, among)}${Number.isFinite(to) ? ` until ${dayText(to, now)}` : ', nothing scheduled'}`}
    </span>
  </p>
)

const Frame = chakra('div', {
  base: {
    display: 'grid',
    '& > section': { px: '3', pt: '3', pb: '1', borderTopWidth: '1px' },
    '& h2 b': { fontWeight: 'inherit', color: 'fg' },
    '& [data-today] h2 b': { color: 'accent.text' },
    '& ul': { listStyle: 'none' },
    '& li a': {
      display: 'grid',
      gridTemplateColumns: '2.5rem 2rem minmax(0, 1fr) auto',
      columnGap: '2.5',
      alignItems: 'center',
      minH: 'row',
      borderRadius: 'md',
    },
    '& li time': { color: 'fg.muted', textStyle: 'sm' },
    '& [data-kind=starts]': { bg: 'success.subtle', color: 'success.text' },
    '& [data-kind=draw]': { bg: 'reward.subtle', color: 'reward' },
    '& [data-part=gap]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: '10',
      mx: '-3',
      px: '3',
      py: '1',
      textStyle: 'sm',
      fontWeight: '550',
      color: 'warning.text',
      bg: 'warning.subtle',
      '& svg': { flexShrink: '0' },
    },
    '& [data-part=none]': { py: '2', textStyle: 'sm', color: 'fg.muted' },
    '& > [data-part=none]': { px: '3', py: '4' },
    '& [data-part=moment]': { px: '3', pb: '2', bg: 'bg.subtle', borderTopWidth: '1px' },
    '& [data-part=moment] p': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '44px',
      textStyle: 'sm',
    },
    '& [data-part=moment] label': { color: 'fg.muted' },
    '& [data-part=moment] b': { flex: '1' },
    '& [data-part=moment] p > span': { fontWeight: '550', color: 'primary.text' },
    '& [data-part=moment] > div': { position: 'relative' },
    // Marks the current time. Takes into account that the thumb is 16 px wide.
    '& [data-part=moment] i': {
      position: 'absolute',
      insetBlock: '1',
      insetInlineStart: 'calc(8px + (100% - 16px) * var(--now))',
      w: '2px',
      bg: 'accent',
      forcedColorAdjust: 'none',
    },
    '& [data-part=moment] input': {
      position: 'relative',
      w: 'full',
      h: '8',
      accentColor: '{colors.primary}',
    },
  },
})
