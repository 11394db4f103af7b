import { Link } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import type { CampaignView } from '@/engine/campaign/campaign'
import type { Amounts, CampaignCost } from '@/engine/economy/campaignCost'
import { creditsText } from '@/engine/explain/words'
import { keyOf } from '@/engine/plan/ids'
import type { CampaignName } from '@/engine/programme/campaignName'
import { type LoadedList, rowsByType } from '@/entities/useLists'
import { toMinute } from '@/lib/dates'
import { momentText } from '@/lib/dateText'
import { formatNumber, plural, pluralize } from '@/lib/format'
import { ObjectLink } from '@/list/ObjectLink'
import { nouns } from '@/model/words'
import { useRunner } from '@/parts/background/runner'
import { createEconomyRunner } from '@/parts/economy/useEconomy'
import { isPageOn } from '@/parts/navigation/pages'
import { Aside, MoreLink, Part, PlainList, Quiet } from '@/parts/page/panel'
import { More } from '@/ui/More'
import shared from '@/ui/shared.module.css'
import { useShown } from '@/ui/usePrinting'

interface CostOptions {
  account: string
  lists: readonly LoadedList[]
  name: CampaignName
  now: number
  view: CampaignView
}

/**
 * Calculates the cost of a campaign in a worker (rule CAMPAIGN-14). Undefined while the result belongs to other lists
 * or to another view.
 */
export function useCost({ account, lists, name, now, view }: CostOptions): CampaignCost | undefined {
  const ask = useRunner(createEconomyRunner)
  const rows = useMemo(() => rowsByType(lists), [lists])
  const isLoaded = lists.every(({ isLoading }) => !isLoading)
  // `now` is not part of the key: it only changes the amounts to come, which follow a moment later. Otherwise the
  // figures would disappear each minute.
  const key = JSON.stringify([account, name, view])
  const [found, setFound] = useState<{ rows: unknown; key: string; cost: CampaignCost }>()
  useEffect(() => {
    if (!isLoaded) return
    const wanted = { account, at: now, days: 0, profile: 'regular', campaign: name, view } as const
    ask({ lists: rows, wanted: { ...wanted, kind: 'campaign' } }, (result) => {
      if (result.kind === 'campaign') startTransition(() => setFound({ rows, key, cost: result.cost }))
    })
  }, [isLoaded, rows, account, now, name, view, key, ask])
  return found?.key === key && found.rows === rows ? found.cost : undefined
}

const amountsText = ({ credits, points }: Amounts): string => {
  const shown = Math.round(points)
  return `${creditsText(Math.round(credits))} and ${formatNumber(shown)} ${plural(shown, nouns.points.one, nouns.points.many)}`
}

/** The address of the economy over the span of a campaign. */
const economyOf = (name: CampaignName, { at, days }: CampaignCost) =>
  ({ ...name, ...(days > 0 && { from: toMinute(at), days }) }) as object

/** The amounts that a campaign gives a regular player: directly, and indirectly. */
export function CostPart({ cost, name }: { cost: CampaignCost | undefined; name: CampaignName }) {
  return (
    <div id="campaign-cost">
      <Part
        title="Cost"
        isBusy={cost === undefined}
        aside={cost && <Aside>{`in ${pluralize(cost.days, 'day')}`}</Aside>}
        action={
          cost &&
          isPageOn('/programme/economy') && (
            <MoreLink>
              <Link to="/programme/economy" search={economyOf(name, cost)}>
                Economy
              </Link>
            </MoreLink>
          )
        }
      >
        {cost ? (
          <>
            <Quiet>
              {`Its own objects give a regular player ${amountsText(cost.direct)}, from ${momentText(cost.at)} on.`}
            </Quiet>
            {cost.toCome && <Quiet css={{ mt: '3' }}>{`Still to come: ${amountsText(cost.toCome)}.`}</Quiet>}
            <Named
              label="With it, these are reached, and not without it:"
              objects={cost.followOn}
              noteOf={amountsText}
            />
            <Named
              label="These are reached sooner:"
              objects={cost.sooner}
              noteOf={({ days }) => pluralize(days, 'day')}
            />
            <Named label="Without it, these give nothing:" objects={cost.stops} />
            <Quiet css={{ mt: '3' }}>An estimate from the assumptions of the economy.</Quiet>
          </>
        ) : (
          <Quiet role="status">Working it out...</Quiet>
        )}
      </Part>
    </div>
  )
}

/** How many names are shown at first. */
const first = 6

interface NamedProps<One> {
  label: string
  objects: readonly One[]
  noteOf?: (one: One) => ReactNode
}

/** A list of objects with a label. Long lists are folded. */
function Named<One extends CampaignCost['stops'][number]>({ label, objects, noteOf }: NamedProps<One>) {
  const [shown, setShown] = useShown(first)
  if (objects.length === 0) return null
  return (
    <>
      <Quiet css={{ mt: '3' }}>{label}</Quiet>
      <PlainList aria-label={label}>
        {objects.slice(0, shown).map((one) => (
          <li key={keyOf(one)}>
            <ObjectLink to={one} className={shared.link}>
              <bdi>{one.name}</bdi>
            </ObjectLink>
            {noteOf && <span>{`: ${noteOf(one)}`}</span>}
          </li>
        ))}
      </PlainList>
      <More rest={objects.length - shown} label="Show all" onClick={() => setShown(objects.length)} />
    </>
  )
}

/** The direct cost of each campaign of an account, by `campaignKey`; undefined until calculated. */
export function useCosts(account: string, lists: readonly LoadedList[], now: number) {
  const ask = useRunner(createEconomyRunner)
  const rows = useMemo(() => rowsByType(lists), [lists])
  const isLoaded = lists.every(({ isLoading }) => !isLoading)
  const [found, setFound] = useState<{ rows: unknown; costs: ReadonlyMap<string, Amounts> }>()
  useEffect(() => {
    if (!isLoaded) return
    const wanted = { kind: 'campaigns', account, at: now, days: 0, profile: 'regular' } as const
    ask({ lists: rows, wanted }, (result) => {
      if (result.kind === 'campaigns') startTransition(() => setFound({ rows, costs: result.costs }))
    })
  }, [isLoaded, rows, account, now, ask])
  return found?.rows === rows ? found.costs : undefined
}
