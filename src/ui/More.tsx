import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties } from 'react'
import { formatNumber } from '@/lib/format'
import styles from './More.module.css'
import shared from './shared.module.css'

interface MoreProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** How many rows are not shown. Without any, nothing is rendered. */
  rest: number
  /** How many rows a press adds at most. Default: all. */
  step?: number
  /** Where the names of the rows begin, in px from their start edge. The variable `--names` of an element around it does the same. */
  names?: number
  /** Replaces 'Show 12 more'. */
  label?: string
  /** Said to screen readers after the label, where several lists are on a page, e.g. 'in Open now'. */
  of?: string
}

/** The button at the end of a list that is not shown whole, from the names of its rows on. */
export function More({ rest, step = rest, names, label, of, className, style, ...attributes }: MoreProps) {
  if (rest <= 0) return null
  return (
    <button
      type="button"
      {...attributes}
      className={clsx(styles.more, className)}
      style={names === undefined ? style : ({ ...style, '--names': `${names}px` } as CSSProperties)}
    >
      <span>{label ?? `Show ${formatNumber(Math.min(rest, step))} more`}</span>{' '}
      {of && <span className={shared.visuallyHidden}>{of}</span>}
    </button>
  )
}
