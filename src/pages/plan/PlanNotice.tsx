import { chakra, Flex } from '@chakra-ui/react'
import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { usePlanApi } from '@/api/writes/planApi'
import { useSession } from '@/auth/session'
import { accountsOf } from '@/engine/plan/makePlan'
import { formatNumber } from '@/lib/format'
import { useAccounts } from '@/parts/page/useAccounts'
import {
  forgetNextPlans,
  forgetPreview,
  type Planned,
  takeOver,
  useNextPlans,
  usePlanned,
} from '@/parts/plan/planned'
import {
  countText,
  endNote,
  objectTypes,
  requestTitle,
  resultText,
  runningText,
  unreadableText,
  waitingText,
} from '@/parts/plan/texts'
import { Button } from '@/ui/Button'
import { useLeftPreview } from './leftPreviews'
import { failedText, progressCountsOf } from './progress'
import {
  discard,
  offerUnfinished,
  type RunningPlan,
  useIsUnreadable,
  useQueueState,
  useRunning,
} from './running'
import { useHasUnfinished } from './unfinished'

/**
 * A line above the other screens: the progress of a running plan, or that a plan is unfinished (rule PLANSCREEN-8). It
 * also finds an unfinished plan of an earlier visit, for example of a closed tab.
 */
export function PlanStatusLine() {
  const { user } = useSession()
  const api = usePlanApi()
  const running = useRunning()
  const isUnreadable = useIsUnreadable()
  const { length } = useNextPlans()
  // While a preview is open, it shows the waiting plans itself.
  const waiting = usePlanned() ? 0 : length
  const [left, lookAgain] = useLeftPreview()
  const id = user?.id ?? ''
  const isUnfinished = useHasUnfinished()
  useEffect(() => {
    // Reads the storage only if there is a mark of an unfinished plan. The component renders without one, too, because
    // it also offers previews.
    if (isUnfinished) void offerUnfinished(id, api)
  }, [isUnfinished, id, api])
  const isShownAnyway = useRouterState({ select: ({ location }) => location.pathname === '/programme/plan' })
  if (isShownAnyway) return null
  if (running || waiting > 0 || left)
    return (
      <>
        {running && <Notice running={running} />}
        {waiting > 0 && <Waiting count={waiting} />}
        {left && <Left preview={left} onDone={lookAgain} />}
      </>
    )
  if (!isUnreadable) return null
  return (
    <Line canDiscard>
      <chakra.p>{unreadableText}</chakra.p>
    </Line>
  )
}

/** Plans that wait for their preview, e.g. copies to several accounts. */
function Waiting({ count }: { count: number }) {
  return (
    <Line canDiscard onDiscard={forgetNextPlans}>
      <chakra.p>{`${waitingText(count)}.`}</chakra.p>
    </Line>
  )
}

/** A preview whose tab was closed. */
function Left({ preview, onDone }: { preview: Planned; onDone: () => void }) {
  const { request } = preview
  const accountOf = useAccounts()
  const { to } = accountsOf(request)
  const chosen = request.objects === 'all' ? [] : request.objects
  const words = request.objects === 'all' ? 'everything' : countText(chosen.length, objectTypes(chosen))
  const title = requestTitle(request, words, accountOf(to).name)
  return (
    <Line
      canDiscard
      onDiscard={() => {
        forgetPreview(preview.id ?? '')
        onDone()
      }}
      onOpen={() => takeOver(preview)}
    >
      <chakra.p minW="0" overflowWrap="anywhere">
        <span>{'A plan that was not started: '}</span>
        <chakra.b fontWeight="600">
          <bdi>{title}</bdi>
        </chakra.b>
        <span>.</span>
      </chakra.p>
    </Line>
  )
}

function Notice({ running }: { running: RunningPlan }) {
  const state = useQueueState(running)
  const counts = progressCountsOf(state)
  const isRunning = state.status === 'running'
  const isOver = state.status === 'stopped' || (state.status === 'finished' && counts.failed === 0)
  const note = isOver ? endNote(state) : undefined
  if (isOver && (state.status === 'stopped' || note === undefined)) return null
  if (isOver)
    return (
      <Line canDiscard discardLabel="Close">
        <chakra.p flex="1" minW="0" overflowWrap="anywhere">
          <chakra.b fontWeight="600">{resultText(state, counts)}</chakra.b>
          <span>{`. ${note}`}</span>
        </chakra.p>
      </Line>
    )
  const failed = counts.failed > 0 ? `, ${failedText(counts)}` : ''
  const because = state.pausedBecause === undefined ? '' : ` ${state.pausedBecause}`
  return (
    <Line canDiscard={!isRunning}>
      <chakra.p minW="0" overflowWrap="anywhere">
        <chakra.b fontWeight="600">{isRunning ? runningText(state) : 'An unfinished plan'}</chakra.b>
        <span>
          {`: ${formatNumber(counts.done)} of ${formatNumber(counts.all)} done${failed}.${because}`}
        </span>
      </chakra.p>
      <chakra.div
        role="progressbar"
        aria-label={state.title}
        aria-valuenow={counts.done}
        aria-valuemax={counts.all}
        flex="1"
        minW="4rem"
        maxW="16rem"
        h="1.5"
        borderRadius="full"
        bg="bg.muted"
        outline="1px solid {colors.border.strong}"
        outlineOffset="-1px"
        overflow="hidden"
      >
        <chakra.div
          h="full"
          borderRadius="full"
          bg={counts.failed > 0 ? 'accent.mark' : 'success'}
          style={{ width: `${(100 * counts.done) / Math.max(1, counts.all)}%` }}
        />
      </chakra.div>
    </Line>
  )
}

interface LineProps {
  canDiscard: boolean
  discardLabel?: string
  onDiscard?: () => void
  onOpen?: () => void
  children: ReactNode
}

const Line = ({ canDiscard, discardLabel = 'Discard', onDiscard = discard, onOpen, children }: LineProps) => (
  <Flex
    role="region"
    aria-label="Plan"
    align="center"
    wrap="wrap"
    columnGap="3"
    rowGap="1"
    mb={{ base: '2', md: '3' }}
    ps="3.5"
    pe="1.5"
    py="1"
    minH="40px"
    borderWidth="1px"
    borderRadius="lg"
    borderColor="border.strong"
    bg="bg.panel"
    boxShadow="xs"
    textStyle="sm"
    _print={{ display: 'none' }}
  >
    {children}
    <Flex ms="auto" gap="1">
      {canDiscard && (
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          {discardLabel}
        </Button>
      )}
      <Button variant="outline" size="sm" asChild>
        <Link to="/programme/plan" onClick={onOpen}>
          Open
        </Link>
      </Button>
    </Flex>
  </Flex>
)
