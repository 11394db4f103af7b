import { NumberField } from '@/form/fields/NumberField'
import { ToggleField } from '@/form/fields/ToggleField'
import { useFormValue } from '@/form/formContext'
import type { Prize } from '@/generated/model'
import { StockField } from '../fields/prizes'
import { CountLimitField } from '../fields/sectionFields'

export function StockLevels() {
  const isLimited = useFormValue<Prize, boolean>('limitStock') ?? true
  return (
    <>
      <ToggleField<Prize> name="limitStock" help="While off, it never sells out." />
      <NumberField<Prize>
        name="stockCount"
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
      <NumberField<Prize> name="credits" size="half" help="For one unit. Blank or 0 is free." />
      <CountLimitField help="Limits how often one player can buy it in a period." />
    </>
  )
}
