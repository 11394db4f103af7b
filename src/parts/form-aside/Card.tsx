import { Children, type ReactNode, useId } from 'react'
import { More } from '@/ui/More'
import { Title } from '@/ui/Title'
import { useShown } from '@/ui/usePrinting'
import styles from './Card.module.css'

interface CardProps {
  title: string
  /** Shown at the end of the head; undefined while it is unknown. */
  count: string | undefined
  children: ReactNode
}

/** A card of the panel beside a form. */
export function Card({ title, count, children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <Title size="card" id={id}>
          {title}
        </Title>
        <span className={styles.count}>{count}</span>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

/** A sentence that is shown instead of rows. */
export const CardText = ({ children }: { children: ReactNode }) => <p className={styles.text}>{children}</p>

/** How many rows show at first, and how many more with each press. */
const first = 6
const more = 50

interface CardRowsProps {
  /** Folds all rows behind a button with this label. */
  folded?: string
  children: ReactNode
}

/** The first rows, and a button that shows more of them. */
export function CardRows({ folded, children }: CardRowsProps) {
  const [shown, setShown] = useShown(folded === undefined ? first : 0)
  const rows = Children.toArray(children)
  const rest = rows.length - shown
  const step = folded === undefined ? more : rest
  return (
    <>
      {shown > 0 && <ul className={styles.rows}>{rows.slice(0, shown)}</ul>}
      <More rest={rest} step={step} names={46} label={folded} onClick={() => setShown(shown + step)} />
    </>
  )
}
