import type { Rule } from '@/form/types'
import type { Raffle } from '@/generated/model'

/**
 * Decision D2: warns about a draw before entries are on sale, or while they still are. Skips repeated draws, which have
 * later dates.
 */
export const drawDoubt: Rule<Raffle> = ({ drawTime, active, period }) => {
  const draw = Date.parse(drawTime ?? '')
  const isRepeated = period !== undefined && period !== 'all-time'
  if (draw < Date.parse(active?.from ?? '')) {
    return [{ path: 'drawTime', message: 'The draw lies before the start of the active range.' }]
  }
  return draw < Date.parse(active?.to ?? '') && !isRepeated
    ? [{ path: 'drawTime', message: 'The draw lies before the end of the active range.' }]
    : []
}
