import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { EditFailed, EditPending } from './EditStates'
import { EntityEditor } from './EntityEditor'
import type { EditedEntity } from './types'
import { useFoundObject } from './useFoundObject'
import { useWayBack } from './wayBack'

interface EditScreenProps<T extends object> {
  entity: EditedEntity<T>
  account: string
  /** `new` creates an object (rule ROUTE-5). */
  id: string
  /** Shown beside the form of an existing object, see `FormShell`. */
  aside?: ReactNode
  /** Shown beside the title. */
  menu?: ReactNode
  /** Replaces the empty form of a new object, e.g. by one with initial values. */
  start?: ReactNode
}

/** The edit screen of any entity. */
export function EditScreen<T extends object>(props: EditScreenProps<T>) {
  const { entity, account, id, aside, menu, start } = props
  const switches = useSwitches(account)
  // Remount for another account or id, so that no form state carries over.
  const key = JSON.stringify([entity.list.type, entity.scope === 'all' ? switches : account, id])
  return id === 'new' ? (
    <Fragment key={key}>{start ?? <EntityEditor entity={entity} account={account} />}</Fragment>
  ) : (
    <Existing key={key} entity={entity} account={account} id={id} aside={aside} menu={menu} />
  )
}

/** Counts how often the account changed. The initial account does not count: it can be preselected. */
function useSwitches(account: string): number {
  const [seen, setSeen] = useState({ account, switches: 0 })
  if (account === seen.account) return seen.switches
  const switches = seen.switches + (seen.account === '' ? 0 : 1)
  setSeen({ account, switches })
  return switches
}

/** Searches the list page by page. Opens the list when the complete list does not contain the object (decision B2). */
function Existing<T extends object>({ entity, account, id, aside, menu }: EditScreenProps<T>) {
  const { state, error, retry, lookFurther } = useFoundObject(entity, account, id)
  useEffect(() => {
    if (state === 'furtherPages') lookFurther()
  }, [state, lookFurther])

  if (typeof state === 'object')
    return <EntityEditor entity={entity} account={account} object={state.object} aside={aside} menu={menu} />
  if (state === 'missing') return <ToList type={entity.list.type} account={account} />
  if (state === 'failed') return <EditFailed title={entity.list.singular} message={error} onRetry={retry} />
  return <EditPending title={entity.list.singular} />
}

function ToList({ type, account }: { type: string; account: string }) {
  const { leave } = useWayBack(type, account)
  const hasLeft = useRef(false)
  useEffect(() => {
    if (hasLeft.current) return
    hasLeft.current = true
    leave()
  }, [leave])
  return null
}
