import { chakra } from '@chakra-ui/react'
import { profiles } from '@/engine/economy/profiles'
import { amountText } from '@/engine/economy/words'
import { pluralize } from '@/lib/format'
import { capital, nouns } from '@/model/words'
import { rounded } from '@/parts/charts/BarChart'
import { Chart } from '@/parts/charts/Chart'
import {
  BalanceDrawing,
  type Balances,
  balanceLayout,
  beforeDash,
  heightPx,
  profileLine,
} from './BalanceDrawing'

/** Balances if nothing is spent, with the band of 8 of 10 players and the prices of prizes. */
export function BalanceChart({ isTable, ...shown }: Balances & { isTable: boolean }) {
  const { figures, before, spread, profile, days } = shown
  const { balances } = figures
  const own = balances[profile]
  const layout = balanceLayout(shown)
  const { beyond, prices } = layout
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
        before && `${capital(profile)} before`,
        spread && '10 % have less',
        spread && '10 % have more',
      ]}
      rows={own.map((_, day) => {
        const [low = 0, high = 0] = bandAt(day) ?? []
        return [
          day,
          ...profiles.map((one) => rounded(balances[one][day] ?? 0)),
          before && rounded(before.balances[profile][day] ?? 0),
          spread && (day === 0 ? (own[0] ?? 0) : rounded(low)),
          spread && (day === 0 ? (own[0] ?? 0) : rounded(high)),
        ]
      })}
      isTable={isTable}
      isSeries
      height={heightPx}
      points={(width) => {
        const x = layout.xOf(width)
        return own.map((balance, day) => ({ text: textAt(day), x: x(day), y: layout.y(balance) }))
      }}
      draw={(width) => <BalanceDrawing {...shown} layout={layout} width={width} />}
      legend={() => [
        ...profiles.map((one) => ({
          text: capital(one),
          swatch: { kind: 'line' as const, ...profileLine(one, profile) },
        })),
        spread && {
          text: `8 of 10 ${profile} players, of ${spread.players} simulated, and the player in their middle`,
          swatch: { kind: 'area', part: 'band' },
        },
        ...beyond.map((one) => ({
          text: `${capital(one)} leaves the chart: ${amountText(balances[one].at(-1) ?? 0)} on day ${days}`,
        })),
        before && {
          text: 'Before the change',
          swatch: { kind: 'line', part: 'mark', width: 1.5, dash: beforeDash },
        },
        prices.length > 0 && {
          text: 'Affordable, as in Time to prize',
          swatch: { kind: 'circle', part: 'point' },
        },
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
