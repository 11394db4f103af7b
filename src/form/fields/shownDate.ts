import { noDate, receivedNone } from '@/lib/dates'
import { fromWire } from '@/lib/dateTime'
import { formatFullDateTime } from '@/lib/format'
import { inputText } from '@/model/readable'

/**
 * Formats a date as 'dd:mm:yyyy - hh:mm', as in inputs. Any other value is shown as received.
 * @param path path of the field: at the ends of an active range, some dates mean "no date"
 */
export const shownDate = (value: unknown, path = ''): string => {
  if (receivedNone(path, value) !== undefined) return noDate
  const date = fromWire(value)
  return date ? formatFullDateTime(date) : inputText(value)
}
