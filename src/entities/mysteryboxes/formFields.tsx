import { NumberField } from '@/form/fields/NumberField'
import type { MysteryBox } from '@/generated/model'
import { nouns } from '@/model/words'
import { CountLimitField } from '../fields/sectionFields'
import { terms } from '../fields/terms'

export function Participation() {
  return (
    <>
      <NumberField<MysteryBox>
        name="credits"
        label={`${nouns.credits.title} to Participate`}
        term={terms.credits}
        size="half"
        help="For taking part once. Blank or 0 is free."
      />
      <CountLimitField
        label="Limit Player Participation"
        help="Limits how often one player can take part in a period."
      />
    </>
  )
}
