import { useFormContext } from '@/form/formContext'
import type { EntityType } from '@/model/entityTypes'
import { HistoryCard } from './HistoryCard'

/** The history alone, for the form of an account: nothing refers to accounts (decision H29). */
export function HistoryPanel() {
  const { entity, store } = useFormContext()
  return <HistoryCard type={entity.type as EntityType} id={String(entity.idOf(store.values()) ?? '')} />
}
