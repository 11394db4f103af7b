import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { errorToast } from '@/api/errors'
import type { AnyEntity } from '@/entities/definition'
import { toastError } from '@/ui/toast'

/** The number of rows so far is told so often, in ms. */
const everyMs = 250

/** Loads a list to its end, on demand and until stopped; it stops by itself when the list is left. */
export function useWholeList({ calls }: AnyEntity, account: string) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<{ loaded: number; onStop: () => void }>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const loadAll = async (loaded: number) => {
    const controller = new AbortController()
    running.current = controller
    const onStop = () => controller.abort()
    let toldAt = 0
    setProgress({ loaded, onStop })
    try {
      await calls.loadRest(client, account, {
        signal: controller.signal,
        onProgress: (now) => {
          if (performance.now() - toldAt < everyMs) return
          toldAt = performance.now()
          setProgress({ loaded: now, onStop })
        },
      })
    } catch (thrown) {
      toastError(errorToast(thrown))
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, loadAll, startOver: () => calls.startOver(client, account) }
}
