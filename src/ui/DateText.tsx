import { formatDate, formatDateTime } from './format'

interface DateTextProps {
  /** ISO 8601. */
  iso: string | null | undefined
  /** With the time of day. Default false. */
  time?: boolean
}

/** A local date whose `<time>` carries the ISO value; nothing when the date is missing or wrong. */
export function DateText({ iso, time = false }: DateTextProps) {
  const text = time ? formatDateTime(iso) : formatDate(iso)
  return iso && text ? <time dateTime={iso}>{text}</time> : null
}
