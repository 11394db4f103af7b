import { NumberField } from '@/form/fields/NumberField'
import { ReferencesField } from '@/form/fields/ReferenceField'
import { incomplete } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Level } from '@/generated/model'
import { basicDetails } from '../fields/basicDetails'
import { basicRules } from '../fields/rules'
import { GroupingFields, rewardSection, settingsSection } from '../fields/sections'
import { useReferencesAt } from '../references'

export const levelForm: FormSpec<Level> = {
  // A new level starts with ordinal 1, but the input allows 0 (rule LEVEL-1, decision D3).
  defaults: (account) => ({ account, isAvailable: true, ordinal: 1 }),
  rules: basicRules,
  doubts: [incomplete('ordinal', 'Nothing says where the level stands on the ladder.')],
  live: {
    changes: [
      { paths: ['objectives'], text: 'They may reach it at once, or need more for it than they were told.' },
      { paths: ['ordinal'], text: 'Their place on the ladder may change.' },
    ],
  },
  sections: [
    basicDetails,
    settingsSection('How the level is grouped, and its place on the ladder that players climb.', Settings),
    {
      id: 'objectives',
      title: 'Objectives',
      text: 'What players must have gathered to reach it.',
      Content: Objectives,
    },
    rewardSection('What players get once, on reaching it.'),
  ],
}

function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Level> name="ordinal" label="Ordinal" required help="The lowest level comes first." />
    </>
  )
}

function Objectives() {
  return (
    <>
      <NumberField<Level> name="objectives.points" label="Points" />
      <NumberField<Level> name="objectives.credits" label="Credits" />
      <ReferencesField<Level>
        name="objectives.achievements"
        label="Achievements"
        options={useReferencesAt('levels', 'objectives.achievements.*')}
      />
    </>
  )
}
