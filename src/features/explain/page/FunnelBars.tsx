import { chakra } from '@chakra-ui/react'
import type { EntityType } from '@/model/entityTypes'
import { nouns } from '@/model/words'
import { formatNumber, plural } from '@/ui/format'
import type { Bar, Funnel } from '../funnel'
import type { Kind } from '../types'
import { verbs } from './texts'

const lacks: Readonly<Partial<Record<Kind, string>>> = {
  price: nouns.credits.many,
  level: 'the level',
  tags: 'a tag',
  achievements: 'an achievement',
  points: nouns.points.many,
  credits: nouns.credits.many,
}

/** '1 lacks the level', '12 lack the level' */
function lackText(kind: Kind, count: number): string {
  const verb =
    kind === 'category'
      ? `${plural(count, 'is', 'are')} in another category`
      : kind in lacks
        ? `${plural(count, 'lacks', 'lack')} ${lacks[kind] ?? ''}`
        : `${plural(count, 'does', 'do')} not meet it`
  return `${formatNumber(count)} ${verb}`
}

export const lostText = ({ kind, unmet, unknown }: Bar): string =>
  [unmet > 0 && lackText(kind, unmet), unknown > 0 && `${formatNumber(unknown)} unknown`]
    .filter(Boolean)
    .join(', ')

/** '310 can buy it, 8,020 lack credits, 4,170 lack the level' */
export const funnelText = (type: EntityType, { left, bars }: Funnel): string =>
  [`${formatNumber(left)} can ${verbs[type] ?? 'use'} it`, ...bars.map(lostText).filter(Boolean)].join(', ')

/** One bar for each condition, of the players who meet all before it. */
export function FunnelBars({ funnel: { players, bars } }: { funnel: Funnel }) {
  const share = (count: number) => `${players === 0 ? 0 : (100 * count) / players}%`
  return (
    <List>
      <li>
        <span data-part="label">All players</span>
        <span data-part="bar" aria-hidden>
          <span style={{ width: share(players) }} />
        </span>
        <b>{formatNumber(players)}</b>
        <span />
      </li>
      {bars.map((bar) => (
        <li key={bar.kind}>
          <span data-part="label">{bar.asks}</span>
          <span data-part="bar" aria-hidden>
            <span style={{ width: share(bar.met) }} />
            <span data-lost="" style={{ width: share(bar.unmet + bar.unknown) }} />
          </span>
          <b>{formatNumber(bar.met)}</b>
          <span data-part="lost">{lostText(bar)}</span>
        </li>
      ))}
    </List>
  )
}

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '2',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr) auto',
        md: '10rem minmax(0, 1fr) 4rem 11rem',
      },
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      textStyle: 'sm',
    },
    '& [data-part=label]': { color: 'fg.muted', overflowWrap: 'anywhere' },
    '& [data-part=bar]': {
      gridColumn: { base: '1 / -1', md: 'auto' },
      gridRow: { base: '2', md: 'auto' },
      display: 'flex',
      gap: '2px',
      h: '18px',
      minW: '0',
      '& > span': { bg: 'primary', borderRadius: '2px', printColorAdjust: 'exact' },
      '& > [data-lost]': {
        bg: 'transparent',
        borderWidth: '1px',
        borderColor: 'primary.text',
        backgroundImage:
          'repeating-linear-gradient(135deg, transparent 0 3px, {colors.primary.text} 3px 4px)',
      },
      '& > span[style*="width: 0%"]': { display: 'none' },
    },
    '& b': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& [data-part=lost]': { textStyle: 'xs', color: 'fg.muted', gridColumn: { base: '1 / -1', md: 'auto' } },
  },
})
