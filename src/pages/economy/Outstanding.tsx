import { chakra } from '@chakra-ui/react'
import type { ShownMetrics } from '@/engine/economy/metrics'
import type { BetweenVisits } from '@/engine/economy/players'
import { amountText, percentText } from '@/engine/economy/words'
import { shortDayText } from '@/lib/dateText'
import { formatNumber } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import { nouns } from '@/model/words'
import { Aside, Part, Quiet } from '@/parts/page/panel'
import { SourceNames } from './Earned'
import { oneOfEachExplanation } from './explain'
import { Metric, MetricDifference } from './Metric'

interface OutstandingProps extends ShownMetrics {
  /** How the loaded players were chosen. */
  sample: string
  /** Undefined if all players were not loaded on both visits. */
  between: BetweenVisits | undefined
}

/** Compares what players hold with the price of all stock. */
export function Outstanding({ figures, before, at, days, sample, between }: OutstandingProps) {
  const { players, shop } = figures
  if (!players || players.count === 0)
    return (
      <Part title={`Outstanding ${nouns.credits.many}`}>
        <Quiet>No players are loaded, or none belong to this audience.</Quiet>
      </Part>
    )
  const cover = shop.worth > 0 ? players.credits / shop.worth : undefined
  const coverBefore = before && before.shop.worth > 0 ? players.credits / before.shop.worth : undefined
  return (
    <Part title={`Outstanding ${nouns.credits.many}`} aside={<Aside>{sample}</Aside>}>
      <Facts>
        <Fact label="Players hold">
          <Metric
            title={`${nouns.credits.title} outstanding`}
            formula={`Σ ${nouns.credits.many} of the loaded players of this audience`}
            inputs={[{ label: 'Players', value: formatNumber(players.count) }]}
          >
            {amountText(players.credits)}
          </Metric>
        </Fact>
        <Fact label={`Richest 1 % (${formatNumber(players.topCount)})`}>
          <Metric
            title="Share of the richest 1 %"
            formula={`${nouns.credits.many} of the richest ⌈players ÷ 100⌉ ÷ ${nouns.credits.many} of all`}
            inputs={[
              { label: 'Players that count as the richest', value: formatNumber(players.topCount) },
              { label: `${nouns.credits.title} of all`, value: formatNumber(players.credits) },
            ]}
          >
            {percentText(players.topShare)}
          </Metric>
        </Fact>
        {([50, 90, 99] as const).map((percent) => (
          <Fact key={percent} label={percent === 50 ? 'Median' : `${percent}th percentile`}>
            <Metric
              title={`${percent}th percentile`}
              formula={`${nouns.credits.many} of the player at place ⌈${percent} ÷ 100 × players⌉, from the poorest up`}
              inputs={[{ label: 'Players', value: formatNumber(players.count) }]}
            >
              {amountText(players[`p${percent}`])}
            </Metric>
          </Fact>
        ))}
        <Fact label="All stock costs">
          <Metric
            title="What all limited stock costs"
            formula="Σ price × units left, over offered prizes with limited stock"
            inputs={figures.sinks
              .filter(({ type, left, price }) => type === 'prizes' && left !== undefined && left * price > 0)
              .map(({ id, name, left = 0, price }) => ({
                label: name,
                value: `${formatNumber(left)} × ${formatNumber(price)}`,
                to: { type: 'prizes', id, path: 'credits' },
              }))}
          >
            {amountText(shop.worth)}
          </Metric>{' '}
          <MetricDifference now={shop.worth} before={before?.shop.worth} />
        </Fact>
        <Fact label={`Held for each ${nouns.credits.one} of stock`}>
          <Metric
            title="Shop cover"
            formula={`${nouns.credits.many} outstanding ÷ what all limited stock costs`}
            inputs={[
              { label: 'Outstanding', value: formatNumber(players.credits) },
              { label: 'Stock', value: formatNumber(shop.worth) },
            ]}
          >
            {cover === undefined ? '–' : amountText(cover)}
          </Metric>{' '}
          {cover !== undefined && <MetricDifference now={cover} before={coverBefore} />}
        </Fact>
        <Fact label={`${nouns.credits.title} to spend: one of everything`}>
          <Metric {...oneOfEachExplanation(figures)}>{amountText(figures.oneOfEach)}</Metric>{' '}
          <MetricDifference now={figures.oneOfEach} before={before?.oneOfEach} />
          <small>{`offered in ${days} days`}</small>
        </Fact>
      </Facts>
      {shop.unlimited.length > 0 && (
        <>
          <chakra.p mt="3" textStyle="sm" color="fg.muted">
            Never sold out:
          </chakra.p>
          <SourceNames>
            {shop.unlimited.map(({ id, name }) => (
              <li key={id}>
                <ObjectLink to={{ type: 'prizes', id, path: 'limitStock' }}>{name}</ObjectLink>
              </li>
            ))}
          </SourceNames>
        </>
      )}
      {between && (
        <chakra.p mt="3" textStyle="sm">
          <span>{`Since ${shortDayText(between.since, at)} all players earned `}</span>
          <Metric
            title="Earned between two visits"
            formula={`${nouns.credits.many} outstanding now − then + spent`}
            inputs={[{ label: 'Spent on prizes', value: formatNumber(between.spent) }]}
          >
            {`${amountText(between.earned)} ${nouns.credits.many}`}
          </Metric>
          <span>{' and spent '}</span>
          <Metric
            title="Spent between two visits"
            formula="Σ price × units that were redeemed since"
            inputs={[]}
          >
            {amountText(between.spent)}
          </Metric>
          <span>.</span>
        </chakra.p>
      )}
    </Part>
  )
}

interface FactProps {
  label: string
  children: React.ReactNode
}

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    gap: '4',
    '& dt': { textStyle: 'sm', color: 'fg.muted' },
    '& dd small': { display: 'block', textStyle: 'xs', fontWeight: '400', color: 'fg.muted' },
    '& dd': { fontSize: 'lg', fontWeight: '600', fontVariantNumeric: 'tabular-nums' },
  },
})
