import { chakra } from '@chakra-ui/react'
import { scaleLinear } from '@visx/scale'
import { Area, LinePath } from '@visx/shape'
import { useId } from 'react'
import { isForSale } from '@/engine/economy/buying'
import type { ShownMetrics, SinkMetric } from '@/engine/economy/metrics'
import { type Profile, profiles } from '@/engine/economy/profiles'
import type { Simulated } from '@/engine/economy/simulate'
import { amountText } from '@/engine/economy/words'
import { pluralize } from '@/lib/format'
import { capital, nouns } from '@/model/words'
import { cut, rounded } from '@/parts/charts/BarChart'
import { Chart } from '@/parts/charts/Chart'
import type { ChartCell } from '@/parts/charts/files'

interface BalanceChartProps extends ShownMetrics {
  spread: Simulated | undefined
}

const heightPx = 300
const [topPx, bottomPx] = [12, 24]
/** The mean width of a digit, and half of a label such as 'Day 30'. */
const [digitPx, halfDayPx] = [7.4, 20]
/** The least distance of two labels. */
const labelPx = 16
/** Lines of other kinds of players that end higher than this times the chosen one leave the chart at its top. */
const mostTimes = 3
const dashes: Record<Profile, string | undefined> = { casual: '2 4', regular: undefined, keen: '7 4' }
const beforeDash = '3 3'

