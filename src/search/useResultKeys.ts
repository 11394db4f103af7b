import { type KeyboardEvent, useState } from 'react'
import type { SearchResult } from './searchEntities'

const page = 7

/** Where a key leads from the current of `count` results; undefined for keys that are not ours. */
function step(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return (active - 1 + count) % count
  if (key === 'PageDown') return Math.min(active + page, count - 1)
  if (key === 'PageUp') return Math.max(active - page, 0)
  return undefined
}

/** The current result, walked by the arrow keys (round and round) and opened by Enter; the first after each query. */
export function useResultKeys(results: readonly SearchResult[], onChoose: (result: SearchResult) => void) {
  const [moved, setMoved] = useState({ results, to: 0 })
  const active = moved.results === results ? moved.to : 0

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || results.length === 0) return
    const to = step(event.key, active, results.length)
    const current = results[active]
    if (to !== undefined) setMoved({ results, to })
    else if (event.key === 'Enter' && current) onChoose(current)
    else return
    event.preventDefault()
  }
  return { active, onKeyDown }
}
