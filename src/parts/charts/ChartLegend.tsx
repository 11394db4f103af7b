import { chakra } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { swatchPx } from './files'
import { marks } from './marks'

/** What a mark of a chart stands for. */
export interface LegendItem {
  text: string
  /** The mark as it looks in the chart, in front of the text. */
  swatch?: Swatch
}

type Swatch =
  | { kind: 'line'; part: 'line' | 'other' | 'mark'; width: number; dash?: string }
  | { kind: 'circle'; part: 'point' | 'mark' | 'bar' }
  | { kind: 'bar'; part: 'more' | 'mark' }
  /** A line across a bar. */
  | { kind: 'tick'; part: 'mark' }
  /** An area, with the line in its middle. */
  | { kind: 'area'; part: 'band' }

const { width, height } = swatchPx
const middle = height / 2

/** What the marks of a chart stand for. */
export const ChartLegend = ({
  of,
  list,
}: {
  of: readonly LegendItem[]
  list: RefObject<HTMLUListElement | null>
}) =>
  of.length > 0 && (
    <List ref={list} aria-label="Legend">
      {of.map(({ text, swatch }) => (
        <li key={text}>
          {swatch && (
            <svg
              width={swatch.kind === 'circle' || swatch.kind === 'tick' ? height : width}
              height={height}
              aria-hidden
            >
              <Mark {...swatch} />
            </svg>
          )}
          <span>{text}</span>
        </li>
      ))}
    </List>
  )

const across = { x1: 0, x2: width, y1: middle, y2: middle }

function Mark(swatch: Swatch) {
  const { kind, part } = swatch
  switch (kind) {
    case 'line':
      return (
        <line
          {...across}
          data-part={part}
          strokeWidth={swatch.width}
          strokeDasharray={swatch.dash ?? 'none'}
        />
      )
    case 'circle':
      return <circle cx={middle} cy={middle} r="4" data-part={part} strokeWidth="2" />
    case 'bar':
      return <rect y="1" width={width} height={height - 2} data-part={part} />
    case 'tick':
      return <line x1={middle} x2={middle} y1="0" y2={height} data-part={part} strokeWidth="2" />
    case 'area':
      return (
        <>
          <rect width={width} height={height} data-part={part} />
          <line {...across} data-part="line" strokeWidth="1" />
        </>
      )
  }
}

const List = chakra('ul', {
  base: {
    ...marks,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    listStyle: 'none',
    textStyle: 'xs',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1.5', minW: '0', overflowWrap: 'anywhere' },
    '& > li > svg': { flex: 'none' },
  },
})
