import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { type Campaign, type CampaignObject, hasDates, lastMomentOf } from '@/engine/campaign/campaign'
import { creditsText, pointsText } from '@/engine/explain/words'
import { numberAt, rowWith } from '@/engine/programme/programmeIndex'
import { entityOf } from '@/entities/registry'
import { naturalCompare } from '@/lib/compare'
import { dayText, momentText } from '@/lib/dateText'
import { formatNumber } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import type { EntityType } from '@/model/entityTypes'
import { lifecycleHint, lifecycleOf, lifecycleText } from '@/model/lifecycle'
import { Aside, Part } from '@/parts/page/panel'
import { partRow } from '@/parts/page/rowStyles'
import { Disclosure } from '@/ui/Disclosure'
import { EntityTile } from '@/ui/EntityTile'
import { More } from '@/ui/More'
import { ObjectCells } from '@/ui/ObjectCells'
import { useShown } from '@/ui/usePrinting'

/** With more objects than this, each type shows this many, and as many more with each 'Show more'. */
const step = 60

interface ObjectRowsProps {
  campaign: Campaign
  now: number
  /** The button that adds an object. */
  add: ReactNode
}

/** The objects of a campaign, by type, with their state and what they give or cost. */
export function ObjectRows({ campaign, now, add }: ObjectRowsProps) {
  const { objects, counts } = campaign
  const byType = useMemo(
    () =>
      [...counts.keys()].map(
        (type) => [type, objects.filter((one) => one.type === type).toSorted(byStart)] as const,
      ),
    [objects, counts],
  )
  return (
    <chakra.div id="campaign-objects" minW="0" scrollMarginTop="4">
      <Part title="Objects" aside={<Aside>{`${formatNumber(objects.length)}, by type`}</Aside>} action={add}>
        {byType.map(([type, own]) => {
          const rows = <TypeRows key={type} type={type} objects={own} now={now} />
          if (objects.length <= step) return rows
          const { icon, family, title } = entityOf(type).list
          return (
            <Folded key={type}>
              <Disclosure
                isRow
                heading={3}
                label={
                  <>
                    <EntityTile icon={icon} family={family} size={28} />
                    <span>{title}</span>
                    <Aside>{formatNumber(own.length)}</Aside>
                  </>
                }
              >
                {rows}
              </Disclosure>
            </Folded>
          )
        })}
      </Part>
    </chakra.div>
  )
}

/** Sorts by start, objects without a start last, then by name. */
function byStart(a: CampaignObject, b: CampaignObject): number {
  const [one, other] = [a, b].map((object) => (hasDates(object) ? object.span?.from : undefined))
  if (one === other) return naturalCompare(a.name, b.name)
  if (one === undefined || other === undefined) return one === undefined ? 1 : -1
  return one < other ? -1 : 1
}

interface TypeRowsProps {
  type: EntityType
  objects: readonly CampaignObject[]
  now: number
}

/** The objects of one type. */
function TypeRows({ type, objects, now }: TypeRowsProps) {
  const [shown, setShown] = useShown(step)
  return (
    <>
      <Rows aria-label={entityOf(type).list.title}>
        {objects.slice(0, shown).map((one) => (
          <CampaignRow key={one.id} object={one} now={now} />
        ))}
      </Rows>
      <More rest={objects.length - shown} names={44} step={step} onClick={() => setShown(shown + step)} />
    </>
  )
}

function CampaignRow({ object, now }: { object: CampaignObject; now: number }) {
  const { type, id, name, row, span } = object
  const { list } = entityOf(type)
  const state = lifecycleOf(row, now)
  const isDatedLive =
    state === 'live' && span !== undefined && (Number.isFinite(span.from) || Number.isFinite(span.to))
  // A raffle can be drawn before its active range ends, and without one.
  const isDrawn = state === 'live' && span !== undefined && lastMomentOf(span) < now
  const dateOf = (moment: number) => dayText(moment, now)
  const text = isDrawn
    ? 'Drawn'
    : (lifecycleText(row, now, dateOf) ?? (isDatedLive ? 'Live' : 'Active, no dates'))
  const rewarding = rowWith(row, 'reward')
  const [points, credits] = [numberAt(rewarding, 'reward.points'), numberAt(rewarding, 'reward.credits')]
  const price = numberAt(rowWith(row, 'credits'), 'credits')
  return (
    <li>
      <ObjectLink to={{ type, id }}>
        <ObjectCells tile={list} name={name} text={`${list.singular}, ${id}`} wraps isCompact />
        <span data-part="state" title={lifecycleHint(row, now, (moment) => momentText(moment, now))}>
          {text}
        </span>
        <span data-part="amount">{points !== undefined && points > 0 && pointsText(points)}</span>
        <span data-part="amount">
          {credits !== undefined && credits > 0
            ? creditsText(credits)
            : price !== undefined && type !== 'teams' && price > 0 && `costs ${formatNumber(price)}`}
        </span>
      </ObjectLink>
    </li>
  )
}

const Folded = chakra('div', {
  base: {
    borderTopWidth: '1px',
    '& > h3 > button': {
      mx: '-2',
      px: '2',
      w: 'calc(100% + 16px)',
      minH: '44px',
      borderRadius: 'md',
    },
  },
})

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    borderTopWidth: '1px',
    '& > li': { contentVisibility: 'auto', containIntrinsicSize: { base: 'auto 64px', md: 'auto 56px' } },
    '& > li > *': {
      ...partRow,
      gridTemplateColumns: {
        base: '32px minmax(0, 1fr) auto',
        md: '32px minmax(0, 5fr) minmax(0, 3fr) 96px 104px',
      },
      textStyle: 'sm',
    },
    '& [data-part=state]': {
      color: 'fg.muted',
      gridColumn: { base: '2', md: 'auto' },
      gridRow: { base: '2', md: 'auto' },
    },
    '& [data-part=amount]': {
      textAlign: 'end',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.muted',
      _empty: { display: { base: 'none', md: 'block' } },
    },
    // In print, the columns are those of `base`.
    '@media print, (max-width: 47.5rem)': {
      '& [data-part=amount]': { gridColumn: '3' },
    },
  },
})
