import { CountedListField } from '@/form/fields/CountedListField'
import { StockField } from '@/form/fields/StockField'
import { useFormRoom } from '@/form/room'
import type { FormSection, Problem, Rule } from '@/form/types'
import type { PrizeCount } from '@/generated/model'
import { usePrizeOptions } from './references'

/** What raffles and mystery boxes give away: prizes with units, and what is left of them. */
export const prizesSection = (text: string): FormSection => ({
  id: 'prizes',
  title: 'Prizes',
  text,
  Content: Prizes,
})

function Prizes() {
  const { account } = useFormRoom()
  return (
    <>
      <CountedListField
        name="prizes"
        label="Prizes"
        itemLabel="Prize"
        countLabel="Units"
        options={usePrizeOptions(account)}
      />
      <StockField help="Units of all its prizes, counted by the server." />
    </>
  )
}

/** Reading D2: a prize that stands twice, or of which nothing can be won, is worth a warning. */
export const prizeDoubts: Rule<{ prizes?: readonly PrizeCount[] | null }> = ({ prizes }) => {
  const seen = new Set<string>()
  return (Array.isArray(prizes) ? prizes : []).flatMap((prize: PrizeCount | null, index): Problem[] => {
    const { id, count } = prize ?? {}
    if (!id) return []
    const isRepeated = seen.has(id)
    seen.add(id)
    return [
      ...(isRepeated ? [{ path: `prizes.${index}.id`, message: 'This prize is in the list already.' }] : []),
      ...(Number(count) > 0
        ? []
        : [{ path: `prizes.${index}.count`, message: 'Without units nobody can win this prize.' }]),
    ]
  })
}
