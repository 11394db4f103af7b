import { useNavigate } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { startTransition, useMemo } from 'react'
import { canWrite } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { CampaignName } from '@/engine/programme/campaignName'
import { type Campaign, findingNeighbours, type Neighbour, type Neighbours } from '@/engine/sets/campaign'
import { counted } from '@/lib/format'
import { isOfProgramme } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { ObjectRow } from '@/pages/parts/ObjectRow'
import { Part, Plain, Quiet } from '@/pages/parts/parts'
import { plan } from '@/pages/parts/plan/planned'
import { isLongTogether, useSliced } from '@/pages/parts/useSliced'
import { Button } from '@/ui/Button'
import { More } from '@/ui/More'
import { useShown } from '@/ui/usePrinting'

interface NeighboursPartProps {
  account: string
  campaign: Campaign
  rows: Lists
}

const memory = {}

/** The objects outside of a campaign that it uses, or that use it. */
export function NeighboursPart({ account, campaign, rows }: NeighboursPartProps) {
  const { name } = campaign
  // biome-ignore lint/correctness/useExhaustiveDependencies: `campaign` is a new object every minute, but its neighbours depend on the lists alone
  const job = useMemo(
    () => ({ lists: rows, request: JSON.stringify([account, name]), campaign }),
    [rows, account, name],
  )
  const done = useSliced(job, {
    work: (of: typeof job) => findingNeighbours(of.campaign, of.lists),
    memory,
    isLong: isLongTogether,
    show: startTransition,
  })
  if (!done)
    return (
      <Part title="Neighbours" isBusy>
        <Quiet>Working it out...</Quiet>
      </Part>
    )
  return <Found account={account} name={name} neighbours={done.result} isBusy={done.job !== job} />
}

interface FoundProps {
  account: string
  name: CampaignName
  neighbours: Neighbours
  /** The lists have changed, and the neighbours shown are those from before. */
  isBusy: boolean
}

function Found({ account, name, neighbours: { uses, usedBy }, isBusy }: FoundProps) {
  const { user } = useSession()
  const navigate = useNavigate()
  const added = uses.filter(({ isMissing, type }) => !isMissing && isOfProgramme(type))
  const what = name.tag === undefined ? 'category' : 'tag'
  const add = () => {
    const objects = added.map(({ type, id }) => ({ type, id }))
    const edit =
      name.tag === undefined
        ? ({ set: 'category', value: name.category } as const)
        : ({ set: 'tags', add: [name.tag], remove: [] } as const)
    plan({ kind: 'edit', account, objects, edit }, 'campaign', name)
    void navigate({ to: '/programme/plan' })
  }
  return (
    <Part title="Neighbours" isBusy={isBusy}>
      <Quiet>
        {uses.length === 0
          ? `It uses nothing without the ${what}.`
          : `Uses ${counted(uses.length, 'object')} without the ${what}:`}
      </Quiet>
      <NeighbourRows neighbours={uses} />
      {added.length > 0 && canWrite(user?.permissions ?? []) && (
        <Button variant="outline" size="sm" disabled={isBusy} onClick={add}>
          <Tag size={14} aria-hidden />
          <span>{added.length === 1 ? `Add the ${what}` : `Add the ${what} to all ${added.length}`}</span>
        </Button>
      )}
      <Quiet>
        {usedBy.length === 0
          ? `Nothing without the ${what} uses it.`
          : `${counted(usedBy.length, 'object')} without the ${what} ${usedBy.length === 1 ? 'uses' : 'use'} it:`}
      </Quiet>
      <NeighbourRows neighbours={usedBy} />
    </Part>
  )
}

const step = 5

function NeighbourRows({ neighbours }: { neighbours: readonly Neighbour[] }) {
  const [shown, setShown] = useShown(step)
  return (
    <>
      <Plain>
        {neighbours.slice(0, shown).map(({ type, id, name, by, isMissing }) => {
          const names = [...new Set(by.map((one) => one.name))]
          return (
            <li key={`${type} ${id}`}>
              <ObjectRow
                object={{ type, id, name: isMissing ? `${name} (missing)` : name }}
                text={`with ${names.length > 2 ? counted(names.length, 'object') : names.join(' and ')}`}
              />
            </li>
          )
        })}
      </Plain>
      <More rest={neighbours.length - shown} names={44} step={50} onClick={() => setShown(shown + 50)} />
    </>
  )
}
