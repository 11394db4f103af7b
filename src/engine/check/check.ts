import { nameOf, type Programme, ProgrammeIndex } from '@/engine/programme/programmeIndex'
import { runSync } from '@/lib/idle'
import { accountTypes } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { rules } from './rules'
import { type CheckRule, type Finding, type Found, type RuleTexts, severities } from './types'

/** A rule runs when one of its types is loaded, and all lists that it needs completely. */
const canRun = ({ types, whole = [] }: CheckRule, index: ProgrammeIndex) =>
  types.some(index.isLoaded) && whole.every(index.isWhole)

function* foundBy(rule: CheckRule, programme: ProgrammeIndex): Generator<Found> {
  if ('run' in rule) yield* rule.run(programme)
  else
    for (const [type, object] of programme.each(rule.types, rule.among))
      for (const fault of rule.faultsOf(object, type, programme)) yield { type, object, ...fault }
}

/** The finding of a fault that a rule has found. */
export function findingOf(of: RuleTexts, found: Found): Finding {
  const { id: rule } = of
  const { type, object, path, text, nearest, cause, severity = of.severity } = found
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
    nearest,
    cause,
  }
}

const rank = ({ severity, type }: Finding) =>
  severities.indexOf(severity) * accountTypes.length + accountTypes.indexOf(type)

/** Runs one rule at a time, and yields between two of them. Leaves out rules whose lists are not loaded. */
export function* checking(programme: Programme): Generator<void, Finding[]> {
  const index = new ProgrammeIndex(programme)
  yield
  const found = new Map<string, Finding>()
  const fields = new Set<string>()
  for (const rule of rules) {
    if (!canRun(rule, index)) continue
    for (const one of foundBy(rule, index)) {
      const finding = findingOf(rule, one)
      const field = JSON.stringify([finding.type, finding.id, finding.path])
      if (found.has(finding.key) || (rule.isLast && fields.has(field))) continue
      found.set(finding.key, finding)
      fields.add(field)
    }
    yield
  }
  return [...found.values()].sort((a, b) => rank(a) - rank(b))
}

/**
 * All faults of a programme, one for each object and field: errors first, then by type in the order of the navigation.
 * `byCause` puts those of one cause together.
 */
export const check = (programme: Programme): Finding[] => runSync(checking(programme))

/** The rules that cannot run, because a list that they need is not completely loaded. */
export function excludedRules(programme: Programme): CheckRule[] {
  const index = new ProgrammeIndex(programme)
  return rules.filter((rule) => !canRun(rule, index))
}
