import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { usePlanApi } from '@/api/writes/planApi'
import { useSession } from '@/auth/session'
import { accountsOf } from '@/engine/plan/makePlan'
import { planNotices } from '@/engine/plan/planNotices'
import { journalReason } from '@/engine/plan/proposalTypes'
import type { Plan } from '@/engine/plan/types'
import { formatNumber } from '@/lib/format'
import { useAccounts } from '@/parts/page/useAccounts'
import { forgetPlanned, type Planned, planNext, useNextPlans } from '@/parts/plan/planned'
import { commandOf, countText, objectTypes, requestTitle, verbOf } from '@/parts/plan/texts'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazy'
import { carriedBefore } from './carriedBefore'
import { linkBack } from './Frame'
import { readyCount, readyText } from './groups'
import { type Asked, NoticeDialog } from './NoticeDialog'
import { isDone } from './ProposalPart'
import { startPlan, useRunning } from './running'

interface PreviewFooterProps {
  planned: Planned
  plan: Plan
  mayWrite: boolean
  /** The user proposes the plan in place of starting it (rule PERM-13). */
  proposes: boolean
}

const [ProposeDialog] = lazyPart(async () => (await import('@/parts/plan/ProposeDialog')).ProposeDialog)

/** How many objects a plan writes, and the buttons that leave the preview or start the plan. */
export function PreviewFooter({ planned, plan, mayWrite, proposes }: PreviewFooterProps) {
  const { request, source, decisions, campaign } = planned
  const { from, to } = accountsOf(request)
  const navigate = useNavigate()
  const accountOf = useAccounts()
  const api = usePlanApi()
  const { user } = useSession()
  const other = useRunning()
  const isOtherOpen = other !== null && ['running', 'paused', 'ready'].includes(other.queue.get().status)
  const primary = useRef<HTMLButtonElement>(null)
  const count = readyCount(plan)
  const [next] = useNextPlans()
  const canStart = count > 0 && mayWrite && !isOtherOpen
  useLayoutEffect(() => {
    // The preview of an edit is simple, so its button gets the focus. A deletion must not be confirmed by the Enter
    // that opened it: there, and where rows have fields, the focus is on the heading.
    const { activeElement, body } = document
    const isElsewhere = activeElement && activeElement !== body && !activeElement.matches('main, h1')
    const first = request.kind === 'edit' ? primary.current : document.querySelector<HTMLElement>('main h1')
    if (!isElsewhere) first?.focus({ preventScroll: true })
  }, [request.kind])
  const [asked, setAsked] = useState<Asked>()
  const [isProposing, setProposing] = useState(false)
  const [reason, setReason] = useState('')
  const canPropose = count > 0 && plan.steps.every(({ type }) => type !== 'accounts')
  const start = (own = '') => {
    const why = request.kind === 'proposal' ? [own, journalReason(request)].filter(Boolean).join('. ') : own
    const written = plan.steps.map(({ type }) => type)
    const title = requestTitle(request, countText(count, written), accountOf(to).name)
    startPlan({ plan, title, why, api, user: user?.id ?? '', planned })
  }
  const isReading = useRef(false)
  const confirm = async () => {
    if (isReading.current) return
    isReading.current = true
    const notices = planNotices(plan)
    const before = request.kind === 'proposal' ? await carriedBefore(request, plan) : []
    isReading.current = false
    if (notices.length > 0 || before.length > 0) setAsked({ notices, before })
    else start()
  }
  const command = commandOf(verbOf(request))
  const label = count === 0 ? command : `${command} ${formatNumber(count)}`
  return (
    <>
      <span role="status">
        <chakra.i boxSize="7px" borderRadius="full" bg="accent.mark" flexShrink="0" />
        <span>
          {isOtherOpen
            ? 'Another plan is not finished. Finish or stop it first.'
            : mayWrite || proposes
              ? isDone(plan)
                ? 'Carried out already: nothing will be sent.'
                : readyText(plan, decisions)
              : 'You have no permission to change this account.'}
        </span>
      </span>
      <Button
        variant="outline"
        onClick={() => {
          forgetPlanned()
          if (!isOtherOpen) void navigate(linkBack(source, from, campaign))
        }}
      >
        {isOtherOpen ? 'Show the other plan' : 'Cancel'}
      </Button>
      {next && planned.isOfSeries && (
        <Button variant="outline" onClick={planNext}>
          {`Skip to ${accountOf(accountsOf(next).to).name}`}
        </Button>
      )}
      {canPropose && (
        <Button
          {...(proposes && { ref: primary })}
          variant={proposes ? 'primary' : 'outline'}
          onClick={() => setProposing(true)}
        >
          Propose...
        </Button>
      )}
      {!proposes && (
        <Button
          ref={primary}
          variant={request.kind === 'delete' ? 'danger' : 'primary'}
          disabled={!canStart}
          onClick={() => void confirm()}
        >
          {label}
        </Button>
      )}
      {isProposing && (
        <ProposeDialog
          plan={plan}
          title={
            request.kind === 'proposal'
              ? request.title
              : requestTitle(request, countText(count, objectTypes(plan.steps)), accountOf(to).name)
          }
          why={reason}
          onWhy={setReason}
          onClose={() => setProposing(false)}
        />
      )}
      {asked && (
        <NoticeDialog {...asked} title={label} onCancel={() => setAsked(undefined)} onConfirm={start} />
      )}
    </>
  )
}
