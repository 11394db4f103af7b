import { nameOf, type ProgrammeIndex, type Row } from '@/features/check/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { runSync } from '@/ui/idle'
import { explainedTypes, kindsOf } from './conditions'
import { evaluate } from './evaluate'
import { Ladder } from './ladder'
import type { Condition, ConditionState, Explained, Kind, Person, State } from './types'
import type { Viewed } from './viewed'
import { inUtc, type MomentText, normal } from './words'

interface ViewOptions {
  programme: ProgrammeIndex
  person: Person
  /** The moment, in ms. */
  at: number
  momentText?: MomentText
}

/** What one player meets at one moment. */
export class View implements Viewed {
  readonly programme: ProgrammeIndex
  readonly person: Person
  readonly at: number
  readonly ladder: Ladder
  readonly momentText: MomentText
  readonly badges: ReadonlySet<string>
  readonly finished: ReadonlySet<string>
  readonly tags: ReadonlySet<string>
  readonly ordinal: number | undefined
  private readonly states = new Map<string, State>()

  constructor({ programme, person, at, momentText = inUtc }: ViewOptions) {
    this.programme = programme
    this.person = person
    this.at = at
    this.momentText = momentText
    this.ladder = new Ladder(programme)
    this.badges = new Set(person.badges)
    this.finished = new Set(person.finished)
    this.tags = new Set(person.tags.map(normal))
    this.ordinal = this.ladder.ordinalOfPerson(person)
  }

  explain(type: EntityType, row: Row): Explained {
    const id = idOf(type, row)
    const conditions = kindsOf(type).map((kind) => evaluate[kind](this, type, row))
    return { type, id, name: nameOf(type, row), row, state: this.stateOf(type, row, conditions), conditions }
  }

  /** The state of a mission, for the streaks that it keeps up. */
  missionState(id: string): State | undefined {
    const row = this.programme.find('missions', id)
    if (!row) return undefined
    const known = this.states.get(id) ?? this.explain('missions', row).state
    this.states.set(id, known)
    return known
  }

  private stateOf(type: EntityType, row: Row, conditions: readonly Condition[]): State {
    if (this.hasIt(type, row)) return 'has'
    const states = new Map<Kind, ConditionState>(conditions.map(({ kind, state }) => [kind, state]))
    for (const [kind, state] of decisive) if (states.get(kind) === 'unmet') return state
    const all = [...states.values()]
    if (all.includes('unmet')) return 'locked'
    return all.includes('unknown') ? 'perhaps' : 'open'
  }

  private hasIt(type: EntityType, row: Row): boolean {
    if (type === 'achievements') return this.badges.has(idOf(type, row))
    const ordinal = type === 'levels' ? this.ladder.ordinalOf(row) : undefined
    return ordinal !== undefined && this.ordinal !== undefined && ordinal <= this.ordinal
  }
}

/** Conditions that decide about a state on their own, the strongest first. */
const decisive: readonly [Kind, State][] = [
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
  for (const type of explainedTypes)
    for (const row of view.programme.rows(type)) {
      found.push(view.explain(type, row))
      if (found.length % slice === 0) yield
    }
  return found
}

/** Explains all objects of a programme. */
export const explainAll = (view: View): Explained[] => runSync(explaining(view))
