import { NumberField } from '@/form/fields/NumberField'
import { ToggleField } from '@/form/fields/ToggleField'
import { useFormValue } from '@/form/formContext'
import type { Prize } from '@/generated/model'
import { nouns } from '@/model/words'
import { StockField } from '../fields/prizes'
import { CountLimitField } from '../fields/sectionFields'
import { terms } from '../fields/terms'

export function StockLevels() {
  const isLimited = useFormValue<Prize, boolean>('limitStock') ?? true
  return (
    <>
      <ToggleField<Prize>
        name="limitStock"
        label="Limit Stock Levels"
        term="Stock"
        help="While off, it never sells out."
        fallback={true}
      />
      <NumberField<Prize>
        name="stockCount"
        label="Stock count"
        size="half"
        help="All units, the redeemed ones included."
        disabled={!isLimited}
      />
      <StockField size="half" help="Counted by the server." />
    </>
  )
}

export function Purchases() {
  return (
    <>
      <NumberField<Prize>
        name="credits"
        label={`${nouns.credits.title} to Purchase`}
        term={terms.credits}
        size="half"
        help="For one unit. Blank or 0 is free."
      />
      <CountLimitField label="Limit Purchases" help="Limits how often one player can buy it in a period." />
    </>
  )
}
