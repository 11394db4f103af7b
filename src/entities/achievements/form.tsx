import { NumberField } from '@/form/fields/NumberField'
import type { FormSpec, Rule } from '@/form/types'
import type { Achievement } from '@/generated/model'
import { BasicDetailsFields, basicDetails } from '../fields/basicDetails'
import { basicRules } from '../fields/rules'
import { GroupingFields, requirementSection, rewardSection, settingsSection } from '../fields/sections'

/** Rule ACHIEVEMENT-3; a blank counts as below 1 (decision D3). */
const stepsRule: Rule<Achievement> = ({ steps }) =>
  Number(steps) >= 1 ? [] : [{ path: 'steps', message: 'Steps must be 1 or higher' }]

export const achievementForm: FormSpec<Achievement> = {
  // Rule ACHIEVEMENT-1.
  defaults: (account) => ({ account, isAvailable: true, steps: 1 }),
  rules: [...basicRules, stepsRule],
  live: {
    changes: [
      {
        paths: ['steps'],
        text: 'Those who have gathered steps may unlock it at once, or need more than they were told.',
      },
    ],
  },
  sections: [
    { ...basicDetails, Content: BasicDetails },
    settingsSection('How the achievement is grouped, and how many steps unlock it.', Settings),
    rewardSection('What players get when they unlock it.'),
    requirementSection('Who can gather steps. Leave empty to let everyone in.'),
  ],
}

function BasicDetails() {
  return (
    <BasicDetailsFields descriptionPlaceholder="Tell players what to do to unlock this achievement, e.g. “Visit on seven days in a row.”" />
  )
}

function Settings() {
  return (
    <>
      <GroupingFields />
      <NumberField<Achievement> name="steps" label="Steps Required" min={1} required />
    </>
  )
}
