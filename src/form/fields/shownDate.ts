import { noDate, receivedNone } from '@/lib/dates'
import { fromWire } from '@/lib/dateTime'
import { formatFullDateTime } from '@/lib/format'
import { inputText } from '@/model/readable'

/**
 * 'dd:mm:yyyy - hh:mm', as in the inputs. Returns anything else as it was received.
 * @param path of the field: at the ends of an active range some dates stand for none
 */
export const shownDate = (value: unknown, path = ''): string => {
  if (receivedNone(path, value) !== undefined) return noDate
  const date = fromWire(value)
  return date ? formatFullDateTime(date) : inputText(value)
}
