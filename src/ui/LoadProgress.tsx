import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button'
import styles from './LoadProgress.module.css'

interface ProgressBarProps extends ComponentProps<'progress'> {
  /** Accessible name, e.g. 'Loading all'. */
  label: string
  /** How much is done; undefined while that, or `max`, is not known. */
  value?: number
  /** How much there is. */
  max?: number
}

/** The progress bar for everything that loads (rule VIEW-9). Indeterminate while the total is unknown. */
export function ProgressBar({ label, value, max = 0, className, ...props }: ProgressBarProps) {
  const isKnown = value !== undefined && max > 0
  return (
    <progress
      {...props}
      aria-label={label}
      className={clsx(styles.bar, className)}
      {...(isKnown && { max, value: Math.min(value, max) })}
    />
  )
}

interface LoadProgressProps extends Pick<ProgressBarProps, 'label' | 'value' | 'max'> {
  /** E.g. '1,200 loaded'. */
  children: ReactNode
  /** Undefined if it cannot be stopped. */
  onStop: (() => void) | undefined
  /** Places the bar on a line of its own, as wide as the panel. */
  isWide?: boolean
}

/** A bar with what is done in words, and 'Stop'. */
export function LoadProgress({ label, value, max, children, onStop, isWide }: LoadProgressProps) {
  const stop = useRef<HTMLButtonElement>(null)
  // The button that started loading has been replaced by this one, so move the focus here.
  useEffect(() => stop.current?.focus({ preventScroll: true }), [])
  return (
    <div className={clsx(styles.progress, isWide && styles.wide)}>
      <ProgressBar label={label} value={value} max={max} />
      <span className={styles.loaded}>{children}</span>
      {onStop && (
        <Button variant="outline" size="sm" className={styles.stop} ref={stop} onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  )
}
