import { imageRule } from './images'
import { rules } from './rules'
import type { Rule } from './types'

const byId = new Map<string, Omit<Rule, 'run'>>([...rules, imageRule].map((rule) => [rule.id, rule]))

/** The texts of a rule. A finding comes from the same release, so its rule exists. */
export function ruleOf(id: string): Omit<Rule, 'run'> {
  const rule = byId.get(id)
  if (!rule) throw new Error(`There is no rule ${id}`)
  return rule
}
