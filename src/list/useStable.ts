import { useCallback, useInsertionEffect, useRef } from 'react'

/** A function that never changes and always calls the newest one. Not to be called while rendering. */
export function useStable<Args extends unknown[], Result>(newest: (...args: Args) => Result) {
  const ref = useRef(newest)
  useInsertionEffect(() => {
    ref.current = newest
  })
  return useCallback((...args: Args) => ref.current(...args), [])
}