/** Balances if nothing is spent, with the band of 8 of 10 players and the prices of prizes. */
export function BalanceChart({ figures, before, spread, profile, days, isTable }: BalanceChartProps) {
  const clip = useId()
  const { balances } = figures
  const own = balances[profile]
  const ends = [own, before?.balances[profile], spread?.high].map((line) => line?.at(-1) ?? 0)
  const others = profiles.map((one) => balances[one].at(-1) ?? 0)
  // All lines have space below the top, but another kind of player does not press the chosen one flat.
  const most = Math.max(10, ...ends, Math.min(Math.max(...others), mostTimes * Math.max(...ends))) * 1.08
  const beyond = profiles.filter((one) => (balances[one].at(-1) ?? 0) > most)
  const prices = pricesBelow(figures.sinks, most)
  const y = scaleLinear<number>({ domain: [0, most], range: [heightPx - bottomPx, topPx] })
  const ticks = y.ticks(5)
  const leftPx = 14 + digitPx * Math.max(...ticks.map((tick) => amountText(tick).length))
  const xOf = (width: number) =>
    scaleLinear<number>({
      domain: [0, days],
      range: [leftPx, Math.max(leftPx + 10, width - endOf(width))],
    })
  /** The kinds of players whose names have space above the end of their line. `taken`: the heights of other labels. */
  const lineNames = (taken: readonly number[]) => {
    const ends = profiles
      .filter((one) => !beyond.includes(one))
      .map((one) => ({ one, at: y(balances[one].at(-1) ?? 0) }))
    return ends.filter(
      ({ one, at }) =>
        at > topPx + labelPx / 2 &&
        taken.every((other) => Math.abs(other - at) >= labelPx) &&
        ends.every((other) => other.one === one || Math.abs(other.at - at) >= labelPx),
    )
  }
  const bandAt = (day: number) => {
    const index = spread ? spread.days.findIndex((moment) => moment >= day) : -1
    return spread && index >= 0 ? [spread.low[index] ?? 0, spread.high[index] ?? 0] : undefined
  }
  const textAt = (day: number) => {
    const [low, high] = bandAt(day) ?? []
    const reached = prices.filter((prize) => prize.days[profile] === day).map(({ name }) => name)
    return [
      `Day ${day}: ${amountText(own[day] ?? 0)} ${nouns.credits.many}`,
      low !== undefined &&
        high !== undefined &&
        `8 of 10 players between ${amountText(low)} and ${amountText(high)}`,
      reached.length > 0 && `${reached.join(', ')} affordable`,
    ]
      .filter(Boolean)
      .join('; ')
  }
  return (
    <Chart
      title="Balance over time"
      aside="if nothing is spent"
      summary={`a ${profile} player has ${amountText(own.at(-1) ?? 0)} ${nouns.credits.many} after ${pluralize(days, 'day')}.`}
      columns={[
        'Day',
        ...profiles.map(capital),
        ...(before ? [`${capital(profile)} before`] : []),
        ...(spread ? ['10 % have less', '10 % have more'] : []),
      ]}
      rows={own.map((_, day): ChartCell[] => {
        const [low = 0, high = 0] = bandAt(day) ?? []
        return [
          day,
          ...profiles.map((one) => rounded(balances[one][day] ?? 0)),
          ...(before ? [rounded(before.balances[profile][day] ?? 0)] : []),
          ...(spread
            ? [day === 0 ? (own[0] ?? 0) : rounded(low), day === 0 ? (own[0] ?? 0) : rounded(high)]
            : []),
        ]
      })}
      isTable={isTable}
      isSeries
      height={heightPx}
      points={(width) => {
        const x = xOf(width)
        return own.map((balance, day) => ({ text: textAt(day), x: x(day), y: y(balance) }))
      }}
      draw={(width) => {
        const x = xOf(width)
        const end = x(days)
        return (
          <>
            <clipPath id={clip}>
              <rect x={leftPx - 6} y={0} width={end - leftPx + 12} height={heightPx - bottomPx + 1} />
            </clipPath>
            {ticks.map((tick) => (
              <g key={tick}>
                <line
                  x1={leftPx}
                  x2={end}
                  y1={y(tick)}
                  y2={y(tick)}
                  data-part="grid"
                  strokeWidth={tick === 0 ? 1.5 : 0.5}
                />
                <text x={leftPx - 8} y={y(tick) + 4} textAnchor="end" data-part="quiet">
                  {amountText(tick)}
                </text>
              </g>
            ))}
            {x.ticks(width < 480 ? 3 : 5).map((tick) => (
              <text
                key={tick}
                x={x(tick)}
                y={heightPx - 6}
                textAnchor={tick === 0 ? 'start' : x(tick) + halfDayPx > width ? 'end' : 'middle'}
                data-part="quiet"
              >
                {tick === 0 ? 'Now' : `Day ${tick}`}
              </text>
            ))}
            <g clipPath={`url(#${clip})`}>
              {spread && (
                <Area
                  data={[...spread.days.keys()]}
                  x={(index) => x(spread.days[index] ?? 0)}
                  y0={(index) => y(spread.low[index] ?? 0)}
                  y1={(index) => y(spread.high[index] ?? 0)}
                  data-part="band"
                />
              )}
              {spread && (
                <LinePath
                  data={[...spread.days.keys()]}
                  x={(index) => x(spread.days[index] ?? 0)}
                  y={(index) => y(spread.middle[index] ?? 0)}
                  data-part="line"
                  strokeWidth={1}
                />
              )}
              {before && (
                <LinePath
                  data={[...before.balances[profile]]}
                  x={(_, day) => x(day)}
                  y={(balance) => y(balance)}
                  data-part="mark"
                  strokeWidth={1.5}
                  strokeDasharray={beforeDash}
                />
              )}
              {profiles.map((one) => (
                <LinePath
                  key={one}
                  data={[...balances[one]]}
                  x={(_, day) => x(day)}
                  y={(balance) => y(balance)}
                  data-part={one === profile ? 'line' : 'other'}
                  strokeWidth={one === profile ? 2.5 : 1.5}
                  {...(dashes[one] !== undefined && { strokeDasharray: dashes[one] })}
                />
              ))}
            </g>
            {lineNames(isNarrow(width) ? prices.map(({ price }) => y(price)) : []).map(({ one, at }) => (
              <text key={one} x={end - 4} y={at - 5} textAnchor="end" data-part="quiet">
                {capital(one)}
              </text>
            ))}
            {prices.map((prize) => {
              // The day that the table has, which looks ahead for a year.
              const day = prize.days[profile]
              return (
                <g key={prize.id}>
                  <line
                    x1={leftPx}
                    x2={end}
                    y1={y(prize.price)}
                    y2={y(prize.price)}
                    data-part="grid"
                    strokeDasharray="2 3"
                  />
                  {isNarrow(width) ? (
                    <text x={end} y={y(prize.price) - 3} textAnchor="end" data-part="quiet">
                      {cut(labelOf(prize), (end - leftPx) * 0.7)}
                    </text>
                  ) : (
                    <text x={end + 8} y={y(prize.price) + 4} data-part="quiet">
                      {cut(labelOf(prize), endOf(width) - 8)}
                    </text>
                  )}
                  {day !== null && day <= days && (
                    <circle cx={x(day)} cy={y(prize.price)} r={4} data-part="point" strokeWidth={2} />
                  )}
                </g>
              )
            })}
          </>
        )
      }}
      legend={() => [
        ...profiles.map((one) => ({
          text: capital(one),
          swatch: {
            kind: 'line' as const,
            part: one === profile ? ('line' as const) : ('other' as const),
            width: one === profile ? 2.5 : 1.5,
            dash: dashes[one],
          },
        })),
        ...(spread
          ? [
              {
                text: `8 of 10 ${profile} players, of ${spread.players} simulated, and the player in their middle`,
                swatch: { kind: 'area' as const, part: 'band' as const },
              },
            ]
          : []),
        ...beyond.map((one) => ({
          text: `${capital(one)} leaves the chart: ${amountText(balances[one].at(-1) ?? 0)} on day ${days}`,
        })),
        ...(before
          ? [
              {
                text: 'Before the change',
                swatch: { kind: 'line' as const, part: 'mark' as const, width: 1.5, dash: beforeDash },
              },
            ]
          : []),
        ...(prices.length > 0
          ? [
              {
                text: 'Affordable, as in Time to prize',
                swatch: { kind: 'circle' as const, part: 'point' as const },
              },
            ]
          : []),
      ]}
      note={
        spread && (
          <chakra.p mt="1" textStyle="xs" color="fg.muted">
            The line is the average, with parts of rewards; simulated players get whole rewards by chance. So
            the line can leave their band.
          </chakra.p>
        )
      }
    />
  )
}

/** Prizes are named on the line of their price there, else beside it. */
const isNarrow = (width: number) => width < 480

const labelOf = ({ name, price }: SinkMetric) => `${name} ${amountText(price)}`

/** The space for the names of prices at the end. */
const endOf = (width: number) => (isNarrow(width) ? 8 : Math.min(170, width * 0.3))

/** The prizes whose prices are marked in the chart: one is left out if its label would overlap another. */
function pricesBelow(sinks: readonly SinkMetric[], most: number): SinkMetric[] {
  const perPx = most / (heightPx - topPx - bottomPx)
  const shown: SinkMetric[] = []
  const prizes = sinks
    .filter((sink) => isForSale(sink) && sink.price < most)
    .sort((a, b) => b.price - a.price)
  for (const prize of prizes) {
    const above = shown.at(-1)
    if (above === undefined || above.price - prize.price >= labelPx * perPx) shown.push(prize)
  }
  return shown.filter(({ price }) => price >= labelPx * perPx)
}
