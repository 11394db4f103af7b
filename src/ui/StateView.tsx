import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './StateView.module.css'

export interface StateViewProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The icon of the page. `first`, where the first object can be created, shows a trail that ends at a flag. */
  icon: LucideIcon | 'first'
  /** Red for what failed; default neutral. */
  tone?: 'danger' | 'neutral'
  title: ReactNode
  text?: ReactNode
  /** Usually one button. */
  action?: ReactNode
  /** Level of the heading. Default 2. */
  level?: 1 | 2
}

/** Replaces the content of a panel: empty, no results, failed, nothing selected. */
export function StateView(props: StateViewProps) {
  const { icon: Icon, tone = 'neutral', title, text, action, level = 2, className, ...rest } = props
  const Heading = `h${level}` as const
  return (
    <div {...rest} className={clsx(styles.state, className)}>
      {Icon === 'first' ? (
        <EmptyScene />
      ) : (
        <div className={clsx(styles.tile, styles[tone])}>
          <Icon size={34} strokeWidth={1.5} aria-hidden />
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** A trail of stations that ends at a flag: nothing reached yet. Decorative. */
const EmptyScene = () => (
  <svg viewBox="0 0 132 92" width="132px" height="92px" fill="none" aria-hidden className={styles.scene}>
    <path d="M14 76c16 0 18-28 36-28s20 22 38 22 24-18 31-40" className={styles.trail} />
    <path d="M120 4v27" />
    <path d="M120 5H99l5 6.5-5 6.5h21z" className={styles.flag} />
    <circle cx="14" cy="76" r="5" className={styles.reached} />
    <circle cx="50" cy="48" r="5" />
    <circle cx="88" cy="70" r="5" />
  </svg>
)
