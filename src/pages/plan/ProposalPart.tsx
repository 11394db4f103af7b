import { chakra, Stack } from '@chakra-ui/react'
import { Building2, FileX2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useSelectedAccount } from '@/auth/session'
import { listsAfter } from '@/engine/plan/listsAfter'
import { contractText, type ProposalRequest } from '@/engine/plan/proposalTypes'
import type { Plan } from '@/engine/plan/types'
import { monthCredits } from '@/engine/proposals/credits'
import { accounts } from '@/entities/accounts/definition'
import { rowsByType, useLists } from '@/entities/useLists'
import { momentText } from '@/lib/dateText'
import { formatNumber, plural, pluralize } from '@/lib/format'
import { Panel } from '@/list/Panel'
import { programmeTypes } from '@/model/entityTypes'
import { nouns } from '@/model/words'
import { useAccounts } from '@/parts/page/useAccounts'
import { useNow } from '@/parts/page/useNow'
import { forgetPlanned } from '@/parts/plan/planned'
import { visibleText } from '@/parts/plan/texts'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'

/** Shows a proposal only for the account that it is for, and that the user may see (rule PROPOSE-8). */
export function OfItsAccount({ request, children }: { request: ProposalRequest; children: ReactNode }) {
  const { account } = request
  const [selected, select] = useSelectedAccount()
  const accountOf = useAccounts()
  const { rows, error } = accounts.calls.useRows('')
  const isKnown = rows?.some((row) => accounts.list.idOf(row) === account)
  if (!rows && !error) return <Panel grows aria-busy />
  if (isKnown && selected === account) return children
  return (
    <Panel grows>
      <WindowTitle>Proposal</WindowTitle>
      {isKnown ? (
        <StateView
          level={1}
          icon={Building2}
          title={`This proposal is for ${accountOf(account).name}`}
          text="Another account is selected. Nothing of the proposal is sent before you have seen it."
          action={
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Discard />
              <Button onClick={() => select(account)}>{`Change to ${accountOf(account).name}`}</Button>
            </chakra.div>
          }
        />
      ) : (
        <StateView
          level={1}
          icon={FileX2}
          title="This proposal is for another account"
          text={`It is for the account “${visibleText(account)}”, which does not exist or which you may not see. Nothing was sent.`}
          action={<Discard />}
        />
      )}
    </Panel>
  )
}

const Discard = () => (
  <Button variant="outline" onClick={forgetPlanned}>
    Discard
  </Button>
)

/** The description of a proposal, and its effects (rule PROPOSE-10). */
export function ProposalSummary({ request, plan }: { request: ProposalRequest; plan: Plan | undefined }) {
  const contract = contractText(visibleText(request.contract), BUILD_FACTS.contract.version)
  return (
    <Stack gap="1.5" px="inset" py="4" borderBottomWidth="1px" textStyle="sm" overflowWrap="anywhere">
      <chakra.p textStyle="md" fontWeight="600">
        <bdi>{`“${visibleText(request.why)}”`}</bdi>
      </chakra.p>
      <chakra.p color="fg.muted">
        <span>{'Proposed by '}</span>
        <b>
          <bdi>{visibleText(request.by)}</bdi>
        </b>
        <span>{`, as the file says, ${momentText(Date.parse(request.at))}. ${plan ? stateText(plan) : ''}`}</span>
      </chakra.p>
      {contract !== undefined && <chakra.p color="fg.muted">{contract}</chakra.p>}
      {plan && <Credits plan={plan} />}
    </Stack>
  )
}

/** For example 'Nothing has been sent. 11 of 14 are as they were reviewed.' */
function stateText({ rows }: Plan): string {
  const asReviewed = rows.filter(({ proposed }) => proposed === 'as-reviewed').length
  if (isDone({ rows })) return 'Carried out already: nothing is left to send.'
  return `Nothing has been sent. ${formatNumber(asReviewed)} of ${formatNumber(rows.length)} ${plural(asReviewed, 'is', 'are')} as ${plural(asReviewed, 'it was', 'they were')} reviewed.`
}

/** Whether all objects already are as proposed. */
export const isDone = ({ rows }: Pick<Plan, 'rows'>): boolean =>
  rows.length > 0 && rows.every(({ proposed }) => proposed === 'done')

/** Fields that players only read or see. They do not affect what players earn. */
const shown = new Set(['name', 'description', 'imgUrl'])
const effective = (object: object | undefined) =>
  JSON.stringify(Object.entries(object ?? {}).filter(([field]) => !shown.has(field)))

/** The credits of a regular player before and after, if they differ. */
function Credits({ plan }: { plan: Plan }) {
  const lists = useLists(plan.account, programmeTypes)
  const now = useNow()
  const concerns = plan.steps.some(({ object, base }) => effective(object) !== effective(base))
  const isWhole = lists.every(({ isLoading, isPartial, error }) => !isLoading && !isPartial && !error)
  const credits = useMemo(() => {
    if (!concerns || !isWhole) return undefined
    const before = rowsByType(lists)
    return [before, listsAfter(before, plan)].map((all) => monthCredits(all, plan.account, now))
  }, [concerns, isWhole, lists, plan, now])
  const [before = 0, after = 0] = credits ?? []
  if (!credits || before === after) return null
  const difference = after - before
  return (
    <p>
      <span>{'A regular player earns '}</span>
      <b>{`${difference > 0 ? '+' : '−'}${pluralize(Math.abs(difference), nouns.credits.one, nouns.credits.many)}`}</b>
      <span>{` a month (${formatNumber(before)} to ${formatNumber(after)}).`}</span>
    </p>
  )
}
