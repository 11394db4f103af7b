import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { readAt } from '@/api/rows'
import { canWrite, isWriteAdmin, proposesOnly } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { accountsOf } from '@/engine/plan/makePlan'
import { noticeSentences, planNotices } from '@/engine/plan/planNotices'
import { digitsOf } from '@/engine/plan/proposalTypes'
import type { Plan, PlanRequest, PlanRow } from '@/engine/plan/types'
import { useRemainingPages } from '@/entities/useLists'
import { formatNumber, formatTime, plural, pluralize } from '@/lib/format'
import { nouns } from '@/model/words'
import { useAccounts } from '@/parts/page/useAccounts'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import type { Planned } from '@/parts/plan/planned'
import { countText, objectTypes, requestTitle, verbOf, visibleText } from '@/parts/plan/texts'
import { Note } from '@/ui/Note'
import { Title } from '@/ui/Title'
import { Activation, isActivating } from './Activation'
import { DecideAll } from './DecideAll'
import { PlanFrame } from './Frame'
import { groupsOf, pinnedIn, statusOf, type Tab, tabCountsOf, tabsOf } from './groups'
import { IncrementalList } from './IncrementalList'
import { CopyOptions } from './Options'
import { PreviewFooter } from './PreviewFooter'
import { PreviewRow } from './PreviewRow'
import { ProposalSummary } from './ProposalPart'
import { differingRows, sideNames } from './sides'
import { Tabs } from './Tabs'
import { Twins } from './Twins'
import { usePreview } from './usePreview'

const noSides = {}

/** The effect of a request on each object, before anything is sent (rules PLANSCREEN-1 to PLANSCREEN-5). */
export function Preview({ planned }: { planned: Planned }) {
  const { request, options, decisions, source: madeOn, campaign } = planned
  const { user } = useSession()
  const { plan, source, target, isLoading } = usePreview(planned)
  const [tab, setTab] = useState<Tab>('all')
  const [pinned, setPinned] = useState<ReadonlySet<string>>()
  if (plan && !pinned) setPinned(pinnedIn(plan))
  const accountOf = useAccounts()
  const { from, to } = accountsOf(request)
  const sourceRest = useRemainingPages(from)
  const targetRest = useRemainingPages(to)
  const isCopy = request.kind === 'copy'
  const permissions = user?.permissions ?? []
  const isOfAll = request.objects !== 'all' && objectTypes(request.objects).includes('accounts')
  const mayWrite = isOfAll ? isWriteAdmin(permissions) : canWrite(permissions)
  const { name: nameFrom } = accountOf(from)
  const { name: nameTo } = accountOf(to)
  const names = useMemo(
    () => sideNames(request, { id: from, name: nameFrom }, { id: to, name: nameTo }),
    [request, from, nameFrom, to, nameTo],
  )
  const differingNow = plan ? differingRows(plan, decisions) : []
  const firstDiffering = plan?.rows.find(({ verdict }) => verdict === 'differs')?.key
  const row = (one: PlanRow) => (
    <PreviewRow
      key={one.key}
      row={one}
      status={statusOf(one, decisions, request.kind)}
      kind={request.kind}
      sides={decisions.sides[one.key] ?? noSides}
      newId={decisions.newIds[one.key]}
      instead={decisions.useInstead[one.key]}
      names={names}
      isLinked={isCopy}
      isOpenAtFirst={one.key === firstDiffering}
    />
  )
  const dangling = plan?.rows.filter(({ verdict, notes }) => verdict === 'delete' && notes.length > 0).length
  return (
    <PlanFrame
      verb={verbOf(request)}
      title={titleOf(request, plan, accountOf(to).name)}
      source={madeOn}
      account={from}
      campaign={campaign}
      to={isCopy ? to : undefined}
      code={request.kind === 'proposal' ? digitsOf(request) : undefined}
      aside={
        ((isCopy || request.kind === 'import') && (
          <CopyOptions
            options={options}
            steps={plan?.steps ?? []}
            keeping={plan?.rows.filter(({ keepsAvailability }) => keepsAvailability).length ?? 0}
          />
        )) ||
        (request.kind === 'revert' && <CannotComeBack />)
      }
      footer={
        plan && (
          <PreviewFooter
            planned={planned}
            plan={plan}
            mayWrite={mayWrite}
            proposes={proposesOnly(permissions)}
          />
        )
      }
    >
      {request.kind === 'proposal' && <ProposalSummary request={request} plan={plan} />}
      {plan && (
        <Tabs
          tabs={tabsOf(request)}
          counts={tabCountsOf(plan)}
          kind={request.kind}
          current={tab}
          onChoose={setTab}
        />
      )}
      <chakra.div px="inset" py="3" display="grid" gap="3" _empty={{ display: 'none' }}>
        {request.kind === 'delete' && plan && (
          <Note tone="danger">
            {dangling
              ? `What players had done in deleted objects cannot be brought back. Other objects refer to ${formatNumber(dangling)} of them, and would refer to nothing.`
              : 'What players had done in deleted objects cannot be brought back.'}
          </Note>
        )}
        <RefusedNote request={request} />
        {plan && request.kind === 'duplicate' && <Twins rows={plan.rows} />}
        {plan && <Noticed plan={plan} />}
        {plan && (request.kind === 'proposal' || isActivating(plan)) && (
          <Activation plan={plan} campaign={campaign} />
        )}
        {plan && <ReadNote plan={plan} />}
        {!isLoading && <PartialDataNote lists={source} rest={sourceRest} />}
        {!isLoading && source !== target && <PartialDataNote lists={target} rest={targetRest} />}
        {differingNow.length > 1 && <DecideAll rows={differingNow} names={names} sides={decisions.sides} />}
      </chakra.div>
      {plan ? (
        groupsOf(plan, request, tab, pinned).map((group) => (
          <section key={`${tab} ${group.title}`} aria-label={group.title}>
            <GroupHead>
              <Title size="card">{group.title}</Title>
              <span>{formatNumber(group.rows.length)}</span>
              <small>{group.text}</small>
            </GroupHead>
            <IncrementalList items={group.rows}>{row}</IncrementalList>
          </section>
        ))
      ) : (
        <chakra.p role="status" px="inset" py="10" textAlign="center" color="fg.muted">
          Reading what is there...
        </chakra.p>
      )}
    </PlanFrame>
  )
}

