import { chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { type FigureName, figureOf } from '@/api/figures'
import type { Statistics } from '@/generated/model'
import { abbreviate, formatNumber } from '@/ui/format'
import { type FigureCell, figureCells } from './figures'

interface FigureListProps {
  /** Undefined until they are loaded; the layout is the same. */
  figures: Statistics | undefined
  changed: ReadonlySet<FigureName>
  abbreviated: boolean
}

/** All 17 figures in 13 cells (decision F2). */
export function FigureList({ figures, changed, abbreviated }: FigureListProps) {
  const shownOf = (name: FigureName) => figures && figureOf(figures, name)
  return (
    <List data-abbreviated={abbreviated || undefined} data-empty={!figures || undefined} aria-busy={!figures}>
      {figureCells.map((cell) => {
        const { figure, also } = cell
        return (
          <Cell
            key={figure}
            cell={cell}
            value={shownOf(figure)}
            isChanged={changed.has(figure)}
            alsoValue={also && shownOf(also.figure)}
            isAlsoChanged={also !== undefined && changed.has(also.figure)}
            abbreviated={abbreviated}
          />
        )
      })}
    </List>
  )
}

interface CellProps {
  cell: FigureCell
  value: number | undefined
  isChanged: boolean
  alsoValue: number | undefined
  isAlsoChanged: boolean
  abbreviated: boolean
}

/** Label above, figure below, full number on hover. Memoized: renders only when a figure of its own changes. */
const Cell = memo(({ cell, value, isChanged, alsoValue, isAlsoChanged, abbreviated }: CellProps) => {
  const { label, icon: Icon, figure, also } = cell
  const show = (name: FigureName, of: number | undefined, isNew: boolean, word = '') => {
    const shown = of === undefined ? '0' : abbreviated ? abbreviate(of) : formatNumber(of)
    return (
      <dd
        data-figure={name}
        data-changed={isNew || undefined}
        title={of === undefined ? undefined : formatNumber(of)}
      >
        {word ? `${shown} ${word}` : shown}
      </dd>
    )
  }
  return (
    <div data-changed={isChanged || isAlsoChanged || undefined}>
      <dt>
        <Icon size={12} aria-hidden />
        <span>{label}</span>
      </dt>
      {show(figure, value, isChanged)}
      {also && show(also.figure, alsoValue, isAlsoChanged, also.word)}
    </div>
  )
})

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
