import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { DatabaseZap, ListChecks } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { accountsOf } from '@/engine/plan/makePlan'
import { Panel } from '@/list/Panel'
import { isPageOn } from '@/parts/navigation/pages'
import { useAccounts } from '@/parts/page/useAccounts'
import {
  forgetNextPlans,
  keyOfRequest,
  type Planned,
  planNext,
  useNextPlans,
  usePlanned,
} from '@/parts/plan/planned'
import { unreadableText, waitingText } from '@/parts/plan/texts'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'
import { PlanResult } from './Done'
import { Preview } from './Preview'
import { OfItsAccount } from './ProposalPart'
import { Run } from './Run'
import {
  discard,
  type RunningPlan,
  useIsUnreadable,
  useMarkResultShown,
  useQueueState,
  useRunning,
} from './running'
import { useHasUnfinished } from './unfinished'

/** The screen of a plan: its preview, its progress, or its result. */
export function PlanScreen() {
  const planned = usePlanned()
  const running = useRunning()
  const isUnfinished = useHasUnfinished()
  const isUnreadable = useIsUnreadable()
  const waiting = useNextPlans()
  const [next] = waiting
  const accountOf = useAccounts()
  if (planned) return <Shown key={keyOfRequest(planned.request)} planned={planned} />
  if (running) return <Carried key={running.queue.get().id} running={running} />
  // `PlanStatusLine` in the frame is loading the unfinished plan.
  if (isUnfinished && !isUnreadable) return <Panel grows aria-busy />
  return (
    <Panel grows>
      <WindowTitle>Plan</WindowTitle>
      {isUnfinished ? (
        <StateView
          level={1}
          icon={DatabaseZap}
          title="The plan cannot be read"
          text={`${unreadableText} Reload the page to try again.`}
          action={
            <Button variant="outline" onClick={discard}>
              Discard
            </Button>
          }
        />
      ) : next ? (
        <StateView
          level={1}
          icon={ListChecks}
          title={waitingText(waiting.length)}
          text="Nothing of them is sent before you have seen their plans."
          action={
            <chakra.div display="flex" flexWrap="wrap" gap="2">
              <Button variant="outline" onClick={forgetNextPlans}>
                Discard
              </Button>
              <Button onClick={planNext}>{`Next: ${accountOf(accountsOf(next).to).name}`}</Button>
            </chakra.div>
          }
        />
      ) : (
        <StateView
          level={1}
          icon={ListChecks}
          title="Nothing is planned"
          text="Press Select in a list to change, copy or delete many objects at once."
          action={
            <Button asChild variant="outline">
              <Link to="/">{`Open ${isPageOn('/') ? 'Overview' : 'Accounts'}`}</Link>
            </Button>
          }
        />
      )}
    </Panel>
  )
}

/** Shows a preview. A proposal is shown only in its own account. */
function Shown({ planned }: { planned: Planned }) {
  const { request } = planned
  if (request.kind !== 'proposal') return <Preview planned={planned} />
  return (
    <OfItsAccount request={request}>
      <Preview planned={planned} />
    </OfItsAccount>
  )
}

function Carried({ running }: { running: RunningPlan }) {
  const { status } = useQueueState(running)
  const isOver = status === 'finished' || status === 'stopped'
  useHeadingFocus(isOver)
  useMarkResultShown()
  return isOver ? <PlanResult running={running} /> : <Run running={running} />
}

/** Moves the focus to the heading when a plan starts or ends, because the pressed button disappears. */
function useHeadingFocus(isOver: boolean) {
  const before = useRef<boolean>(undefined)
  useEffect(() => {
    if (before.current === isOver) return
    before.current = isOver
    const { activeElement, body } = document
    if (!activeElement || activeElement === body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isOver])
}
