import { useEffect, useState } from 'react'

/** The delay runs once per page load: a second sign-in in the same page does not wait again. */
let over = false

/**
 * True while the routes must wait: for the identity provider, then for the delay (rule AUTH-6, decision E1).
 * @param providerLoading the provider has not finished yet
 * @param delayMs from `config.authLoaderDelayMs`
 */
export function useAuthLoaderDelay(providerLoading: boolean, delayMs: number): boolean {
  const [waiting, setWaiting] = useState(!over)
  useEffect(() => {
    if (providerLoading || !waiting) return
    const timer = setTimeout(() => {
      over = true
      setWaiting(false)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [providerLoading, waiting, delayMs])
  return waiting
}
