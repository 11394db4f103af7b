import { formatDate, formatFullDateTime } from './format'

/** Where an object stands in time: switched off, before, within or after its active window. */
export type Lifecycle = 'inactive' | 'scheduled' | 'live' | 'ended'

const moment = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : Number.NaN)

/** The active window of an object that may break the contract; a bound that cannot be read is NaN. */
function boundsOf(object: object) {
  const { active } = object as { active?: unknown }
  const { from, to } = (typeof active === 'object' && active !== null ? active : {}) as Record<
    string,
    unknown
  >
  return { from: moment(from), to: moment(to) }
}

/** The active window alone, whether the object is switched on or not. No window counts as live. */
export function windowOf(object: object, now = Date.now()): Exclude<Lifecycle, 'inactive'> {
  const { from, to } = boundsOf(object)
  if (to < now) return 'ended'
  return from > now ? 'scheduled' : 'live'
}

/** `isAvailable` is true by default (rule DATA-1); an object that is switched off is inactive whatever its window. */
export const lifecycleOf = (object: object, now = Date.now()): Lifecycle =>
  (object as { isAvailable?: unknown }).isAvailable === false ? 'inactive' : windowOf(object, now)

/** 'Inactive', 'Ended' or 'Starts 21:06:26'; undefined for a live object, which needs no remark. */
export function lifecycleText(object: object, now = Date.now()): string | undefined {
  switch (lifecycleOf(object, now)) {
    case 'inactive':
      return 'Inactive'
    case 'ended':
      return 'Ended'
    case 'scheduled':
      return `Starts ${formatDate(boundsOf(object).from)}`
    default:
      return undefined
  }
}

/** The same with the moment in full, for hover: 'Ended 03:01:2026 - 23:59'. */
export function lifecycleHint(object: object, now = Date.now()): string | undefined {
  const { from, to } = boundsOf(object)
  switch (lifecycleOf(object, now)) {
    case 'ended':
      return `Ended ${formatFullDateTime(to)}`
    case 'scheduled':
      return `Starts ${formatFullDateTime(from)}`
    default:
      return lifecycleText(object, now)
  }
}
