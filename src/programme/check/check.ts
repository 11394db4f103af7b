import { checkedTypes } from './checkedTypes'
import { rules } from './rules'
import type { Finding, Found, Programme, Rule, Severity } from './types'
import { idOf, nameOf, World } from './world'

const severities: readonly Severity[] = ['error', 'warning', 'note']

/** A rule runs when something to look at is loaded, and everything that it has to know. */
const canRun = ({ types, whole = [] }: Rule, world: World) =>
  types.some(world.isLoaded) && whole.every(world.isWhole)

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
  severities.indexOf(severity) * checkedTypes.length + checkedTypes.indexOf(type)

/** Runs one rule at a time, and yields between two of them. Rules whose lists are not loaded are left out. */
export function* checking(programme: Programme): Generator<void, Finding[]> {
  const world = new World(programme)
  yield
  const found = new Map<string, Finding>()
  for (const rule of rules) {
    if (!canRun(rule, world)) continue
    for (const one of rule.run(world)) {
      const finding = findingOf(rule, one)
      if (!found.has(finding.key)) found.set(finding.key, finding)
    }
    yield
  }
  return [...found.values()].sort((a, b) => rank(a) - rank(b))
}

/** All faults of a programme: errors first, then by type in the order of the navigation. */
export function check(programme: Programme): Finding[] {
  const work = checking(programme)
  let step = work.next()
  while (!step.done) step = work.next()
  return step.value
}

/** The rules that cannot run, because a list that they need is not loaded to its end. */
export function rulesLeftOut(programme: Programme): Rule[] {
  const world = new World(programme)
  return rules.filter((rule) => !canRun(rule, world))
}
