import { chakra, Flex } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isOfResource } from '@/api/rows'
import { entityOf } from '@/entities/registry'
import type { LoadedList } from '@/entities/useLists'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { Button } from '@/ui/styled'
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

interface StoppedProps {
  /** The lists that were not loaded. */
  types: readonly EntityType[]
  onGoOn: () => void
}

/** Shown after a stop: what the check covers, and a button to continue (rule CHECK-12). */
export function Stopped({ types, onGoOn }: StoppedProps) {
  const goOn = useRef<HTMLButtonElement>(null)
  // The pressed button has disappeared.
  useEffect(() => goOn.current?.focus({ preventScroll: true }), [])
  const titles = types.map((type) => entityOf(type).list.title)
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="3"
      rowGap="2"
      px="inset"
      py="2.5"
      borderBottomWidth="1px"
      textStyle="sm"
      color="fg.muted"
    >
      <chakra.p minW="0" overflowWrap="anywhere">
        {types.length === accountTypes.length
          ? 'Stopped before a list was loaded. Nothing was checked.'
          : `Stopped. Not loaded, and not checked: ${titles.join(', ')}. The check covers only the lists that are loaded.`}
      </chakra.p>
      <Button color="fg" variant="outline" size="sm" ref={goOn} onClick={onGoOn}>
        Load the rest
      </Button>
    </Flex>
  )
}
