import type { ActiveRange, Period, Requirement, Reward } from '@/generated/model'
import type { Clock } from '../clock'
import type { RequirementRow, RewardRow } from '../rows'

/** What the builders of one account share. */
export interface BuildContext {
  account: string
  clock: Clock
  /** Address of a picture told as `icon palette`. */
  image(art: string): string
  /** Place of a level of this account on the ladder. */
  ordinalOf(level: string): number
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

/** The same object without the fields that are undefined: what JSON would leave of it. */
export function compact<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T
}

interface BaseRow {
  name: string
  id?: string
  about?: string
  art?: string
  category?: string
  tags?: string[]
  off?: true
}

/** The fields that all objects of an account have. */
export function base(row: BaseRow, { account, image }: BuildContext) {
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

export function requirement(row: RequirementRow | undefined, context: BuildContext): Requirement | undefined {
  if (!row) return undefined
  const { level, ...rest } = row
  return { ...(level && { level: { id: level, ordinal: context.ordinalOf(level) } }), ...rest }
}

export function schedule(
  { active, period }: { active?: [from?: number, to?: number]; period?: Period },
  { clock }: BuildContext,
): { active?: ActiveRange; period?: Period } {
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

/** No limit keeps a number too, as the console does when a limit is switched off. */
export const limits = (limit: number | undefined) => ({
  limitCount: limit !== undefined,
  countLimit: limit ?? 1,
})
