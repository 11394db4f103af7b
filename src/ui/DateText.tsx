import { formatDate, formatDateTime, formatFullDateTime } from './format'

interface DateTextProps {
  /** ISO 8601. */
  iso: string | null | undefined
  /** With the time of day. Default false. */
  time?: boolean
}

/** A local date whose `<time>` carries the ISO value, with the whole year and the time on hover; nothing when it is no date. */
export function DateText({ iso, time = false }: DateTextProps) {
  const text = time ? formatDateTime(iso) : formatDate(iso)
  if (!iso || !text) return null
  return (
    <time dateTime={iso} title={formatFullDateTime(iso)}>
      {text}
    </time>
  )
}
