import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { FlaskConical, Scale, Table2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { canWrite } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { plan } from '@/features/plan/screen/planned'
import { Gaps } from '@/features/shared/Gaps'
import { ProgrammeHead } from '@/features/shared/ProgrammeHead'
import { SideBySide } from '@/features/shared/parts'
import { Segments } from '@/features/shared/Segments'
import { rowsByType, useLists, useRestOfLists } from '@/features/shared/useLists'
import { usePatchAddress } from '@/features/shared/usePatchAddress'
import { Panel } from '@/list/Panel'
import { Failure } from '@/list/states'
import { minuteMs } from '@/model/days'
import { accountTypes } from '@/model/entityTypes'
import { nouns } from '@/model/words'
import { Button } from '@/ui/Button'
import { counted, formatTime } from '@/ui/format'
import { StateView } from '@/ui/StateView'
import { Skeleton } from '@/ui/styled'
import { audienceOf, type EconomySearch, editsOf, parseEconomySearch } from '../address'
import { BalanceChart } from '../charts/BalanceChart'
import { LadderChart } from '../charts/LadderChart'
import { PaysChart } from '../charts/PaysChart'
import type { BothFigures, FigureOptions, ShownFigures } from '../engine/figures'
import { assumptionsOf } from '../engine/profiles'
import type { Simulated } from '../engine/simulate'
import { changedObjects, type Trial } from '../engine/tryOut'
import { useEconomy } from '../useEconomy'
import { useBetweenVisits } from '../visits'
import { AssumptionsSheet } from './Assumptions'
import { Boxes, Raffles } from './Chances'
import { Controls } from './Controls'
import { Earned, Spent } from './EarnedSpent'
import { Headline } from './Headline'
import { Outstanding } from './Outstanding'
import { TimeToPrize } from './TimeToPrize'
import { firstTrial, TryBar } from './TryBar'

interface EconomyScreenProps {
  account: string
  /** The parameters in the address. */
  search: EconomySearch
}

const none: readonly never[] = []

/** What players can earn and buy, and what a change would do (rules ECON-1 to ECON-9). */
export function EconomyScreen({ account, search: raw }: EconomyScreenProps) {
  const search = useMemo(() => parseEconomySearch({ ...raw }), [raw])
  const { user } = useSession()
  const navigate = useNavigate()
  const lists = useLists(account, accountTypes)
  const rest = useRestOfLists(account)
  // Now is the minute in which the page was opened, so that figures do not move while they are read.
  const [opened] = useState(() => Math.floor(Date.now() / minuteMs) * minuteMs)
  const options = useOptions(search, opened)
  const { both, isCurrent, spread } = useEconomy(lists, account, options)
  const between = useBetweenVisits(account, lists, opened)
  const rows = useMemo(() => rowsByType(lists), [lists])
  const trials: readonly Trial[] = search.try ?? none
  const changed = useMemo(() => changedObjects(rows, trials), [rows, trials])
  const onSearch = usePatchAddress<EconomySearch>()
  const focus = useMovedFocus(trials.length > 0)
  const onTrials = (next: readonly Trial[]) => {
    if (next.length === 0 || trials.length === 0) focus.move()
    onSearch({ try: next.length > 0 ? next : undefined })
  }

  const isLoading = lists.some((list) => list.isLoading)
  const failed = lists.filter(({ error }) => error !== undefined)
  const isLost = !isLoading && failed.length === lists.length
  const hasSomething = both !== undefined && both.now.sources.length + both.now.sinks.length > 0
  return (
    <Panel grows aria-busy={isLoading || !isCurrent || undefined}>
      <ProgrammeHead>
        {both && (
          <chakra.span textStyle="sm" color="fg.muted" display={{ base: 'none', md: 'inline' }}>
            {`Worked out ${formatTime(opened)}`}
          </chakra.span>
        )}
        {hasSomething && (
          <>
            <Button
              variant="outline"
              aria-label="Table"
              aria-pressed={search.view === 'table'}
              onClick={() => onSearch({ view: search.view === 'table' ? undefined : 'table' })}
            >
              <Table2 size={16} aria-hidden />
              <Wide>Table</Wide>
            </Button>
            {trials.length === 0 && (
              <Button
                ref={focus.start}
                variant="outline"
                aria-label="Try a Change"
                onClick={() => onTrials([firstTrial])}
              >
                <FlaskConical size={16} aria-hidden />
                <Wide>Try a Change</Wide>
              </Button>
            )}
          </>
        )}
      </ProgrammeHead>
      {isLost ? (
        <Failure
          error={failed[0]?.error ?? ''}
          isBusy={false}
          onRetry={() => {
            for (const { retry } of failed) retry()
          }}
        />
      ) : both && !hasSomething ? (
        <StateView
          icon={Scale}
          title="Nothing to work out yet"
          text="What events, missions, quizzes and other objects give, and what prizes cost, appears here when they exist."
        />
      ) : (
        <>
          <Controls search={search} players={rows.get('players') ?? none} onSearch={onSearch} />
          <Gaps lists={lists} rest={rest} asPart />
          {trials.length > 0 && (
            <TryBar
              ref={focus.bar}
              lists={rows}
              trials={trials}
              changed={changed.length}
              canWrite={canWrite(user?.permissions ?? [])}
              onTrials={onTrials}
              onPlan={() => {
                plan({ kind: 'changes', account, objects: changed }, 'economy')
                void navigate({ to: '/programme/plan' })
              }}
            />
          )}
          {both ? (
            <Sections
              both={both}
              spread={spread}
              options={options}
              search={search}
              onSearch={onSearch}
              isPart={lists.some(({ type, isPartial }) => type === 'players' && isPartial)}
              between={between}
            />
          ) : (
            <Loading />
          )}
        </>
      )}
      {search.panel === 'assumptions' && (
        <AssumptionsSheet
          search={search}
          profile={options.profile}
          events={rows.get('events') ?? none}
          onSearch={onSearch}
          onClose={() => onSearch({ panel: undefined })}
        />
      )}
    </Panel>
  )
}

/** Moves the focus into the bar when a change is tried, and back to the button when none is any more. */
function useMovedFocus(isTrying: boolean) {
  const bar = useRef<HTMLElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  // An address with a change opens without it.
  const isMoved = useRef(false)
  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    ;(isTrying ? bar.current?.querySelector('select') : start.current)?.focus()
  }, [isTrying])
  return {
    bar,
    start,
    move: () => {
      isMoved.current = true
    },
  }
}

