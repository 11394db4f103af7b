import { clsx } from 'clsx'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { noDate } from '@/lib/dates'
import { formatDateTime, formatFullDateTime } from '@/lib/format'
import { type Family, hueOf } from './EntityTile'
import styles from './inline.module.css'
import shared from './shared.module.css'

type Tone = 'neutral' | 'success' | 'danger' | 'warning' | 'primary' | 'accent' | Family

const tones: Record<Tone, string | undefined> = {
  neutral: styles.neutral,
  success: styles.success,
  danger: styles.danger,
  warning: styles.warning,
  primary: styles.primary,
  accent: styles.accent,
  ...hueOf,
}

interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone
}

/** A short status, e.g. 'Active'. */
export const Badge = ({ tone = 'neutral', className, ...props }: BadgeProps) => (
  <span {...props} className={clsx(shared.forcedEdge, styles.badge, tones[tone], className)} />
)

/** A key or chord, e.g. 'Ctrl K'. */
export const Kbd = ({ className, ...props }: ComponentProps<'kbd'>) => (
  <kbd {...props} className={clsx(shared.forcedEdge, styles.kbd, className)} />
)

/** A placeholder for content that loads. */
export const Skeleton = ({ className, ...props }: ComponentProps<'span'>) => (
  <span {...props} className={clsx(shared.forcedEdge, shared.skeleton, className)} />
)

interface SpinnerProps extends ComponentProps<'span'> {
  /** Edge: `sm` 16 px, `md` 20 px (default). */
  size?: 'sm' | 'md'
}

export const Spinner = ({ size = 'md', className, ...props }: SpinnerProps) => (
  <span {...props} className={clsx(styles.spinner, size === 'sm' && styles.small, className)} />
)

interface DateTextProps {
  /** ISO 8601. */
  iso: string | null | undefined
}

/**
 * A local date and time in a `<time>` with the ISO value; the tooltip has the full year. Renders nothing for an
 * invalid date.
 */
export function DateText({ iso }: DateTextProps) {
  const text = formatDateTime(iso)
  if (!iso || !text) return null
  return (
    <time dateTime={iso} title={formatFullDateTime(iso)}>
      {text}
    </time>
  )
}

/** Shows an open end of an active range that was received as a date (rule DATE-1). The tooltip contains the date. */
export const NoDate = ({ received }: { received: string }) => <span title={received}>{noDate}</span>

/**
 * An icon as plain elements, for every row of a list: mounting lucide's component, with its context and class names,
 * takes a large part of a row's render time. `shapes` are those of lucide's icon.
 */
export const plainIcon = (size: number, shapes: ReactNode): ReactElement => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {shapes}
  </svg>
)
