import { scaleLinear } from '@visx/scale'
import type { LevelWait } from '@/engine/economy/levels'
import type { LevelMetric } from '@/engine/economy/metrics'
import type { Profile } from '@/engine/economy/profiles'
import { afterText } from '@/engine/economy/words'
import { formatNumber, pluralize } from '@/lib/format'
import { nouns } from '@/model/words'
import { ChartNote, cut } from '@/parts/charts/BarChart'
import { Break } from '@/parts/charts/Break'
import { Chart } from '@/parts/charts/Chart'
import { isCutIn, type LevelsAxis, levelsAxis, longStepOf } from './levelsAxis'

interface LevelsChartProps {
  ladder: readonly LevelMetric[]
  before: readonly LevelMetric[] | undefined
  profile: Profile
  isTable: boolean
}

const rowPx = 26
const headPx = 22

/** When each level is reached. Steps that take three times as long as the one before are marked. */
export function LevelsChart({ ladder, before, profile, isTable }: LevelsChartProps) {
  const axis = levelsAxis(ladder)
  const layout = (width: number) => {
    const isNarrow = width < 420
    const start = Math.min(220, width * 0.38)
    const end = width - (isNarrow ? 44 : 124)
    const scale = scaleLinear<number>({ domain: [0, axis.last], range: [start, Math.max(start + 10, end)] })
    return { isNarrow, start, end, scale, x: (day: number) => scale(axis.at(day)) }
  }
  const dayBefore = (id: string) => before?.find((rung) => rung.id === id)?.day
  const longStep = (rung: LevelMetric) => longStepOf(rung, axis)
  const steep = ladder.filter(({ isSteep }) => isSteep).length
  const hasLong = ladder.some((rung) => longStep(rung) !== undefined)
  const hasBefore = ladder.some(({ id, day }) => typeof dayBefore(id) === 'number' && dayBefore(id) !== day)
  return (
    <Chart
      title="Level ladder"
      aside={`${profile} player`}
      summary={`${ladder.filter(({ day }) => day !== null).length} of ${ladder.length} levels within a year${steep > 0 ? `, ${steep} steep` : ''}.`}
      columns={['Level', 'Ordinal', nouns.points.title, 'Day', before && 'Day before', 'Step', 'Steep']}
      rows={ladder.map(({ name, ordinal, points, day, step, isSteep, id }) => [
        name,
        ordinal ?? '',
        points,
        day ?? '',
        before && (dayBefore(id) ?? ''),
        step ?? '',
        isSteep ? 'yes' : '',
      ])}
      isTable={isTable}
      height={headPx + ladder.length * rowPx}
      points={(width) => {
        const { x, scale } = layout(width)
        return ladder.map((rung, index) => ({
          text: levelText(rung, dayBefore(rung.id), longStep(rung)),
          x: rung.day === null ? scale(axis.last) : x(rung.day),
          y: headPx + index * rowPx + rowPx / 2,
        }))
      }}
      draw={(width) => {
        const place = layout(width)
        const { start, end, scale, isNarrow } = place
        return (
          <>
            <text x={0} y={14} data-part="quiet">
              Level
            </text>
            {!isNarrow && (
              <text x={width - 44} y={14} textAnchor="end" data-part="quiet">
                {nouns.points.title}
              </text>
            )}
            <text x={width} y={14} textAnchor="end" data-part="quiet">
              Day
            </text>
            {scale.ticks(4).map((tick) => (
              <line
                key={tick}
                x1={scale(tick)}
                x2={scale(tick)}
                y1={headPx}
                y2={headPx + ladder.length * rowPx}
                data-part="grid"
                strokeWidth={0.5}
              />
            ))}
            {ladder.map((rung, index) => (
              <LevelDrawing
                key={rung.id}
                rung={rung}
                was={dayBefore(rung.id)}
                axis={axis}
                y={headPx + index * rowPx + rowPx / 2}
                width={width}
                {...place}
              />
            ))}
            <line x1={start} x2={start} y1={headPx} y2={headPx + ladder.length * rowPx} data-part="grid" />
            <line x1={end} x2={end} y1={headPx} y2={headPx} data-part="grid" />
          </>
        )
      }}
      legend={() => [
        hasLong && {
          text: 'A step far longer than the one before or all others',
          swatch: { kind: 'line', part: 'mark', width: 6 },
        },
        hasBefore && { text: 'Before the change', swatch: { kind: 'circle', part: 'mark' } },
      ]}
      note={
        axis.cut && (
          <ChartNote>
            The strokes across a step: its days are cut, or the other steps would be dots.
          </ChartNote>
        )
      }
    >
      {ladder.map(
        ({ id, name, waits }) =>
          waits && (
            <ChartNote
              key={id}
            >{`${name} is reached later than ${waits.before}: ${waitText(waits)}.`}</ChartNote>
          ),
      )}
    </Chart>
  )
}

