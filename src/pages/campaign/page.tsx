import { useMemo } from 'react'
import { nameIn } from '@/engine/programme/campaignName'
import { rowsByType, useLists, useRemainingPages } from '@/entities/useLists'
import { Panel } from '@/list/Panel'
import { programmeTypes } from '@/model/entityTypes'
import { AllFailed, haveAllFailed } from '@/parts/page/AllFailed'
import { ProgrammeHead } from '@/parts/page/ProgrammeHead'
import { useNow } from '@/parts/page/useNow'
import { type CampaignSearch, parseCampaignSearch } from './address'
import { CampaignList } from './CampaignList'
import { OneCampaign } from './OneCampaign'

interface CampaignPageProps {
  account: string
  /** The parameters in the address. */
  search: CampaignSearch
}

/** All tags and categories of an account, or everything that has one of them (rule CAMPAIGN-6). */
export function CampaignPage({ account, search: raw }: CampaignPageProps) {
  const search = useMemo(() => parseCampaignSearch({ ...raw }), [raw])
  const lists = useLists(account, programmeTypes)
  const rest = useRemainingPages(account)
  const now = useNow()
  const rows = useMemo(() => rowsByType(lists), [lists])
  const isLoading = lists.some((list) => list.isLoading)
  // Memoized, because a new object would restart the work on the campaign at each render.
  const name = useMemo(() => nameIn(search), [search])
  const shared = { account, lists, rows, now, isLoading, rest }
  if (haveAllFailed(lists))
    return (
      <Panel grows>
        <ProgrammeHead />
        <AllFailed lists={lists} />
      </Panel>
    )
  if (name) return <OneCampaign key={JSON.stringify(name)} {...shared} name={name} view={search.view} />
  return <CampaignList {...shared} search={search} />
}
