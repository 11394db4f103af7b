import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** Its rows have a picture: they are 56 px high, others 40 (rule FRAME-25). */
  pictured?: boolean
  /** It reaches from edge to edge of its panel. */
  wide?: boolean
  /** Its rows are blocks on phones. Their layout is that of the caller. */
  folds?: boolean
}

/** A table that is no list. */
export const Table = ({ pictured, wide, folds, className, ...props }: TableProps) => (
  <table
    {...props}
    className={clsx(
      styles.table,
      pictured && styles.pictured,
      wide && styles.wide,
      folds && styles.folds,
      className,
    )}
  />
)
