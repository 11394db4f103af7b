import { Link } from '@tanstack/react-router'
import { DatabaseZap, ListChecks } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Panel } from '@/list/Panel'
import { keyOfRequest, usePlanned } from '@/pages/parts/plan/planned'
import { unreadableText } from '@/pages/parts/plan/texts'
import { Button } from '@/ui/Button'
import { StateView } from '@/ui/StateView'
import { WindowTitle } from '@/ui/WindowTitle'
import { Done } from './Done'
import { Preview } from './Preview'
import { Run } from './Run'
import { discard, type Running, useIsUnreadable, useQueueState, useResultShown, useRunning } from './running'
import { useHasUnfinished } from './unfinished'

/** The screen of a plan: its preview, its progress, or its result. */
export function PlanScreen() {
  const planned = usePlanned()
  const running = useRunning()
  const isUnfinished = useHasUnfinished()
  const isUnreadable = useIsUnreadable()
  if (planned) return <Preview key={keyOfRequest(planned.request)} planned={planned} />
  if (running) return <Carried key={running.queue.get().id} running={running} />
  // The notice in the frame is loading the unfinished plan.
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
      ) : (
        <StateView
          level={1}
          icon={ListChecks}
          title="Nothing is planned"
          text="Press Select in a list to change, copy or delete many objects at once."
          action={
            <Button asChild variant="outline">
              <Link to="/">Home</Link>
            </Button>
          }
        />
      )}
    </Panel>
  )
}

function Carried({ running }: { running: Running }) {
  const { status } = useQueueState(running)
  const isOver = status === 'finished' || status === 'stopped'
  useHeadingFocus(isOver)
  useResultShown()
  return isOver ? <Done running={running} /> : <Run running={running} />
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
