import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { BothFigures, Figures } from '@/engine/economy/figures'
import { type Profile, profiles } from '@/engine/economy/profiles'
import { type Trial, withoutCampaign } from '@/engine/economy/tryOut'
import { creditsText } from '@/engine/explain/words'
import { keyOf } from '@/engine/plan/ids'
import type { CampaignName } from '@/engine/programme/campaignName'
import type { CostSpan } from '@/engine/sets/campaign'
import { type LoadedList, rowsByType } from '@/entities/useLists'
import { counted, formatNumber } from '@/lib/format'
import { nouns } from '@/model/words'
import { createEconomyRunner } from '@/pages/parts/economy/useEconomy'
import { isPageOn } from '@/pages/parts/pages'
import { Aside, MoreLink, Part, Quiet } from '@/pages/parts/parts'
import { useRunner } from '@/pages/parts/runner'
import { More } from '@/ui/More'
import { useShown } from '@/ui/usePrinting'

/** What a campaign adds to what a player earns (rule CAMPAIGN-7). */
export interface Cost {
  credits: Readonly<Record<Profile, number>>
  /** Of a regular player. */
  points: number
  /** What a regular player earns in total, including the campaign. */
  earned: number
  /** Objects outside of the campaign that give nothing without it. */
  lost: readonly string[]
}

interface CostOptions {
  account: string
  lists: readonly LoadedList[]
  name: CampaignName
  span: CostSpan
}

/** Works out the cost in a worker: the economy of the whole account minus that without the campaign. */
export function useCost({ account, lists, name, span }: CostOptions): Cost | undefined {
  const ask = useRunner(createEconomyRunner)
  const rows = useMemo(() => rowsByType(lists), [lists])
  const isLoaded = lists.every(({ isLoading }) => !isLoading)
  const { at, days } = span
  const trial = JSON.stringify(withoutCampaign(name))
  const key = JSON.stringify([account, at, days, trial])
  const [found, setFound] = useState<{ rows: unknown; key: string; cost: Cost | undefined }>()
  useEffect(() => {
    if (!isLoaded) return
    const trials = [JSON.parse(trial) as Trial]
    const wanted = { kind: 'figures', account, at, days, profile: 'regular', trials } as const
    ask({ lists: rows, wanted }, (result) => {
      if (result.kind === 'figures') startTransition(() => setFound({ rows, key, cost: costOf(result.both) }))
    })
  }, [isLoaded, rows, account, at, days, trial, key, ask])
  // A cost of another span would contradict the dates beside it.
  return found?.key === key && found.rows === rows ? found.cost : undefined
}

/** `before` is the whole account, `now` the account without the campaign. */
function costOf({ before, now }: BothFigures): Cost | undefined {
  if (!before) return undefined
  const last = (figures: Figures, profile: Profile) => figures.balances[profile].at(-1) ?? 0
  const still = new Map(now.sources.map((source) => [keyOf(source), source.expected]))
  return {
    credits: {
      casual: last(before, 'casual') - last(now, 'casual'),
      regular: before.earned.credits - now.earned.credits,
      keen: last(before, 'keen') - last(now, 'keen'),
    },
    points: before.earned.points - now.earned.points,
    earned: before.earned.credits,
    lost: before.sources
      .filter((source) => source.expected > 0 && still.get(keyOf(source)) === 0)
      .map((source) => source.name),
  }
}

interface CostPartProps {
  cost: Cost | undefined
  span: CostSpan
  name: CampaignName
}

const profileNames: Readonly<Record<Profile, string>> = { casual: 'Casual', regular: 'Regular', keen: 'Keen' }

/** What a campaign adds to what each kind of player earns. */
export function CostPart({ cost, span: { days }, name }: CostPartProps) {
  const most = cost ? Math.max(1, ...profiles.map((one) => cost.credits[one])) : 1
  return (
    <div id="campaign-cost">
      <Part
        title="Cost"
        isBusy={cost === undefined}
        aside={<Aside>{`adds, in ${counted(days, 'day')}`}</Aside>}
        action={
          isPageOn('/programme/economy') && (
            <MoreLink>
              <Link to="/programme/economy" search={{ days, ...name } as object}>
                Economy
              </Link>
            </MoreLink>
          )
        }
      >
        {cost ? (
          <>
            <chakra.dl
              display="grid"
              gridTemplateColumns="auto 1fr auto"
              alignItems="center"
              columnGap="3"
              rowGap="1"
              textStyle="sm"
            >
              {profiles.map((profile) => (
                <chakra.div
                  key={profile}
                  display="contents"
                  fontWeight={profile === 'regular' ? '600' : undefined}
                >
                  <dt>{profileNames[profile]}</dt>
                  <chakra.span
                    aria-hidden
                    h="2"
                    borderRadius="full"
                    bg="primary"
                    style={{ width: `${(100 * Math.max(0, cost.credits[profile])) / most}%` }}
                  />
                  <chakra.dd textAlign="end" fontVariantNumeric="tabular-nums">
                    {creditsText(Math.round(cost.credits[profile]))}
                  </chakra.dd>
                </chakra.div>
              ))}
            </chakra.dl>
            <Quiet css={{ mt: '3' }}>
              {`A regular player earns ${formatNumber(Math.round(cost.earned))} ${nouns.credits.many} with it, ${formatNumber(Math.round(cost.earned - cost.credits.regular))} without, and gets ${formatNumber(Math.round(cost.points))} ${nouns.points.many} from it. An estimate from the assumptions of the economy.`}
            </Quiet>
            <Lost names={cost.lost} />
          </>
        ) : (
          <Quiet role="status">Working it out...</Quiet>
        )}
      </Part>
    </div>
  )
}

/** How many names are shown at first. */
const firstLost = 6

/** What gives nothing without the campaign. A long list folds. */
function Lost({ names }: { names: readonly string[] }) {
  const [shown, setShown] = useShown(firstLost)
  const rest = names.length - shown
  if (names.length === 0) return null
  return (
    <>
      <Quiet css={{ mt: '3' }}>
        {`Without it, these give nothing: ${names.slice(0, shown).join(', ')}${rest > 0 ? ` and ${formatNumber(rest)} more` : ''}.`}
      </Quiet>
      <More
        rest={rest}
        label="Show all"
        of="that give nothing without it"
        onClick={() => setShown(names.length)}
      />
    </>
  )
}
