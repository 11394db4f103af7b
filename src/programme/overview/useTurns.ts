import { useCallback, useMemo, useState } from 'react'

/** Lets only a few of many work at a time. */
export interface Turns {
  /** Whether it is somebody's turn, or was. */
  has: (id: string) => boolean
  /** Gets in line. */
  ask: (id: string) => void
  /** Makes room for the next one. */
  done: (id: string) => void
}

export function useTurns(atATime: number): Turns {
  const [line, setLine] = useState<readonly string[]>([])
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const ask = useCallback((id: string) => setLine((was) => (was.includes(id) ? was : [...was, id])), [])
  const done = useCallback(
    (id: string) => setSettled((was) => (was.has(id) ? was : new Set([...was, id]))),
    [],
  )
  return useMemo(() => {
    const working = new Set(line.filter((id) => !settled.has(id)).slice(0, atATime))
    return { has: (id) => working.has(id) || settled.has(id), ask, done }
  }, [line, settled, atATime, ask, done])
}
