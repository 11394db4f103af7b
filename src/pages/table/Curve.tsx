import { chakra } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import type { TableDraftRow } from '@/engine/table/tableDraft'
import { formatNumber } from '@/lib/format'
import { valueByPath } from '@/lib/value'
import { nouns } from '@/model/words'

const [width, height] = [320, 56]

interface CurveProps {
  rows: readonly TableDraftRow[]
  /** The field of the number that orders the rows. */
  field: string
}

/** A chart of the points that each row needs, with a note about irregular steps (rule TABLE-7). */
export function Curve({ rows, field }: CurveProps) {
  const shown = useDeferredValue(rows)
  const steps = shown
    .map(({ object, name }) => ({
      name,
      number: Number(valueByPath(object, field) ?? Number.NaN),
      points: Number(valueByPath(object, 'objectives.points') ?? Number.NaN),
    }))
    .filter(({ number, points }) => !Number.isNaN(number) && !Number.isNaN(points))
    .toSorted((a, b) => a.number - b.number)
  const most = Math.max(1, ...steps.map(({ points }) => points))
  const wide = width / Math.max(1, steps.length)
  const shared = steps.filter(({ number }, index) => steps[index - 1]?.number === number)
  const lower = steps.filter(({ points }, index) => index > 0 && points < (steps[index - 1]?.points ?? 0))
  const remarks = [
    ...shared.slice(0, 1).map(({ name, number }) => `${name} shares the ordinal ${number}.`),
    ...lower.slice(0, 1).map(({ name }) => `${name} needs fewer ${nouns.points.many} than the one before.`),
  ]
  const words = steps.map(({ number, points }) => `${number}: ${formatNumber(points)}`).join(', ')
  return (
    <chakra.figure display="flex" flexWrap="wrap" alignItems="center" gap="4" px="inset" py="2">
      <svg
        role="img"
        aria-label={`${nouns.points.title} by ordinal: ${words}`}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        style={{ maxWidth: '100%' }}
      >
        {steps.map(({ name, number, points }, index) => {
          const high = Math.max(1, (points / most) * (height - 4))
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows can share a name and a number
              key={`${index}`}
              x={index * wide + 1}
              y={height - high}
              width={Math.max(1, wide - 2)}
              height={high}
              fill="var(--ui-colors-play)"
            >
              <title>{`${number}. ${name}: ${formatNumber(points)}`}</title>
            </rect>
          )
        })}
      </svg>
      <chakra.figcaption textStyle="sm" color="fg.muted">
        {`${nouns.points.title} by ordinal, up to ${formatNumber(most)}. ${remarks.join(' ')}`}
      </chakra.figcaption>
    </chakra.figure>
  )
}
