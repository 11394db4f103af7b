import { useMemo } from 'react'
import { campaignIn, withoutDates } from '@/engine/campaign/campaign'
import type { Finding } from '@/engine/check/types'
import { keyOf } from '@/engine/plan/ids'
import { listsAfter } from '@/engine/plan/listsAfter'
import type { CampaignAddress, Plan } from '@/engine/plan/types'
import { nameIn } from '@/engine/programme/campaignName'
import { isActive } from '@/engine/programme/programmeIndex'
import { without } from '@/engine/proposals/without'
import { type LoadedList, rowsByType, useLists } from '@/entities/useLists'
import { plural, pluralize } from '@/lib/format'
import { programmeTypes } from '@/model/entityTypes'
import { FindingList } from '@/parts/findings/FindingList'
import { useFindings } from '@/parts/findings/useFindings'
import { useNow } from '@/parts/page/useNow'
import { Note } from '@/ui/Note'

/** The keys of the rows whose objects the plan activates. */
const activatedBy = ({ steps }: Plan): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ row, base, object }) =>
      base && object && !isActive(base) && isActive(object) ? [row] : [],
    ),
  )

export const isActivating = (plan: Plan): boolean => activatedBy(plan).size > 0

/**
 * What the check would find after a plan, and what would be live at once because the plan activates it (rules CAMPAIGN-15
 * and CAMPAIGN-16).
 */
export function Activation({ plan, campaign }: { plan: Plan; campaign: CampaignAddress | undefined }) {
  const { account } = plan
  const lists = useLists(account, programmeTypes)
  const now = useNow()
  const rows = useMemo(() => listsAfter(rowsByType(lists), plan), [lists, plan])
  const after = useMemo(
    () => lists.map((list) => ({ ...list, rows: list.rows && (rows.get(list.type) as object[]) })),
    [lists, rows],
  )
  const name = campaign && nameIn(campaign)
  const undated = useMemo(() => {
    const activated = activatedBy(plan)
    return name
      ? withoutDates(campaignIn(rows, name, now).objects).filter((one) => activated.has(keyOf(one)))
      : []
  }, [name, rows, now, plan])
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
