import { useNavigate } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { canWrite } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import type { CampaignName } from '@/engine/programme/campaignName'
import type { Neighbour, Neighbours } from '@/engine/sets/campaign'
import { counted } from '@/lib/format'
import { isOfProgramme } from '@/model/entityTypes'
import { ObjectRow } from '@/pages/parts/ObjectRow'
import { Part, Plain, Quiet } from '@/pages/parts/parts'
import { plan } from '@/pages/parts/plan/planned'
import { Button } from '@/ui/Button'
import { More } from '@/ui/More'
import { useShown } from '@/ui/usePrinting'

interface NeighboursPartProps {
  account: string
  name: CampaignName
  neighbours: Neighbours
}

/** The objects that a campaign uses, or that use it, and that are not part of it. */
export function NeighboursPart({ account, name, neighbours: { uses, usedBy } }: NeighboursPartProps) {
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
    <Part title="Neighbours">
      <Quiet>
        {uses.length === 0
          ? `It uses nothing without the ${what}.`
          : `Uses ${counted(uses.length, 'object')} without the ${what}:`}
      </Quiet>
      <NeighbourRows neighbours={uses} />
      {added.length > 0 && canWrite(user?.permissions ?? []) && (
        <Button variant="outline" size="sm" onClick={add}>
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
