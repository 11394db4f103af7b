import { formatDateTime, formatFullDateTime } from './format'

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
