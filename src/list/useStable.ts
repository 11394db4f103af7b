import { useCallback, useInsertionEffect, useRef } from 'react'

/** Returns a stable function that calls the latest `newest`. Do not call it during render. */
export function useStable<Args extends unknown[], Result>(newest: (...args: Args) => Result) {
  const ref = useRef(newest)
  useInsertionEffect(() => {
    ref.current = newest
  })
  return useCallback((...args: Args) => ref.current(...args), [])
}
