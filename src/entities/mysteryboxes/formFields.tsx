import { NumberField } from '@/form/fields/NumberField'
import type { MysteryBox } from '@/generated/model'
import { CountLimitField } from '../fields/sectionFields'

export function Participation() {
  return (
    <>
      <NumberField<MysteryBox> name="credits" size="half" help="For taking part once. Blank or 0 is free." />
      <CountLimitField help="Limits how often one player can take part in a period." />
    </>
  )
}
