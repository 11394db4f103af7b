import { chakra } from '@chakra-ui/react'
import { FlaskConical, Table2 } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { campaignIn, campaignViewOf, costSpanOf, countedIn } from '@/engine/campaign/campaign'
import type { MetricOptions } from '@/engine/economy/metrics'
import { sampleOf } from '@/engine/economy/sample'
import { campaignOf, changedObjects, type Trial } from '@/engine/economy/tryOut'
import { nameIn } from '@/engine/programme/campaignName'
import {
  type LoadedList,
  type RemainingPages,
  rowsByType,
  useLists,
  useRemainingPages,
} from '@/entities/useLists'
import { toMinute } from '@/lib/dates'
import { minuteMs } from '@/lib/days'
import { formatNumber, formatTime } from '@/lib/format'
import { Panel } from '@/list/Panel'
import { accountTypes } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import { OnlyCampaign } from '@/parts/campaigns/OnlyCampaign'
import { useEconomy } from '@/parts/economy/useEconomy'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import { AllFailed, haveAllFailed } from '@/parts/page/AllFailed'
import { FirstStep } from '@/parts/page/FirstStep'
import { PageState, ProgrammeHead } from '@/parts/page/ProgrammeHead'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { Button } from '@/ui/Button'
import { LoadAll } from '@/ui/PartLoaded'
import { Skeleton } from '@/ui/styled'
import { useIsPhone } from '@/ui/useMedia'
import { AssumptionsSheet } from './Assumptions'
import { audienceOf, type EconomySearch, editsOf, parseEconomySearch } from './address'
import { Controls } from './Controls'
import { EconomySections } from './Sections'
import { TryBar } from './TryBar'
import { firstTrial } from './trialKinds'
import { usePast } from './visits'

interface EconomyScreenProps {
  account: string
  /** The parameters in the address. */
  search: EconomySearch
}

const none: readonly never[] = []

