import { clsx } from 'clsx'
import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Note.module.css'

export interface NoteProps extends ComponentProps<'div'> {
  tone?: 'danger' | 'warning' | 'neutral'
  /** One or more small buttons: beside the text, or below it if there is no space. */
  action?: ReactNode
}

const icons = { danger: CircleAlert, warning: TriangleAlert, neutral: Info }

/** A boxed message inside of a panel. Pass `role="alert"` or `"status"` if it appears without a user action. */
export function Note({ tone = 'neutral', action, className, children, ...props }: NoteProps) {
  const Icon = icons[tone]
  return (
    <div {...props} className={clsx(styles.note, styles[tone], action && styles.withAction, className)}>
      <span className={styles.icon}>
        <Icon size={16} aria-hidden />
      </span>
      {action ? (
        <div className={styles.lines}>
          <div className={styles.text}>{children}</div>
          {action}
        </div>
      ) : (
        <div className={styles.text}>{children}</div>
      )}
    </div>
  )
}
