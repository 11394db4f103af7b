import { useMemo } from 'react'
import { canPlan } from '@/auth/permissions'
import { useSession } from '@/auth/session'
import { calendarOf, calendarTypes } from '@/engine/time/reading'
import type { Span, SpanFilter, WindowEdit, WindowsByType } from '@/engine/time/windows'
import { rowsByType, useLists, useRemainingPages } from '@/entities/useLists'
import { toMinute } from '@/lib/dates'
import { Panel } from '@/list/Panel'
import { useStable } from '@/list/useStable'
import type { EntityType } from '@/model/entityTypes'
import { OnlyCampaign } from '@/parts/campaigns/OnlyCampaign'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import { AllFailed, haveAllFailed } from '@/parts/page/AllFailed'
import { FirstStep } from '@/parts/page/FirstStep'
import { PageState } from '@/parts/page/ProgrammeHead'
import { useNow } from '@/parts/page/useNow'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { useHasBeen } from '@/parts/partial-data/useHasBeen'
import { useOpenPlan } from '@/parts/plan/useOpenPlan'
import { Agenda } from '@/parts/time-line/Agenda'
import { editedObjects, remainingEdits, useStoredEdits, withWindowEdit } from '@/parts/time-line/edits'
import { TimeLine } from '@/parts/time-line/TimeLine'
import { ElsewhereBar } from '@/parts/unsaved/ElsewhereBar'
import { useIsPhone } from '@/ui/useMedia'
import { addressMoment, type CalendarSearch, parseCalendarSearch } from './address'
import { CalendarFilters } from './CalendarFilters'
import { CalendarHead } from './CalendarHead'
import { EditsBar } from './EditsBar'
import { CalendarLegend } from './Legend'
import { LiveList } from './LiveList'
import { Problems } from './Problems'
import { SpanTable } from './SpanTable'
import { useRange } from './useRange'

interface CalendarScreenProps {
  account: string
  /** The parameters in the address. */
  search: CalendarSearch
}

const noSpans: readonly Span[] = []
const noWindows: WindowsByType = new Map()
const allTypes: ReadonlySet<EntityType> = new Set(calendarTypes)

/** After this time the calendar shows what has arrived, in ms. */
const longestWaitMs = 5000

