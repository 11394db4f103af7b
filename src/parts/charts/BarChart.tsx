import { chakra } from '@chakra-ui/react'
import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { amountText } from '@/engine/economy/words'
import { formatNumber } from '@/lib/format'
import { startOf } from '@/lib/halves'
import { capital } from '@/model/words'
import { Break } from './Break'
import { markedScaleEnd } from './barScale'
import { Chart } from './Chart'

export interface BarRow {
  key: string
  label: string
  /** Icon in front of the label. */
  icon?: LucideIcon
  value: number
  /** The value before the tried change. */
  before?: number
  /** The number of objects without a limit. Shown at the end of the bar, with a sign that the legend explains. */
  unlimited?: number
  /** A line across the bar, such as a price. It is left out if it is far beyond all bars. */
  mark?: number
}

interface BarChartProps {
  title: string
  aside?: ReactNode
  summary: string
  /** The unit of the values: 'credits'. */
  unit: string
  rows: readonly BarRow[]
  look: 'bar' | 'hatched'
  /** The heading of the marks in the table. */
  markName?: string
  isTable: boolean
  action?: ReactNode
  children?: ReactNode
}

const rowPx = 28
const barPx = 12
const valuePx = 58
const notePx = 44
const iconPx = 16
const iconGapPx = 8
/** The mean width of a letter of 12 px. */
const letterPx = 6.6

/** Cuts a name to a width in px. */
export const cut = (text: string, width: number): string => {
  const most = Math.max(3, Math.floor(width / letterPx))
  return text.length > most ? `${startOf(text, most - 1)}…` : text
}

const lengthOf = ({ value, before = 0 }: BarRow) => Math.max(value, before)

/** One bar for each row, with its value. */
export function BarChart({ rows, unit, look, markName, children, ...props }: BarChartProps) {
  const hasNotes = rows.some(({ unlimited }) => unlimited !== undefined)
  const unlimitedText = ({ unlimited }: BarRow) =>
    unlimited === undefined ? '' : `${formatNumber(unlimited)} without a limit`
  const hasBefore = rows.some(({ before }) => before !== undefined)
  const marks = rows.flatMap(({ mark }) => mark ?? [])
  const most = markedScaleEnd(rows.map(lengthOf), marks)
  const beyond = rows.flatMap(({ label, mark = 0 }) => (mark > most ? [`${label}, ${amountText(mark)}`] : []))
  const layoutOf = (width: number) => {
    const start = Math.min(150, width * 0.36)
    const end = width - valuePx - (hasNotes ? notePx : 0)
    return {
      start,
      end,
      x: scaleLinear<number>({ domain: [0, most], range: [start, Math.max(start + 1, end)], clamp: true }),
    }
  }
  const textOf = (row: BarRow) => {
    const { label, value, before, mark } = row
    return [
      `${label}: ${amountText(value)} ${unit}`,
      before !== undefined && before !== value && `before ${amountText(before)}`,
      mark !== undefined && `${markName ?? 'mark'} ${amountText(mark)}`,
      unlimitedText(row),
    ]
      .filter(Boolean)
      .join(', ')
  }
  const changes = rows.map(({ value, before = value }) => value - before)
  return (
    <Chart
      {...props}
      legend={() => [
        markName !== undefined && { text: capital(markName), swatch: { kind: 'tick', part: 'mark' } },
        changes.some((by) => by > 0) && { text: 'More than before', swatch: { kind: 'bar', part: 'more' } },
        changes.some((by) => by < 0) && { text: 'Less than before', swatch: { kind: 'bar', part: 'mark' } },
        hasNotes && { text: '∞ without a limit' },
      ]}
      columns={[
        'Name',
        capital(unit),
        hasBefore && 'Before',
        markName !== undefined && capital(markName),
        hasNotes && 'No limit',
      ]}
      rows={rows.map((row) => [
        row.label,
        rounded(row.value),
        hasBefore && rounded(row.before ?? row.value),
        markName !== undefined && (row.mark ?? ''),
        hasNotes && unlimitedText(row),
      ])}
      height={rows.length * rowPx}
      points={(width) => {
        const { x } = layoutOf(width)
        return rows.map((row, index) => ({
          text: textOf(row),
          x: x(row.value),
          y: index * rowPx + rowPx / 2,
        }))
      }}
      draw={(width) =>
        rows.map((row, index) => (
          <BarDrawing
            key={row.key}
            row={row}
            look={look}
            width={width}
            middle={index * rowPx + rowPx / 2}
            most={most}
            {...layoutOf(width)}
          />
        ))
      }
      note={
        <>
          {rows.some((row) => lengthOf(row) > most) && (
            <ChartNote>
              The strokes across a bar: it is cut, or the others would be dots. Its number is whole.
            </ChartNote>
          )}
          {beyond.length > 0 && (
            <ChartNote>{`${capital(markName ?? 'mark')} beyond the end of the bars: ${beyond.join('; ')}.`}</ChartNote>
          )}
        </>
      }
    >
      {children}
    </Chart>
  )
}

interface BarDrawingProps {
  row: BarRow
  look: BarChartProps['look']
  width: number
  middle: number
  /** The value at the end of the scale. */
  most: number
  start: number
  end: number
  x: (value: number) => number
}

function BarDrawing({ row, look, width, middle, most, start, end, x }: BarDrawingProps) {
  const { value, before = value, mark, unlimited, label, icon: Icon } = row
  const labelAt = Icon ? iconPx + iconGapPx : 0
  const from = x(Math.min(value, before))
  return (
    <g>
      {Icon && <Icon x={0} y={middle - iconPx / 2} size={iconPx} data-part="icon" aria-hidden />}
      <text x={labelAt} y={middle + 4}>
        {cut(label, start - labelAt - 8)}
      </text>
      <Bar x={start} y={middle - barPx / 2} width={from - start} height={barPx} rx={2} data-part={look} />
      {before !== value && (
        <Bar
          x={from}
          y={middle - barPx / 2}
          width={Math.max(1, x(Math.max(value, before)) - from)}
          height={barPx}
          data-part={value > before ? 'more' : 'mark'}
        />
      )}
      {lengthOf(row) > most && <Break at={end} middle={middle} />}
      {mark !== undefined && mark <= most && (
        <line x1={x(mark)} x2={x(mark)} y1={middle - 11} y2={middle + 11} data-part="mark" strokeWidth={2} />
      )}
      <text x={end + valuePx - 4} y={middle + 4} textAnchor="end" data-part="strong">
        {amountText(value)}
      </text>
      {unlimited !== undefined && (
        <text x={width} y={middle + 4} textAnchor="end" data-part="marked">
          {`∞ ${formatNumber(unlimited)}`}
        </text>
      )}
    </g>
  )
}

/** A line below a chart. */
export const ChartNote = chakra('p', {
  base: { mt: '1', textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
})

/** Rounds a number for tables and files, which would otherwise show digits without meaning. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000
