import type { CheckRule, RuleTexts } from '../types'
import { economyRules } from './economy'
import { inactiveRules } from './inactive'
import { levelRules } from './levels'
import { limitRules } from './limits'
import { objectiveRules } from './objectives'
import { outlierRules } from './outliers'
import { imageRule, pictureRules } from './pictures'
import { questionRules } from './questions'
import { referenceRules } from './references'
import { requirementRules } from './requirements'
import { scheduleRules } from './schedule'
import { stockRules } from './stockRules'
import { timingRules } from './timing'
import { valueRules } from './values'
import { wordRules } from './words'

/** All rules, in the order of docs/checks.md. Only the browser checks that images load (`images.ts`). */
export const rules: readonly CheckRule[] = [
  ...referenceRules,
  ...requirementRules,
  ...levelRules,
  ...scheduleRules,
  ...timingRules,
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

const textsById = new Map<string, RuleTexts>([...rules, imageRule].map((rule) => [rule.id, rule]))

/** The texts of a rule. A finding comes from the same release, so its rule exists. */
export function ruleOf(id: string): RuleTexts {
  const rule = textsById.get(id)
  if (!rule) throw new Error(`There is no rule ${id}`)
  return rule
}
