import { clsx } from 'clsx'
import { CircleAlert, Lightbulb, TriangleAlert } from 'lucide-react'
import type { Severity } from '@/engine/check/types'
import { plural } from '@/lib/format'
import shared from '@/ui/shared.module.css'
import styles from './severity.module.css'

/** The labels, icons and colours of severities. */
export const severityLabels = {
  error: { one: 'Error', many: 'Errors', icon: CircleAlert, color: 'danger.text', tone: 'danger' },
  warning: { one: 'Warning', many: 'Warnings', icon: TriangleAlert, color: 'warning.text', tone: 'warning' },
  note: { one: 'Note', many: 'Notes', icon: Lightbulb, color: 'fg.muted', tone: 'neutral' },
} as const satisfies Record<Severity, unknown>

export const severityTexts: Record<Severity, string> = {
  error: 'Players meet these today',
  warning: 'These go wrong soon, or go wrong quietly',
  note: 'Nothing breaks, though players would thank you',
}

export function SeverityIcon({ severity }: { severity: Severity }) {
  const { one, icon: Icon } = severityLabels[severity]
  return (
    <span className={clsx(styles.icon, styles[severity])} title={one}>
      <Icon size={16} aria-hidden />
      <span className={shared.visuallyHidden}>{`${one}:`}</span>
    </span>
  )
}

/** The text of a finding. Parts between backticks are rendered as code. */
export const FindingText = ({ children }: { children: string }) => (
  // The key replaces all parts at once: if the browser has translated the page, React cannot update single text nodes
  // (rule DATA-12).
  <span key={children}>{children.split('`').map(toNode)}</span>
)

const toNode = (part: string, index: number) =>
  index % 2 === 0 ? (
    part
  ) : (
    <code key={index} className={styles.code}>
      {part}
    </code>
  )

/** '1 error', '3 errors'. */
export const severityCountText = (count: number, severity: Severity): string =>
  plural(count, severityLabels[severity].one, severityLabels[severity].many).toLowerCase()
