import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/idle'
import { Logo } from '@/ui/Logo'
import styles from './LoadingScreen.module.css'

/** Falls once the browser is idle: the session and the code of the first screen come first. */
const Snow = lazy<ComponentType>(() =>
  whenIdle()
    .then(() => import('./Snow'))
    .then(
      ({ Snow }) => ({ default: Snow }),
      // The snow is decoration, so show nothing if its code fails to load.
      () => ({ default: () => null }),
    ),
)

/** How long the page waits before it snows, in ms. A sign-in without a delay is over by then, and must not wait for it. */
const snowAfterMs = 500

/** Full-screen page while signing in is pending (rule AUTH-7). The text is announced; the snow is decorative. */
export function LoadingScreen() {
  const [snows, setSnows] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSnows(true), snowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className={styles.page}>
      <Suspense>{snows && <Snow />}</Suspense>
      <div className={styles.words}>
        <h1 className={styles.mark}>
          <Logo markOnly mark="64px" />
        </h1>
        <p role="status" className={styles.status}>
          Loading...
        </p>
      </div>
    </main>
  )
}

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
