import { type LinkOptions, useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { toApiError } from '@/api/errors'
import type { Rows } from '@/api/rows'
import { useWholeLists } from '@/api/useWholeLists'
import { useSelectedAccount } from '@/auth/session'
import { searchedFields } from '@/entities/definition'
import { entities, entityOf } from '@/entities/registry'
import { playerViewLabel, playerViewLink } from '@/features/explain/link'
import { pagesOf as pagesOfRoutes } from '@/features/shared/pages'
import { objectLink } from '@/list/ObjectLink'
import { addressOf } from '@/model/ids'
import { GlobalSearch } from '@/search/GlobalSearch'
import type { SearchResult } from '@/search/searchEntities'
import type { FoundPage, SearchSource, WholeLists } from '@/search/types'

interface GlobalSearchHostProps {
  onClose: () => void
  onSelectAccount: () => void
}

/** Global Search over all registered entities. Loads their lists while it is rendered, if an account is selected. */
export function GlobalSearchHost({ onClose, onSelectAccount }: GlobalSearchHostProps) {
  const [account] = useSelectedAccount()
  const hasAccount = account.trim() !== ''
  const sources = useSearchSources(account, hasAccount)
  const router = useRouter()
  const onOpen = useCallback(
    ({ source, id }: SearchResult) => {
      const link = objectLink({ type: source.type, id })
      if (link) void router.navigate(link)
    },
    [router],
  )
  // Closes when the screen changes, by Back or by a shortcut: the search belongs to the screen below it.
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && onClose()),
    [router, onClose],
  )
  const wholeLists = useRestOf(sources, account)
  const second = useMemo(
    () => ({
      labelOf: ({ source, id, name }: SearchResult) =>
        playerViewLink({ type: source.type, id }) && `${playerViewLabel(source.type)}: ${name}`,
      onOpen: ({ source, id }: SearchResult) => {
        const link = playerViewLink({ type: source.type, id })
        if (link) void router.navigate(link)
      },
    }),
    [router],
  )
  // The pages with a word that begins like the query.
  const pagesOf = (query: string): FoundPage[] =>
    pagesOfRoutes(router)
      .filter(({ title }) => ` ${title}`.toLowerCase().includes(` ${query.toLowerCase()}`))
      .map(({ title, icon, to }) => {
        const link = { to } as LinkOptions
        return {
          title,
          icon,
          href: router.history.createHref(router.buildLocation(link).publicHref),
          onOpen: () => void router.navigate(link),
        }
      })
  return (
    <GlobalSearch
      {...{ sources, hasAccount, wholeLists, hrefOf, onOpen, second, pagesOf, onClose, onSelectAccount }}
    />
  )
}

const hrefOf = ({ source, id }: SearchResult) => addressOf(source.type, id)

/** Loads the remaining pages of partial lists until the search is closed. */
function useRestOf(sources: readonly SearchSource[], account: string): WholeLists {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const { progress, loadAll } = useWholeLists(account, (type, thrown) =>
    setErrors((before) => new Map(before).set(type, toApiError(thrown).message)),
  )
  const load = (type: string) => {
    const entity = entityOf(type)
    const loaded = sources.find((source) => source.type === type)?.rows?.length ?? 0
    setErrors((before) => new Map([...before].filter(([failed]) => failed !== type)))
    if (entity) void loadAll(entity, loaded)
  }
  return { load, progress, errors }
}

/** The lists of all entities in the format of the search. Returns the same array until a list changes. */
function useSearchSources(account: string, enabled: boolean): readonly SearchSource[] {
  // False in the first render: sending 13 requests would delay the dialog, so they follow when it is shown.
  const isShown = useDeferredValue(true, false)
  // One hook for each list (decision H17).
  // biome-ignore lint/correctness/useHookAtTopLevel: the registry never changes, so the order of hooks does not either
  const lists = entities.map((entity) => entity.calls.useRows(account, { enabled: enabled && isShown }))
  const state = lists.flatMap(({ rows, error, isFetching, hasMore }) => [
    rows,
    error?.message,
    isFetching || !isShown,
    hasMore,
  ])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` contains the relevant parts of `lists`
  return useMemo(
    () => lists.map((list, index) => toSource(entities[index], list, { enabled, isShown })),
    [...state, enabled],
  )
}

function toSource(
  entity: (typeof entities)[number] | undefined,
  { rows, error, isFetching, hasMore, retry }: Rows<unknown>,
  { enabled, isShown }: { enabled: boolean; isShown: boolean },
): SearchSource {
  if (!entity) throw new Error('A list without an entity')
  const { type, title, singular, family, icon, idOf, fields } = entity.list
  return {
    type,
    title,
    singular,
    family,
    icon,
    idOf,
    searched: searchedFields,
    description: fields.description,
    rows: enabled ? rows : undefined,
    isLoading: enabled && (isFetching || !isShown) && rows === undefined,
    isPartial: enabled && hasMore,
    ...(enabled && error && { error: error.message }),
    retry: () => void retry(),
  }
}
