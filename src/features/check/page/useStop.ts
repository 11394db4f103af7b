import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isOfResource } from '@/api/rows'
import type { LoadedList } from '@/features/shared/useLists'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { announce } from '@/ui/toast'

/** Stops loading the lists that have not arrived, and continues on demand. */
export function useStop() {
  const client = useQueryClient()
  const [stopped, setStopped] = useState<readonly EntityType[]>([])
  const [hasGoneOn, setGoneOn] = useState(false)
  return {
    stopped,
    types: stopped.length > 0 ? accountTypes.filter((type) => !stopped.includes(type)) : accountTypes,
    /** Loading was stopped and continued, so its button replaced the one that had the focus. */
    hasGoneOn,
    stop: (lists: readonly LoadedList[]) => {
      const types = lists.filter(({ isLoading }) => isLoading).map(({ type }) => type)
      setStopped(types)
      announce('Stopped')
      void client.cancelQueries({
        predicate: (query) =>
          query.state.data === undefined && types.some((type) => isOfResource(query, type)),
      })
    },
    goOn: () => {
      setGoneOn(true)
      setStopped([])
    },
  }
}
