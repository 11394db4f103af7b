import { chakra } from '@chakra-ui/react'
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CloudAlert, RefreshCw } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { isOfAccount } from '@/api/rows'
import { type LoadedList, rowsByType, useLists } from '@/entities/useLists'
import { daysBetween, startOfDay } from '@/lib/days'
import { formatTime } from '@/lib/format'
import { accountTypes, isOfProgramme } from '@/model/entityTypes'
import { isPageOn } from '@/parts/navigation/pages'
import { inWords, sentenceOf } from '@/parts/page/newsSentence'
import { PageTitle } from '@/parts/page/ProgrammeHead'
import { SideBySide, Surface } from '@/parts/page/panel'
import { useNow } from '@/parts/page/useNow'
import { lazyPiece } from '@/ui/lazy'
import { StateView } from '@/ui/StateView'
import { Button, Skeleton } from '@/ui/styled'
import { TryAgain } from '@/ui/TryAgain'
import { useIsPhone } from '@/ui/useMedia'
import { loadPatienceMs } from '@/ui/whenThere'
import { useAttention } from './attention'
import { Checklist } from './Checklist'
import { Continue } from './Continue'
import { CopyFrom } from './CopyFrom'
import { Greeting } from './Greeting'
import { Missing } from './Missing'
import { onceEach, todayAndNext } from './moments'
import { NeedsAttention } from './NeedsAttention'
import { NextDays } from './NextDays'
import { OverviewSections } from './Sections'
import { SinceVisit } from './SinceVisit'
import { isBeingSetUp, setupSteps } from './steps'
import { useSums } from './sums'
import { Today } from './Today'
import { useMetric } from './useMetrics'

const [FromTemplate] = lazyPiece(async () => (await import('@/parts/campaigns/FromTemplate')).FromTemplate)
const [FirstPrize] = lazyPiece(async () => (await import('./FirstPrize')).FirstPrize)

interface OverviewProps {
  user: { name: string }
  account: string
  /** Undefined until the accounts are loaded. */
  accountName: string | undefined
  canWrite: boolean
  /** The illustration of an account that is still empty. */
  art: ReactNode
  /** The offer of the tour for new users, below the head. */
  offer: ReactNode
  /** Moves the focus to the heading, because the control that led here has disappeared. */
  takesFocus: boolean
}

/** The home page of an account. */
export function Overview({ user, account, accountName, canWrite, art, offer, takesFocus }: OverviewProps) {
  useEffect(() => {
    if (takesFocus) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [takesFocus])
  // Deferred, so that rendering the lists does not block the page.
  const lists = useDeferredValue(useLists(account, accountTypes))
  const isLoaded = lists.every((list) => !list.isLoading)
  const failed = lists.filter(({ error }) => error !== undefined)
  const now = useNow()
  const sums = useSums(lists, startOfDay(now))
  const programme = useProgramme(account, lists, sums, now)
  const name = accountName || account
  const isWhole = programme?.isWhole ?? false
  const isEarly = useIsEarly()
  const refresh = () => {
    for (const { retry } of lists) retry()
  }

  if (isLoaded && failed.length === lists.length)
    return (
      <Surface>
        <PageTitle />
        <StateView
          level={1}
          icon={CloudAlert}
          tone="danger"
          title={`${name} could not be loaded`}
          text={failed[0]?.error}
          action={<TryAgain size="md" onClick={refresh} />}
        />
      </Surface>
    )

  return (
    <Surface css={isEarly ? inOrder : undefined}>
      <PageTitle />
      <Greeting name={user.name} action={<Updated account={account} onRefresh={refresh} />}>
        <Heading name={name} programme={programme} />
      </Greeting>
      {offer}
      {programme?.setUp ? (
        <>
          <Checklist steps={programme.setUp} account={account} canWrite={canWrite} art={art} />
          {canWrite && <CopyFrom account={account} />}
          <FromTemplate asPart />
        </>
      ) : (
        <>
          <SideBySide css={{ '--columns': 'minmax(0, 5fr) minmax(0, 7fr)' }}>
            <Today moments={programme?.today} isWhole={isWhole} />
            <NeedsAttention items={programme?.attention} isWhole={isWhole} />
          </SideBySide>
          <NextDays lanes={programme?.lanes} moments={programme?.coming} now={now} isWhole={isWhole} />
          <SideBySide css={{ '--columns': 'minmax(0, 2fr) minmax(0, 1fr)' }}>
            <SinceVisit account={account} />
            <Continue account={account} lists={isLoaded || programme ? lists : undefined} now={now} />
          </SideBySide>
          <OverviewSections account={account} lists={lists} sums={sums?.sections} />
          {isPageOn('/programme/economy') && (
            <FirstPrize account={account} lists={lists} at={startOfDay(now)} />
          )}
        </>
      )}
      {isLoaded && <Missing account={account} lists={lists} />}
    </Surface>
  )
}

/*
 * If parts are stacked, a part appears after those above it have loaded: their height depends on the day, and would move
 * it (rule VIEW-9).
 */
const inOrder = {
  lgDown: {
    // So high that the footer is out of view until then.
    '& section[aria-busy=true]': { minH: '100dvh' },
    '& section[aria-busy=true] ~ section, & > :has(section[aria-busy=true]) ~ *, & > section[aria-busy=true] ~ *':
      {
        display: 'none',
      },
  },
} as const

/** False after five seconds: a list that has not arrived by then holds back no other part (rule VIEW-9). */
function useIsEarly(): boolean {
  const [isEarly, setEarly] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), loadPatienceMs)
    return () => clearTimeout(timer)
  }, [])
  return isEarly
}

