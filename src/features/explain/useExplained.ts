import { startTransition, useEffect, useState } from 'react'
import { inSlices } from '@/ui/idle'
import type { Explained } from './types'
import { explaining, type View } from './view'

export interface ExplainedView {
  view: View
  all: readonly Explained[]
}

/**
 * Explains all objects without blocking the page. Returns the last result until the next one is there; undefined until
 * the first one.
 * @param view undefined while nothing can be explained
 */
export function useExplained(view: View | undefined): ExplainedView | undefined {
  const [result, setResult] = useState<ExplainedView>()
  useEffect(() => {
    if (!view) return undefined
    return inSlices(explaining(view), (all) => startTransition(() => setResult({ view, all })))
  }, [view])
  return view && result
}
