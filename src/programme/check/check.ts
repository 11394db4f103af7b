import { runSync } from '@/ui/idle'
import { accountTypes } from '../entityTypes'
import { idOf } from '../references'
import { nameOf, type Programme, ProgrammeIndex } from './programmeIndex'
import { rules } from './rules'
import type { Finding, Found, Rule, Severity } from './types'

const severities: readonly Severity[] = ['error', 'warning', 'note']

/** A rule runs when one of its types is loaded, and all lists that it needs completely. */
const canRun = ({ types, whole = [] }: Rule, index: ProgrammeIndex) =>
  types.some(index.isLoaded) && whole.every(index.isWhole)

function findingOf({ id: rule, severity }: Rule, { type, object, path, text, nearest }: Found): Finding {
  const id = idOf(type, object)
  return {
    key: JSON.stringify([rule, type, id, path]),
    rule,
    severity,
    type,
    id,
    name: nameOf(type, object),
    text,
    path,
    ...(nearest !== undefined && { nearest }),
  }
}

const rank = ({ severity, type }: Finding) =>
  severities.indexOf(severity) * accountTypes.length + accountTypes.indexOf(type)

/** Runs one rule at a time, and yields between two of them. Leaves out rules whose lists are not loaded. */
export function* checking(programme: Programme): Generator<void, Finding[]> {
  const index = new ProgrammeIndex(programme)
  yield
  const found = new Map<string, Finding>()
  for (const rule of rules) {
    if (!canRun(rule, index)) continue
    for (const one of rule.run(index)) {
      const finding = findingOf(rule, one)
      if (!found.has(finding.key)) found.set(finding.key, finding)
    }
    yield
  }
  return [...found.values()].sort((a, b) => rank(a) - rank(b))
}

/** All faults of a programme: errors first, then by type in the order of the navigation. */
export const check = (programme: Programme): Finding[] => runSync(checking(programme))

/** The rules that cannot run, because a list that they need is not completely loaded. */
export function rulesLeftOut(programme: Programme): Rule[] {
  const index = new ProgrammeIndex(programme)
  return rules.filter((rule) => !canRun(rule, index))
}