/** The options of the engine. Keeps its reference while the parameters that it reads stay the same. */
function useOptions(search: EconomySearch, opened: number): FigureOptions {
  const { profile = 'regular', days = 30, from } = search
  const key = JSON.stringify([editsOf(search), audienceOf(search), search.try])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` contains the relevant parts of `search`
  return useMemo(
    () => ({
      at: from === undefined ? opened : Date.parse(from),
      days,
      profile,
      edits: editsOf(search),
      audience: audienceOf(search),
      trials: search.try,
    }),
    [opened, from, days, profile, key],
  )
}

interface SectionsProps {
  both: BothFigures
  spread: Simulated | undefined
  options: FigureOptions
  search: EconomySearch
  onSearch: (patch: EconomySearch) => void
  /** Only a part of the players is loaded. */
  isPart: boolean
  between: ReturnType<typeof useBetweenVisits>
}

function Sections({ both, spread, options, search, onSearch, isPart, between }: SectionsProps) {
  const { now, before } = both
  const { profile, days, at, edits } = options
  const assumed = assumptionsOf(profile, edits)
  const isTable = search.view === 'table'
  const players = now.players?.count ?? 0
  const times = search.who === 'all' && players > 0 ? players : 1
  const currency = search.pays ?? 'credits'
  const shown: ShownFigures = { figures: now, before, profile, days, at, assumed, isTable }
  return (
    <>
      <Headline {...shown} />
      {players > 0 && (
        <chakra.div px={{ base: '3', md: '5' }} pb="4" _print={{ display: 'none' }}>
          <Segments
            label="Whose earnings"
            items={[
              { value: 'one', label: `A ${profile} player` },
              { value: 'all', label: `All ${counted(players, 'player')}` },
            ]}
            value={search.who ?? 'one'}
            onChoose={(who) => onSearch({ who: who === 'all' ? 'all' : undefined })}
          />
        </chakra.div>
      )}
      <SideBySide css={{ '--columns': 'repeat(3, minmax(0, 1fr))' }}>
        <Earned {...shown} currency="credits" times={times} />
        <Spent {...shown} />
        <Earned {...shown} currency="points" times={times} />
      </SideBySide>
      <SideBySide css={{ '--columns': 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <BalanceChart {...shown} spread={spread} />
        <TimeToPrize {...shown} spread={spread} />
      </SideBySide>
      <SideBySide css={{ '--columns': 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <LadderChart ladder={now.ladder} before={before?.ladder} profile={profile} isTable={isTable} />
        <PaysChart
          pays={now.pays[currency]}
          currency={currency}
          isTable={isTable}
          action={
            <Segments
              label="What pays best in"
              items={[
                { value: 'credits', label: nouns.credits.title },
                { value: 'points', label: nouns.points.title },
              ]}
              value={currency}
              onChoose={(chosen) => onSearch({ pays: chosen === 'points' ? 'points' : undefined })}
            />
          }
        />
      </SideBySide>
      <SideBySide css={{ '--columns': 'minmax(0, 1fr) minmax(0, 1fr)' }}>
        <Boxes {...shown} search={search} onSearch={onSearch} />
        <Raffles {...shown} search={search} onSearch={onSearch} />
      </SideBySide>
      <Outstanding {...shown} isPart={isPart} between={between} />
    </>
  )
}

/** The label of a button, which phones have no space for. */
const Wide = chakra('span', { base: { display: { base: 'none', md: 'inline' } } })

/** Placeholders for the sentence and the first sections. */
const Loading = () => (
  <chakra.div aria-hidden display="grid" gap="4" px={{ base: '3', md: '5' }} py="5">
    <Skeleton w="min(40rem, 90%)" h="28px" />
    <Skeleton w="min(60rem, 100%)" h="40px" />
    <Skeleton w="100%" h="220px" />
    <Skeleton w="100%" h="300px" />
  </chakra.div>
)
