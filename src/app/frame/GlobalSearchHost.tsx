import { useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useEffect, useMemo } from 'react'
import { useSelectedAccount } from '@/auth/session'
import { type LoadedList, useLists, useRemainingPages } from '@/entities/useLists'
import { objectLink } from '@/list/ObjectLink'
import { type EntityType, entityTypes } from '@/model/entityTypes'
import { addressOf } from '@/model/ids'
import { searchedFields } from '@/model/searchedFields'
import { playerViewLabel, playerViewLink } from '@/parts/navigation/playerViewLink'
import { GlobalSearch } from '@/search/GlobalSearch'
import type { SearchResult } from '@/search/searchEntities'
import type { SearchSource } from '@/search/types'
import { useCommands } from '../commands/useCommands'

interface GlobalSearchHostProps {
  onClose: () => void
  onSelectAccount: () => void
}

/** Global Search over all registered entities. Loads their lists while it is rendered, if an account is selected. */
export function GlobalSearchHost({ onClose, onSelectAccount }: GlobalSearchHostProps) {
  const [account] = useSelectedAccount()
  const hasAccount = account.trim() !== ''
  const lists = useSearchLists(account)
  const sources = useMemo(() => lists.map(toSource), [lists])
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
  const wholeLists = useRemainingPages(account)
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
  const commandsOf = useCommands(account, lists)
  return (
    <GlobalSearch
      {...{
        sources,
        hasAccount,
        wholeLists,
        hrefOf,
        onOpen,
        second,
        commandsOf,
        onClose,
        onSelectAccount,
      }}
    />
  )
}

const hrefOf = ({ source, id }: SearchResult) => addressOf(source.type, id)

/** The lists of all entities. Returns the same array until a list changes. */
function useSearchLists(account: string): readonly LoadedList[] {
  // False in the first render: sending 13 requests would delay the dialog, so they follow when it is shown.
  const enabled = useDeferredValue(true, false)
  return useLists(account, account.trim() === '' ? noTypes : entityTypes, { enabled })
}

const noTypes: readonly EntityType[] = []

function toSource({ entity, ...list }: LoadedList): SearchSource {
  const { title, singular, family, icon, idOf, fields } = entity.list
  return {
    ...list,
    title,
    singular,
    family,
    icon,
    idOf,
    searched: searchedFields,
    description: fields.description,
  }
}
