import { chakra } from '@chakra-ui/react'
import { Tag } from 'lucide-react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { Campaign, Neighbour, Neighbours } from '@/engine/campaign/campaign'
import type { CampaignName } from '@/engine/programme/campaignName'
import { pluralize } from '@/lib/format'
import { isOfProgramme } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { ObjectRow } from '@/parts/page/ObjectRow'
import { Part, PlainList, Quiet } from '@/parts/page/panel'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { Button } from '@/ui/Button'
import { More } from '@/ui/More'
import { useShown } from '@/ui/usePrinting'
import { useNeighbours } from './useNeighbours'

interface NeighboursPartProps {
  account: string
  campaign: Campaign
  rows: Lists
}

/** The objects outside of a campaign that it uses, or that use it. */
export function NeighboursPart({ account, campaign, rows }: NeighboursPartProps) {
  const found = useNeighbours({ account, campaign, rows })
  if (!found)
    return (
      <Part title="Neighbours" isBusy>
        <Quiet>Working it out...</Quiet>
      </Part>
    )
  const { neighbours, isBehind } = found
  return <Found account={account} name={campaign.name} neighbours={neighbours} isBusy={isBehind} />
}

interface FoundProps {
  account: string
  name: CampaignName
  neighbours: Neighbours
  /** The lists have changed, and the shown neighbours are still those of the previous ones. */
  isBusy: boolean
}

function Found({ account, name, neighbours: { uses, usedBy }, isBusy }: FoundProps) {
  const { user } = useSession()
  const openPlan = useOpenPlan()
  const added = uses.filter(({ isMissing, type }) => !isMissing && isOfProgramme(type))
  const what = name.tag === undefined ? 'category' : 'tag'
  const add = () => {
    const objects = added.map(({ type, id }) => ({ type, id }))
    const edit =
      name.tag === undefined
        ? ({ set: 'category', value: name.category } as const)
        : ({ set: 'tags', add: [name.tag], remove: [] } as const)
    openPlan({ kind: 'edit', account, objects, edit }, 'campaign', name)
  }
  return (
    <Part title="Neighbours" isBusy={isBusy}>
      <chakra.div display="grid" justifyItems="start" rowGap="4">
        <NeighbourRows
          title={
            uses.length === 0
              ? `It uses nothing without the ${what}.`
              : `Uses ${pluralize(uses.length, 'object')} without the ${what}:`
          }
          neighbours={uses}
        />
        {added.length > 0 && canPlan(user?.permissions ?? []) && (
          <Button variant="outline" size="sm" disabled={isBusy} onClick={add}>
            <Tag size={14} aria-hidden />
            <span>{added.length === 1 ? `Add the ${what}` : `Add the ${what} to all ${added.length}`}</span>
          </Button>
        )}
        <NeighbourRows
          title={
            usedBy.length === 0
              ? `Nothing without the ${what} uses it.`
              : `${pluralize(usedBy.length, 'object')} without the ${what} ${usedBy.length === 1 ? 'uses' : 'use'} it:`
          }
          neighbours={usedBy}
        />
      </chakra.div>
    </Part>
  )
}

const step = 5

function NeighbourRows({ title, neighbours }: { title: string; neighbours: readonly Neighbour[] }) {
  const [shown, setShown] = useShown(step)
  return (
    <chakra.div w="full" minW="0">
      <Quiet>{title}</Quiet>
      <PlainList>
        {neighbours.slice(0, shown).map(({ type, id, name, by, isMissing }) => {
          const names = [...new Set(by.map((one) => one.name))]
          return (
            <li key={`${type} ${id}`}>
              <ObjectRow
                object={{ type, id, name: isMissing ? `${name} (missing)` : name }}
                text={`with ${names.length > 2 ? pluralize(names.length, 'object') : names.join(' and ')}`}
              />
            </li>
          )
        })}
      </PlainList>
      <More rest={neighbours.length - shown} names={44} step={50} onClick={() => setShown(shown + 50)} />
    </chakra.div>
  )
}
