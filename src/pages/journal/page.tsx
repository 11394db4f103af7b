import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useSession } from '@/auth/session'
import { changesOf } from '@/engine/journal/changes'
import { filtering, filterRecords, linesOf } from '@/engine/journal/filter'
import { revertRequest } from '@/engine/journal/revertRequest'
import { isFiltered, type JournalSearch } from '@/engine/journal/search'
import { pluralize } from '@/lib/format'
import { inSlices } from '@/lib/idle'
import { toggledInSet } from '@/lib/toggled'
import { Panel } from '@/list/Panel'
import { campaignLabel, OnlyCampaign } from '@/parts/campaigns/OnlyCampaign'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import { preview, undo } from '@/parts/journal/undo'
import { type Journal, useJournal } from '@/parts/journal/useJournal'
import { OpenList } from '@/parts/page/FirstStep'
import { PageState, ProgrammeHead } from '@/parts/page/ProgrammeHead'
import { useAccounts } from '@/parts/page/useAccounts'
import type { JournalRecord } from '@/stored/journalRecords'
import { Button } from '@/ui/Button'
import { ExportMenu } from './ExportMenu'
import { JournalFilters } from './Filters'
import type { OnRevert } from './LineRow'
import { Lines } from './Lines'
import { StorageNote, sizeText } from './StorageNote'

/** The changes of this browser, by day and by plan (rules JOURNAL-5 to JOURNAL-8). */
export function JournalPage({ search }: { search: JournalSearch }) {
  const journal = useJournal()
  const { records, reverted, isKept, unreadable, newer, isPart } = journal
  const { user } = useSession()
  const navigate = useNavigate()
  const client = useQueryClient()
  const accountOf = useAccounts()
  const onSearch = usePatchAddress<JournalSearch>()
  const [openPlans, setOpenPlans] = useState<ReadonlySet<string>>(new Set())
  const { found, isSearching } = useFound(journal, search)
  const lines = useMemo(
    () => found && linesOf(found, { isGrouped: search.group !== 'off', openPlans }),
    [found, search.group, openPlans],
  )
  const among = campaignLabel(search)
  const revert: OnRevert = async (entries, field) => {
    const [entry] = entries
    const isOne = field !== undefined || (entries.length === 1 && entry && hasOneField(entry))
    const ended =
      entry && isOne
        ? await undo(client, { entry: entry.id }, field)
        : await preview(client, revertRequest(entries, records ?? []))
    if (ended === 'shown') void navigate({ to: '/programme/plan' })
  }

  return (
    <Panel grows aria-busy={!records || undefined}>
      <ProgrammeHead>
        {records && records.length > 0 && (
          <chakra.span textStyle="sm" color="fg.muted" display={{ base: 'none', md: 'inline' }}>
            {sizeText(records)}
          </chakra.span>
        )}
        {found && records && records.length > 0 && <ExportMenu found={found} all={records} />}
      </ProgrammeHead>
      {records && records.length > 0 && <JournalFilters search={search} records={records} />}
      <OnlyCampaign {...search} onClear={() => onSearch({ tag: undefined, category: undefined })} />
      <StorageNote
        name={user?.name}
        isKept={isKept}
        unreadable={unreadable}
        newer={newer}
        records={records}
      />
      <chakra.p srOnly role="status">
        {isSearching
          ? 'Searching...'
          : found && isFiltered(search)
            ? `${pluralize(found.length, 'change')} found${among === undefined ? '' : ` among objects with ${among}`}`
            : ''}
      </chakra.p>
      {!records && (
        <chakra.p role="status" py="14" textAlign="center" color="fg.muted">
          Reading the journal...
        </chakra.p>
      )}
      {!found && isSearching && records && (
        <chakra.p aria-hidden py="14" textAlign="center" color="fg.muted">
          Searching...
        </chakra.p>
      )}
      {isPart && (
        <chakra.p role="status" px="inset" py="2" textStyle="xs" color="fg.muted">
          Reading older entries...
        </chakra.p>
      )}
      {lines && lines.length > 0 && (
        <Lines
          lines={lines}
          reverted={reverted}
          onToggle={(id) => setOpenPlans((before) => toggledInSet(before, id))}
          onRevert={revert}
          accountOf={accountOf}
        />
      )}
      {records?.length === 0 && (
        <PageState
          title="Nothing has been changed yet"
          text="What you create, change or delete from this browser is listed here, and can be reverted."
          action={<OpenList type="missions" />}
        />
      )}
      {records && records.length > 0 && found?.length === 0 && !isPart && !isSearching && (
        <PageState
          title="No changes found"
          text="No change in the journal of this browser matches the search and the filters."
          action={
            <Button asChild variant="outline">
              <Link to="/programme/journal">Clear all</Link>
            </Button>
          }
        />
      )}
    </Panel>
  )
}

/** Whether an entry changed a single field, and is known to have taken effect. */
const hasOneField = (record: JournalRecord): boolean =>
  record.operation === 'update' && record.outcome === 'done' && changesOf(record).length === 1

interface Found {
  /** The newest first. Undefined until the journal is read and searched. */
  found: readonly JournalRecord[] | undefined
  /** A search is running, and `found` is the previous result. */
  isSearching: boolean
}

/**
 * The entries that match the filters and the search. Searches in slices, so that a long journal does not block the
 * page.
 */
function useFound({ records, reverted }: Journal, search: JournalSearch): Found {
  const deferred = useDeferredValue(search)
  const isSearch = (deferred.q ?? deferred.tag ?? deferred.category) !== undefined
  const filtered = useMemo(
    () => (records && !isSearch ? filterRecords(records, deferred, reverted) : undefined),
    [records, isSearch, deferred, reverted],
  )
  const [searched, setSearched] = useState<{ search: JournalSearch; found: readonly JournalRecord[] }>()
  useEffect(() => {
    if (!records || !isSearch) return undefined
    return inSlices(filtering(records, deferred, reverted), (found) =>
      setSearched({ search: deferred, found }),
    )
  }, [records, isSearch, deferred, reverted])
  if (!isSearch) return { found: filtered, isSearching: false }
  return { found: searched?.found, isSearching: searched?.search !== deferred }
}
