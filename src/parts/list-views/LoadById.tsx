import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { toApiError } from '@/api/errors'
import type { AnyEntity } from '@/entities/definition'
import { formatNumber } from '@/lib/format'
import { isObject } from '@/lib/value'
import { Button } from '@/ui/Button'
import { LoadProgress } from '@/ui/LoadProgress'
import { announce, toastError } from '@/ui/toast'
import styles from './LoadById.module.css'

interface LoadByIdProps {
  entity: AnyEntity
  account: string
  id: string
}

/** `loaded`: the pages are being read. `stopped`: the user or an error stopped it. */
type State = { loaded: number } | { stopped: number; error?: string } | undefined

/**
 * Reads the pages of a list that are not loaded until one has the object with this id. The list keeps the pages, so it
 * finds the object then. Nothing says that the id is missing before the last page is read (rule ASK-9). It opens while the
 * user types into the search, so it imports neither Chakra nor what is bundled with the forms: their code would block the next letter.
 */
export function LoadById({ entity, account, id }: LoadByIdProps) {
  const client = useQueryClient()
  const { idOf } = entity.list
  const [state, setState] = useState<State>()
  const running = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id is another search
  useEffect(() => {
    setState(undefined)
    return () => {
      running.current?.abort()
      running.current = undefined
    }
  }, [id, account])
  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    let loaded = 0
    let isFound = false
    setState({ loaded })
    try {
      await entity.calls.loadRest(client, account, {
        signal,
        onProgress: (now) => {
          loaded = now
          if (!signal.aborted) setState({ loaded })
        },
        until: (rows) => {
          isFound = rows.some((row) => isObject(row) && idOf(row as never) === id)
          return isFound
        },
      })
      if (isFound) announce(`Found the id ${id}`)
      else if (!signal.aborted) toastError({ description: `Nothing in this list has the id ${id}` })
      if (running.current === controller) setState(signal.aborted ? { stopped: loaded } : undefined)
    } catch (thrown) {
      if (running.current === controller) setState({ stopped: loaded, error: toApiError(thrown).message })
    }
  }
  if (state && 'loaded' in state)
    return (
      <div className={styles.line}>
        <LoadProgress label="Reading further pages" onStop={() => running.current?.abort()}>
          {state.loaded > 0 ? `${formatNumber(state.loaded)} read` : 'Reading'}
        </LoadProgress>
      </div>
    )
  return (
    <div className={styles.line}>
      {state && (
        <p role={state.error ? 'alert' : 'status'}>
          {state.error ?? `Stopped after ${formatNumber(state.stopped)}. The id can still be in the rest.`}
        </p>
      )}
      <Button variant="outline" onClick={() => void start()}>
        {state ? 'Go on' : `Find the id "${id}" in the rest`}
      </Button>
    </div>
  )
}
