import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorToast } from '@/api/errors'
import type { AnyEntity } from '@/entities/definition'
import { toastError } from '@/ui/toast'

/** The number of rows so far is told so often, in ms. */
const everyMs = 250

/** All that is missing is being loaded: rows so far, and the way to stop. */
interface Progress {
  loaded: number
  onStop: () => void
}

/** Loads lists to their ends, on demand and until stopped; stops by itself when what uses it goes. */
export function useWholeLists(account: string, onError: (entity: AnyEntity, thrown: unknown) => void) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>(new Map())
  const running = useRef(new Set<AbortController>())
  useEffect(
    () => () => {
      for (const controller of running.current) controller.abort()
    },
    [],
  )

  const tell = (type: string, now: Progress | undefined) =>
    setProgress((before) => {
      const next = new Map(before)
      if (now) next.set(type, now)
      else next.delete(type)
      return next
    })

  const loadAll = async (entity: AnyEntity, loaded: number) => {
    const { type } = entity.list
    const controller = new AbortController()
    running.current.add(controller)
    const onStop = () => controller.abort()
    let toldAt = 0
    tell(type, { loaded, onStop })
    try {
      await entity.calls.loadRest(client, account, {
        signal: controller.signal,
        onProgress: (now) => {
          if (performance.now() - toldAt < everyMs) return
          toldAt = performance.now()
          tell(type, { loaded: now, onStop })
        },
      })
    } catch (thrown) {
      onError(entity, thrown)
    } finally {
      running.current.delete(controller)
      tell(type, undefined)
    }
  }
  return { progress, loadAll }
}

const toastFailure = (_entity: AnyEntity, thrown: unknown) => toastError(errorToast(thrown))

/** The same for one list, which can also be started over. */
export function useWholeList(entity: AnyEntity, account: string) {
  const client = useQueryClient()
  const { progress, loadAll } = useWholeLists(account, toastFailure)
  return {
    progress: progress.get(entity.list.type),
    loadAll: (loaded: number) => loadAll(entity, loaded),
    startOver: () => entity.calls.startOver(client, account),
  }
}
