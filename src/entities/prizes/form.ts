import type { FormSpec } from '@/form/types'
import type { Prize } from '@/generated/model'
import { activeRangeWarnings, basicRules, countLimitRule } from '@/model/fieldRules'
import { prizeFields } from '@/model/fields/prizes'
import { emptyStockWarning } from '@/model/prizeWarnings'
import { basicDetails, requirementSection, scheduleSection, settingsSection } from '../fields/sections'
import { twins } from '../fields/twins'
import { Purchases, StockLevels } from './formFields'

export const prizeForm: FormSpec<Prize> = {
  fields: prizeFields,
  // Rule PRIZE-1; no default active range (decision D5). `prizes` has no field and is sent as received.
  defaults: (account) => ({ account, isAvailable: true, limitStock: true, stockCount: 1 }),
  rules: [...basicRules, countLimitRule],
  among: twins,
  warnings: [...activeRangeWarnings, emptyStockWarning],
  live: prizeFields.live,
  sections: [
    basicDetails,
    settingsSection('How the prize is grouped among the others.'),
    scheduleSection('When players can buy it.'),
    {
      id: 'stock-levels',
      text: 'How many units players can get before it is sold out.',
      Content: StockLevels,
    },
    {
      id: 'purchases',
      text: 'What players pay, and how often one player can buy it.',
      Content: Purchases,
    },
    requirementSection('Who may buy. Leave empty to let everyone in.'),
  ],
}
