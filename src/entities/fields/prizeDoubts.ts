import { repeatedIds } from '@/form/rules'
import type { Problem, Rule } from '@/form/types'
import type { PrizeCount } from '@/generated/model'

/** Decision D2: warns about a prize that is listed twice or has no units to win. */
export const prizeDoubts: Rule<{ prizes?: readonly PrizeCount[] | null }> = ({ prizes }) => [
  ...repeatedIds(prizes, 'prizes', 'This prize is in the list already.'),
  ...(Array.isArray(prizes) ? prizes : []).flatMap((prize: PrizeCount | null, index): Problem[] => {
    const { id, count } = prize ?? {}
    if (!id || Number(count) > 0) return []
    return [{ path: `prizes.${index}.count`, message: 'Without units nobody can win this prize.' }]
  }),
]
