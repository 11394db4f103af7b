import type { Rule } from '../types'
import { economyRules } from './economy'
import { inactiveRules } from './inactive'
import { levelRules } from './levels'
import { limitRules } from './limits'
import { objectiveRules } from './objectives'
import { outlierRules } from './outliers'
import { pictureRules } from './pictures'
import { questionRules } from './questions'
import { referenceRules } from './references'
import { requirementRules } from './requirements'
import { scheduleRules } from './schedule'
import { stockRules } from './stock'
import { valueRules } from './values'
import { wordRules } from './words'

/** All rules, in the order of docs/checks.md. Only the browser checks that images load (`images.ts`). */
export const rules: readonly Rule[] = [
  ...referenceRules,
  ...requirementRules,
  ...levelRules,
  ...scheduleRules,
  ...stockRules,
  ...limitRules,
  ...inactiveRules,
  ...objectiveRules,
  ...questionRules,
  ...wordRules,
  ...pictureRules,
  ...outlierRules,
  ...economyRules,
  ...valueRules,
]
