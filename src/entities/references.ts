import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { followWrite } from '@/api/longLists'
import type { Rows } from '@/api/rows'
import { isOfAccount, isOfResource } from '@/api/rows'
import { canPlan } from '@/auth/permissions'
import { SessionContext } from '@/auth/session'
import { useFormContext } from '@/form/formContext'
import type { ReferenceActions, ReferenceItem, ReferenceOptions } from '@/form/types'
import { resourceFacts } from '@/generated/resourceFacts'
import { shortDayText } from '@/lib/dateText'
import { fieldText, titleOf } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { addressOf, createAddress } from '@/model/ids'
import { lifecycleText } from '@/model/lifecycle'
import type { AnyEntity } from './definition'
import { entityOf } from './registry'

interface ReferableItem extends ReferenceItem {
  ordinal: number | undefined
}

/** Converts an object to a dropdown item. It can violate the contract, so names and images are read defensively. */
const itemOf = (entity: AnyEntity, object: { ordinal?: number }): ReferableItem => {
  const id = String(entity.list.idOf(object) ?? '')
  const name = titleOf(object, id)
  return {
    id,
    // Levels are shown as '3 - Pathfinder' and sorted by ordinal.
    name: entity.list.type === 'levels' ? `${object.ordinal ?? '?'} - ${name}` : name,
    ordinal: object.ordinal,
    image: fieldText(object, 'imgUrl') || undefined,
    state: lifecycleText(object, undefined, shortDayText),
  }
}

/** Actions on the objects of a type: open one, create one, and refresh after another tab created one. */
function useActions(entity: AnyEntity, account: string, loaded: Rows<object>): ReferenceActions {
  const client = useQueryClient()
  const permissions = use(SessionContext)?.user?.permissions
  const latest = useRef(loaded)
  useEffect(() => {
    latest.current = loaded
  })
  const canCreate = permissions !== undefined && (entity.editableBy ?? canPlan)(permissions)
  return useMemo(() => {
    const { type, singular, idOf } = entity.list
    const hasId = (id: string) => (row: object) => String(idOf(row)) === id
    const isList = (query: { queryKey: readonly unknown[] }) =>
      isOfResource(query, type) && isOfAccount(query, account)
    return {
      type,
      account,
      singular,
      // Opened in a new tab, so the address contains the account.
      hrefOf: (id) => addressOf(type, id, account),
      createHref: canCreate ? createAddress(type, account) : undefined,
      refresh: async (id) => {
        if (latest.current.asOf === undefined) return latest.current.retry()
        // Do not refetch a very long list: find the one object and insert it.
        const row = await entity.calls.rereader(client, account)(hasId(id))
        if (!row || latest.current.rows?.some(hasId(id))) return
        followWrite(client, isList, { sent: row, isNew: true, matches: hasId(id) })
      },
    }
  }, [entity, account, canCreate, client])
}

/**
 * A dropdown over the objects of one type. Shares the query cache with the list screen. Loads all pages, because an id
 * beyond the first page must not look unknown.
 */
export function useReferencesTo(
  type: EntityType,
  account: string,
): ReferenceOptions & { items: readonly ReferableItem[] } {
  const entity: AnyEntity = entityOf(type)
  const loaded: Rows<object> = entity.calls.useRows(account)
  const { rows, error, isPending, hasMore, isLoadingMore, loadMore } = loaded
  const goOn = hasMore && !isLoadingMore && error === undefined
  const onGoOn = useEffectEvent(() => void loadMore())
  useEffect(() => {
    if (goOn) onGoOn()
  }, [goOn])
  const items = useMemo(() => (rows ?? []).map((row) => itemOf(entity, row)), [rows, entity])
  const actions = useActions(entity, account, loaded)
  const message = error && `${entity.list.title} could not be loaded: ${error.message}`
  const isLoading = isPending || hasMore
  return useMemo(
    () => ({
      items,
      isLoading,
      error: message,
      icon: entity.list.icon,
      family: entity.list.family,
      type: entity.list.type,
      actions,
    }),
    [items, isLoading, message, actions, entity],
  )
}

type Facts = typeof resourceFacts

/**
 * A dropdown for the ids at a path, e.g. 'reward.achievements.*.id'. The contract defines the type that they refer to.
 * For a part that several types share, pass any of them.
 */
export function useReferencesAt<R extends EntityType, P extends keyof Facts[R]['refersTo']>(
  type: R,
  path: P,
) {
  const { account } = useFormContext()
  const refersTo: Facts[R]['refersTo'] = resourceFacts[type].refersTo
  // The compiler does not resolve the type of a path of a type parameter.
  return useReferencesTo(refersTo[path] as EntityType, account)
}
