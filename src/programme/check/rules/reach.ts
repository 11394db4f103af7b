import type { EntityType } from '@/entities/registry'
import { numberAt, type Row, type World } from '../world'

/** What players can complete, unlock or reach. */
export type Goal = 'missions' | 'achievements' | 'levels'
const goals: readonly Goal[] = ['missions', 'achievements', 'levels']

/** Types whose rewards give steps towards achievements. */
export const givers: readonly EntityType[] = [
  'events',
  'missions',
  'streaks',
  'achievements',
  'levels',
  'surveys',
  'quizzes',
]

const rewardPath = /^reward\.achievements\./

/** Paths of the goals that an object asks for: all of them have to be reached. */
const asked =
  /^(requirement\.(missions|achievements)\.\d+|requirement\.level\.id|objectives\.(missions|achievements)\.\d+)$/

export interface Ask {
  to: Goal
  id: string
  path: string
}

/** The goals that an object asks for, without ids that name nothing: another rule reports those. */
export const asksOf = (world: World, type: EntityType, row: Row): Ask[] =>
  world
    .referencesOf(type, row)
    .filter(({ to, id, path }) => asked.test(path) && world.byId(to).has(id)) as unknown as Ask[]

/** Which goals somebody can reach. Windows and availability do not count: the rules on those are others. */
export class Reach {
  private readonly reached = new Set<string>()
  /** Achievements for which some reward gives steps. */
  readonly given: ReadonlySet<string>
  private readonly ordinals: [ordinal: number, id: string][]
  private readonly world: World

  constructor(world: World) {
    this.world = world
    const giving = new Map<string, [EntityType, Row][]>()
    for (const [type, row] of world.each(givers))
      for (const { id, path } of world.referencesOf(type, row))
        if (rewardPath.test(path)) giving.set(id, [...(giving.get(id) ?? []), [type, row]])
    this.given = new Set(giving.keys())
    this.ordinals = world
      .rows('levels')
      .map((row) => [numberAt(row, 'ordinal') ?? Number.NaN, String(row.id ?? '')])

    const open = goals.flatMap((type) => world.rows(type).map((row) => ({ type, row })))
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

  /** Whether somebody can reach a goal. A level counts as reached with every higher one. */
  has({ to, id }: Pick<Ask, 'to' | 'id'>): boolean {
    if (this.reached.has(keyOf(to, id))) return true
    if (to !== 'levels') return false
    const ordinal = numberAt(this.world.find('levels', id) ?? {}, 'ordinal')
    return this.ordinals.some(
      ([other, level]) => ordinal !== undefined && other >= ordinal && this.reached.has(keyOf(to, level)),
    )
  }

  private canDo = (type: EntityType, row: Row): boolean =>
    asksOf(this.world, type, row).every((ask) => this.has(ask))

  /** Events, surveys and quizzes need nothing but a player; the others have to be reached themselves. */
  private canGive(type: EntityType, row: Row): boolean {
    if (type === 'streaks') return this.canDo(type, row)
    return goals.includes(type as Goal) ? this.reached.has(keyOf(type, String(row.id ?? ''))) : true
  }
}

const keyOf = (type: EntityType, id: string) => JSON.stringify([type, id])

/** The requirements and objectives by which missions and achievements ask for each other, in circles. */
export function circles(world: World): [type: Goal, row: Row, ask: Ask, way: string[]][] {
  const found: [Goal, Row, Ask, string[]][] = []
  for (const type of ['missions', 'achievements'] as const)
    for (const row of world.rows(type)) {
      const self = keyOf(type, String(row.id ?? ''))
      const seen = new Set<string>()
      /** The ids from an object back to the one in question; undefined if no way leads there. */
      const wayBack = (ask: Ask): string[] | undefined => {
        const key = keyOf(ask.to, ask.id)
        if (key === self) return [ask.id]
        if (seen.has(key) || ask.to === 'levels') return undefined
        seen.add(key)
        const next = world.find(ask.to, ask.id)
        for (const further of next ? asksOf(world, ask.to, next) : []) {
          const way = wayBack(further)
          if (way) return [ask.id, ...way]
        }
        return undefined
      }
      for (const ask of asksOf(world, type, row)) {
        const way = wayBack(ask)
        if (way) {
          found.push([type, row, ask, way])
          break
        }
      }
    }
  return found
}
