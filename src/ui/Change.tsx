import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Change.module.css'

/** An old value, or a removed one. */
export const Old = ({ className, ...props }: ComponentProps<'del'>) => (
  <del {...props} className={clsx(styles.old, className)} />
)

/** A new value, or an added one. */
export const New = ({ className, ...props }: ComponentProps<'ins'>) => (
  <ins {...props} className={clsx(styles.new, className)} />
)

interface ChangedValueProps {
  before: ReactNode
  after: ReactNode
  /** Tooltips, such as the full date. */
  hints?: readonly [before: string | undefined, after: string | undefined]
}

/** An old and a new value, e.g. 'Swimming → Running'. */
export const ChangedValue = ({ before, after, hints = [undefined, undefined] }: ChangedValueProps) => (
  <span>
    <Old title={hints[0]}>{before}</Old>
    <span>{' → '}</span>
    <New title={hints[1]}>{after}</New>
  </span>
)
