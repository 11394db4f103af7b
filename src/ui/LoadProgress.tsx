import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button'
import styles from './LoadProgress.module.css'

interface LoadProgressProps {
  /** Accessible name of the bar, e.g. 'Loading all'. */
  label: string
  /** E.g. '1,200 loaded'. */
  children: ReactNode
  /** Undefined for what cannot be stopped. */
  onStop: (() => void) | undefined
}

/** The total is unknown: the bar is indeterminate, and the number loaded so far is shown. */
export function LoadProgress({ label, children, onStop }: LoadProgressProps) {
  const stop = useRef<HTMLButtonElement>(null)
  // The button that started loading has been replaced, so the focus moves here.
  useEffect(() => stop.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.progress}>
      <progress aria-label={label} className={styles.bar} />
      <span className={styles.loaded}>{children}</span>
      {onStop && (
        <Button variant="outline" size="sm" className={styles.stop} ref={stop} onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  )
}
