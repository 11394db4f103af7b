import { edited } from '@/engine/plan/valueEdits'
import { type CampaignName, normal, tagsOf } from '@/engine/programme/campaignName'
import { resourceValues } from '@/generated/resourceValues'
import { readDate, receivedNone, toWire } from '@/lib/dates'
import { type Shift, shiftMoment } from '@/lib/zonedTime'
import type { EntityType } from '@/model/entityTypes'
import { isWithin } from '@/model/fieldNames'
import { managedFields } from '@/model/managed'
import { mapPath } from '@/model/mapPath'
import { replacedYear } from './years'

/**
 * A text and its replacement. With `alone`, which is used for years, it is only replaced if it is not part of a longer
 * word, and never in descriptions.
 */
export type Replacement = readonly [from: string, to: string, where?: 'alone']

/** How the copies of a set differ from it. Plain data. Its parts apply in this order (rule CAMPAIGN-2). */
export interface Transform {
  /** Texts that replace others, in ids, names, descriptions, categories and tags. Later pairs see what earlier ones wrote. */
  replace?: readonly Replacement[]
  /** The new tag; replaces the tag of the set. */
  tag?: string
  /** The new category; replaces the category of the set. */
  category?: string
  /** The factor for points and credits of rewards. */
  rewards?: number
  shift?: Shift
  /** The time zone in which a shift keeps the time of day. */
  zone?: string
  /** The copies are not available. */
  inactive?: boolean
}

/** The object with the points and credits of its reward times a factor, rounded half up. What is no number stays. */
export const withRewards = (type: EntityType, object: object, factor: number): object =>
  ['reward.points', 'reward.credits'].reduce(
    (now, path) =>
      edited(type, now, { kind: 'number', path, operation: 'multiply', amount: factor, round: 1 }),
    object,
  )

type Fields = Readonly<Record<string, unknown>>

/** A text after all replacements. */
export const replaced = (text: string, pairs: Transform['replace'] = []): string =>
  pairs.reduce((now, [from, to, where]) => {
    if (where === 'alone') return replacedYear(now, from, to)
    return from === '' ? now : now.replaceAll(from, () => to)
  }, text)

const ifText = (value: unknown, change: (text: string) => string) =>
  typeof value === 'string' ? change(value) : value

/** The object with its new texts, tags and category. Fields that it lacks stay missing. */
export function withSetTexts(object: Fields, set: CampaignName | undefined, transform: Transform): Fields {
  const changed: Record<string, unknown> = { ...object }
  const inDescriptions = transform.replace?.filter(([, , where]) => where !== 'alone')
  for (const field of ['name', 'description', 'category'])
    if (Object.hasOwn(object, field))
      changed[field] = ifText(object[field], (text) =>
        replaced(text, field === 'description' ? inDescriptions : transform.replace),
      )
  const { category } = transform
  if (category !== undefined && set?.category !== undefined && sameText(object.category, set.category))
    changed.category = category
  const tags = tagsAfter(object.tags, set?.tag, transform)
  return tags ? { ...changed, tags } : changed
}

const sameText = (value: unknown, text: string) => typeof value === 'string' && normal(value) === normal(text)

/** The tags of the copy. Undefined if the original has no tags and no tag is added. */
function tagsAfter(tags: unknown, setTag: string | undefined, { replace, tag }: Transform) {
  if (!Array.isArray(tags) && tag === undefined) return undefined
  // A value that is not a list is dropped: it cannot be combined with a new tag.
  const entries: unknown[] = Array.isArray(tags) ? tags : []
  const after = entries.map((entry) => {
    const isOfSet = tag !== undefined && setTag !== undefined && sameText(entry, setTag)
    return isOfSet ? tag : ifText(entry, (text) => replaced(text, replace))
  })
  return unique(tag === undefined ? after : [...after, tag])
}

/** No tag stands twice; the first one stays. */
function unique(tags: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>()
  return tags.filter((tag) => {
    const key = ifText(tag, normal)
    return !seen.has(key) && seen.add(key)
  })
}

const knownDatePaths = new Map<EntityType, readonly string[]>()

/** The paths of the date-times of a type that the client writes, at any depth. Dialogs read them for each object. */
export function datePaths(type: EntityType): readonly string[] {
  const known = knownDatePaths.get(type) ?? readDatePaths(type)
  knownDatePaths.set(type, known)
  return known
}

const readDatePaths = (type: EntityType): string[] =>
  Object.entries(resourceValues[type]).flatMap(([path, kind]) =>
    kind === 'date' && !managedFields(type).some((managed) => isWithin(path, managed)) ? [path] : [],
  )

/** The object with all its dates shifted. Values that are not dates, and dates that mean "no date", do not change. */
export const withShift = (type: EntityType, object: object, shift: Shift, zone: string): object =>
  datePaths(type).reduce<unknown>(
    (value, path) =>
      mapPath(value, path.split('.'), (date) => {
        if (shift.count === 0 || receivedNone(path, date) !== undefined) return date
        const moved = shiftMoment(readDate(date), shift, zone)
        return Number.isNaN(moved) ? date : toWire(moved)
      }),
    object,
  ) as object

/** The tags and categories of the objects that the copies do not have any more, by `normal`. */
export function replacedKeys(before: object, after: object): string[] {
  const kept = new Set([...tagsOf(after), ...categoryIn(after)].map(normal))
  return [...tagsOf(before), ...categoryIn(before)].map(normal).filter((key) => !kept.has(key))
}

const categoryIn = (object: object): string[] => {
  const { category } = object as Fields
  return typeof category === 'string' && category.trim() !== '' ? [category] : []
}
