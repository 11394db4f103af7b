import { nameOf, type Row } from '@/features/check/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { runSync } from '@/ui/idle'
import { explainedTypes, kindsOf } from './conditions'
import { evaluate } from './evaluate'
import type { Condition, Explained, Kind, State } from './types'
import { Viewed } from './viewed'

/** What one player meets at one moment. */
export class View extends Viewed {
  private readonly states = new Map<string, State>()

  explain(type: EntityType, row: Row): Explained {
    const id = idOf(type, row)
    const conditions = kindsOf(type).map((kind) => evaluate[kind](this, type, row))
    return { type, id, name: nameOf(type, row), row, state: this.stateOf(type, row, conditions), conditions }
  }

  /** Worked out once for each mission, because several streaks can have it. */
  missionState(id: string): State | undefined {
    const row = this.programme.find('missions', id)
    if (!row) return undefined
    const known = this.states.get(id) ?? this.explain('missions', row).state
    this.states.set(id, known)
    return known
  }

  private stateOf(type: EntityType, row: Row, conditions: readonly Condition[]): State {
    if (this.hasIt(type, row)) return 'has'
    const unmet = conditions.filter(({ state }) => state === 'unmet')
    for (const [kind, state] of decisive) if (unmet.some((one) => one.kind === kind)) return state
    if (unmet.length > 0) return 'locked'
    return conditions.some(({ state }) => state === 'unknown') ? 'perhaps' : 'open'
  }

  private hasIt(type: EntityType, row: Row): boolean {
    if (type === 'achievements') return this.badges.has(idOf(type, row))
    const ordinal = type === 'levels' ? this.ladder.ordinalOf(row) : undefined
    return ordinal !== undefined && this.ordinal !== undefined && ordinal <= this.ordinal
  }
}

/** Conditions that decide about a state on their own, the strongest first. */
export const decisive: readonly [Kind, State][] = [
  ['available', 'inactive'],
  ['notOver', 'over'],
  ['started', 'coming'],
  ['stock', 'sold-out'],
  ['limit', 'used-up'],
]

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
