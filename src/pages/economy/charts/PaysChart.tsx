import { scaleLog } from '@visx/scale'
import type { PaymentMetric } from '@/engine/economy/metrics'
import { type Currency, outlierFactor, outliersOf } from '@/engine/economy/pays'
import { amountText } from '@/engine/economy/words'
import { plural } from '@/lib/format'
import { nounOf } from '@/model/entityTypes'
import { capital, nouns } from '@/model/words'
import { cut, rounded } from '@/parts/charts/BarChart'
import { Chart } from '@/parts/charts/Chart'

interface PaysChartProps {
  pays: readonly PaymentMetric[]
  currency: Currency
  isTable: boolean
  action: React.ReactNode
}

const rowPx = 30
const headPx = 24
/** Rows on each side of the median. */
const most = 5

/** The objects that give most and least for one action, as a multiple of what is usual for their type. */
export function PaysChart({ pays, currency, isTable, action }: PaysChartProps) {
  const { above, below } = outliersOf(pays.toSorted((a, b) => b.timesMedian - a.timesMedian))
  const shown = [...above.slice(0, most), ...below.slice(-most)]
  const between = pays.length - shown.length
  const reach = Math.max(
    outlierFactor,
    ...shown.map(({ timesMedian }) => Math.max(timesMedian, 1 / timesMedian)),
  )
  const layout = (width: number) => {
    const start = Math.min(190, width * 0.42)
    return {
      start,
      x: scaleLog<number>({ domain: [1 / reach, reach], range: [start, Math.max(start + 10, width - 60)] }),
    }
  }
  const textOf = ({ name, type, gives, actions, perAction, timesMedian }: PaymentMetric) =>
    `${name}, ${nounOf(type)}: ${amountText(gives)} ${nouns[currency].many} for ${actions} ${plural(actions, 'action')}, ${amountText(perAction)} each, ${amountText(timesMedian)} times the median`
  return (
    <Chart
      title="What pays best"
      aside={`of ${pays.length} objects`}
      summary={
        shown.length === 0
          ? `no object gives three times more or less ${nouns[currency].many} than is usual for its type.`
          : `${above.length} objects give three times the usual ${nouns[currency].many} or more, ${below.length} a third or less.`
      }
      columns={[
        'Name',
        'Type',
        `${nouns[currency].title} per action`,
        'Actions',
        'Gives',
        'Times the median',
      ]}
      rows={pays.map(({ name, type, perAction, actions, gives, timesMedian }) => [
        name,
        capital(nounOf(type)),
        rounded(perAction),
        actions,
        gives,
        rounded(timesMedian),
      ])}
      isTable={isTable}
      height={headPx + Math.max(1, shown.length) * rowPx}
      points={(width) =>
        shown.map((pay, index) => ({
          text: textOf(pay),
          x: layout(width).x(pay.timesMedian),
          y: headPx + index * rowPx + rowPx / 2,
        }))
      }
      action={action}
      legend={() => [
        above.length > 0 && { text: 'More than usual', swatch: { kind: 'circle', part: 'bar' } },
        below.length > 0 && { text: 'Less than usual', swatch: { kind: 'circle', part: 'point' } },
      ]}
      draw={(width) => {
        const { start, x } = layout(width)
        const bottom = headPx + shown.length * rowPx
        return (
          <>
            <text x={x(1)} y={14} textAnchor="middle" data-part="quiet">
              {shown.length === 0 ? 'No outliers' : `median of its type, ${between} between`}
            </text>
            <line x1={x(1)} x2={x(1)} y1={headPx - 4} y2={bottom} data-part="grid" strokeDasharray="2 3" />
            {shown.map((pay, index) => {
              const y = headPx + index * rowPx + rowPx / 2
              return (
                <g key={`${pay.type} ${pay.id}`}>
                  <text x={0} y={y + 4} data-part="strong">
                    {cut(pay.name, start - 8)}
                  </text>
                  <line x1={x(1)} x2={x(pay.timesMedian)} y1={y} y2={y} data-part="line" strokeWidth={2} />
                  <circle
                    cx={x(pay.timesMedian)}
                    cy={y}
                    r={5}
                    data-part={pay.timesMedian > 1 ? 'bar' : 'point'}
                    strokeWidth={2}
                  />
                  <text x={width} y={y + 4} textAnchor="end" data-part="strong">
                    {amountText(pay.perAction)}
                  </text>
                </g>
              )
            })}
          </>
        )
      }}
    />
  )
}
