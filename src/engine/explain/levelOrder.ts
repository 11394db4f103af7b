import { nameOf, numberAt, type ProgrammeIndex, type Row } from '@/engine/programme/programmeIndex'
import { groupedBy } from '@/lib/groupedBy'
import { textOf } from '@/lib/value'
import { idOf } from '@/model/references'
import type { Person } from './types'

/** '4 Trailblazer'. */
export function levelText(level: Row<'levels'>): string {
  const ordinal = numberAt(level, 'ordinal')
  return `${ordinal === undefined ? '' : `${ordinal} `}${nameOf('levels', level)}`
}

/** A level as a fact about a player. */
export const factOf = (level: Row<'levels'>) => ({ id: idOf('levels', level), name: levelText(level) })

/** The levels of a programme, found by ordinal, and by name as it is written: the names of two levels can differ in blanks. */
export class LevelOrder {
  private readonly byName: ReadonlyMap<string, readonly Row<'levels'>[]>
  /** Lowest first. Levels without an ordinal are on no ladder, and of several with one id only the first one is. */
  readonly rungs: readonly Row<'levels'>[]
  private readonly programme: ProgrammeIndex

  constructor(programme: ProgrammeIndex) {
    this.programme = programme
    const levels = programme.rows('levels')
    this.byName = groupedBy(levels, (level) => textOf(level.name))
    this.rungs = levels
      .filter((level) => this.ordinalOf(level) !== undefined)
      .filter((level) => programme.find('levels', idOf('levels', level)) === level)
      .sort((a, b) => (this.ordinalOf(a) ?? 0) - (this.ordinalOf(b) ?? 0))
  }

  ordinalOf = (level: Row<'levels'>): number | undefined => numberAt(level, 'ordinal')

  /** The level of a player: by its id if the player has one, otherwise by its name, if one level alone has it. */
  levelOf({ level }: Pick<Person, 'level'>): Row<'levels'> | undefined {
    const known = level?.id === undefined ? undefined : this.programme.find('levels', level.id)
    if (known) return known
    const named = level && level.name.trim() !== '' ? this.byName.get(level.name) : undefined
    return named?.length === 1 ? named[0] : undefined
  }

  /** How many levels have a name. */
  count = (name: string): number => this.byName.get(name)?.length ?? 0

  /** The ordinal of a player's level: -Infinity without a level, undefined if it cannot be found. */
  ordinalOfPerson(person: Pick<Person, 'level'>): number | undefined {
    if (person.level === undefined) return Number.NEGATIVE_INFINITY
    const level = this.levelOf(person)
    return level && this.ordinalOf(level)
  }

  /** The lowest level with this ordinal or a higher one. */
  lowestFrom = (ordinal: number): Row<'levels'> | undefined =>
    this.rungs.find((level) => (this.ordinalOf(level) ?? 0) >= ordinal)
}
