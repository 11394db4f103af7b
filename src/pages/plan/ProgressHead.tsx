import { chakra, Flex } from '@chakra-ui/react'
import { CircleX, Pause, Play, Square } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Queue, QueueState } from '@/engine/plan/types'
import { formatNumber } from '@/lib/format'
import { Chip } from '@/ui/Chip'
import { Button } from '@/ui/styled'
import { failedText, type Progress, type ProgressCounts, timeLeft } from './progress'
import { goOn, stop } from './running'

interface ProgressHeadProps {
  queue: Queue
  state: QueueState
  counts: ProgressCounts
  rows: readonly Progress[]
  onlyFailed: boolean
  onOnlyFailed: (only: boolean) => void
}

/** '8 of 13', the number of failed objects, and Pause and Stop, above a bar with a segment for each object. */
export function ProgressHead({ queue, state, counts, rows, onlyFailed, onOnlyFailed }: ProgressHeadProps) {
  const waitsUntil = queue.waitsUntil()
  const isRunning = state.status === 'running'
  const left = isRunning
    ? timeLeft(state, counts.all - counts.done - counts.failed - counts.skipped)
    : undefined
  return (
    <chakra.div px="inset" pt={{ base: '3', md: '4' }} pb="inset" borderBottomWidth="1px">
      <Flex align="center" wrap="wrap" columnGap="4" rowGap="2" mb="3">
        <chakra.p textStyle="lg" fontWeight="550" color="fg.muted" fontVariantNumeric="tabular-nums">
          <chakra.b fontSize="1.25rem" lineHeight="28px" fontWeight="660" color="fg">
            {formatNumber(counts.done)}
          </chakra.b>{' '}
          <span>{`of ${formatNumber(counts.all)}`}</span>
        </chakra.p>
        {counts.failed > 0 && (
          <Chip
            isOn={onlyFailed}
            tone="danger"
            title="Show only these"
            onClick={() => onOnlyFailed(!onlyFailed)}
          >
            <chakra.span display="inline-flex" color="danger.text">
              <CircleX size={14} aria-hidden />
            </chakra.span>
            <span>{failedText(counts)}</span>
          </Chip>
        )}
        <chakra.span flex="1" textStyle="sm" color="fg.muted">
          {state.status === 'paused' ? (
            (state.pausedBecause ?? 'Paused')
          ) : isRunning && waitsUntil !== undefined ? (
            <Wait key={waitsUntil} until={waitsUntil} />
          ) : (
            [counts.running > 0 && `${formatNumber(counts.running)} running`, left].filter(Boolean).join(', ')
          )}
        </chakra.span>
        <Flex
          gap="2"
          flex={{ base: '1 0 100%', md: '0 0 auto' }}
          css={{ '&& > *': { flex: { base: '1', md: '0 0 auto' } } }}
        >
          {isRunning && (
            <Button variant="outline" onClick={queue.pause}>
              <Pause size={16} aria-hidden />
              Pause
            </Button>
          )}
          {(state.status === 'paused' || state.status === 'ready') && (
            <Button onClick={goOn}>
              <Play size={16} aria-hidden />
              Go on
            </Button>
          )}
          <Button variant="outline" onClick={stop}>
            <Square size={16} aria-hidden />
            Stop
          </Button>
        </Flex>
      </Flex>
      <Flex
        gap="3px"
        h="8px"
        role="progressbar"
        aria-label={state.title}
        aria-valuenow={counts.done}
        aria-valuemax={counts.all}
      >
        {rows.length <= mostSegments ? rows.map(segment) : shares(counts)}
      </Flex>
    </chakra.div>
  )
}

/** Counts the seconds until the server accepts calls again. */
function Wait({ until }: { until: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span>{`The server asked to wait. It goes on in ${Math.max(1, Math.ceil((until - now) / 1000))} s.`}</span>
  )
}

/** If there are more objects than this, the bar has a segment for each state. */
const mostSegments = 60

const tones = {
  done: 'success',
  failed: 'danger',
  running: 'accent.mark',
  skipped: 'fg.subtle',
  waiting: undefined,
  held: undefined,
} as const

const segment = ({ row, status }: Progress): ReactNode => <Part key={row} tone={tones[status]} share={1} />

const shares = (counts: ProgressCounts): ReactNode =>
  (['done', 'failed', 'running', 'skipped', 'waiting'] as const).map((status) =>
    counts[status] > 0 ? <Part key={status} tone={tones[status]} share={counts[status]} /> : null,
  )

const Part = ({ tone, share }: { tone: string | undefined; share: number }) => (
  <chakra.i
    flexGrow={share}
    flexBasis="0"
    minW="2px"
    borderRadius="sm"
    borderWidth="1px"
    borderColor={tone ? 'transparent' : 'border.strong'}
    bg={tone ?? 'bg.muted'}
  />
)
