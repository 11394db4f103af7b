import type { Metrics, ShownMetrics, SinkMetric, SourceMetric } from '@/engine/economy/metrics'
import type { Currency } from '@/engine/economy/pays'
import { type Assumptions, assumptionFacts, assumptionNames, type Profile } from '@/engine/economy/profiles'
import { amountText, percentText } from '@/engine/economy/words'
import { creditsText } from '@/engine/explain/words'
import { formatNumber } from '@/lib/format'
import { nouns } from '@/model/words'
import type { Explanation, MetricInput } from './Metric'

/* Explains how the figures of the page were calculated. */

const path = { credits: 'reward.credits', points: 'reward.points' } as const

const assumedInputs = (assumed: Assumptions): MetricInput[] =>
  assumptionNames
    .filter((name) => name !== 'credits')
    .map((name) => ({
      label: assumptionFacts[name].label,
      value: assumptionFacts[name].isShare
        ? percentText(assumed[name])
        : `${amountText(assumed[name])} ${assumptionFacts[name].unit}`,
      to: 'assumptions',
    }))

/** What each source is expected to give, the most first. */
const givingOf = (sources: readonly SourceMetric[], currency: Currency) =>
  sources
    .map((source) => ({ source, amount: source.expected * source.reward[currency] }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount)

/** The sum over sources, for one player or for several. */
export function earnedExplanation(
  figures: Metrics,
  currency: Currency,
  {
    profile,
    days,
    assumed,
    times = 1,
  }: Pick<ShownMetrics, 'profile' | 'days' | 'assumed'> & { times?: number },
): Explanation {
  const players = formatNumber(times)
  const factor = times === 1 ? '' : `${players} × `
  return {
    title:
      times === 1
        ? `${nouns[currency].title} a ${profile} player earns in ${days} days`
        : `${nouns[currency].title} ${players} ${profile} players earn in ${days} days`,
    formula: `${times === 1 ? '' : `${players} players × `}Σ expected completions × ${nouns[currency].many} of the reward`,
    inputs: [
      ...assumedInputs(assumed),
      ...givingOf(figures.sources, currency).map(({ source, amount }) => ({
        label: source.name,
        value: `${factor}${amountText(source.expected)} × ${formatNumber(source.reward[currency])} = ${amountText(amount * times)}`,
        to: { type: source.type, id: source.id, path: path[currency] },
      })),
    ],
  }
}

export function ceilingExplanation({ sources }: Metrics, currency: Currency, days: number): Explanation {
  const limited = sources.filter(
    ({ ceiling, reward }) => ceiling !== Number.POSITIVE_INFINITY && ceiling * reward[currency] > 0,
  )
  return {
    title: `The most ${nouns[currency].many} in ${days} days from what has a limit`,
    formula: `Σ most completions × ${nouns[currency].many} of the reward; what has no limit is not added`,
    inputs: limited
      .sort((a, b) => b.ceiling * b.reward[currency] - a.ceiling * a.reward[currency])
      .map(({ type, id, name, ceiling, reward }) => ({
        label: name,
        value: `${formatNumber(ceiling)} × ${formatNumber(reward[currency])}`,
        to: { type, id, path: path[currency] },
      })),
  }
}

export const oneOfEachExplanation = ({ sinks }: Metrics): Explanation => ({
  title: 'What one of everything costs',
  formula: 'Σ price of what is offered in these days and in stock',
  inputs: sinks
    .filter(({ price, most }) => price > 0 && most > 0)
    .sort((a, b) => b.price - a.price)
    .map(({ type, id, name, price }) => ({
      label: name,
      value: formatNumber(price),
      to: { type, id, path: 'credits' },
    })),
})

export const dayExplanation = (sink: SinkMetric, profile: Profile, assumed: Assumptions): Explanation => ({
  title: `When a ${profile} player can pay for ${sink.name}`,
  formula: `first day on which ${nouns.credits.many} at the start + Σ earned until then ≥ price; nothing beyond 365 days`,
  inputs: [
    {
      label: sink.name,
      value: creditsText(sink.price),
      to: { type: sink.type, id: sink.id, path: 'credits' },
    },
    { label: assumptionFacts.credits.label, value: amountText(assumed.credits), to: 'assumptions' },
    ...assumedInputs(assumed),
  ],
})
