import { chakra } from '@chakra-ui/react'
import type { MetricObject, Metrics, ShownMetrics } from '@/engine/economy/metrics'
import type { Currency } from '@/engine/economy/pays'
import { type SourceType, sourceTypes } from '@/engine/economy/sources'
import { sum } from '@/engine/economy/statistics'
import { amountText } from '@/engine/economy/words'
import { entityOf } from '@/entities/registry'
import { formatNumber } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import { nouns } from '@/model/words'
import { BarChart } from '@/parts/charts/BarChart'
import { textLink } from '@/parts/page/panel'
import { More } from '@/ui/More'
import { useShown } from '@/ui/usePrinting'
import { ceilingExplanation, earnedExplanation } from './explain'
import { type Explanation, Metric, MetricDifference } from './Metric'

interface EarnedProps extends ShownMetrics {
  currency: Currency
  /** The factor for all figures: the number of players, or 1. */
  times: number
}

interface TotalProps {
  now: number
  before: number | undefined
  explanation: Explanation
}

/** The total of a chart, shown in its head. */
const Total = ({ now, before, explanation }: TotalProps) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2">
    <MetricDifference now={now} before={before} />
    <chakra.b fontSize="lg" fontVariantNumeric="tabular-nums">
      <Metric {...explanation}>{amountText(now)}</Metric>
    </chakra.b>
  </chakra.span>
)

const unlimitedOf = ({ sources }: Metrics, currency: Currency) =>
  sources.filter(({ ceiling, reward }) => ceiling === Number.POSITIVE_INFINITY && reward[currency] > 0)

/** The expected amount from sources with a limit, which can be compared with the ceiling. */
const limitedOf = ({ sources }: Metrics, currency: Currency) =>
  sum(
    sources
      .filter(({ ceiling }) => ceiling !== Number.POSITIVE_INFINITY)
      .map(({ expected, reward }) => expected * reward[currency]),
  )

/** What is earned, by type of source, with the sources that have no limit. */
export function EarnedSection({
  figures,
  before,
  currency,
  profile,
  days,
  assumed,
  times,
  isTable,
}: EarnedProps) {
  const title = `${nouns[currency].title} earned`
  const sumOf = ({ sources }: Metrics, type: SourceType) => {
    const own = sources.filter((source) => source.type === type)
    return sum(own.map(({ expected, reward }) => expected * reward[currency])) * times
  }
  const unlimited = unlimitedOf(figures, currency)
  const total = figures.earned[currency] * times
  return (
    <BarChart
      title={title}
      aside={times === 1 ? `in ${days} days` : `by ${formatNumber(times)} players in ${days} days`}
      summary={`${amountText(total)} ${nouns[currency].many} in ${days} days.`}
      unit={currency}
      look="bar"
      isTable={isTable}
      rows={sourceTypes.map((type) => {
        const count = unlimited.filter((source) => source.type === type).length
        return {
          key: type,
          label: entityOf(type).list.title,
          icon: entityOf(type).list.icon,
          value: sumOf(figures, type),
          before: before && sumOf(before, type),
          ...(count > 0 && { unlimited: count }),
        }
      })}
      action={
        <Total
          now={total}
          before={before && before.earned[currency] * times}
          explanation={earnedExplanation(figures, currency, { profile, days, assumed, times })}
        />
      }
    >
      <chakra.p mt="2" textStyle="sm" color="fg.muted">
        <span>
          {unlimited.length > 0 ? 'No upper limit. What has a limit gives one player at most ' : 'At most '}
        </span>
        <Metric
          {...ceilingExplanation(figures, currency, days)}
        >{`${amountText(figures.ceiling[currency])} ${nouns[currency].many}`}</Metric>{' '}
        <MetricDifference now={figures.ceiling[currency]} before={before?.ceiling[currency]} />{' '}
        <span>
          {unlimited.length > 0
            ? `(${amountText(limitedOf(figures, currency))} of it expected). Any number of times:`
            : 'for one player.'}
        </span>
      </chakra.p>
      <Unlimited of={unlimited} />
    </BarChart>
  )
}

const first = 5

/** The names of objects without a limit, as links. */
function Unlimited({ of }: { of: readonly MetricObject[] }) {
  const [shown, setShown] = useShown(first)
  if (of.length === 0) return null
  return (
    <>
      <SourceNames>
        {of.slice(0, shown).map((one) => (
          <LinkToLimit key={`${one.type} ${one.id}`} {...one} />
        ))}
      </SourceNames>
      <More rest={of.length - shown} onClick={() => setShown(of.length)} />
    </>
  )
}

const LinkToLimit = ({ type, id, name }: MetricObject) => (
  <li>
    <ObjectLink to={{ type, id, path: 'countLimit' }}>{name}</ObjectLink>
  </li>
)

export const SourceNames = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    mt: '1',
    listStyle: 'none',
    textStyle: 'sm',
    '& a': {
      display: 'inline-block',
      minH: '6',
      ...textLink,
      overflowWrap: 'anywhere',
    },
  },
})
