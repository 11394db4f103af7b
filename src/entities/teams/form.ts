import type { FormSpec } from '@/form/types'
import type { Team } from '@/generated/model'
import { basicRules } from '@/model/fieldRules'
import { liveSpecs } from '@/model/liveSpecs'
import { basicDetails, settingsSection } from '../fields/sections'
import { twins } from '../fields/twins'
import { Score } from './formFields'

export const teamForm: FormSpec<Team> = {
  defaults: (account) => ({ account, isAvailable: true }),
  rules: basicRules,
  among: twins,
  live: liveSpecs.teams,
  sections: [
    basicDetails,
    settingsSection('How the team is grouped among the others.'),
    {
      id: 'score',
      title: 'Score',
      text: 'What the team has collected, and how many players are in it.',
      Content: Score,
    },
  ],
}
