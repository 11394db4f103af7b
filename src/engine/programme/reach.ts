import type { Level } from '@/generated/model'
import { groupedBy } from '@/lib/groupedBy'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { textOf } from '@/lib/value'
import { type EntityType, type RewardingType, rewardingTypes } from '@/model/entityTypes'
import { idOf } from '@/model/references'
import { numberAt, type ProgrammeIndex, type Row, rowOf, rowWith, textsOf } from './programmeIndex'

/** The types that players can complete, unlock or reach. */
export type GoalType = 'missions' | 'achievements' | 'levels'
const goals: readonly GoalType[] = ['missions', 'achievements', 'levels']

const rewardPath = /^reward\.achievements\./

/** The paths at which an object requires goals. All of them have to be reached. */
const requiredPaths =
  /^(requirement\.(missions|achievements)\.\d+|requirement\.level\.id|objectives\.(missions|achievements)\.\d+)$/

export interface RequiredGoal {
  to: GoalType
  id: string
  path: string
  /** The object that is required. */
  row: Row<GoalType>
}

const knownRequirements = memoizeWeakly(
  (_programme: ProgrammeIndex) => new Map<Row, readonly RequiredGoal[]>(),
)

/** The goals that an object requires. Leaves out ids of missing objects, because another rule reports those. */
export function requirementsOf(
  programme: ProgrammeIndex,
  type: EntityType,
  row: Row,
): readonly RequiredGoal[] {
  const known = knownRequirements(programme)
  let found = known.get(row)
  if (!found) {
    found = programme.referencesOf(type, row).flatMap(({ to, id, path }) => {
      const required = requiredPaths.test(path) ? programme.find(to, id) : undefined
      return required ? [{ to: to as GoalType, id, path, row: rowOf(to as GoalType, required) }] : []
    })
    known.set(row, found)
  }
  return found
}

export const reachKeyOf = (type: EntityType, id: string) => JSON.stringify([type, id])

/** The objects whose reward gives steps towards an achievement, by the id of the achievement. */
export function stepSourcesOf(
  programme: ProgrammeIndex,
): Map<string, [type: RewardingType, row: Row<RewardingType>][]> {
  const givers = new Map<string, [RewardingType, Row<RewardingType>][]>()
  for (const [type, row] of programme.each(rewardingTypes)) {
    if (programme.isGone({ type, id: idOf(type, row) })) continue
    for (const { id, path } of programme.referencesOf(type, row))
      if (rewardPath.test(path)) {
        const known = givers.get(id)
        if (known) known.push([type, row])
        else givers.set(id, [[type, row]])
      }
  }
  return givers
}

/** How many of the loaded players have each badge, by id, and each level, by name. */
function heldBy(programme: ProgrammeIndex) {
  const badges = new Map<string, number>()
  const levels = new Map<string, number>()
  const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const row of programme.rows('players')) {
    for (const badge of new Set(textsOf(row.badges).map(([, id]) => id))) add(badges, badge)
    const level = textOf(row.level)
    if (level !== '') add(levels, level)
  }
  return { badges, levels }
}

interface Goal {
  key: string
  type: GoalType
  id: string
  row: Row
}

/**
 * The goals that somebody can reach. Windows and availability do not count, because other rules check those. What a
 * loaded player has can be reached, even if the programme gives it nowhere: applications can give it, too.
 */
export class Reach {
  private readonly reached = new Set<string>()
  /** The objects that give steps towards each achievement. */
  readonly givers: ReturnType<typeof stepSourcesOf>
  private readonly held: ReturnType<typeof heldBy>
  /** The highest ordinal of a level that somebody can reach. */
  private highest = Number.NEGATIVE_INFINITY
  private readonly programme: ProgrammeIndex

  constructor(programme: ProgrammeIndex) {
    this.programme = programme
    this.givers = stepSourcesOf(programme)
    this.held = heldBy(programme)
    this.find()
  }

