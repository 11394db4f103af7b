import { chakra } from '@chakra-ui/react'
import { useIsFetching } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { isOfResource } from '@/api/rows'
import { byCause, matterOf, membersOf } from '@/engine/check/causes'
import type { Finding } from '@/engine/check/types'
import { keyOf } from '@/engine/plan/ids'
import type { ObjectName } from '@/engine/plan/types'
import { nameIn } from '@/engine/programme/campaignName'
import { objectsOfCampaign } from '@/engine/sets/chosen'
import { type LoadedList, objectsText, rowsByType, useLists, useRemainingPages } from '@/entities/useLists'
import { plural, pluralize } from '@/lib/format'
import { Panel } from '@/list/Panel'
import { accountTypes } from '@/model/entityTypes'
import { campaignLabel, OnlyCampaign } from '@/parts/campaigns/OnlyCampaign'
import { usePatchAddress } from '@/parts/filters/usePatchAddress'
import { setFindingCounts } from '@/parts/findings/findingCounts'
import { keepVisit } from '@/parts/findings/storage'
import { useFindings } from '@/parts/findings/useFindings'
import { FirstStep } from '@/parts/page/FirstStep'
import { PageState, ProgrammeHead } from '@/parts/page/ProgrammeHead'
import { PartialDataNote } from '@/parts/partial-data/PartialDataNote'
import { Button } from '@/ui/Button'
import { FindingFilters } from './Filters'
import { FindingGroups } from './Groups'
import { CheckProgress } from './Loading'
import { MutedFindings, useMuted } from './MutedFindings'
import { Pictures } from './Pictures'
import { Stopped, useStop } from './Stopped'
import { Summary } from './Summary'
import type { CheckSearch } from './search'
import { since, sinceText, visitText } from './since'

interface CheckPageProps {
  account: string
  search: CheckSearch
}

const none: readonly Finding[] = []

/** Whether a query reads one of the checked lists. */
const isOfCheck = (query: { queryKey: readonly unknown[] }) =>
  accountTypes.some((type) => isOfResource(query, type))

/** The faults of an account's configuration (rules CHECK-1 to CHECK-9 and CHECK-12). Use the account as its `key`. */
export function CheckPage({ account, search }: CheckPageProps) {
  const { stopped, types, hasGoneOn, stop, goOn } = useStop()
  const lists = useLists(account, types)
  const rest = useRemainingPages(account)
  const { result, isCurrent, again } = useFindings(lists, account)
  const [broken, setBroken] = useState(none)
  const all = useMemo(() => [...(result?.findings ?? none), ...broken], [result, broken])
  const { shown: unmuted, muted, visit } = useMuted(account, all)
  const { tag, category } = search
  const campaign = useMemo(() => nameIn({ tag, category }), [tag, category])
  const only = useMemo(() => campaign && objectsOfCampaign(rowsByType(lists), campaign), [lists, campaign])
  const shown = useMemo(() => among(unmuted, only), [unmuted, only])
  const onSearch = usePatchAddress<CheckSearch>()
  const changes = useMemo(
    () =>
      visit && isCurrent
        ? since(visit, [...unmuted, ...muted.map(({ finding }) => finding)], lists)
        : undefined,
    [visit, isCurrent, unmuted, muted, lists],
  )
  const isFetching = useIsFetching({ predicate: isOfCheck }) > 0
  const isLoading = lists.some((list) => list.isLoading)
  const hasRows = lists.some(({ rows }) => rows)
  // If the last result had no findings, it must not be shown for lists that have arrived since.
  const isChecking = !isCurrent && (result === undefined || all.length === 0)

  const hasResult = hasRows && result !== undefined && !isChecking && !(isLoading && shown.length === 0)

  useEffect(() => {
    if (!isCurrent || !hasRows || !result) return
    keepVisit(account, { at: result.at, keys: byCause(result.findings).map(matterOf) })
  }, [account, isCurrent, hasRows, result])
  useEffect(() => {
    if (isCurrent && hasRows) setFindingCounts(account, { findings: unmuted, at: result?.at })
  }, [account, isCurrent, hasRows, unmuted, result])

  const checkAgain = () => {
    if (stopped.length > 0) goOn()
    for (const list of lists) list.retry()
    again()
  }
  return (
    <Panel grows aria-busy={isLoading || undefined}>
      <ProgrammeHead>
        {result && isCurrent && hasRows && (
          <chakra.span textStyle="sm" color="fg.muted" display={{ base: 'none', md: 'inline' }}>
            {`Checked ${visitText(result.at)}`}
          </chakra.span>
        )}
        <Button variant="outline" isBusy={isFetching} onClick={checkAgain}>
          <RefreshCw size={16} aria-hidden />
          Check again
        </Button>
      </ProgrammeHead>
      <chakra.p srOnly role="status">
        {isCurrent &&
          hasRows &&
          `Check ${stopped.length > 0 ? 'of the loaded lists ' : ''}complete: ${shown.length} ${plural(shown.length, 'finding')}`}
      </chakra.p>
      {(isLoading || (hasRows && isChecking)) && (
        <CheckProgress lists={lists} onStop={() => stop(lists)} takesFocus={hasGoneOn} isShort={hasResult} />
      )}
      {stopped.length > 0 && <Stopped types={stopped} onGoOn={goOn} />}
      {hasResult && (
        <>
          {!isLoading && (
            <Summary
              shown={shown}
              muted={muted.length}
              objects={
                only
                  ? `${pluralize(only.length, 'object')} with ${campaignLabel(search)}`
                  : objectsText(lists)
              }
              changes={changes && visit && sinceText(changes, visit)}
            />
          )}
          <OnlyCampaign {...search} onClear={() => onSearch({ tag: undefined, category: undefined })} />
          <FindingFilters findings={shown} search={search} />
          <PartialDataNote lists={lists} rest={rest} asPart isCheck />
          {shown.length === 0 ? (
            <PageState
              title="Nothing to fix"
              text={emptyText(lists, muted.length, stopped.length > 0)}
              action={stopped.length === 0 && isEmpty(lists) && <FirstStep type="missions" />}
            />
          ) : (
            <FindingGroups findings={shown} search={search} lists={lists} news={changes?.news} />
          )}
        </>
      )}
      {!isLoading && !hasRows && <PartialDataNote lists={lists} rest={rest} asPart isCheck />}
      {hasRows && !isLoading && !isChecking && (
        <>
          <Pictures lists={lists} onFound={setBroken} />
          <MutedFindings account={account} muted={muted} />
        </>
      )}
    </Panel>
  )
}

/** Filters the findings by these objects; without objects, returns all. */
function among(findings: readonly Finding[], objects: readonly ObjectName[] | undefined): readonly Finding[] {
  if (!objects) return findings
  const keys = new Set(objects.map(keyOf))
  return findings.filter((finding) => membersOf(finding).some((one) => keys.has(keyOf(one))))
}

const isEmpty = (lists: readonly LoadedList[]) => lists.every(({ rows }) => !rows?.length)

function emptyText(lists: readonly LoadedList[], muted: number, isStopped: boolean): string {
  if (isStopped) return 'No rule found a fault in the lists that are loaded.'
  if (isEmpty(lists)) return 'This account has no objects yet. What you add is checked here.'
  if (muted > 0) return 'All findings are muted. They are listed below.'
  return 'No rule found a fault in this account.'
}
