import { type KeyboardEvent, useState } from 'react'
import type { SearchResult } from './searchEntities'

const page = 7
/** Wraps from the first result to the last only for short lists, where all results can be rendered. */
const wrapUpTo = 100

const keys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter'])

/** The index that a key moves to, from the active one of `count` results. */
function step(key: string, active: number, count: number): number {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp' && active === 0) return count > wrapUpTo ? 0 : count - 1
  if (key === 'ArrowUp') return active - 1
  if (key === 'PageDown') return Math.min(active + page, count - 1)
  return Math.max(active - page, 0)
}

interface ResultKeys {
  /** The query of the rendered results, and their number. */
  drawn: { query: string; count: number }
  /** The current query and its results. Rendering can lag behind; keys must not. */
  typed: { query: string; results: () => readonly SearchResult[] }
  onChoose: (result: SearchResult) => void
}

/** The active result. Arrow keys move it and wrap around, Enter opens it, and each new query resets it to the first. */
export function useResultKeys({ drawn, typed, onChoose }: ResultKeys) {
  const [moved, setMoved] = useState({ query: '', to: 0 })
  const activeOf = (query: string, count: number) =>
    moved.query === query ? Math.max(0, Math.min(moved.to, count - 1)) : 0

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !keys.has(event.key)) return
    const results = typed.results()
    const at = activeOf(typed.query, results.length)
    const current = results[at]
    if (!current) return
    event.preventDefault()
    if (event.key === 'Enter') onChoose(current)
    else setMoved({ query: typed.query, to: step(event.key, at, results.length) })
  }
  return { active: activeOf(drawn.query, drawn.count), onKeyDown }
}
