import { chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Check, RotateCcw, TriangleAlert, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import { selectAccount } from '@/auth/selectedAccount'
import { accountsOf } from '@/engine/plan/makePlan'
import type { QueueState } from '@/engine/plan/types'
import { formatNumber, formatTime } from '@/lib/format'
import { unloadable } from '@/lib/missingCode'
import { useAccounts } from '@/parts/page/useAccounts'
import { planNext, useNextPlans } from '@/parts/plan/planned'
import { endNote, resultText } from '@/parts/plan/texts'
import { Button } from '@/ui/Button'
import { Note, Title } from '@/ui/styled'
import { toastError } from '@/ui/toast'
import { linkBack, QueueFrame, sourceOf, useSourceTitle } from './Frame'
import { IncrementalList } from './IncrementalList'
import { mayBeDoneIn, type ProgressCounts, progressCountsOf, progressOf } from './progress'
import { Cells, LeftToDo } from './Results'
import { RunRow } from './RunRow'
import { campaignAfter, opensAfter, type RunningPlan, retry, useEndSeen, useQueueState } from './running'

/** The result of a plan that has finished or was stopped (rule PLANSCREEN-10). */
export function PlanResult({ running }: { running: RunningPlan }) {
  const state = useQueueState(running)
  const [endedAt] = useState(() => new Date())
  const rows = progressOf(state)
  const counts = progressCountsOf(state, rows)
  const isStopped = state.status === 'stopped'
  const isWhole = counts.done === counts.all
  const note = endNote(state)
  const isFine = isWhole && !note
  useOpenedCampaign(state, isWhole)
  useEndSeen(running)
  const isEndedElsewhere = state.pausedBecause !== undefined
  const summary = isWhole
    ? counts.all === 1
      ? 'It is done'
      : `All ${formatNumber(counts.all)} are done`
    : undefined
  // Failed objects come first.
  const shown = rows.toSorted((a, b) => Number(b.status === 'failed') - Number(a.status === 'failed'))
  return (
    <QueueFrame
      state={state}
      title={resultText(state, counts)}
      footer={<Footer state={state} counts={counts} mayBeDone={mayBeDoneIn(rows)} />}
    >
      {isEndedElsewhere && (
        <Note role="status" mx="inset" mt="4">
          {`${state.pausedBecause ?? ''} This tab shows how far it was when it was paused here.`}
        </Note>
      )}
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" px="inset" py="3" minH="52px">
        <chakra.span display="grid" flexShrink="0" color={isFine ? 'success.text' : 'warning.text'}>
          {isFine ? (
            <Check size={20} strokeWidth={2.5} aria-hidden />
          ) : (
            <TriangleAlert size={20} aria-hidden />
          )}
        </chakra.span>
        {/* If nothing failed, the title already contains the numbers. */}
        {summary && <Title>{summary}</Title>}
        <chakra.p textStyle="sm" color="fg.muted">
          {isStopped && !isWhole
            ? `Stopped at ${formatTime(endedAt)}. What is done stays done.`
            : `Finished at ${formatTime(endedAt)}.`}
        </chakra.p>
        <chakra.div ms={{ md: 'auto' }}>
          <Cells counts={counts} rest={state.origin?.rest} isStopped={isStopped} verb={state.verb} />
        </chakra.div>
        {note && (
          <chakra.p flex="1 0 100%" textStyle="sm" overflowWrap="anywhere">
            {note}
          </chakra.p>
        )}
      </Flex>
      <LeftToDo state={state} />
      <Title px="inset" pt="6" pb="2">
        Objects
      </Title>
      <chakra.div borderTopWidth="1px">
        <IncrementalList items={shown}>
          {(progress) => (
            <RunRow key={progress.row} progress={progress} verb={state.verb} isStopped={isStopped} isLinked />
          )}
        </IncrementalList>
      </chakra.div>
    </QueueFrame>
  )
}

/** Opens the campaign of copies as soon as all of them are created (rule CAMPAIGN-5). */
function useOpenedCampaign(state: QueueState, isWhole: boolean) {
  const { id } = state
  const navigate = useNavigate()
  const opens = isWhole ? opensAfter(state) : undefined
  useEffect(() => {
    // The campaign opens only once. A user who returns to this page wants to see the result.
    if (!opens || opened.has(id)) return
    opened.add(id)
    void navigate({ to: '/programme/campaign', search: opens, replace: true })
  }, [id, opens, navigate])
}

/** The ids of plans whose campaign was opened. */
const opened = new Set<string>()

interface FooterProps {
  state: QueueState
  counts: ProgressCounts
  mayBeDone: number
}

function Footer({ state, counts, mayBeDone }: FooterProps) {
  const accountOf = useAccounts()
  const primary = useRef<HTMLElement>(null)
  const primaryRef = (element: HTMLElement | null) => {
    primary.current = element
  }
  useEffect(() => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) primary.current?.focus({ preventScroll: true })
  }, [])
  const { id, account, origin, status } = state
  const source = sourceOf(state)
  const from = origin?.from ?? account
  // After copying a whole account, the link leads to the overview, which shows all copied objects.
  const there = source === 'accounts' ? ({ to: '/' } as const) : linkBack(source, account, origin?.campaign)
  const isElsewhere = account !== from
  const canRetry = counts.failed > 0 && status !== 'stopped'
  const [next] = useNextPlans()
  const opens = counts.done > 0 ? campaignAfter(state) : undefined
  return (
    <>
      {isJournalOn() && mayBeDone > 0 && <UndoAll plan={id} count={mayBeDone} />}
      <Button variant={canRetry || isElsewhere ? 'outline' : 'primary'} asChild>
        <Link
          {...linkBack(source, from, origin?.campaign)}
          ref={canRetry || isElsewhere ? undefined : primaryRef}
        >
          {`Back to ${useSourceTitle(source)}`}
        </Link>
      </Button>
      {opens && (
        <Button variant="outline" asChild>
          <Link to="/programme/campaign" search={opens}>
            Open the campaign
          </Link>
        </Button>
      )}
      {isElsewhere && (
        <Button variant={canRetry ? 'outline' : 'primary'} asChild>
          <Link {...there} onClick={() => selectAccount(account)} ref={canRetry ? undefined : primaryRef}>
            {`Go to ${accountOf(account).name}`}
          </Link>
        </Button>
      )}
      {next && <Button onClick={planNext}>{`Next: ${accountOf(accountsOf(next).to).name}`}</Button>}
      {canRetry && (
        <Button ref={primaryRef} onClick={() => retry()}>
          <RotateCcw size={16} aria-hidden />
          <span>
            {counts.unconfirmed > 0
              ? `Retry ${formatNumber(counts.failed)}`
              : `Retry ${formatNumber(counts.failed)} failed`}
          </span>
        </Button>
      )}
    </>
  )
}

/**
 * Reverts a plan (rule UNDO-1): immediately if it wrote one object, otherwise by a preview that replaces this screen.
 */
function UndoAll({ plan, count }: { plan: string; count: number }) {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const undoIt = async () => {
    setBusy(true)
    try {
      const { undo } = await import('@/parts/journal/undo')
      await undo(client, { plan })
    } catch {
      toastError({ description: unloadable })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="outline" isBusy={isBusy} onClick={() => void undoIt()}>
      <Undo2 size={16} aria-hidden />
      <span>{count > 1 ? 'Undo all' : 'Undo'}</span>
    </Button>
  )
}
