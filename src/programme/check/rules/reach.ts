import type { EntityType } from '@/entities/registry'
import { rewardingTypes } from '../../entityTypes'
import { numberAt, type ProgrammeIndex, type Row } from '../programmeIndex'

/** The types that players can complete, unlock or reach. */
export type GoalType = 'missions' | 'achievements' | 'levels'
const goals: readonly GoalType[] = ['missions', 'achievements', 'levels']

const rewardPath = /^reward\.achievements\./

/** The paths at which an object requires goals. All of them have to be reached. */
const requiredPaths =
  /^(requirement\.(missions|achievements)\.\d+|requirement\.level\.id|objectives\.(missions|achievements)\.\d+)$/

export interface Requirement {
  to: GoalType
  id: string
  path: string
}

/** The goals that an object requires. Leaves out ids of missing objects, because another rule reports those. */
export const requirementsOf = (programme: ProgrammeIndex, type: EntityType, row: Row): Requirement[] =>
  programme
    .referencesOf(type, row)
    .filter(
      ({ to, id, path }) => requiredPaths.test(path) && programme.byId(to).has(id),
    ) as unknown as Requirement[]

/** The goals that somebody can reach. Windows and availability do not count, because other rules check those. */
export class Reach {
  private readonly reached = new Set<string>()
  /** Achievements for which at least one reward gives steps. */
  readonly given: ReadonlySet<string>
  private readonly ordinals: [ordinal: number, id: string][]
  private readonly programme: ProgrammeIndex

  constructor(programme: ProgrammeIndex) {
    this.programme = programme
    const giving = new Map<string, [EntityType, Row][]>()
    for (const [type, row] of programme.each(rewardingTypes))
      for (const { id, path } of programme.referencesOf(type, row))
        if (rewardPath.test(path)) giving.set(id, [...(giving.get(id) ?? []), [type, row]])
    this.given = new Set(giving.keys())
    this.ordinals = programme
      .rows('levels')
      .map((row) => [numberAt(row, 'ordinal') ?? Number.NaN, String(row.id ?? '')])

    const open = goals.flatMap((type) => programme.rows(type).map((row) => ({ type, row })))
    let isNews = true
    while (isNews) {
      isNews = false
      for (const { type, row } of open) {
        const key = keyOf(type, String(row.id ?? ''))
        if (this.reached.has(key) || !this.canDo(type, row)) continue
        const gives = giving.get(String(row.id ?? '')) ?? []
        if (type === 'achievements' && !gives.some(([of, giver]) => this.canGive(of, giver))) continue
        this.reached.add(key)
        isNews = true
      }
    }
  }

  /** Whether somebody can reach a goal. A level is reachable if it or any higher one is. */
  has({ to, id }: Pick<Requirement, 'to' | 'id'>): boolean {
    if (this.reached.has(keyOf(to, id))) return true
    if (to !== 'levels') return false
    const ordinal = numberAt(this.programme.find('levels', id) ?? {}, 'ordinal')
    return this.ordinals.some(
      ([other, level]) => ordinal !== undefined && other >= ordinal && this.reached.has(keyOf(to, level)),
    )
  }

  private canDo = (type: EntityType, row: Row): boolean =>
    requirementsOf(this.programme, type, row).every((requirement) => this.has(requirement))

  /** Events, surveys and quizzes only need a player. Objects of other types have to be reached first. */
  private canGive(type: EntityType, row: Row): boolean {
    if (type === 'streaks') return this.canDo(type, row)
    return goals.includes(type as GoalType) ? this.reached.has(keyOf(type, String(row.id ?? ''))) : true
  }
}

const keyOf = (type: EntityType, id: string) => JSON.stringify([type, id])

/** The requirements and objectives by which missions and achievements require each other, in circles. */
export function circles(
  programme: ProgrammeIndex,
): [type: GoalType, row: Row, requirement: Requirement, way: string[]][] {
  const found: [GoalType, Row, Requirement, string[]][] = []
  for (const type of ['missions', 'achievements'] as const)
    for (const row of programme.rows(type)) {
      const self = keyOf(type, String(row.id ?? ''))
      const seen = new Set<string>()
      /** The ids on the path from a required object back to `row`; undefined if there is no such path. */
      const pathBack = (requirement: Requirement): string[] | undefined => {
        const key = keyOf(requirement.to, requirement.id)
        if (key === self) return [requirement.id]
        if (seen.has(key) || requirement.to === 'levels') return undefined
        seen.add(key)
        const next = programme.find(requirement.to, requirement.id)
        for (const further of next ? requirementsOf(programme, requirement.to, next) : []) {
          const way = pathBack(further)
          if (way) return [requirement.id, ...way]
        }
        return undefined
      }
      for (const requirement of requirementsOf(programme, type, row)) {
        const way = pathBack(requirement)
        if (way) {
          found.push([type, row, requirement, way])
          break
        }
      }
    }
  return found
}
