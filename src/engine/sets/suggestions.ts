import type { BundleObject } from '@/engine/plan/types'
import { belongingTo, type CampaignName, categoryOf, tagsOf } from '@/engine/programme/campaignName'
import { rowWith } from '@/engine/programme/programmeIndex'
import { readDate, receivedNone } from '@/lib/dates'
import { type Shift, shiftMoment } from '@/lib/zonedTime'
import { programmeTypes } from '@/model/entityTypes'
import { mapPath } from '@/model/mapPath'
import type { Lists } from '@/model/references'
import { datePaths, type Replacement, replaced } from './transform'
import { isYear, yearAfter, yearsIn } from './years'

/* The proposals of the dialog 'Duplicate' (rule CAMPAIGN-4), and the counts that it shows. */

export type Pair = readonly [from: string, to: string]

interface Suggestion {
  pairs: readonly Pair[]
  /** The new name of the tag or category; undefined for a selection. */
  name: string | undefined
  shift: Shift
}

/** Fifty-two weeks: the same weekday in the next year. */
export const sameWeekday: Shift = { count: 52, unit: 'w' }

/** The texts of an object that can have a year of the set. A number in a description can be a price. */
function textsOf({ id, object }: BundleObject): string[] {
  return [id, rowWith(object, 'name').name, categoryOf(object), ...tagsOf(object)].filter(
    (text): text is string => typeof text === 'string',
  )
}

/** How many objects have a tag or category. */
export function countUses(lists: Lists, name: CampaignName): number {
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

/** Latest years first, so that no text is replaced twice: 2025 by 2026, and that by 2027. */
const latestFirst = (one: string, other: string) => (one < other ? 1 : -1)

/**
 * Suggests replacements for the copies: each year in names, ids and tags becomes the next year. Without a year, the
 * words of the tag are replaced where they occur in ids and names. The suggested tag or category is one that no object
 * has.
 */
export function suggestionOf(
  objects: readonly BundleObject[],
  of: CampaignName | undefined,
  isUsed: (name: string) => boolean = () => false,
): Suggestion {
  const found = new Set(objects.flatMap((one) => textsOf(one).flatMap(yearsIn)))
  const ofYears = [...found].sort(latestFirst).map((year): Pair => [year, yearAfter(year)])
  const own = of && (of.tag ?? of.category).trim()
  if (own === undefined) return { pairs: ofYears, name: undefined, shift: sameWeekday }
  const next = replaced(own, ofYears.map(replacementOf))
  if (next !== own) return { pairs: ofYears, name: freeName(next, isUsed), shift: sameWeekday }
  const copy = freeName(own, (name) => name === own || isUsed(name))
  return { pairs: [...ofYears, ...spellingsOf(objects, own, numberOf(copy))], name: copy, shift: sameWeekday }
}

/** The number of a copy, taken from its tag: 3 for `spring-3`. 2 if the tag has none. */
const numberOf = (copy: string) => /\d+$/.exec(copy)?.[0] ?? '2'

/**
 * The spellings in which the words of a tag occur in ids and names, each with its replacement, which ends in the number
 * of the copy.
 */
function spellingsOf(objects: readonly BundleObject[], own: string, number: string): Pair[] {
  const words = own.split(/[\s_-]+/).filter((word) => word !== '')
  if (words.length === 0) return []
  const text = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('[\\s_-]')
  const anywhere = new RegExp(`(?<![\\p{L}\\p{N}])${text}(?![\\p{L}\\p{N}])`, 'giu')
  // A copy of a copy replaces the number: Spring 2 becomes Spring 3.
  const isNumbered = /[\s_-][1-9]\d?$/.test(own)
  const stemOf = (one: string) => (isNumbered ? one.replace(/[\s_-]\d+$/, '') : one)
  const found = new Map<string, string>()
  for (const { object } of objects)
    for (const one of String(rowWith(object, 'name').name ?? '').match(anywhere) ?? [])
      found.set(one, `${stemOf(one)} ${number}`)
  for (const { id } of objects)
    for (const one of id.match(anywhere) ?? []) found.set(one, `${stemOf(one)}-${number}`)
  return [...found].sort(([one], [other]) => latestFirst(one, other))
}

/** How a pair is replaced: a year only where it is not a part of a longer number or word. */
export const replacementOf = ([from, to]: Pair): Replacement =>
  isYear(from) ? [from, to, 'alone'] : [from, to]

/** How many ids and names a replacement changes, after the replacements before it. */
export function countChanged(objects: readonly BundleObject[], pairs: readonly Pair[], index: number) {
  const before = pairs.slice(0, index).map(replacementOf)
  const [from] = pairs[index] ?? ['']
  const marked = replacementOf([from, `${from}\0`])
  const isIn = (text: unknown) => {
    if (typeof text !== 'string' || from === '') return false
    const now = replaced(text, before)
    return replaced(now, [marked]) !== now
  }
  return {
    ids: objects.filter(({ id }) => isIn(id)).length,
    names: objects.filter(({ object }) => isIn(rowWith(object, 'name').name)).length,
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

/** The first and last date after a shift. */
export const shiftedExtent = ({ first, last }: Extent, shift: Shift, zone: string): Extent => ({
  first: shiftMoment(first, shift, zone),
  last: shiftMoment(last, shift, zone),
})
