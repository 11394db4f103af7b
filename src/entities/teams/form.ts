import type { FormSpec } from '@/form/types'
import type { Team } from '@/generated/model'
import { basicRules } from '@/model/fieldRules'
import { teamFields } from '@/model/fields/teams'
import { basicDetails, settingsSection } from '../fields/sections'
import { twins } from '../fields/twins'
import { Score } from './formFields'

export const teamForm: FormSpec<Team> = {
  fields: teamFields,
  defaults: (account) => ({ account, isAvailable: true }),
  rules: basicRules,
  among: twins,
  live: teamFields.live,
  sections: [
    basicDetails,
    settingsSection('How the team is grouped among the others.'),
    {
      id: 'score',
      text: 'What the team has collected, and how many players are in it.',
      Content: Score,
    },
  ],
}
