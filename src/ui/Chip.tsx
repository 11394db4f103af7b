import { clsx } from 'clsx'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode } from 'react'
import styles from './Chip.module.css'

interface ChipProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> {
  isOn: boolean
  /** A number after the label. */
  count?: string
  /** While it is on: `danger` for what failed or will be removed. */
  tone?: 'primary' | 'danger'
  /** Gives the look of a chip to a link without children. */
  link?: ReactElement<{ className?: string; 'aria-current'?: 'true'; children?: ReactNode }>
}

/** A filter or a value that is on or off, one of several in a row (rule FRAME-24). */
export function Chip({ isOn, count, tone = 'primary', link, className, children, ...props }: ChipProps) {
  const look = clsx(styles.chip, isOn && styles[tone], className)
  const content = (
    <>
      <span className={styles.words}>{children}</span>{' '}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  )
  if (link) return cloneElement(link, { className: look, ...(isOn && { 'aria-current': 'true' }) }, content)
  return (
    <button type="button" {...props} aria-pressed={isOn} className={look}>
      {content}
    </button>
  )
}
