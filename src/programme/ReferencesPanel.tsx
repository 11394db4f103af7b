import { use, useEffect } from 'react'
import { SessionContext } from '@/auth/session'
import type { EntityType } from '@/entities/registry'
import { useFormContext } from '@/form/formContext'
import { CheckCard } from './check/CheckCard'
import { addRecentObject } from './recentObjects'
import { UsedByCard } from './UsedByCard'
import { UsesCard } from './UsesCard'

/** The findings on the object of a form, what uses it, and what it uses. Rendered inside the form, after all its sections. */
export function ReferencesPanel() {
  const { account, entity, store } = useFormContext()
  const type = entity.type as EntityType
  const id = String(entity.idOf(store.values()) ?? '')
  useOpened(account, type, id)
  return (
    <>
      <CheckCard type={type} id={id} />
      <UsedByCard type={type} id={id} />
      <UsesCard type={type} id={id} />
    </>
  )
}

/** Remembers that the user opened the object, for the home page (rule OVERVIEW-8). Only existing objects have this panel. */
function useOpened(account: string, type: EntityType, id: string) {
  const user = use(SessionContext)?.user?.id
  useEffect(() => {
    if (user !== undefined && id !== '') addRecentObject(user, { account, type, id, at: Date.now() })
  }, [user, account, type, id])
}