  /** Whether somebody can reach a goal. A level is reachable if it or any higher one is. */
  has({ to, id }: Pick<RequiredGoal, 'to' | 'id'>): boolean {
    if (this.reached.has(reachKeyOf(to, id))) return true
    return to === 'levels' && this.ordinalOf(id) <= this.highest
  }

  /** The number of loaded players who have an achievement or a level. */
  holders({ to, id }: Pick<RequiredGoal, 'to' | 'id'>): number {
    if (to === 'achievements') return this.held.badges.get(id) ?? 0
    return to === 'levels' ? (this.held.levels.get(textOf(this.programme.find('levels', id))) ?? 0) : 0
  }

  /** Follows what becomes possible from goal to goal. Chains can be long, so there is no recursion. */
  private find() {
    const open = goals.flatMap((type) =>
      this.programme.rows(type).map((row): Goal => {
        const id = idOf(type, row)
        return { key: reachKeyOf(type, id), type, id, row }
      }),
    )
    const levels = open
      .filter(({ type, id }) => type === 'levels' && !Number.isNaN(this.ordinalOf(id)))
      .sort((a, b) => this.ordinalOf(a.id) - this.ordinalOf(b.id))
    const waiting = this.waiting(open)
    let below = 0
    const queue = [...open]
    for (let next = queue.pop(); next; next = queue.pop()) {
      if (this.reached.has(next.key) || !this.canReach(next)) continue
      this.reached.add(next.key)
      queue.push(...(waiting.get(next.key) ?? []))
      if (next.type !== 'levels') continue
      const ordinal = this.ordinalOf(next.id)
      if (ordinal > this.highest) this.highest = ordinal
      // Who has a level has all lower ones.
      for (
        let level = levels[below];
        level && this.ordinalOf(level.id) <= this.highest;
        level = levels[below]
      ) {
        queue.push(...(waiting.get(level.key) ?? []))
        below += 1
      }
    }
  }

  /** The goals to look at again when another one has been reached, by its key. */
  private waiting(open: readonly Goal[]): Map<string, Goal[]> {
    const byKey = groupedBy(open, ({ key }) => key)
    const pairs: [key: string, goal: Goal][] = []
    for (const goal of open) {
      for (const { to, id } of requirementsOf(this.programme, goal.type, goal.row))
        pairs.push([reachKeyOf(to, id), goal])
      if (goal.type !== 'achievements') continue
      for (const [type, row] of this.givers.get(goal.id) ?? []) {
        pairs.push([reachKeyOf(type, String(rowWith(row, 'id').id ?? '')), goal])
        if (type === 'streaks')
          for (const { to, id } of requirementsOf(this.programme, type, row))
            pairs.push([reachKeyOf(to, id), goal])
      }
    }
    const known = pairs.filter(([key]) => byKey.has(key))
    return new Map(
      [...groupedBy(known, ([key]) => key)].map(([key, all]) => [key, all.map(([, goal]) => goal)]),
    )
  }

  private canReach({ type, id, row }: Goal): boolean {
    if (this.programme.isGone({ type, id })) return false
    if (this.holders({ to: type, id }) > 0) return true
    if (!this.canDo(type, row)) return false
    const givers = type === 'achievements' ? (this.givers.get(id) ?? []) : undefined
    return givers === undefined || givers.some(([of, giver]) => this.canGive(of, giver))
  }

  private ordinalOf = (level: string): number =>
    numberAt<Level>(this.programme.find('levels', level) ?? {}, 'ordinal') ?? Number.NaN

  private canDo = (type: EntityType, row: Row): boolean =>
    requirementsOf(this.programme, type, row).every((requirement) => this.has(requirement))

  /** Events, surveys and quizzes only need a player. Objects of other types have to be reached first. */
  private canGive(type: EntityType, row: Row): boolean {
    if (type === 'streaks') return this.canDo(type, row)
    return goals.includes(type as GoalType)
      ? this.reached.has(reachKeyOf(type, String(rowWith(row, 'id').id ?? '')))
      : true
  }
}

/** What players can reach in a programme. Cached, because several rules and the economy use it. */
export const reachOf = memoizeWeakly((programme: ProgrammeIndex) => new Reach(programme))
