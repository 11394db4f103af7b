import { endMoment } from '@/lib/dates'
import { formatDate, formatFullDateTime } from '@/lib/format'
import { fieldsOf } from '@/lib/value'

/** The state of an object in time: switched off, or before, within or after its active window. */
export type Lifecycle = 'inactive' | 'scheduled' | 'live' | 'ended'

/** The active window of an object that may break the contract; an open or unreadable bound is NaN. */
export function boundsOf(object: object) {
  const { from, to } = fieldsOf(fieldsOf(object).active)
  return { from: endMoment('from', from) ?? Number.NaN, to: endMoment('to', to) ?? Number.NaN }
}

/** The state of the active window only, ignoring whether the object is switched on. No window counts as live. */
export function windowOf(object: object, now = Date.now()): Exclude<Lifecycle, 'inactive'> {
  const { from, to } = boundsOf(object)
  if (to < now) return 'ended'
  return from > now ? 'scheduled' : 'live'
}

/** `isAvailable` defaults to true (rule DATA-1). A switched-off object is inactive, regardless of its window. */
export const lifecycleOf = (object: object, now = Date.now()): Lifecycle =>
  (object as { isAvailable?: unknown }).isAvailable === false ? 'inactive' : windowOf(object, now)

/**
 * Returns 'Inactive', 'Ended' or 'Starts 21:06:26'; undefined for a live object.
 * @param dateOf formats the date: by rule LIST-12 in rows of lists, by rule DATE-3 elsewhere
 */
export function lifecycleText(
  object: object,
  now = Date.now(),
  dateOf: (moment: number) => string = formatDate,
): string | undefined {
  switch (lifecycleOf(object, now)) {
    case 'inactive':
      return 'Inactive'
    case 'ended':
      return 'Ended'
    case 'scheduled':
      return `Starts ${dateOf(boundsOf(object).from)}`
    default:
      return undefined
  }
}

/** As `lifecycleText` with the full date and time, for tooltips: 'Ended 03:01:2026 - 23:59' in lists. */
export function lifecycleHint(
  object: object,
  now = Date.now(),
  dateOf: (moment: number) => string = formatFullDateTime,
): string | undefined {
  const { from, to } = boundsOf(object)
  switch (lifecycleOf(object, now)) {
    case 'ended':
      return `Ended ${dateOf(to)}`
    case 'scheduled':
      return `Starts ${dateOf(from)}`
    default:
      return lifecycleText(object, now)
  }
}
