import type { ActiveRange, PrizeCount, Requirement, Reward } from '@/generated/model'
import type { AccountResource, ResourceTypes } from '@/generated/resourceFacts'
import type { Clock } from '../clock'
import type { AccountRow, PrizeCountRows, RequirementRow, RewardRow, Row, Scheduled } from '../rows'

/** Shared by the seeds of one account. */
export interface SeedContext {
  account: string
  row: AccountRow
  clock: Clock
  /** URL of a picture named as `icon palette`. */
  image(art: string): string
  /** The ids of all rows of a type, even before their objects are built. */
  ids(resource: AccountResource): string[]
  /** The objects of a type, built on first use. */
  objects<R extends AccountResource>(resource: R): ResourceTypes[R][]
}

/** `The Long Haul` becomes `the-long-haul`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’“”]/g, '')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (run) => (/^\p{M}+$/u.test(run) ? '' : '-'))
    .replace(/^-|-$/g, '')
}

/** Returns the object without undefined fields, as JSON would serialise it. */
export function compact<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T
}

/** The fields that all objects of an account share. */
export function base(row: Row, { account, image }: Pick<SeedContext, 'account' | 'image'>) {
  return {
    id: row.id ?? slug(row.name),
    account,
    name: row.name,
    description: row.about,
    isAvailable: !row.off,
    imgUrl: row.art && image(row.art),
    tags: row.tags ?? [],
    category: row.category,
  }
}

export function reward([points, credits, steps = {}]: RewardRow): Reward {
  return {
    points,
    credits,
    achievements: Object.entries(steps).map(([id, count]) => ({ id, steps: count })),
  }
}

export function requirement(row: RequirementRow | undefined, context: SeedContext): Requirement | undefined {
  if (!row) return undefined
  const { level, ...rest } = row
  return { ...(level && { level: { id: level, ordinal: ordinalOf(level, context) } }), ...rest }
}

/** Position of a level among the levels of its account. */
function ordinalOf(id: string, { account, objects }: SeedContext): number | undefined {
  const level = objects('levels').find((object) => object.id === id)
  if (!level) throw new Error(`There is no level ${id} in ${account}`)
  return level.ordinal
}

/** The prizes of a raffle or a mystery box. */
export const prizeCounts = (row: { prizes: PrizeCountRows }): PrizeCount[] =>
  Object.entries(row.prizes).map(([id, [count, currentCount]]) => ({ id, count, currentCount }))

export function schedule(
  { active, period }: Scheduled,
  { clock }: SeedContext,
): { active?: ActiveRange; period?: Scheduled['period'] } {
  const [from, to] = active ?? []
  return compact({
    active:
      active &&
      compact({
        from: from === undefined ? undefined : clock.dayStart(from),
        to: to === undefined ? undefined : clock.dayEnd(to),
      }),
    period,
  })
}

/** An unlimited object has a number too, as after switching a limit off in the console. */
export const limits = (limit: number | undefined) => ({
  limitCount: limit !== undefined,
  countLimit: limit ?? 1,
})
