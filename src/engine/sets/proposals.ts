import type { BundleObject } from '@/engine/plan/types'
import { belongingTo, type CampaignName, categoryOf, tagsOf } from '@/engine/programme/campaignName'
import { readDate, receivedNone } from '@/lib/dates'
import { fieldsOf } from '@/lib/value'
import { type Shift, shiftMoment } from '@/lib/zonedTime'
import { programmeTypes } from '@/model/entityTypes'
import { mapPath } from '@/model/mapPath'
import type { Lists } from '@/model/references'
import { datePaths, replaced } from './transform'

/* What the dialog Duplicate proposes (rule CAMPAIGN-4), and what it counts. */

export type Pair = readonly [from: string, to: string]

interface Proposal {
  pairs: readonly Pair[]
  /** The new name of the tag or category; undefined for a selection. */
  name: string | undefined
  shift: Shift
}

/** Fifty-two weeks: the same weekday in the next year. */
export const sameWeekday: Shift = { count: 52, unit: 'w' }

const years = /(?<!\d)(?:19|20)\d\d(?!\d)/g

/** The texts of an object in which words are replaced. */
function textsOf({ id, object }: BundleObject): string[] {
  const { name, description } = fieldsOf(object)
  return [id, name, description, categoryOf(object), ...tagsOf(object)].filter(
    (text): text is string => typeof text === 'string',
  )
}

/** How many objects have a tag or category. */
export function usesOf(lists: Lists, name: CampaignName): number {
  const belongs = belongingTo(name)
  return programmeTypes.reduce((sum, type) => sum + (lists.get(type) ?? []).filter(belongs).length, 0)
}

/** The name itself, else the next one that is free: `spring-2`, `spring-3` (rule CAMPAIGN-13). */
export function freeName(name: string, isUsed: (name: string) => boolean): string {
  if (!isUsed(name)) return name
  const [, stem = name, number = '1'] = /^(.+)-([1-9]\d?)$/.exec(name) ?? []
  let count = Number(number) + 1
  while (isUsed(`${stem}-${count}`)) count += 1
  return `${stem}-${count}`
}

/**
 * The next year in place of those that names, ids and tags have; else the tag itself, if it stands in them. The new tag or
 * category is one that no object has.
 */
export function proposalOf(
  objects: readonly BundleObject[],
  of: CampaignName | undefined,
  isUsed: (name: string) => boolean = () => false,
): Proposal {
  const texts = objects.flatMap(textsOf)
  const found = [...new Set(texts.flatMap((text) => text.match(years) ?? []))].sort()
  // The latest first, so that no text is replaced twice: 2025 by 2026, and that by 2027.
  const ofYears = found.toReversed().map((year): Pair => [year, String(Number(year) + 1)])
  const own = of && (of.tag ?? of.category).trim()
  if (own === undefined) return { pairs: ofYears, name: undefined, shift: sameWeekday }
  const next = replaced(own, ofYears)
  if (next !== own) return { pairs: ofYears, name: freeName(next, isUsed), shift: sameWeekday }
  const copy = freeName(own, (name) => name === own || isUsed(name))
  const isInTexts = objects.some((one) => textsOf(one).some((text) => text !== own && text.includes(own)))
  return { pairs: isInTexts ? [...ofYears, [own, copy]] : ofYears, name: copy, shift: sameWeekday }
}

/** How many ids and names a replacement changes, after the replacements before it. */
export function countChanged(objects: readonly BundleObject[], pairs: readonly Pair[], index: number) {
  const before = pairs.slice(0, index)
  const isIn = (text: unknown) =>
    typeof text === 'string' &&
    (pairs[index]?.[0] ?? '') !== '' &&
    replaced(text, before).includes(pairs[index]?.[0] ?? '')
  return {
    ids: objects.filter(({ id }) => isIn(id)).length,
    names: objects.filter(({ object }) => isIn(fieldsOf(object).name)).length,
  }
}

export interface Extent {
  first: number
  last: number
}

/** The first and the last date of a set, in ms; undefined without dates. */
export function extentOf(objects: readonly BundleObject[]): Extent | undefined {
  const found: number[] = []
  for (const { type, object } of objects)
    for (const path of datePaths(type))
      mapPath(object, path.split('.'), (date) => {
        const at = readDate(date)
        if (receivedNone(path, date) === undefined && !Number.isNaN(at)) found.push(at)
        return date
      })
  return found.length === 0 ? undefined : { first: Math.min(...found), last: Math.max(...found) }
}

/** The same dates after a shift. */
export const shiftedExtent = ({ first, last }: Extent, shift: Shift, zone: string): Extent => ({
  first: shiftMoment(first, shift, zone),
  last: shiftMoment(last, shift, zone),
})
