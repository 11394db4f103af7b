import type { FormSpec } from '@/form/types'
import type { Level } from '@/generated/model'
import { titleOf } from '@/lib/value'
import { basicRules } from '@/model/fieldRules'
import { levelFields } from '@/model/fields/levels'
import { incomplete } from '@/model/rules'
import { basicDetails, rewardSection, settingsSection } from '../fields/sections'
import { twins } from '../fields/twins'
import { Objectives, Settings } from './formFields'

export const levelForm: FormSpec<Level> = {
  fields: levelFields,
  // A new level starts with ordinal 1, but the input allows 0 (rule LEVEL-1, decision D3).
  defaults: (account) => ({ account, isAvailable: true, ordinal: 1 }),
  rules: basicRules,
  warnings: [incomplete('ordinal', 'Without an ordinal, the level has no place in the order of levels.')],
  among: {
    read: twins.read,
    warnings: (object, others) => {
      const { ordinal } = object
      const hasIt = (level: Level) => level.ordinal === ordinal && !others.isOwn(level)
      const other = ordinal === undefined ? undefined : others.rows.find(hasIt)
      const name = other && titleOf(other, other.id)
      const same = `The level “${name}” has this ordinal already.`
      return [
        ...(name ? [{ path: 'ordinal' as const, message: same }] : []),
        ...twins.warnings(object, others),
      ]
    },
  },
  live: levelFields.live,
  sections: [
    basicDetails,
    settingsSection('How the level is grouped, and its place in the order of levels.', Settings),
    {
      id: 'objectives',
      text: 'What players must have collected to reach it.',
      Content: Objectives,
    },
    rewardSection('What players get once, on reaching it.'),
  ],
}
