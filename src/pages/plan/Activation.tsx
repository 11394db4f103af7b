import { useMemo } from 'react'
import { campaignIn, withoutDates } from '@/engine/campaign/campaign'
import type { Finding } from '@/engine/check/types'
import { keyOf } from '@/engine/plan/ids'
import { listsAfter } from '@/engine/plan/listsAfter'
import type { Plan, PlanRequest } from '@/engine/plan/types'
import { nameIn } from '@/engine/programme/campaignName'
import { without } from '@/engine/proposals/without'
import { type LoadedList, rowsByType, useLists } from '@/entities/useLists'
import { plural, pluralize } from '@/lib/format'
import { withChanges } from '@/model/changes'
import { programmeTypes } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { FindingList } from '@/parts/findings/FindingList'
import { useFindings } from '@/parts/findings/useFindings'
import { useNow } from '@/parts/page/useNow'
import type { Planned } from '@/parts/plan/planned'
import { Note } from '@/ui/Note'

type Change = (row: object) => object
type Changed = ReadonlyMap<string, Change>

const activated: Change = (row) => ({ ...row, isAvailable: true })

/** The objects that a request activates, with what they become; empty if it activates none. */
export function activatedBy(request: PlanRequest): Changed {
  if (request.kind === 'edit' && request.edit.set === 'isAvailable' && request.edit.value)
    return new Map(request.objects.map((one) => [keyOf(one), activated] as const))
  if (request.kind !== 'changes') return new Map()
  const isActivated = request.objects.some(({ changes }) =>
    changes.some(({ path, is }) => path.join('.') === 'isAvailable' && is === true),
  )
  if (!isActivated) return new Map()
  return new Map(
    request.objects.map(({ changes, ...one }): [string, Change] => [
      keyOf(one),
      (row) => withChanges(row, changes, 'is') as object,
    ]),
  )
}

/** What the check would find after a plan that activates objects, and what would be live at once (rules CAMPAIGN-15 and CAMPAIGN-16). */
export function Activation({ planned, account }: { planned: Planned; account: string }) {
  const { request, campaign } = planned
  const lists = useLists(account, programmeTypes)
  const now = useNow()
  const changed = useMemo(() => activatedBy(request), [request])
  const after = useMemo(
    () =>
      lists.map((list) => ({
        ...list,
        rows: list.rows?.map(
          (row) => changed.get(keyOf({ type: list.type, id: idOf(list.type, row) }))?.(row) ?? row,
        ),
      })),
    [lists, changed],
  )
  const name = campaign && nameIn(campaign)
  const rows = useMemo(() => rowsByType(after), [after])
  const undated = useMemo(
    () =>
      name ? withoutDates(campaignIn(rows, name, now).objects).filter((one) => changed.has(keyOf(one))) : [],
    [name, rows, now, changed],
  )
  return (
    <>
      {undated.length > 0 && (
        <Note>
          {`${pluralize(undated.length, 'object')} without dates ${plural(undated.length, 'is', 'are')} live at once: ${undated.map((one) => one.name).join(', ')}.`}
        </Note>
      )}
      <FindingsBetween lists={lists} after={after} account={account} />
    </>
  )
}

/** The same for a plan whose steps say what becomes of the lists. */
export function FindingsOfPlan({ plan }: { plan: Plan }) {
  const { account } = plan
  const lists = useLists(account, programmeTypes)
  const after = useMemo(() => {
    const rows = listsAfter(rowsByType(lists), plan)
    return lists.map((list) => ({ ...list, rows: list.rows && (rows.get(list.type) as object[]) }))
  }, [lists, plan])
  return <FindingsBetween lists={lists} after={after} account={account} />
}

interface BetweenProps {
  lists: readonly LoadedList[]
  after: readonly LoadedList[]
  account: string
}

function FindingsBetween({ lists, after, account }: BetweenProps) {
  const [before, then] = [useFindings(lists, account), useFindings(after, account)]
  const isDone = before.isCurrent && then.isCurrent
  const [was, is] = [before.result?.findings ?? [], then.result?.findings ?? []]
  const caused = without(is, was)
  const mended = without(was, is)
  if (!isDone || (caused.length === 0 && mended.length === 0)) return null
  return (
    <Note tone={caused.some(({ severity }) => severity === 'error') ? 'danger' : 'neutral'}>
      {caused.length > 0 && <Labelled label="This plan would cause:" findings={caused} />}
      {mended.length > 0 && <Labelled label="This plan would mend:" findings={mended} />}
    </Note>
  )
}

const Labelled = ({ label, findings }: { label: string; findings: readonly Finding[] }) => (
  <>
    <p>{label}</p>
    <FindingList label={label} findings={findings} />
  </>
)
