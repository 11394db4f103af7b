import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { Check, RotateCcw, TriangleAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isJournalOn } from '@/api/writes/journal'
import { selectAccount } from '@/auth/selectedAccount'
import { Button } from '@/ui/Button'
import { formatNumber, formatTime } from '@/ui/format'
import { Note } from '@/ui/styled'
import type { PlanSource } from '../types'
import { Frame, linkBack, Route, sourceOf, useAccounts, useSourceTitle } from './Frame'
import { IncrementalList } from './IncrementalList'
import { type Counts, countsOf, progressOf } from './progress'
import { Cells, LeftToDo, SectionTitle } from './Results'
import { RunRow } from './RunRow'
import { type Running, retry, skip, useQueueState } from './running'
import { iconOf, resultText, runningText } from './texts'
import { UndoAll } from './UndoAll'

/** The result of a plan that has finished or was stopped (rule PLANSCREEN-10). */
export function Done({ running }: { running: Running }) {
  const state = useQueueState(running)
  const accountOf = useAccounts()
  const [endedAt] = useState(() => new Date())
  const rows = progressOf(state)
  const counts = countsOf(state, rows)
  const isStopped = state.status === 'stopped'
  const source = sourceOf(state)
  const from = state.origin?.from ?? state.account
  const to = accountOf(state.account)
  const title = resultText(state, counts)
  const isWhole = counts.done === counts.all
  const isEndedElsewhere = state.pausedBecause !== undefined
  const summary = isWhole
    ? counts.all === 1
      ? 'It is done'
      : `All ${formatNumber(counts.all)} are done`
    : `${formatNumber(counts.done)} of ${formatNumber(counts.all)} are done`
  // Failed objects come first.
  const shown = rows.toSorted((a, b) => Number(b.status === 'failed') - Number(a.status === 'failed'))
  return (
    <Frame
      icon={iconOf(state.verb)}
      title={title}
      source={source}
      account={from}
      route={state.origin?.from !== undefined && <Route from={accountOf(from)} to={to} />}
      footer={<Footer running={running} counts={counts} from={from} source={source} isStopped={isStopped} />}
    >
      {isEndedElsewhere && (
        <Note role="status" mx={{ base: '3', md: '5' }} mt="4">
          {`${state.pausedBecause ?? ''} This tab shows how far it was when it was paused here.`}
        </Note>
      )}
      <Flex align="center" gap="4" px={{ base: '3', md: '5' }} py="5">
        <chakra.span
          display="grid"
          placeItems="center"
          flexShrink="0"
          boxSize="40px"
          borderRadius="full"
          bg={isWhole ? 'success.subtle' : 'warning.subtle'}
          color={isWhole ? 'success.text' : 'warning.text'}
        >
          {isWhole ? (
            <Check size={20} strokeWidth={2.5} aria-hidden />
          ) : (
            <TriangleAlert size={20} aria-hidden />
          )}
        </chakra.span>
        <div>
          <chakra.h2 fontSize="lg" fontWeight="640">
            {summary}
          </chakra.h2>
          <chakra.p textStyle="sm" color="fg.muted">
            {isStopped && !isWhole
              ? `Stopped at ${formatTime(endedAt)}. What is done stays done.`
              : `Finished at ${formatTime(endedAt)}.`}
          </chakra.p>
        </div>
      </Flex>
      <Cells counts={counts} rest={state.origin?.rest} isStopped={isStopped} />
      <LeftToDo state={state} />
      <SectionTitle>Objects</SectionTitle>
      <chakra.div borderTopWidth="1px">
        <IncrementalList items={shown}>
          {(progress) => (
            <RunRow
              key={progress.row}
              progress={progress}
              doing={runningText(state)}
              isStopped={isStopped}
              isLinked
              onRetry={retry}
              onSkip={skip}
            />
          )}
        </IncrementalList>
      </chakra.div>
    </Frame>
  )
}

interface FooterProps {
  running: Running
  counts: Counts
  from: string
  source: PlanSource
  isStopped: boolean
}

function Footer({ running, counts, from, source, isStopped }: FooterProps) {
  const accountOf = useAccounts()
  const primary = useRef<HTMLElement>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (!activeElement || activeElement === body) primary.current?.focus({ preventScroll: true })
  }, [])
  const { account } = running.queue.get()
  const sourceTitle = useSourceTitle(source)
  // A copy of a whole account leads to the overview, which shows everything that was copied.
  const there = source === 'accounts' ? ({ to: '/' } as const) : linkBack(source, account)
  const isElsewhere = account !== from
  const canRetry = counts.failed > 0 && !isStopped
  const retryAll = canRetry && (
    <Button
      ref={(element) => {
        primary.current = element
      }}
      onClick={() => retry()}
    >
      <RotateCcw size={16} aria-hidden />
      <span>{`Retry ${formatNumber(counts.failed)} failed`}</span>
    </Button>
  )
  return (
    <>
      {isJournalOn() && counts.done > 0 && <UndoAll plan={running.queue.get().id} count={counts.done} />}
      <Button variant={canRetry || isElsewhere ? 'outline' : 'primary'} asChild>
        <Link
          {...linkBack(source, from)}
          ref={(element: HTMLElement | null) => {
            if (!canRetry && !isElsewhere) primary.current = element
          }}
        >
          {`Back to ${sourceTitle}`}
        </Link>
      </Button>
      {isElsewhere && (
        <Button variant={canRetry ? 'outline' : 'primary'} asChild>
          <Link
            {...there}
            onClick={() => selectAccount(account)}
            ref={(element: HTMLElement | null) => {
              if (!canRetry) primary.current = element
            }}
          >
            {`Go to ${accountOf(account).name}`}
          </Link>
        </Button>
      )}
      {retryAll}
    </>
  )
}
