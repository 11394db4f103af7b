import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { formatNumber } from '@/lib/format'
import { announce, toastError } from '@/ui/toast'
import { errorToast } from './errors'
import type { RowSource } from './rows'

/** Interval of progress updates, in ms. */
const everyMs = 250

/** State while the missing pages load: the number of rows so far, and a function to stop. */
interface Progress {
  loaded: number
  onStop: () => void
}

/** A type and how its lists are read. */
interface Listed {
  list: { type: string }
  calls: Pick<RowSource<never>, 'loadRest' | 'startOver'>
}

/** Loads the remaining pages of lists on demand. `onStop`, `stop` or unmounting aborts loading. */
export function useCompleteLists(account: string, onError: (type: string, thrown: unknown) => void) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>(new Map())
  const running = useRef(new Set<AbortController>())
  const stop = useCallback(() => {
    for (const controller of running.current) controller.abort()
  }, [])
  useEffect(() => stop, [stop])

  const update = (type: string, now: Progress | undefined) =>
    setProgress((before) => {
      const next = new Map(before)
      if (now) next.set(type, now)
      else next.delete(type)
      return next
    })

  const loadAll = async (source: Listed, before: number) => {
    const { type } = source.list
    const controller = new AbortController()
    running.current.add(controller)
    const onStop = () => controller.abort()
    let loaded = before
    let updatedAt = 0
    update(type, { loaded, onStop })
    try {
      await source.calls.loadRest(client, account, {
        signal: controller.signal,
        onProgress: (now) => {
          loaded = now
          if (performance.now() - updatedAt < everyMs) return
          updatedAt = performance.now()
          update(type, { loaded, onStop })
        },
      })
      // The progress bar has disappeared, and screen readers did not hear it, because its text changes too often.
      if (!controller.signal.aborted) announce(`All ${formatNumber(loaded)} ${type} loaded`)
    } catch (thrown) {
      onError(type, thrown)
    } finally {
      running.current.delete(controller)
      update(type, undefined)
    }
  }
  return { progress, loadAll, stop }
}

const toastFailure = (_type: string, thrown: unknown) => toastError(errorToast(thrown))

/** As `useCompleteLists`, for one list, which can also be reloaded from the first page. */
export function useCompleteList(source: Listed, account: string) {
  const client = useQueryClient()
  const { progress, loadAll, stop } = useCompleteLists(account, toastFailure)
  return {
    progress: progress.get(source.list.type),
    loadAll: (loaded: number) => loadAll(source, loaded),
    stop,
    startOver: () => source.calls.startOver(client, account),
  }
}
