import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EntityType } from '@/entities/registry'
import { announce } from '@/ui/toast'
import type { LoadedList } from '../../useLists'
import { checkedTypes } from '../checkedTypes'

/** Stops loading the lists that have not arrived, and goes on with them. */
export function useStop() {
  const client = useQueryClient()
  const [stopped, setStopped] = useState<readonly EntityType[]>([])
  const [hasGoneOn, setGoneOn] = useState(false)
  return {
    stopped,
    types: stopped.length > 0 ? checkedTypes.filter((type) => !stopped.includes(type)) : checkedTypes,
    /** Loading was stopped before, so its button replaced the one with the focus. */
    hasGoneOn,
    stop: (lists: readonly LoadedList[]) => {
      const types = lists.filter(({ isLoading }) => isLoading).map(({ type }) => type)
      setStopped(types)
      announce('Stopped')
      void client.cancelQueries({
        predicate: ({ queryKey, state }) =>
          state.data === undefined && types.some((type) => queryKey.includes(`/${type}`)),
      })
    },
    goOn: () => {
      setGoneOn(true)
      setStopped([])
    },
  }
}
