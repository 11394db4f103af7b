import { scaleLinear } from '@visx/scale'
import { Area, LinePath } from '@visx/shape'
import { useId } from 'react'
import { isForSale } from '@/engine/economy/buying'
import type { ShownMetrics, SinkMetric } from '@/engine/economy/metrics'
import { type Profile, profiles } from '@/engine/economy/profiles'
import type { Simulated } from '@/engine/economy/simulate'
import { amountText } from '@/engine/economy/words'
import { capital } from '@/model/words'
import { cut } from '@/parts/charts/BarChart'

export interface Balances extends Pick<ShownMetrics, 'figures' | 'before' | 'profile' | 'days'> {
  spread: Simulated | undefined
}

export const heightPx = 300
const [topPx, bottomPx] = [12, 24]
/** The mean width of a digit, and half of a label such as 'Day 30'. */
const [digitPx, halfDayPx] = [7.4, 20]
/** The least distance of two labels. */
const labelPx = 16
/**
 * If the line of another kind of player ends this many times higher than that of the chosen one, it leaves the chart at
 * the top.
 */
const mostTimes = 3
const dashes: Record<Profile, string | undefined> = { casual: '2 4', regular: undefined, keen: '7 4' }
export const beforeDash = '3 3'

/** The line of a kind of players, also in the legend. */
export const profileLine = (one: Profile, chosen: Profile) => ({
  part: one === chosen ? ('line' as const) : ('other' as const),
  width: one === chosen ? 2.5 : 1.5,
  dash: dashes[one],
})

/** Computes the scales of the chart, the lines that leave it at the top, and the prizes whose prices are marked. */
export function balanceLayout({ figures, before, spread, profile, days }: Balances) {
  const { balances, sinks } = figures
  const ends = [balances[profile], before?.balances[profile], spread?.high].map((line) => line?.at(-1) ?? 0)
  const others = profiles.map((one) => balances[one].at(-1) ?? 0)
  // Leaves space above all lines, but a much higher line of another kind of player must not flatten that of the chosen
  // one.
  const most = Math.max(10, ...ends, Math.min(Math.max(...others), mostTimes * Math.max(...ends))) * 1.08
  const y = scaleLinear<number>({ domain: [0, most], range: [heightPx - bottomPx, topPx] })
  const ticks = y.ticks(5)
  const leftPx = 14 + digitPx * Math.max(...ticks.map((tick) => amountText(tick).length))
  return {
    beyond: profiles.filter((one) => (balances[one].at(-1) ?? 0) > most),
    prices: pricesBelow(sinks, most),
    ticks,
    leftPx,
    y,
    xOf: (width: number) =>
      scaleLinear<number>({
        domain: [0, days],
        range: [leftPx, Math.max(leftPx + 10, width - endOf(width))],
      }),
  }
}

/** On a narrow chart the names of prizes are on their lines, otherwise beside them. */
const isNarrow = (width: number) => width < 480

/** The space for the names of prices at the end. */
const endOf = (width: number) => (isNarrow(width) ? 8 : Math.min(170, width * 0.3))

/** The prizes whose prices are marked. Skips a prize if its label would overlap another one. */
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

interface DrawingProps extends Balances {
  layout: ReturnType<typeof balanceLayout>
  width: number
}

/** The grid, the lines over it, and the prices across them. */
export function BalanceDrawing(props: DrawingProps) {
  const { layout, width, figures, days } = props
  const { prices, ticks, leftPx, y, xOf } = layout
  const x = xOf(width)
  const end = x(days)
  const taken = isNarrow(width) ? prices.map(({ price }) => y(price)) : []
  return (
    <>
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
      <Lines {...props} />
      {namedLines(figures.balances, layout, taken).map(({ one, at }) => (
        <text key={one} x={end - 4} y={at - 5} textAnchor="end" data-part="quiet">
          {capital(one)}
        </text>
      ))}
      {prices.map((prize) => (
        <Price key={prize.id} {...props} prize={prize} />
      ))}
    </>
  )
}

/**
 * The kinds of players whose name fits above the end of their line.
 * @param taken heights of other labels
 */
function namedLines(
  balances: Balances['figures']['balances'],
  { beyond, y }: DrawingProps['layout'],
  taken: readonly number[],
) {
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

/** The balances of the three kinds of players, those before the change, and the band of simulated ones. */
function Lines({ layout, width, figures, before, spread, profile, days }: DrawingProps) {
  const clip = useId()
  const { leftPx, y, xOf } = layout
  const x = xOf(width)
  return (
    <>
      <clipPath id={clip}>
        <rect x={leftPx - 6} y={0} width={x(days) - leftPx + 12} height={heightPx - bottomPx + 1} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {spread && (
          <>
            <Area
              data={[...spread.days.keys()]}
              x={(index) => x(spread.days[index] ?? 0)}
              y0={(index) => y(spread.low[index] ?? 0)}
              y1={(index) => y(spread.high[index] ?? 0)}
              data-part="band"
            />
            <LinePath
              data={[...spread.days.keys()]}
              x={(index) => x(spread.days[index] ?? 0)}
              y={(index) => y(spread.middle[index] ?? 0)}
              data-part="line"
              strokeWidth={1}
            />
          </>
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
        {profiles.map((one) => {
          const { part, width: strokeWidth, dash } = profileLine(one, profile)
          return (
            <LinePath
              key={one}
              data={[...figures.balances[one]]}
              x={(_, day) => x(day)}
              y={(balance) => y(balance)}
              data-part={part}
              strokeWidth={strokeWidth}
              strokeDasharray={dash}
            />
          )
        })}
      </g>
    </>
  )
}

/** A line across the chart at a price, with a point where it is affordable. */
function Price({ prize, layout, width, profile, days }: DrawingProps & { prize: SinkMetric }) {
  const { leftPx, y, xOf } = layout
  const x = xOf(width)
  const end = x(days)
  const at = y(prize.price)
  const label = `${prize.name} ${amountText(prize.price)}`
  // Same as in the table, which looks a year ahead.
  const day = prize.days[profile]
  return (
    <g>
      <line x1={leftPx} x2={end} y1={at} y2={at} data-part="grid" strokeDasharray="2 3" />
      {isNarrow(width) ? (
        <text x={end} y={at - 3} textAnchor="end" data-part="quiet">
          {cut(label, (end - leftPx) * 0.7)}
        </text>
      ) : (
        <text x={end + 8} y={at + 4} data-part="quiet">
          {cut(label, endOf(width) - 8)}
        </text>
      )}
      {day !== null && day <= days && <circle cx={x(day)} cy={at} r={4} data-part="point" strokeWidth={2} />}
    </g>
  )
}
