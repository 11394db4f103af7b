import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './Table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** Rows have a picture, so they are 56 px high instead of 40 (rule FRAME-25). */
  pictured?: boolean
  /** The table is as wide as its panel. */
  wide?: boolean
  /** On phones rows are blocks, with a layout that the caller defines. */
  folds?: boolean
}

/** A table that is not a list. */
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
