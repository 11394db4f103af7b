import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { type Range, snapOf, snapText } from '@/engine/time/range'
import { zoneText } from '@/engine/time/texts'
import { Kbd } from '@/ui/inline'

const marks = [
  ['ended', 'Ended'],
  ['live', 'Live now'],
  ['scheduled', 'Scheduled'],
  ['inactive', 'Inactive'],
  ['draw', 'Draw'],
  ['gap', 'Gap'],
] as const

/** The meaning of the marks, the time zone, and the keys. */
export const CalendarLegend = ({ range, canMove }: { range: Range; canMove: boolean }) => (
  <Words zone={zoneText(range)} snap={canMove ? snapText(snapOf(range)) : ''} />
)

/** Memoized, so that panning does not render it. */
const Words = memo(({ zone, snap }: { zone: string; snap: string }) => (
  <Bar>
    {marks.map(([mark, label]) => (
      <span key={mark}>
        <i data-mark={mark} />
        <span>{label}</span>
      </span>
    ))}
    <span title="Hover a time to see it in UTC">{`Times are local (${zone})`}</span>
    <span data-part="keys">
      {snap !== '' && (
        <>
          <Kbd>Shift</Kbd> <Kbd>←</Kbd> <Kbd>→</Kbd> <span>{`moves by ${snap}`}</span>
        </>
      )}
    </span>
  </Bar>
))

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '5',
    rowGap: '1',
    minH: '10',
    px: '5',
    py: '2',
    textStyle: 'xs',
    color: 'fg.muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
    '& > [data-part=keys]': { ms: 'auto', _print: { display: 'none' } },
    '& i': {
      printColorAdjust: 'exact',
      w: '5',
      h: '3',
      borderRadius: 'sm',
      borderWidth: '1px',
      borderColor: 'play',
    },
    '& [data-mark=ended]': {
      bg: 'bg.muted',
      borderColor: 'border.strong',
      _highContrast: { borderStyle: 'dotted' },
    },
    '& [data-mark=live]': { bg: 'play.subtle', _highContrast: { borderWidth: '3px' } },
    '& [data-mark=inactive]': { borderStyle: 'dashed', borderColor: 'border.control' },
    '& [data-mark=draw]': {
      w: '10px',
      h: '10px',
      bg: 'reward',
      forcedColorAdjust: 'none',
      _highContrast: { bg: 'CanvasText' },
      borderColor: 'reward',
      borderRadius: 'none',
      transform: 'rotate(45deg)',
    },
    '& [data-mark=gap]': {
      borderColor: 'warning.border',
      _highContrast: { borderStyle: 'dashed', outline: '1px dashed', outlineOffset: '1px' },
      backgroundImage:
        'repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in srgb, {colors.warning.text} 40%, transparent) 4px 5.5px)',
    },
  },
})
