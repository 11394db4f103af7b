import { chakra } from '@chakra-ui/react'
import { type FieldSize, ShownField } from '@/form/Field'
import { CountedListField } from '@/form/fields/CountedListField'
import { useFormValue } from '@/form/formContext'
import { inputText } from '@/form/readable'
import type { FormSection } from '@/form/types'
import type { Raffle } from '@/generated/model'
import { formatNumber } from '@/ui/format'
import { useReferencesAt } from '../references'

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
      <CountedListField<WithPrizes, 'count'>
        name="prizes"
        countKey="count"
        label="Prizes"
        itemLabel="Prize"
        countLabel="Units"
        options={useReferencesAt('raffles', 'prizes.*.id')}
      />
      <StockField help="Units of all its prizes, counted by the server." />
    </>
  )
}

interface StockFieldProps {
  /** What the stock counts, e.g. all prizes together. */
  help: string
  size?: FieldSize
}

/** Available and redeemed units (rule DATA-4), if the object has them. The server counts them. */
export function StockField({ help, size = 'full' }: StockFieldProps) {
  const stock = useFormValue<WithPrizes, { available?: unknown; redeemed?: unknown } | null>('stock')
  const figures = [
    ['Available', stock?.available],
    ['Redeemed', stock?.redeemed],
  ].filter(([, figure]) => (figure ?? undefined) !== undefined)
  if (figures.length === 0) return null
  return (
    <ShownField label="Stock" help={help} size={size}>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
        {figures.map(([name, figure]) => (
          <chakra.div key={String(name)} display="flex" gap="2">
            <chakra.dt color="fg.muted">{String(name)}</chakra.dt>
            <chakra.dd fontWeight="550" fontVariantNumeric="tabular-nums">
              {typeof figure === 'number' ? formatNumber(figure) : inputText(figure)}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </ShownField>
  )
}
