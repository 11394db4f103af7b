import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { type Family, hueOf } from './EntityTile'
import styles from './StateView.module.css'

export interface StateViewProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Without an icon the empty scene (trail and flag) is shown. */
  icon?: LucideIcon
  /** Colour of the icon's tile; default neutral. */
  tone?: Family | 'danger' | 'neutral'
  title: ReactNode
  text?: ReactNode
  /** Usually one button. */
  action?: ReactNode
  /** Level of the heading. Default 2. */
  level?: 1 | 2
}

const tones = { ...hueOf, danger: styles.danger, neutral: styles.neutral }

/** Replaces the content of a panel: empty, no results, failed, nothing selected. */
export function StateView(props: StateViewProps) {
  const { icon: Icon, tone = 'neutral', title, text, action, level = 2, className, ...rest } = props
  const Heading = `h${level}` as const
  return (
    <div {...rest} className={clsx(styles.state, className)}>
      {Icon ? (
        <div className={clsx(styles.tile, tones[tone])}>
          <Icon size={34} strokeWidth={1.5} aria-hidden />
        </div>
      ) : (
        <EmptyScene />
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
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
