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

interface ResultKeys {
  results: readonly SearchResult[]
  /** Results of what is typed by now: drawing may be behind, Enter must not open what it no longer asks for. */
  latest: () => readonly SearchResult[]
  onChoose: (result: SearchResult) => void
}

/** The current result, walked by the arrow keys (round and round) and opened by Enter; the first after each query. */
export function useResultKeys({ results, latest, onChoose }: ResultKeys) {
  const [moved, setMoved] = useState({ results, to: 0 })
  const active = moved.results === results ? moved.to : 0

  const onEnter = () => {
    const now = latest()
    const current = now[now === results ? active : 0]
    if (current) onChoose(current)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const to = results.length > 0 ? step(event.key, active, results.length) : undefined
    if (event.key !== 'Enter' && to === undefined) return
    event.preventDefault()
    if (to === undefined) onEnter()
    else setMoved({ results, to })
  }
  return { active, onKeyDown }
}
