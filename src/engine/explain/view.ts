import { nameOf, type Row, rowOf } from '@/engine/programme/programmeIndex'
import { runSync } from '@/lib/idle'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { explainedTypes, kindsOf } from './conditions'
import { firstStart } from './driven'
import { evaluate } from './evaluate'
import { openingMoment } from './moments'
import { StepSources } from './stepSources'
import type { Condition, ConditionKind, ConditionState, Explained, Given, State } from './types'
import { Viewed } from './viewed'

/** All objects of a programme, explained for one player and one moment. */
export class View extends Viewed {
  /** An object is explained once, because others depend on it: streaks on missions, achievements on their givers. */
  private readonly known = new Map<Row, Explained>()
  private readonly givers = new StepSources(this, (row) => this.leastBesides('given', row))

  explain(type: EntityType, row: Row): Explained {
    const known = this.known.get(row)
    if (known) return known
    const conditions = kindsOf(type).map((kind) => evaluate[kind](this, type, row))
    const opensAt = this.opensAt(row, conditions)
    const state = this.stateOf(type, row, conditions, opensAt)
    const common = { type, id: idOf(type, row), name: nameOf(type, row), row, state, conditions }
    const explained = state === 'coming' && opensAt !== undefined ? { ...common, opensAt } : common
    this.known.set(row, explained)
    return explained
  }

  /** The worst state among the conditions of an achievement, ignoring one condition. */
  private leastBesides(left: ConditionKind, achievement: Row): ConditionState {
    const kinds = kindsOf('achievements').filter((kind) => kind !== left)
    const states = kinds.map((kind) => evaluate[kind](this, 'achievements', achievement).state)
    return states.includes('unmet') ? 'unmet' : states.includes('unknown') ? 'unknown' : 'met'
  }

  given = (achievement: Row): Given => this.givers.of(achievement)

  private stateOf(
    type: EntityType,
    row: Row,
    conditions: readonly Condition[],
    opensAt: number | undefined,
  ): State {
    if (this.hasIt(type, row)) return 'has'
    const unmet = conditions.filter(({ state }) => state === 'unmet')
    for (const [kind, state] of decisive) if (unmet.some((one) => one.kind === kind)) return state
    if (unmet.length > 0)
      return unmet.every(({ kind }) => follows(kind)) && opensAt !== undefined ? 'coming' : 'locked'
    return conditions.some(({ state }) => state === 'unknown') ? 'perhaps' : 'open'
  }

  /** When it opens by itself: at its start, or once the first of what it depends on starts. */
  private opensAt(row: Row, conditions: readonly Condition[]): number | undefined {
    const unmet = conditions.find(
      ({ kind, state }) => (kind === 'started' || follows(kind)) && state === 'unmet',
    )
    if (unmet?.kind === 'started') return openingMoment(row).at
    if (unmet?.kind === 'given') return this.given(row).opensAt
    return unmet && firstStart(this, row)
  }

  hasIt(type: EntityType, row: Row): boolean {
    if (type === 'achievements') return this.badges.has(idOf(type, row))
    const ordinal = type === 'levels' ? this.ladder.ordinalOf(rowOf(type, row)) : undefined
    return ordinal !== undefined && this.ordinal !== undefined && ordinal <= this.ordinal
  }
}

/** Conditions that decide about a state on their own, the strongest first. */
export const decisive: readonly [ConditionKind, State][] = [
  ['available', 'inactive'],
  ['notOver', 'over'],
  ['started', 'coming'],
  ['stock', 'sold-out'],
  ['limit', 'used-up'],
]

/** Conditions that become met when another object opens. */
const follows = (kind: ConditionKind) => kind === 'given' || kind === 'driven'

/** How many objects are explained between two pauses. */
const slice = 100

/** Explains all objects of a programme, in the order of the navigation and of their lists. Can be interrupted. */
export function* explaining(view: View): Generator<void, Explained[]> {
  const found: Explained[] = []
  for (const [type, row] of view.programme.each(explainedTypes)) {
    found.push(view.explain(type, row))
    if (found.length % slice === 0) yield
  }
  return found
}

/** Explains all objects of a programme. */
export const explainAll = (view: View): Explained[] => runSync(explaining(view))
