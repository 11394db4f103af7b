import { chakra } from '@chakra-ui/react'
import type { Statistics } from '@/generated/model'
import { abbreviate, formatNumber } from '@/ui/format'
import { type FigureName, figureCells, figureOf } from './figures'

interface FigureListProps {
  /** Undefined until they are loaded; the layout is the same. */
  figures: Statistics | undefined
  changed: ReadonlySet<FigureName>
  abbreviated: boolean
}

/** All 17 figures in 13 cells: label above, figure below, full number on hover (decision F2). */
export function FigureList({ figures, changed, abbreviated }: FigureListProps) {
  const show = (name: FigureName, word?: string) => {
    const value = figures && figureOf(figures, name)
    const shown = value === undefined ? '0' : abbreviated ? abbreviate(value) : formatNumber(value)
    return (
      <dd
        data-figure={name}
        data-changed={changed.has(name) || undefined}
        title={value === undefined ? undefined : formatNumber(value)}
      >
        {word ? `${shown} ${word}` : shown}
      </dd>
    )
  }
  return (
    <List data-abbreviated={abbreviated || undefined} data-empty={!figures || undefined} aria-busy={!figures}>
      {figureCells.map(({ label, icon: Icon, figure, also }) => (
        <div
          key={figure}
          data-changed={changed.has(figure) || (also && changed.has(also.figure)) || undefined}
        >
          <dt>
            <Icon size={12} aria-hidden />
            {label}
          </dt>
          {show(figure)}
          {also && show(also.figure, also.word)}
        </div>
      ))}
    </List>
  )
}

const List = chakra('dl', {
  base: {
    flex: '1',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max-content',
    justifyContent: { md: 'space-between' },
    py: '1',
    ms: { base: '1', md: '-1.5' },
    // Figures that appear do not shift the others.
    '&[data-empty]': { visibility: 'hidden' },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'max-content max-content',
      gridTemplateRows: '.8125rem 1.0625rem',
      columnGap: '5px',
      alignContent: 'center',
      alignItems: 'baseline',
      justifySelf: 'start',
      // Unabbreviated figures of a large programme just fit at 1440 px.
      px: { base: '2', md: '1.5' },
      borderRadius: 'sm',
      whiteSpace: 'nowrap',
      transition: 'background-color {durations.moderate} {easings.out}',
      '&[data-changed]': {
        bg: 'accent.muted',
        outline: '1px solid transparent',
        '& dt': { color: 'accent.text' },
      },
    },
    '& dt': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      textStyle: '2xs',
      color: 'fg.muted',
      // Unabbreviated figures need the space at 1440 px, so the icon is hidden there.
      '& svg': {
        display: { base: 'block', md: 'none' },
        flexShrink: '0',
        '@media (min-width: 1680px)': { display: 'block' },
      },
    },
    '&[data-abbreviated] dt svg': { display: 'block' },
    // Space for the fade at the edge.
    '& > div:last-of-type': { pe: { md: '3' } },
    '& dd': {
      h: '1.0625rem',
      fontSize: 'sm',
      lineHeight: '1.0625rem',
      fontWeight: '620',
      letterSpacing: '-.005em',
    },
    '& dd + dd': { fontSize: '2xs', fontWeight: '450', color: 'fg.muted', letterSpacing: '0' },
    '& dd[data-changed]': { color: 'accent.text' },
  },
})
