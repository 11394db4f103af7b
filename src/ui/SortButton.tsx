import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './SortButton.module.css'

interface SortButtonProps {
  label: ReactNode
  /** Undefined if the table is sorted by another column. */
  sorted: 'asc' | 'desc' | undefined
  onClick: () => void
}

/** The value of `aria-sort` for the head of a column. */
export const ariaSort = (sorted: SortButtonProps['sorted']) =>
  sorted && (sorted === 'asc' ? ('ascending' as const) : ('descending' as const))

/** A column head that sorts the table, with an arrow for the direction. */
export function SortButton({ label, sorted, onClick }: SortButtonProps) {
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp
  return (
    <button type="button" data-part="sort" className={styles.sort} onClick={onClick}>
      <span>{label}</span>
      <Arrow
        size={14}
        strokeWidth={2}
        aria-hidden
        className={sorted ? undefined : styles.idle}
        data-part={sorted ? undefined : 'idle'}
      />
    </button>
  )
}