/** The page about what players can earn and buy, and the effect of changes (rules ECON-1 to ECON-20). */
export function EconomyScreen({ account, search: raw }: EconomyScreenProps) {
  const search = useMemo(() => parseEconomySearch({ ...raw }), [raw])
  const { user } = useSession()
  const openPlan = useOpenPlan()
  const lists = useLists(account, accountTypes)
  const rest = useRemainingPages(account)
  // The time is fixed to the minute in which the page was opened, so that figures do not change while they are read.
  const [opened] = useState(() => Math.floor(Date.now() / minuteMs) * minuteMs)
  const options = useOptions(search, opened)
  const { shown, isCurrent, spread } = useEconomy(lists, account, options)
  const both = shown?.both
  const past = usePast(account, lists, opened)
  const rows = useMemo(() => rowsByType(lists), [lists])
  const trials: readonly Trial[] = search.try ?? none
  const changed = useMemo(() => changedObjects(rows, trials), [rows, trials])
  const onSearch = usePatchAddress<EconomySearch>()
  const focus = useMovedFocus(trials.length > 0)
  const onTrials = (next: readonly Trial[]) => {
    if (next.length === 0 || trials.length === 0) focus.move()
    onSearch({ try: next.length > 0 ? next : undefined, ...daysOfCampaign(rows, next, trials, opened) })
  }

  const isLoading = lists.some((list) => list.isLoading)
  const { onlyPlayers, isPart } = partOfPlayers(lists, rest)
  const sample = sampleOf({
    counted: both?.now.players?.count ?? 0,
    loaded: rows.get('players')?.length ?? 0,
    isPart,
  })
  const part = onlyPlayers && (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" textStyle="sm" color="fg.muted">
      <span>{`Based on ${sample}${ofTotal(rest.totalOf('players'))}.`}</span>
      <LoadAll of={nouns.players.many} onClick={() => rest.load(onlyPlayers)} />
    </chakra.span>
  )
  const isPhone = useIsPhone()
  const hasSomething = both !== undefined && both.now.sources.length + both.now.sinks.length > 0
  return (
    <Panel grows aria-busy={isLoading || !isCurrent || undefined}>
      <Head
        search={search}
        asOf={both && (isCurrent ? `As of ${formatTime(opened)}` : 'Working it out...')}
        isCurrent={isCurrent}
        hasSomething={hasSomething}
        tryRef={focus.start}
        onTry={() => onTrials([firstTrial])}
        onSearch={onSearch}
      />
      {haveAllFailed(lists) ? (
        <AllFailed lists={lists} />
      ) : both && !hasSomething ? (
        <PageState
          title="Nothing to work out yet"
          text="What events, missions, quizzes and other objects give, and what prizes cost, appears here when they exist."
          action={<FirstStep type="prizes" />}
        />
      ) : (
        <>
          <Controls
            search={search}
            players={rows.get('players') ?? none}
            part={isPhone && part}
            playerCount={isPhone ? both?.now.players?.count : undefined}
            onSearch={onSearch}
          />
          <OnlyCampaign {...search} onClear={() => onSearch({ tag: undefined, category: undefined })} />
          {!onlyPlayers && <PartialDataNote lists={lists} rest={rest} asPart />}
          {trials.length > 0 && (
            <TryBar
              ref={focus.bar}
              lists={rows}
              trials={trials}
              changed={changed.length}
              canWrite={canPlan(user?.permissions ?? [])}
              onTrials={onTrials}
              onPlan={() => openPlan({ kind: 'changes', account, objects: changed }, 'economy')}
            />
          )}
          {shown ? (
            <EconomySections
              account={account}
              lists={shown.rows}
              both={shown.both}
              spread={spread}
              options={shown.options}
              search={search}
              now={opened}
              past={past}
              sample={sample}
              note={!isPhone && part}
              onSearch={onSearch}
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

interface HeadProps {
  search: EconomySearch
  /** The time of the calculation; undefined before the first one. */
  asOf: string | undefined
  isCurrent: boolean
  hasSomething: boolean
  tryRef: RefObject<HTMLButtonElement | null>
  onTry: () => void
  onSearch: (patch: EconomySearch) => void
}

/** The title, the time of the figures, and the buttons of the page. */
const Head = ({ search, asOf, isCurrent, hasSomething, tryRef, onTry, onSearch }: HeadProps) => (
  <ProgrammeHead>
    {asOf !== undefined && (
      <chakra.span
        role="status"
        textStyle="sm"
        color="fg.muted"
        display={{ base: isCurrent ? 'none' : 'inline', md: 'inline' }}
      >
        {asOf}
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
          <chakra.span hideBelow="md">Table</chakra.span>
        </Button>
        {!search.try?.length && (
          <Button ref={tryRef} variant="outline" aria-label="Try a change" onClick={onTry}>
            <FlaskConical size={16} aria-hidden />
            <chakra.span hideBelow="md">Try a change</chakra.span>
          </Button>
        )}
      </>
    )}
  </ProgrammeHead>
)

/**
 * If a campaign is tried as a single change, returns the length of its span, so that the figures start with that (rule
 * CAMPAIGN-14).
 */
function daysOfCampaign(
  rows: Lists,
  next: readonly Trial[],
  before: readonly Trial[],
  now: number,
): Pick<EconomySearch, 'from' | 'days'> {
  const chosen = campaignOf(next)
  const was = campaignOf(before)
  if (!chosen || (chosen.by === was?.by && chosen.word === was.word)) return {}
  const name = chosen.by === 'tag' ? { tag: chosen.word } : { category: chosen.word }
  const { objects, state } = campaignIn(rows, name, now)
  const { at, days } = costSpanOf(countedIn(objects, campaignViewOf({ state })), now)
  return days > 0 ? { from: toMinute(at), days } : {}
}

/** How partially loaded players are reported: as one line, or as a note if loading is in progress or failed. */
function partOfPlayers(lists: readonly LoadedList[], rest: RemainingPages) {
  const players = lists.find(({ type }) => type === 'players')
  const isPart = players?.isPartial === true
  const isQuiet =
    lists.every(({ type, isPartial, error }) => (type === 'players' || !isPartial) && error === undefined) &&
    !rest.progress.has('players') &&
    !rest.errors.has('players')
  return { isPart, onlyPlayers: isPart && isQuiet ? players : undefined }
}

/** ', of 250': how many players there are, if that is known. */
const ofTotal = (total: number | undefined) => (total === undefined ? '' : `, of ${formatNumber(total)}`)

/** Moves the focus into the bar when the first change is tried, and back to the button when the last one is removed. */
function useMovedFocus(isTrying: boolean) {
  const bar = useRef<HTMLElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  // Not for an address that already contains a change.
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
function useOptions(search: EconomySearch, opened: number): MetricOptions {
  const { profile = 'regular', days = 30, from } = search
  const key = JSON.stringify([editsOf(search), audienceOf(search), search.try, nameIn(search)])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` contains the relevant parts of `search`
  return useMemo(
    () => ({
      at: from === undefined ? opened : Date.parse(from),
      days,
      profile,
      edits: editsOf(search),
      audience: audienceOf(search),
      trials: search.try,
      campaign: nameIn(search),
      now: opened,
    }),
    [opened, from, days, profile, key],
  )
}

/** Placeholders for the sentence and the first sections. */
const Loading = () => (
  <chakra.div aria-hidden display="grid" gap="4" px="inset" py="5">
    <Skeleton w="min(40rem, 90%)" h="28px" />
    <Skeleton w="min(60rem, 100%)" h="40px" />
    <Skeleton w="100%" h="220px" />
    <Skeleton w="100%" h="300px" />
  </chakra.div>
)
