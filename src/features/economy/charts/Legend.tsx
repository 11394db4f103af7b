import { chakra } from '@chakra-ui/react'

/** What a line, a pattern or a number of a chart stands for. */
export interface LegendItem {
  text: string
  /** Drawn before the text. */
  line?: { width: number; dash: string | undefined }
}

export const lineLengthPx = 24

export function Legend({ of }: { of: readonly LegendItem[] }) {
  return (
    <List aria-label="Legend">
      {of.map(({ text, line }) => (
        <li key={text}>
          {line && (
            <svg width={lineLengthPx} height="8" aria-hidden>
              <line
                x1="0"
                x2={lineLengthPx}
                y1="4"
                y2="4"
                stroke="currentColor"
                strokeWidth={line.width}
                strokeDasharray={line.dash}
              />
            </svg>
          )}
          <span>{text}</span>
        </li>
      ))}
    </List>
  )
}

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    listStyle: 'none',
    textStyle: 'xs',
    '& > li': { display: 'flex', alignItems: 'center', gap: '1.5', minW: '0', overflowWrap: 'anywhere' },
  },
})
