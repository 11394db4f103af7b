import { CountedListField } from '@/form/fields/CountedListField'
import { repeatedIds } from '@/form/rules'
import type { FormSection, Problem, Rule } from '@/form/types'
import type { PrizeCount, Raffle } from '@/generated/model'
import { useReferencesAt } from '../references'
import { StockField } from './StockField'

type WithPrizes = Pick<Raffle, 'prizes' | 'stock'>

/** The prizes of a raffle or mystery box: their units, and the remaining stock. */
export const prizesSection = (text: string): FormSection<WithPrizes> => ({
  id: 'prizes',
  title: 'Prizes',
  text,
  Content: Prizes,
})

function Prizes() {
  return (
    <>
      <CountedListField<WithPrizes>
        name="prizes"
        label="Prizes"
        itemLabel="Prize"
        countLabel="Units"
        options={useReferencesAt('prizes.*.id')}
      />
      <StockField help="Units of all its prizes, counted by the server." />
    </>
  )
}

/** Decision D2: warns about a prize that is listed twice or has no units to win. */
export const prizeDoubts: Rule<{ prizes?: readonly PrizeCount[] | null }> = ({ prizes }) => [
  ...repeatedIds(prizes, 'prizes', 'This prize is in the list already.'),
  ...(Array.isArray(prizes) ? prizes : []).flatMap((prize: PrizeCount | null, index): Problem[] => {
    const { id, count } = prize ?? {}
    if (!id || Number(count) > 0) return []
    return [{ path: `prizes.${index}.count`, message: 'Without units nobody can win this prize.' }]
  }),
]
