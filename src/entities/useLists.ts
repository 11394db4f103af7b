import { useMemo, useState } from 'react'
import { toApiError } from '@/api/errors'
import { metricOf } from '@/api/metrics'
import type { Rows } from '@/api/rows'
import { useCompleteLists } from '@/api/useCompleteLists'
import { useGetAnalytics } from '@/generated/api/analytics/analytics'
import type { Statistics } from '@/generated/model'
import { pluralize } from '@/lib/format'
import { isObject } from '@/lib/value'
import { type EntityType, isOfProgramme } from '@/model/entityTypes'
import type { Lists } from '@/model/references'
import { nouns } from '@/model/words'
import type { AnyEntity } from './definition'
import { entities, entityOf } from './registry'

/** The loaded part of a list. */
export interface LoadedList {
  type: EntityType
  entity: AnyEntity
  /** Undefined until the first response. */
  rows: readonly object[] | undefined
  isLoading: boolean
  /** The account can have more objects than were loaded. */
  isPartial: boolean
  /** Why the list could not be loaded. */
  error: string | undefined
  retry: () => void
}

/**
 * Loads the lists of these types, each with as many pages as its list screen loads. Returns the same array until one of
 * them changes. If `enabled` is false, it sends no requests and returns the lists that are cached.
 */
export function useLists(
  account: string,
  types: readonly EntityType[],
  { enabled = true } = {},
): readonly LoadedList[] {
  // One call of the hook for each list (decision H17).
  const lists = entities.map(({ calls, list }) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: the registry never changes, so the order of hooks does not either
    calls.useRows(account, { enabled: enabled && types.includes(list.type) }),
  )
  const state = lists.flatMap(({ rows, error, isFetching, hasMore }) => [
    rows,
    error?.message,
    isFetching && rows === undefined,
    hasMore,
  ])
  const wanted = types.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` contains the relevant parts of `lists`
  return useMemo(
    () =>
      entities.flatMap((entity, index) => {
        const list = lists[index]
        return list && types.includes(entity.list.type) ? [loadedList(entity, list)] : []
      }),
    [...state, wanted],
  )
}

const loadedList = (
  entity: AnyEntity,
  { rows, error, isFetching, hasMore, retry }: Rows<object>,
): LoadedList => ({
  type: entity.list.type,
  entity,
  rows,
  isLoading: rows === undefined && (isFetching || error === undefined),
  isPartial: hasMore,
  error: error && !isFetching ? error.message : undefined,
  retry: () => void retry(),
})

/**
 * The number of objects in these lists, and of players: '322 objects and 100 players'. Says 'at least' if a list is
 * partially loaded. All pages use this function, so that they show the same numbers.
 */
export function objectsText(lists: readonly LoadedList[]): string {
  const text = (some: readonly LoadedList[], one: string, many?: string) => {
    const isWhole = some.every(({ isPartial, error }) => !isPartial && error === undefined)
    const count = some.reduce((sum, { rows }) => sum + (rows?.length ?? 0), 0)
    return `${isWhole ? '' : 'at least '}${pluralize(count, one, many)}`
  }
  const [objects, players] = [
    lists.filter(({ type }) => isOfProgramme(type)),
    lists.filter(({ type }) => !isOfProgramme(type)),
  ]
  const known = players.some(({ rows }) => rows?.length)
  return `${text(objects, 'object')}${known ? ` and ${text(players, nouns.players.one, nouns.players.many)}` : ''}`
}

/** The rows of the lists that have arrived. */
export const rowsByType = (lists: readonly LoadedList[]): Lists =>
  new Map(lists.flatMap(({ type, rows }) => (rows ? [[type, rows] as const] : [])))

/** The types whose lists can lack objects: they are partially loaded, or failed to load. */
export const partialTypes = (lists: readonly LoadedList[]): ReadonlySet<EntityType> =>
  new Set(lists.filter(({ isPartial, error }) => isPartial || error !== undefined).map(({ type }) => type))

const playersOf = (data: Statistics) => (isObject(data) ? metricOf(data, 'players') : undefined)

/** Loads the remaining pages of partial lists on demand. `totalOf` returns the total number of objects, if known. */
export function useRemainingPages(account: string) {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const { progress, loadAll } = useCompleteLists(account, (type, thrown) =>
    setErrors((before) => new Map(before).set(type, toApiError(thrown).message)),
  )
  const load = ({ type, rows }: { type: EntityType; rows: readonly unknown[] | undefined }) => {
    setErrors((before) => new Map([...before].filter(([failed]) => failed !== type)))
    void loadAll(entityOf(type), rows?.length ?? 0)
  }
  // Reads the number of players from the statistics, which the statistics strip fetches.
  const players = useGetAnalytics({ account }, { query: { enabled: false, select: playersOf } }).data
  const totalOf = (type: EntityType) => (type === 'players' ? players : undefined)
  return { load, progress, errors, totalOf }
}

export type RemainingPages = ReturnType<typeof useRemainingPages>
