import type { ProgrammeIndex } from '@/features/check/programmeIndex'
import type { Ladder } from './ladder'
import type { Person, State } from './types'
import type { MomentText } from './words'

/** What conditions read: the programme, one player and one moment. */
export interface Viewed {
  readonly programme: ProgrammeIndex
  readonly person: Person
  /** The moment, in ms. */
  readonly at: number
  readonly ladder: Ladder
  readonly momentText: MomentText
  readonly badges: ReadonlySet<string>
  readonly finished: ReadonlySet<string>
  /** In the form that comparisons use. */
  readonly tags: ReadonlySet<string>
  /** The ordinal of the player's level: -Infinity without a level, undefined if it cannot be found. */
  readonly ordinal: number | undefined
  /** The state of a mission; undefined if it is not loaded. */
  missionState(id: string): State | undefined
}
