import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '@/lib/idle'
import { useFormStore } from './formContext'
import type { TitledSection } from './types'

/** How many sections cover the first screen. */
const onFirstScreen = 2

/**
 * The sections to render: first those that the user sees, then one more after each paint, below the others. Code
 * that needs all fields (a save, the section index, a restored draft) calls `store.renderAll` first. Returns `sections`
 * itself once all of them are rendered.
 */
export function useRenderedSections(sections: readonly TitledSection[]) {
  const store = useFormStore()
  const [count, setCount] = useState(onFirstScreen)
  const isComplete = count >= sections.length
  useEffect(() => {
    // A transition: it can be interrupted by the user's input.
    if (!isComplete) startTransition(() => setCount(count + 1))
  }, [count, isComplete])
  useEffect(() => {
    // Warnings can belong to the sections that were rendered last, so compute them again.
    if (isComplete) return store.rederive()
    return store.onRenderAll(() => flushSync(() => setCount(Number.POSITIVE_INFINITY)))
  }, [store, isComplete])
  return isComplete ? sections : sections.slice(0, count)
}

/** True from the first idle moment after a condition became true, for parts that the user does not wait for. */
export function useIdleAfter(condition: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!condition) return
    let isMounted = true
    void whenIdle().then(() => isMounted && setIdle(true))
    return () => {
      isMounted = false
    }
  }, [condition])
  return isIdle
}
