import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import { usePlanApi } from '@/api/writes/planApi'
import { useSession } from '@/auth/session'
import { accountsOf } from '@/engine/plan/makePlan'
import { noticeSentences, type PlanNotice, planNotices } from '@/engine/plan/planNotices'
import { journalReason } from '@/engine/plan/proposalTypes'
import type { Plan } from '@/engine/plan/types'
import { counted, formatNumber } from '@/lib/format'
import { forgetPlanned, type Planned, planNext, useNextPlans } from '@/pages/parts/plan/planned'
import { commandOf, countText, namesOf, titleOf, typesOf, verbOf } from '@/pages/parts/plan/texts'
import { useAccounts } from '@/pages/parts/useAccounts'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { lazyPart } from '@/ui/lazy'
import { ReasonField } from '@/ui/ReasonField'
import { linkBack } from './Frame'
import { readyCount, readyText } from './groups'
import { isDone } from './ProposalPart'
import { startPlan, useRunning } from './running'

interface PreviewFooterProps {
  planned: Planned
  plan: Plan
  mayWrite: boolean
}

const [ProposeDialog] = lazyPart(async () => (await import('@/pages/parts/plan/ProposeDialog')).ProposeDialog)

/** How many objects a plan writes, and the buttons that leave the preview or start the plan. */
export function PreviewFooter({ planned, plan, mayWrite }: PreviewFooterProps) {
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
  const [asked, setAsked] = useState<readonly PlanNotice[]>([])
  const [isProposing, setProposing] = useState(false)
  const [reason, setReason] = useState('')
  const canPropose = count > 0 && plan.steps.every(({ type }) => type !== 'accounts')
  const start = (own = '') => {
    const why = request.kind === 'proposal' ? [own, journalReason(request)].filter(Boolean).join('. ') : own
    const written = plan.steps.map(({ type }) => type)
    const title = titleOf(request, countText(count, written), accountOf(to).name)
    startPlan({ plan, title, why, api, user: user?.id ?? '', planned })
  }
  const confirm = () => {
    const notices = planNotices(plan)
    if (notices.length > 0) setAsked(notices)
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
            : mayWrite
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
        <Button variant="outline" onClick={() => setProposing(true)}>
          Propose...
        </Button>
      )}
      <Button
        ref={primary}
        variant={request.kind === 'delete' ? 'danger' : 'primary'}
        disabled={!canStart}
        onClick={confirm}
      >
        {label}
      </Button>
      {isProposing && (
        <ProposeDialog
          plan={plan}
          title={
            request.kind === 'proposal'
              ? request.title
              : titleOf(request, countText(count, typesOf(plan.steps)), accountOf(to).name)
          }
          why={reason}
          onWhy={setReason}
          onClose={() => setProposing(false)}
        />
      )}
      {asked.length > 0 && (
        <NoticeDialog notices={asked} title={label} onCancel={() => setAsked([])} onConfirm={start} />
      )}
    </>
  )
}

interface NoticeDialogProps {
  notices: readonly PlanNotice[]
  /** 'Change 3 missions'. */
  title: string
  onCancel: () => void
  /** Receives the reason that the user gave, '' if there is none. */
  onConfirm: (why: string) => void
}

/** At most this many large changes are named. */
const named = 5

/** Confirms the live changes and large changes of a plan once, before it runs (rule LIVE-4). */
function NoticeDialog({ notices, title, onCancel, onConfirm }: NoticeDialogProps) {
  const [why, setWhy] = useState('')
  const live = notices.filter(({ isLive }) => isLive).length
  const players = noticeSentences(notices).map(([text, of]) => `${namesOf(of)}: ${text}`)
  const large = notices.flatMap(({ name, large: texts }) => texts.map((text) => `${name}: ${text}`))
  const rest = large.length - named
  return (
    <ConfirmDialog
      open
      icon={Users}
      tone="primary"
      title={live > 0 ? 'Players may notice this' : 'Large change'}
      text={[
        live > 0
          ? `${counted(live, 'object')} of this plan ${live === 1 ? 'is' : 'are'} live.`
          : 'Check the numbers before you start.',
        ...players,
        ...large.slice(0, named),
        ...(rest > 0 ? [`And ${formatNumber(rest)} more.`] : []),
      ].join('\n')}
      cancelLabel="Back to the preview"
      confirmLabel={title}
      onCancel={onCancel}
      note={isJournalOn() && <ReasonField value={why} onChange={setWhy} />}
      onConfirm={() => onConfirm(why.trim())}
    />
  )
}