/** The sentence of a level, for the arrow keys and the pointer. */
const levelText = (
  { ordinal, name, points, day, isSteep }: LevelMetric,
  was: number | null | undefined,
  long: number | undefined,
) =>
  [
    `${ordinal ?? 'No ordinal'}, ${name}: ${afterText(day)}`,
    `${formatNumber(points)} ${nouns.points.many}`,
    long !== undefined && `a ${isSteep ? 'steep' : 'long'} step of ${pluralize(long, 'day')}`,
    was !== undefined && was !== day && `before ${afterText(was)}`,
  ]
    .filter(Boolean)
    .join(', ')

interface LevelDrawingProps {
  rung: LevelMetric
  /** The day without the tried change. */
  was: number | null | undefined
  axis: LevelsAxis
  y: number
  width: number
  isNarrow: boolean
  start: number
  scale: (place: number) => number
  x: (day: number) => number
}

/** The line of a level: its name, its step, and its day. */
function LevelDrawing({ rung, was, axis, y, width, isNarrow, start, scale, x }: LevelDrawingProps) {
  const { name, ordinal, day, step, points } = rung
  const long = longStepOf(rung, axis)
  return (
    <g>
      <text x={0} y={y + 4} {...(long !== undefined && { 'data-part': 'strong' })}>
        {cut(`${ordinal ?? '–'}  ${name}`, start - 8)}
      </text>
      {day !== null && (
        <line
          x1={x(day - (step ?? day))}
          x2={Math.max(x(day), x(day - (step ?? day)) + 4)}
          y1={y}
          y2={y}
          data-part={long === undefined ? 'line' : 'mark'}
          strokeWidth={long === undefined ? 4 : 6}
        />
      )}
      {day !== null && isCutIn(axis, rung) && <Break at={x(day)} middle={y} />}
      {typeof was === 'number' && was !== day && (
        <circle cx={Math.min(scale(axis.last), x(was))} cy={y} r={4} data-part="mark" strokeWidth={1.5} />
      )}
      {long !== undefined && day !== null && (
        <text x={Math.max(start + 60, x(day))} y={y - 6} textAnchor="end" data-part="marked">
          {`+${pluralize(long, 'day')}`}
        </text>
      )}
      {!isNarrow && (
        <text x={width - 44} y={y + 4} textAnchor="end" data-part="quiet">
          {formatNumber(points)}
        </text>
      )}
      <text x={width} y={y + 4} textAnchor="end" data-part="strong">
        {day === null ? '–' : formatNumber(day)}
      </text>
    </g>
  )
}

/** Says what delays a level, and until when. */
function waitText({ what, amount, name, day }: LevelWait): string {
  const wanted =
    what === 'achievements' ? `the achievement ${name}` : `${formatNumber(amount)} ${nouns[what].many}`
  return `it waits for ${wanted}, ${day === null ? 'which is not there within a year' : `there ${afterText(day)}`}`
}