/** One time line of all active windows, draws and refresh periods of an account (rules CALENDAR-1 to CALENDAR-14). */
export function CalendarScreen({ account, search: inAddress }: CalendarScreenProps) {
  const search = useMemo(() => parseCalendarSearch({ ...inAddress }), [inAddress])
  const { user } = useSession()
  const openPlan = useOpenPlan()
  const now = useNow()
  const isPhone = useIsPhone()
  const lists = useLists(account, calendarTypes)
  const rest = useRemainingPages(account)
  const { spans, windows, problems } = useMemo(() => calendarOf(rowsByType(lists)), [lists])
  const onSearch = usePatchAddress<CalendarSearch>()
  const [range, setRange] = useRange(search, now, onSearch)
  const { edits, objects, onEdit, isElsewhere, takeOver, discard } = useEdits(account, spans)

  const { type, category, tag } = search
  const filter = useFilter(search)
  const moment = addressMoment(search)
  const onMoment = useStable((at: number | undefined) =>
    onSearch({ at: at === undefined ? undefined : toMinute(at) }),
  )
  // `lists` keeps its identity until one of the lists changes.
  const loading = useMemo(
    () => new Set<EntityType>(lists.filter(({ isLoading }) => isLoading).map((list) => list.type)),
    [lists],
  )
  const isLoading = (type ?? calendarTypes).some((one) => loading.has(one))
  const hasLoaded = useHasBeen(!isLoading, longestWaitMs)

  const isLost = haveAllFailed(lists)
  const hasFailed = lists.some(({ error }) => error !== undefined)
  const isEmpty = loading.size === 0 && !hasFailed && spans.length + problems.length === 0
  const filterProps = { spans, search, onSearch: onSearch as (patch: CalendarSearch) => void }
  const head = (
    <CalendarHead
      // On phones the filters are behind a button beside the title.
      action={isPhone && !isLost && !isEmpty && <CalendarFilters {...filterProps} />}
      range={range}
      now={now}
      onRange={isLost || isEmpty ? undefined : setRange}
      isTable={search.view === 'table'}
      onTable={
        isPhone || isLost || isEmpty
          ? undefined
          : () => onSearch({ view: search.view === 'table' ? undefined : 'table' })
      }
    />
  )
  if (isLost || isEmpty)
    return (
      <Panel grows>
        {head}
        {isLost ? <AllFailed lists={lists} /> : <Empty />}
      </Panel>
    )
  const withGaps = search.gaps !== 'off'
  // All rows are placeholders until each list has arrived or one takes too long. Otherwise each list that arrives would
  // move the rows below it.
  const drawn = hasLoaded
    ? { spans, windows, loading }
    : { spans: noSpans, windows: noWindows, loading: allTypes }
  const canMove = canPlan(user?.permissions ?? []) && !isElsewhere
  const shared = { spans, filter, range, now, moment }
  return (
    <Panel style={hasLoaded ? undefined : { minHeight: '100vh' }}>
      {head}
      {!isPhone && <CalendarFilters {...filterProps} />}
      <OnlyCampaign
        tag={tag || undefined}
        category={category || undefined}
        onClear={() => onSearch({ tag: undefined, category: undefined })}
      />
      <PartialDataNote lists={lists} rest={rest} asPart />
      <Problems problems={problems} />
      {isPhone ? (
        <Agenda
          {...shared}
          spans={drawn.spans}
          onMoment={onMoment}
          withGaps={withGaps}
          isLoading={isLoading}
        />
      ) : search.view === 'table' ? (
        <SpanTable {...shared} edits={edits} />
      ) : (
        <>
          <TimeLine
            key={hasLoaded ? 'loaded' : 'loading'}
            {...shared}
            {...drawn}
            onRange={setRange}
            onMoment={onMoment}
            edits={edits}
            onEdit={onEdit}
            canMove={canMove}
            withGaps={withGaps}
          />
          {hasLoaded && <CalendarLegend range={range} canMove={canMove} />}
        </>
      )}
      {hasLoaded && (
        <LiveList
          spans={spans}
          filter={filter}
          edits={edits}
          now={now}
          moment={moment}
          isLoading={isLoading}
        />
      )}
      {isElsewhere && <ElsewhereBar onTakeOver={takeOver} />}
      {objects.length > 0 && !isElsewhere && (
        <EditsBar
          count={objects.length}
          onReview={() => openPlan({ kind: 'changes', account, objects }, 'calendar')}
          onDiscard={discard}
        />
      )}
    </Panel>
  )
}

/** The edits of windows that are still there, and what they change in objects. */
function useEdits(account: string, spans: readonly Span[]) {
  const { edits: held, set, isElsewhere, takeOver } = useStoredEdits(account)
  const edits = useMemo(() => remainingEdits(held, spans), [held, spans])
  const objects = useMemo(() => editedObjects(edits, spans), [edits, spans])
  const onEdit = useStable((key: string, edit: WindowEdit | undefined) =>
    set((before) => withWindowEdit(before, key, edit)),
  )
  return { edits, objects, onEdit, isElsewhere, takeOver, discard: () => set(() => ({})) }
}

/** The filter of the address. Keeps its reference while its content is unchanged. */
function useFilter({ type, category, tag, undated }: CalendarSearch): SpanFilter {
  const types = type?.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the types as one text
  return useMemo(
    () => ({ types: type, category, tag, undated: undated === 'on' }),
    [types, category, tag, undated],
  )
}

const Empty = () => (
  <PageState
    title="Nothing to show yet"
    text="Missions, streaks, leaderboards, prizes, raffles and mystery boxes appear here when they exist."
    action={<FirstStep type="missions" />}
  />
)
