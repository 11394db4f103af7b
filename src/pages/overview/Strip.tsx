import { chakra } from '@chakra-ui/react'
import { memo, useState } from 'react'
import { drawsOf } from '@/engine/time/repeats'
import { entityOf } from '@/entities/registry'
import { momentText, weekdayShort } from '@/lib/dateText'
import { startOfDay } from '@/lib/days'
import { ObjectLink } from '@/list/ObjectLink'
import { families } from '@/ui/EntityTile'
import { More } from '@/ui/More'
import { usePrinting } from '@/ui/usePrinting'
import { barStart, type DayBar, holdsName, nameEndOf, nameStartOf, stripDays } from './bars'
import { dayPosition } from './days'

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
      <Days aria-hidden>
        {days.map((day) => {
          const at = startOfDay(now, day)
          return (
            <span key={day} data-today={day === 0 || undefined}>
              <span>{day === 0 ? 'Today' : weekdayShort(new Date(at))}</span> <b>{new Date(at).getDate()}</b>
            </span>
          )
        })}
      </Days>
      <Lanes>
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
      </Lanes>
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
    <BarBox
      asChild
      style={{ left: percent(start), width: percent(Math.max(room - start, 0.3)) }}
      data-family={family}
    >
      <ObjectLink to={span} aria-label={`${written}, ${singular}: ${wordsOf(bar, now)}`} title={name}>
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
    </BarBox>
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

const Days = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(${stripDays}, minmax(0, 1fr))`,
    textStyle: 'xs',
    color: 'fg.muted',
    borderBottomWidth: '1px',
    '& > span': { ps: '2', pb: '2', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'clip' },
    // Narrow days have space for the number only.
    '& > span > span': { display: { base: 'none', lg: 'inline' } },
    '& > span > b': { color: 'fg', fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
    '& > span[data-today], & > span[data-today] > b': { color: 'accent.text', fontWeight: '600' },
  },
})

const Lanes = chakra('div', {
  base: {
    position: 'relative',
    py: '2',
    // Four lanes, so that the page hardly moves when they arrive.
    minH: '124px',
    borderBottomWidth: '1px',
    '& ul': { position: 'relative', listStyleType: 'none', display: 'grid', gap: '4px' },
    '& li': { position: 'relative', h: '24px' },
    '& [data-part=grid]': {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      gridTemplateColumns: `repeat(${stripDays}, minmax(0, 1fr))`,
    },
    '& [data-part=grid] > i + i': { borderInlineStartWidth: '1px' },
    '& [data-weekend]': { bg: 'bg.subtle' },
    '& [data-part=now]': {
      position: 'absolute',
      insetBlock: '0',
      w: '2px',
      bg: 'accent.mark',
      forcedColorAdjust: 'none',
    },
  },
})

/** The hues of the families, as CSS variables for the elements inside. */
const hues = Object.fromEntries(
  families.map((family) => [
    `&[data-family=${family}]`,
    {
      '--fill': `{colors.${family}.subtle}`,
      '--edge': `color-mix(in srgb, {colors.${family}} 45%, transparent)`,
      '--draw': `{colors.${family}}`,
    },
  ]),
)

const BarBox = chakra('span', {
  base: {
    position: 'absolute',
    top: '0',
    h: '24px',
    borderRadius: 'sm',
    // The space beside a bar lets clicks through to the elements below.
    pointerEvents: 'none',
    ...hues,
    '&& > *': { pointerEvents: 'auto' },
    '& > [data-part=bar]': {
      position: 'absolute',
      insetBlock: '0',
      borderWidth: '1px',
      borderColor: 'var(--edge)',
      borderRadius: 'sm',
      bg: 'var(--fill)',
      '&[data-before]': {
        borderStartStartRadius: '0',
        borderEndStartRadius: '0',
        borderInlineStartWidth: '0',
      },
      '&[data-on]': { borderStartEndRadius: '0', borderEndEndRadius: '0', borderInlineEndWidth: '0' },
    },
    '&:hover > [data-part=bar]': { borderColor: 'var(--draw)' },
    '& > [data-part=draw]': {
      position: 'absolute',
      top: '6px',
      boxSize: '12px',
      ms: '-6px',
      bg: 'var(--draw)',
      forcedColorAdjust: 'none',
      transform: 'rotate(45deg)',
      boxShadow: '0 0 0 2px {colors.bg.panel}',
    },
    '& > [data-part=name]': {
      position: 'absolute',
      insetBlock: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      px: '2',
      textStyle: 'xs',
      fontWeight: '600',
      minW: '0',
      '& > svg': { flexShrink: '0', color: 'var(--draw)' },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
    _focusVisible: { outlineOffset: '0' },
  },
})
