import { NumberField } from '@/form/fields/NumberField'
import { basicRules } from '@/form/rules'
import type { FormSpec } from '@/form/types'
import type { Team } from '@/generated/model'
import { basicDetails } from '../fields/basicDetails'
import { settingsSection } from '../fields/sections'
import { MembersField } from './MembersField'

export const teamForm: FormSpec<Team> = {
  defaults: (account) => ({ account, isAvailable: true }),
  rules: basicRules,
  sections: [
    basicDetails,
    settingsSection('How the team is grouped among the others.'),
    {
      id: 'score',
      title: 'Score',
      text: 'What the team has gathered together, and how many players are in it.',
      Content: Score,
    },
  ],
}

function Score() {
  return (
    <>
      <NumberField<Team> name="points" label="Points" />
      <NumberField<Team> name="credits" label="Credits" />
      <MembersField />
    </>
  )
}
