import { useEffect } from 'react'
import { useFormContext } from '@/form/formContext'
import type { EntityType } from '@/model/entityTypes'
import { isPageOn } from '@/parts/navigation/pages'
import { addRecentObject } from '@/parts/navigation/recentObjects'
import { CampaignsCard } from './CampaignsCard'
import { CheckCard } from './CheckCard'
import { HistoryCard } from './HistoryCard'
import { PlayersCard } from './PlayersCard'
import { UsedByCard } from './UsedByCard'
import { UsesCard } from './UsesCard'

/** The findings on the object of a form, what uses it, and what it uses. Rendered inside the form, after all its sections. */
export function ReferencesPanel() {
  const { account, entity, store } = useFormContext()
  const type = entity.type
  const id = String(entity.idOf(store.values()) ?? '')
  useOpened(account, type, id)
  return (
    <>
      {isPageOn('/programme/check') && <CheckCard type={type} id={id} />}
      <PlayersCard type={type} id={id} />
      <UsedByCard type={type} id={id} />
      <UsesCard type={type} id={id} />
      {isPageOn('/programme/campaign') && <CampaignsCard type={type} />}
      <HistoryCard />
    </>
  )
}

/** Remembers that the user opened the object, for the home page (rule OVERVIEW-8). Only existing objects have this panel. */
function useOpened(account: string, type: EntityType, id: string) {
  useEffect(() => {
    if (id !== '') addRecentObject({ account, type, id, at: Date.now() })
  }, [account, type, id])
}