/** All values that are derived from the lists. Undefined until each list has been loaded or has failed once. */
function useProgramme(
  account: string,
  lists: readonly LoadedList[],
  sums: ReturnType<typeof useSums>,
  now: number,
) {
  const isActive = (useMetric(account, 'activePlayers') ?? 0) > 0
  const days = sums?.days
  const attention = useAttention(account, lists, days?.stock)
  // The lists that the sums belong to. The current lists can be longer.
  const summed = sums?.lists ?? lists
  return useMemo(() => {
    if (!days) return undefined
    const rows = rowsByType(summed)
    const isWhole = isWholeOf(summed)
    const steps = setupSteps(rows, isActive)
    // Depends on the current minute, so it is not part of the sums.
    const today = todayAndNext(days.moments, now)
    return {
      isWhole,
      attention,
      today,
      lanes: days.lanes,
      coming: onceEach(
        days.moments.filter(({ at }) => at >= now),
        now,
      ),
      setUp: isWhole && isBeingSetUp(rows, steps) ? steps : undefined,
      sentence: sentenceOf({
        today: today.filter(({ at }) => at >= now && daysBetween(now, at) === 0),
        hasPassed: today.some(({ at }) => at < now),
        findings: attention && {
          errors: attention.filter(({ severity }) => severity === 'error').length,
          warnings: attention.filter(({ severity }) => severity === 'warning').length,
        },
        isWhole,
      }),
    }
  }, [summed, days, attention, isActive, now])
}

/** Whether all lists were completely read. For players the first page is enough. */
const isWholeOf = (lists: readonly LoadedList[]) =>
  lists.every(
    ({ type, isLoading, isPartial, error }) =>
      !isLoading && error === undefined && (!isOfProgramme(type) || !isPartial),
  )

type Programme = ReturnType<typeof useProgramme>

function Heading({ name, programme }: { name: string; programme: Programme }) {
  // Waits for the findings, so that the sentence does not change while the user reads it.
  if (!programme?.setUp && !programme?.attention)
    return (
      <>
        <chakra.span srOnly>{`Overview of ${name}`}</chakra.span>
        <Skeleton
          aria-hidden
          display="inline-block"
          w="min(26rem, 80%)"
          h="1.375rem"
          verticalAlign="middle"
        />
      </>
    )
  if (programme.setUp) {
    const open = programme.setUp.filter(({ isDone }) => !isDone).length
    const steps = open === 1 ? 'One step leads' : `${capital(inWords(open))} steps lead`
    const state = open === programme.setUp.length - 1 ? 'empty' : 'being set up'
    return <span>{`${name} is ${state}. ${steps} to the first prize.`}</span>
  }
  const { start, findings, end } = programme.sentence
  return (
    <>
      <span>{start}</span>
      {findings &&
        (isPageOn('/programme/check') ? (
          <Link to="/programme/check" data-tone={findings.tone}>
            {findings.text}
          </Link>
        ) : (
          <chakra.span color={`${findings.tone}.text`}>{findings.text}</chakra.span>
        ))}
      <span>{end}</span>
    </>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The age of the lists of an account, and whether they are being fetched. `updatedAt` is 0 before the first response.
 */
function useFreshness(account: string): { updatedAt: number; isFetching: boolean } {
  const client = useQueryClient()
  const ofLists = useMemo(
    () => ({ predicate: (query: Query) => query.queryKey[0] === 'infinite' && isOfAccount(query, account) }),
    [account],
  )
  const fetching = useIsFetching(ofLists)
  const ages = client
    .getQueryCache()
    .findAll({ ...ofLists, type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((at) => at > 0)
  return { updatedAt: ages.length > 0 ? Math.min(...ages) : 0, isFetching: fetching > 0 }
}

/** Shows when the oldest list was loaded. A press loads all lists again. */
function Updated({ account, onRefresh }: { account: string; onRefresh: () => void }) {
  const { updatedAt, isFetching } = useFreshness(account)
  const isPhone = useIsPhone()
  if (updatedAt === 0)
    return <chakra.span display="block" w="8rem" h={{ base: '44px', md: '32px' }} aria-hidden />
  return (
    <Button
      variant="ghost"
      size="sm"
      edge={isPhone ? 'start' : 'end'}
      isBusy={isFetching}
      onClick={onRefresh}
      title="Load the lists again"
    >
      <RefreshCw size={14} aria-hidden />
      <span>{isFetching ? 'Updating...' : `Updated ${formatTime(updatedAt)}`}</span>
    </Button>
  )
}
