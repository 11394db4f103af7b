import { normal } from '@/engine/programme/campaignName'
import type { ProgrammeIndex, Row } from '@/engine/programme/programmeIndex'
import type { EntityType } from '@/model/entityTypes'
import { LevelOrder } from './levelOrder'
import type { Condition, Explained, Given, Person } from './types'
import { inUtc, type MomentText } from './words'

interface ViewOptions {
  programme: ProgrammeIndex
  person: Person
  /** The moment, in ms. */
  at: number
  momentText?: MomentText
}

/** The data that conditions read: the programme, one player and one moment. */
export abstract class Viewed {
  readonly programme: ProgrammeIndex
  readonly person: Person
  readonly at: number
  readonly ladder: LevelOrder
  readonly momentText: MomentText
  readonly badges: ReadonlySet<string>
  readonly finished: ReadonlySet<string>
  /** The player's tags, normalized for comparison. */
  readonly tags: ReadonlySet<string>
  /** The ordinal of the player's level: -Infinity without a level, undefined if it cannot be found. */
  readonly ordinal: number | undefined

  constructor({ programme, person, at, momentText = inUtc }: ViewOptions) {
    this.programme = programme
    this.person = person
    this.at = at
    this.momentText = momentText
    this.ladder = new LevelOrder(programme)
    this.badges = new Set(person.badges)
    this.finished = new Set(person.finished)
    this.tags = new Set(person.tags.map(normal))
    this.ordinal = this.ladder.ordinalOfPerson(person)
  }

  abstract explain(type: EntityType, row: Row): Explained

  /** A mission with its state; undefined if it is not loaded. */
  mission(id: string): Explained | undefined {
    const row = this.programme.find('missions', id)
    return row && this.explain('missions', row)
  }

  /** Whether the steps of an achievement can be collected, and from which objects. */
  abstract given(achievement: Row): Given
}

/** One condition of an object, for the player and the moment of a view. Long texts are getters, because few are read. */
export type Evaluate = (view: Viewed, type: EntityType, row: Row) => Condition
