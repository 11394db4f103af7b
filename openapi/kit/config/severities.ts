// The severities that `contract.config.json` gives to rules, in place of their own.
import type { RuleId, Severity } from '../report/rules.ts'
import { counted } from '../tools.ts'

/** `off`: findings of the rule are left out, and the report counts them. */
export type Severities = Partial<Record<RuleId, Severity | 'off'>>

let chosen: Severities = {}
const dropped = new Map<RuleId, number>()

/** Chooses the severities of this run. */
export function chooseSeverities(severities: Severities = {}) {
  chosen = severities
  dropped.clear()
}

/** The finding with the severity that was chosen for its rule; undefined if the rule is off. */
export function configured<Finding extends { rule: RuleId; severity: Severity }>(
  finding: Finding,
): Finding | undefined {
  const severity = chosen[finding.rule]
  if (severity !== 'off') return severity ? { ...finding, severity } : finding
  dropped.set(finding.rule, (dropped.get(finding.rule) ?? 0) + 1)
  return undefined
}

/** What was left out, for the report. */
export const notesOfDropped = () =>
  [...dropped].map(([rule, count]) => `the rule ${rule} is off: ${counted(count, 'finding')} left out`)