function titleOf(request: PlanRequest, plan: Plan | undefined, target: string): string {
  if (request.kind === 'proposal') return visibleText(request.title)
  const objects = plan ? plan.rows : request.objects
  const words = objects === 'all' ? 'everything' : countText(objects.length, objectTypes(objects))
  return requestTitle(request, words, target)
}

/** A note about table cells that were refused, so they are not in the plan. */
function RefusedNote({ request }: { request: PlanRequest }) {
  const refused = request.kind === 'changes' ? (request.table?.refused ?? 0) : 0
  return (
    refused > 0 && (
      <Note tone="danger">
        {`${pluralize(refused, 'cell')} of the table ${plural(refused, 'was', 'were')} refused, and ${plural(refused, 'is', 'are')} not in this plan. They stay in the table.`}
      </Note>
    )
  )
}

/** A note about what the revert cannot restore. Shown before it runs (rule REVERT-5). */
const CannotComeBack = () => (
  <>
    <Title size="card">Cannot come back</Title>
    <chakra.ul ps="4" listStyleType="disc" textStyle="sm" color="fg.muted" display="grid" gap="1">
      <li>{`${nouns.points.title} and ${nouns.credits.many} that players got meanwhile: they stay with them.`}</li>
      <li>Levels and achievements that were reached with them.</li>
      <li>Progress in deleted objects, and counters of the server.</li>
    </chakra.ul>
    <chakra.p textStyle="xs" color="fg.muted">
      This revert is written to the journal, too, and can be reverted.
    </chakra.p>
  </>
)

/** The sentences about what players may notice. The affected rows have a mark instead (rule LIVE-4). */
function Noticed({ plan }: { plan: Plan }) {
  const sentences = noticeSentences(planNotices(plan))
  if (sentences.length === 0) return null
  return (
    <Note tone="warning">
      {sentences.map(([text, of]) => (
        <p key={text}>
          <span>{text}</span>
          {of.length > 1 && <span>{` (${pluralize(of.length, 'object')})`}</span>}
        </p>
      ))}
    </Note>
  )
}

/** How old the plan is, and what can happen to changes that others save while it runs (rule PLAN-14). */
function ReadNote({ plan: { account, steps } }: { plan: Plan }) {
  const client = useQueryClient()
  const written = steps.flatMap(({ action, type }) => (action === 'create' ? [] : [type]))
  const at = written.length > 0 ? readAt(client, account, [...new Set(written)]) : undefined
  if (at === undefined) return null
  return (
    <Note>
      {`Read at ${formatTime(at)}. Right before each change the list is read again, and what others changed by then is kept. What somebody saves between that read and the change is overwritten: the API cannot prevent it.`}
    </Note>
  )
}

const GroupHead = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    columnGap: '2',
    px: 'inset',
    py: '2',
    bg: 'bg.subtle',
    borderBottomWidth: '1px',
    textStyle: 'xs',
    'section + section > &, div + section > &': { borderTopWidth: '0' },
    '& > span': { fontWeight: '550', color: 'fg.muted' },
    '& > small': {
      ms: { md: 'auto' },
      flexBasis: { base: '100%', md: 'auto' },
      textStyle: 'xs',
      color: 'fg.muted',
    },
  },
})
