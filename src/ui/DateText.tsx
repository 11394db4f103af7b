import { formatDate, formatDateTime, formatFullDateTime } from './format'

interface DateTextProps {
  /** ISO 8601. */
  iso: string | null | undefined
  /** With the time of day. Default false. */
  time?: boolean
}

/**
 * A local date in a `<time>` with the ISO value; the tooltip has the full year and the time. Renders nothing for an
 * invalid date.
 */
export function DateText({ iso, time = false }: DateTextProps) {
  const text = time ? formatDateTime(iso) : formatDate(iso)
  if (!iso || !text) return null
  return (
    <time dateTime={iso} title={formatFullDateTime(iso)}>
      {text}
    </time>
  )
}
