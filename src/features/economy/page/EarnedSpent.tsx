import { chakra } from '@chakra-ui/react'
import { entityOf } from '@/entities/registry'
import { ObjectLink } from '@/list/ObjectLink'
import { nouns } from '@/model/words'
import { formatNumber } from '@/ui/format'
import { BarChart } from '../charts/BarChart'
import type { Figures, Named } from '../engine/figures'
import type { Currency } from '../engine/pays'
import type { Assumptions, Profile } from '../engine/profiles'
import { sourceTypes } from '../engine/sources'
import { amountText } from '../words'
import { ceilingExplanation, earnedExplanation } from './explain'
import { Difference, Figure } from './Figure'

interface EarnedProps {
  figures: Figures
  before: Figures | undefined
  currency: Currency
  profile: Profile
  days: number
  assumed: Assumptions
  /** All figures times this many players. */
  times: number
  isTable: boolean
}

const titleOf = (type: string) => entityOf(type as never).list.title

const unlimitedOf = ({ sources }: Figures, currency: Currency) =>
  sources.filter(({ ceiling, reward }) => ceiling === Number.POSITIVE_INFINITY && reward[currency] > 0)

/** What is earned, by type of source, with the sources that have no limit. */
export function Earned({ figures, before, currency, profile, days, assumed, times, isTable }: EarnedProps) {
  const title = `${nouns[currency].title} earned`
  const sumOf = (of: Figures, type: string) =>
    of.sources.reduce(
      (sum, source) => (source.type === type ? sum + source.expected * source.reward[currency] : sum),
      0,
    ) * times
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
          label: titleOf(type),
          value: sumOf(figures, type),
          ...(before && { before: sumOf(before, type) }),
          ...(count > 0 && { note: `∞ ${count}` }),
        }
      })}
      action={
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <Difference now={total} before={before && before.earned[currency] * times} />
          <chakra.b fontSize="lg" fontVariantNumeric="tabular-nums">
            <Figure {...earnedExplanation(figures, currency, { profile, days, assumed, times })}>
              {amountText(total)}
            </Figure>
          </chakra.b>
        </chakra.span>
      }
    >
      <chakra.p mt="2" textStyle="sm" color="fg.muted">
        {'At most '}
        <Figure
          {...ceilingExplanation(figures, currency, days)}
        >{`${amountText(figures.ceiling[currency])} ${nouns[currency].many}`}</Figure>{' '}
        <Difference now={figures.ceiling[currency]} before={before?.ceiling[currency]} />
        <span>{` for one player from what has a limit${unlimited.length > 0 ? ', and any number from what has none:' : '.'}`}</span>
      </chakra.p>
      <Unlimited of={unlimited} />
    </BarChart>
  )
}

const first = 5

/** The names of objects without a limit, as links. */
function Unlimited({ of }: { of: readonly Named[] }) {
  if (of.length === 0) return null
  const shown = of.slice(0, first)
  return (
    <Names>
      {shown.map(({ type, id, name }) => (
        <li key={`${type} ${id}`}>
          <ObjectLink to={{ type, id, path: 'countLimit' }}>{name}</ObjectLink>
        </li>
      ))}
      {of.length > first && (
        <li>
          <details>
            <summary>{`${of.length - first} more`}</summary>
            <ul>
              {of.slice(first).map(({ type, id, name }) => (
                <li key={`${type} ${id}`}>
                  <ObjectLink to={{ type, id, path: 'countLimit' }}>{name}</ObjectLink>
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </Names>
  )
}

export const Names = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    mt: '1',
    listStyle: 'none',
    textStyle: 'sm',
    '& ul': { listStyle: 'none', columns: { md: '2' }, mt: '1' },
    '& summary': { cursor: 'pointer', color: 'primary.text', minH: '6' },
    '& a': {
      display: 'inline-block',
      minH: '6',
      color: 'primary.text',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      overflowWrap: 'anywhere',
    },
  },
})

interface SpentProps {
  figures: Figures
  before: Figures | undefined
  days: number
  isTable: boolean
}

/** What one player can spend at most, by type of sink. */
export function Spent({ figures, before, days, isTable }: SpentProps) {
  const { spending } = figures
  const sumOf = (of: Figures) => of.spending.reduce((sum, { credits }) => sum + credits, 0)
  const total = sumOf(figures)
  const unlimited = spending.flatMap((one) => one.unlimited)
  const kept = figures.earned.credits - total
  return (
    <BarChart
      title={`${nouns.credits.title} to spend`}
      aside="by one player"
      summary={`at most ${amountText(total)} ${nouns.credits.many} in ${days} days.`}
      unit={nouns.credits.many}
      look="hatched"
      isTable={isTable}
      rows={spending.map(({ type, credits, unlimited: without }) => ({
        key: type,
        label: titleOf(type),
        value: credits,
        ...(before && { before: before.spending.find((one) => one.type === type)?.credits }),
        ...(without.length > 0 && { note: `∞ ${without.length}` }),
      }))}
      action={
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <Difference now={total} before={before && sumOf(before)} />
          <chakra.b fontSize="lg" fontVariantNumeric="tabular-nums">
            <Figure
              title={`The most that one player can spend in ${days} days`}
              formula="Σ price × min(limit × windows, units left); what has no limit is not added"
              inputs={figures.sinks
                .filter(({ price, most }) => price * most > 0 && most !== Number.POSITIVE_INFINITY)
                .sort((a, b) => b.price * b.most - a.price * a.most)
                .map(({ type, id, name, price, most }) => ({
                  label: name,
                  value: `${formatNumber(most)} × ${formatNumber(price)}`,
                  to: { type, id, path: 'countLimit' },
                }))}
            >
              {amountText(total)}
            </Figure>
          </chakra.b>
        </chakra.span>
      }
    >
      <chakra.p mt="2" textStyle="sm" color="fg.muted">
        {unlimited.length > 0
          ? `These take any number of ${nouns.credits.many}:`
          : kept > 0
            ? `A player of this kind keeps at least ${amountText(kept)} ${nouns.credits.many}: there is not enough to buy.`
            : 'There is enough to buy for everything that is earned.'}
      </chakra.p>
      <Unlimited of={unlimited} />
    </BarChart>
  )
}
