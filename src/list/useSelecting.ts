import { useRef } from 'react'
import { unloadable } from '@/lib/missingCode'
import { toastError } from '@/ui/toast'
import type { SelectMode } from './selecting/selectMode'
import type { ListSpec } from './types'
import { useStable } from './useStable'
import { useVisitEffect, useVisitState } from './visit'

const loadMode = () => import('./selecting')

/** Code of Select mode, loaded before the click. An error shows up on the click, which loads it again. */
const prepare = () => void loadMode().catch(() => undefined)

type Mode<T extends object> = SelectMode<T> & Pick<Awaited<ReturnType<typeof loadMode>>, 'Selecting'>

/**
 * The list in which rows are being selected, and its state. It outlives the list, so that the user finds the selection
 * again when they come back from another screen (decision H43). Starting in another list replaces it.
 */
let current: { place: string; mode: Mode<never> } | undefined

/** Ends Select mode, because a plan for the selection has started. */
export const forgetSelection = (): void => {
  current = undefined
}

/** Select mode of a list. It loads on demand. */
export function useSelecting<T extends object>(spec: ListSpec<T>, account: string) {
  const place = JSON.stringify([spec.type, account])
  const [mode, setMode] = useVisitState(() =>
    current?.place === place ? (current.mode as unknown as Mode<T>) : undefined,
  )
  const button = useRef<HTMLButtonElement>(null)
  const stay = useRef<object>(undefined)
  useVisitEffect(() => {
    stay.current = {}
    return () => {
      stay.current = undefined
    }
  })
  const start = async () => {
    const own = stay.current
    const { startSelectMode, Selecting } = await loadMode()
    // The user has opened another list in the meantime.
    if (stay.current !== own) return
    const started = { ...startSelectMode(spec), Selecting }
    current = { place, mode: started as unknown as Mode<never> }
    setMode(started)
  }
  const stop = useStable(() => {
    button.current?.focus()
    forgetSelection()
    setMode(undefined)
  })
  return {
    mode,
    button,
    prepare,
    stop,
    toggle: () => {
      if (mode) stop()
      else start().catch(() => toastError({ description: unloadable }))
    },
  }
}
