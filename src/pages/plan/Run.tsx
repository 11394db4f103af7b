import { chakra, Flex, type FlexProps, Stack } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { QueueState } from '@/engine/plan/types'
import { formatNumber } from '@/lib/format'
import { nowOf, runningText } from '@/parts/plan/texts'
import { Note } from '@/ui/styled'
import { Title } from '@/ui/Title'
import { QueueFrame } from './Frame'
import { IncrementalList } from './IncrementalList'
import { ProgressHead } from './ProgressHead'
import { clock, type ProgressCounts, progressCountsOf, progressOf } from './progress'
import { RunRow } from './RunRow'
import { type RunningPlan, useQueueState } from './running'

/** A plan that is running or paused (rules PLANSCREEN-6 to PLANSCREEN-8). */
export function Run({ running }: { running: RunningPlan }) {
  const state = useQueueState(running)
  const [onlyFailed, setOnlyFailed] = useState(false)
  const rows = progressOf(state)
  const counts = progressCountsOf(state, rows)
  const shown = onlyFailed && counts.failed > 0 ? rows.filter(({ status }) => status === 'failed') : rows
  return (
    <QueueFrame state={state} title={runningText(state)} aside={<SoFar state={state} counts={counts} />}>
      <ProgressHead
        queue={running.queue}
        state={state}
        counts={counts}
        rows={rows}
        onlyFailed={onlyFailed && counts.failed > 0}
        onOnlyFailed={setOnlyFailed}
      />
      {state.recordsError !== undefined && (
        <Note tone="warning" role="status" mx="inset" my="3">
          {state.recordsError}
        </Note>
      )}
      <IncrementalList items={shown}>
        {(progress) => (
          <RunRow
            key={progress.row}
            progress={progress}
            verb={state.verb}
            isStopped={false}
            isLinked={false}
          />
        )}
      </IncrementalList>
    </QueueFrame>
  )
}

/** The results so far, in numbers. */
function SoFar({ state, counts }: { state: QueueState; counts: ProgressCounts }) {
  const isRunning = state.status === 'running'
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  const numbers: readonly [label: string, count: number, isDanger?: boolean][] = [
    ['Created', counts.created],
    ['Updated', counts.updated],
    ['Deleted', counts.deleted],
    ['Unchanged', counts.unchanged],
    ['Skipped', counts.skipped],
    ['Failed', counts.failed - counts.unconfirmed, true],
    ['Not confirmed', counts.unconfirmed, true],
    [nowOf(state.verb), counts.running],
    ['Waiting', counts.waiting],
  ]
  return (
    <>
      <Title size="card">So far</Title>
      <Stack as="dl" gap="1.5" textStyle="sm">
        {numbers
          .filter(([, count]) => count > 0)
          .map(([label, count, isDanger]) => (
            <Figure key={label} label={label} color={isDanger ? 'danger.text' : 'fg.muted'}>
              {formatNumber(count)}
            </Figure>
          ))}
        <Figure label="Since the start" borderTopWidth="1px" pt="2" mt="0.5">
          {clock(Math.max(now, state.startedAt) - state.startedAt)}
        </Figure>
      </Stack>
      <Title size="card">Pause and Stop</Title>
      <chakra.p textStyle="xs" color="fg.muted">
        Pause finishes the calls that have started, then waits. Stop ends the plan; what is done stays done.
      </chakra.p>
      <Note mt="2">Keep this tab open. You can work on other screens meanwhile.</Note>
    </>
  )
}

const Figure = ({ label, children, ...props }: FlexProps & { label: string }) => (
  <Flex justify="space-between" gap="3" color="fg.muted" {...props}>
    <dt>{label}</dt>
    <chakra.dd color="fg" fontWeight="600" fontVariantNumeric="tabular-nums">
      {children}
    </chakra.dd>
  </Flex>
)
