import { keyOf } from '@/engine/plan/ids'
import type { NamedObject } from '@/engine/plan/types'
import { type CampaignName, categoryOf, normal, tagsOf } from '@/engine/programme/campaignName'
import { isActive, partOf, rowWith } from '@/engine/programme/programmeIndex'
import { calendarOf, calendarTypes, datesIn } from '@/engine/time/reading'
import { drawsOf } from '@/engine/time/repeats'
import { isDated, type Span } from '@/engine/time/windows'
import { dayMs } from '@/lib/days'
import { memoizeWeakly } from '@/lib/memoizeWeakly'
import { isObject, titleOf } from '@/lib/value'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import { idOf, type Lists, referencesOf } from '@/model/references'

/* The figures of campaigns (rule CAMPAIGN-7). Nothing is stored for them: a tag or a category is one. */

export const stateNames = ['live', 'planned', 'no dates', 'ended', 'inactive'] as const
export type CampaignState = (typeof stateNames)[number]

/** When a campaign runs, in ms. Open ends are infinite. Without dates both are undefined. */
export interface CampaignRun {
  state: CampaignState
  from: number | undefined
  to: number | undefined
}

export interface Campaign extends CampaignRun {
  name: CampaignName
  /** The tag or category, as most of its objects write it. */
  title: string
  objects: readonly CampaignObject[]
  /** The number of objects of each type, in the order of the navigation. */
  counts: ReadonlyMap<EntityType, number>
}

export interface CampaignObject extends NamedObject {
  row: object
  /**
   * When it is active. It can end before it starts, which the calendar does not show. Undefined for a type without dates,
   * and for dates that cannot be read.
   */
  span: Span | undefined
}

interface Group {
  isTag: boolean
  spellings: Map<string, number>
  objects: CampaignObject[]
}

/** All tags and categories in use: one campaign for each, tags first, in alphabetical order. */
export function campaignsOf(lists: Lists, now: number): Campaign[] {
  const groups = new Map<string, Group>()
  const add = (isTag: boolean, text: string, object: CampaignObject) => {
    const key = `${isTag ? 'tag' : 'category'} ${normal(text)}`
    const group: Group = groups.get(key) ?? { isTag, spellings: new Map(), objects: [] }
    groups.set(key, group)
    group.spellings.set(text.trim(), (group.spellings.get(text.trim()) ?? 0) + 1)
    // An object can have the same tag in two spellings. It counts once.
    if (!group.objects.includes(object, -1)) group.objects.push(object)
  }
  for (const object of objectsIn(lists)) {
    for (const tag of tagsOf(object.row)) if (tag.trim() !== '') add(true, tag, object)
    const category = categoryOf(object.row)
    if (category.trim() !== '') add(false, category, object)
  }
  return [...groups.values()]
    .map((group) => campaignOf(group, now))
    .sort(
      (a, b) =>
        Number(a.name.tag === undefined) - Number(b.name.tag === undefined) || (a.title < b.title ? -1 : 1),
    )
}

/** One campaign. It can have no objects. */
export function campaignIn(lists: Lists, name: CampaignName, now: number): Campaign {
  const wanted = normal(name.tag ?? name.category)
  const isTag = name.tag !== undefined
  const spellings = new Map<string, number>()
  const objects = objectsIn(lists).filter(({ row }) => {
    const texts = (isTag ? tagsOf(row) : [categoryOf(row)]).filter((text) => normal(text) === wanted)
    for (const text of texts) spellings.set(text.trim(), (spellings.get(text.trim()) ?? 0) + 1)
    return texts.length > 0 && wanted !== ''
  })
  if (spellings.size === 0) spellings.set((name.tag ?? name.category).trim(), 1)
  return campaignOf({ isTag, spellings, objects }, now)
}

/** The list of campaigns, a campaign and its neighbours read the same lists. */
const objectsIn = memoizeWeakly((lists: Lists): readonly CampaignObject[] => {
  const spans = new Map(calendarOf(lists).spans.map((span) => [span.row, span]))
  return programmeTypes.flatMap((type) => {
    const hasDates = calendarTypes.includes(type)
    return (lists.get(type) ?? []).filter(isObject).map((row: object): CampaignObject => {
      const id = idOf(type, row)
      const span = spans.get(row) ?? (hasDates ? datesIn(type, row) : undefined)
      return { type, id, name: titleOf(row, id), row, span }
    })
  })
})

function campaignOf({ isTag, spellings, objects }: Group, now: number): Campaign {
  const [[title] = ['']] = [...spellings].sort(([, a], [, b]) => b - a)
  const counts = new Map<EntityType, number>()
  for (const { type } of objects) counts.set(type, (counts.get(type) ?? 0) + 1)
  return {
    name: isTag ? { tag: title } : { category: title },
    title,
    objects,
    counts,
    ...runningOf(objects, now),
  }
}

/** The last moment of an object. A raffle ends after its last draw. */
export function lastMomentOf(span: Span): number {
  const { type, draw, period, to } = span
  if (type !== 'raffles' || draw === undefined) return to
  if (!period) return draw
  if (!Number.isFinite(to)) return to
  return drawsOf(span, Math.max(draw, to), Number.MAX_SAFE_INTEGER / 2)[0] ?? draw
}

/** The range of the dates of a set: an open end is infinite. Without dates both are undefined. */
export function rangeOf(objects: readonly CampaignObject[]): {
  from: number | undefined
  to: number | undefined
} {
  const dated = objects.flatMap(({ span }) => (span && isDated(span) ? [span] : []))
  if (dated.length === 0) return { from: undefined, to: undefined }
  return { from: Math.min(...dated.map((span) => span.from)), to: Math.max(...dated.map(lastMomentOf)) }
}

/** The state of a set, and when it runs: the dates of its available objects. */
export function runningOf(objects: readonly CampaignObject[], now: number): CampaignRun {
  const available = objects.filter(({ row }) => isActive(row))
  const range = rangeOf(available.length > 0 ? available : objects)
  const { from, to } = range
  if (available.length === 0) return { state: 'inactive', ...range }
  if (from === undefined || to === undefined) return { state: 'no dates', ...range }
  // A range that ends before it starts counts as ended, as in Player View.
  return { state: now > to ? 'ended' : now < from ? 'planned' : 'live', ...range }
}

/** How a campaign is calculated: with its objects as they are, or as if all of them were available. */
export const campaignViews = ['as-is', 'as-active'] as const
export type CampaignView = (typeof campaignViews)[number]

/** The view to use for a campaign. By default as if active while none of its objects is available, otherwise as is. */
export const campaignViewOf = ({ state }: Pick<CampaignRun, 'state'>, asked?: CampaignView): CampaignView =>
  asked ?? (state === 'inactive' ? 'as-active' : 'as-is')

/** The objects that a view counts as available. */
export const countedIn = (
  objects: readonly CampaignObject[],
  view: CampaignView,
): readonly CampaignObject[] => (view === 'as-active' ? objects : objects.filter(({ row }) => isActive(row)))

/** The lists with these objects available, or inactive. Other rows, and lists without a change, stay the same objects. */
export function withAvailable(
  lists: Lists,
  objects: readonly Pick<CampaignObject, 'type' | 'row'>[],
  isAvailable: boolean,
): Lists {
  const changed = new Set(objects.flatMap(({ row }) => (isActive(row) === isAvailable ? [] : [row])))
  if (changed.size === 0) return lists
  const types = new Set(objects.map(({ type }) => type))
  return new Map(
    [...lists].map(([type, rows]) => [
      type,
      types.has(type) ? rows.map((row) => (changed.has(row) ? { ...row, isAvailable } : row)) : rows,
    ]),
  )
}

/** The lists as a view has them. */
export const listsAs = (lists: Lists, objects: readonly CampaignObject[], view: CampaignView): Lists =>
  view === 'as-active' ? withAvailable(lists, objects, true) : lists

/** Whether an object has a date. */
export const hasDates = ({ span }: CampaignObject): boolean => span !== undefined && isDated(span)

/** The objects without a date, of types that can have one, of a campaign that has dates: they are live as soon as they are active. */
export const withoutDates = (objects: readonly CampaignObject[]): readonly CampaignObject[] =>
  objects.some(hasDates) ? objects.filter((one) => calendarTypes.includes(one.type) && !hasDates(one)) : []

/** Events, quizzes and surveys with a reward, of a campaign that has dates: they can have none. */
export const neverDated = (objects: readonly CampaignObject[]): readonly CampaignObject[] =>
  objects.some(hasDates)
    ? objects.filter(({ type, row }) => !calendarTypes.includes(type) && isRewarding(row))
    : []

const isRewarding = (row: object) => {
  const { points, credits, achievements } = partOf(rowWith(row, 'reward'), 'reward')
  return Number(points) > 0 || Number(credits) > 0 || (Array.isArray(achievements) && achievements.length > 0)
}

/** The days over which the cost of a campaign counts, from a moment on. */
export interface CostSpan {
  at: number
  /** 0 if the campaign ends before it starts. */
  days: number
}

const longestDays = 365
const openDays = 30

/**
 * The span of a campaign's cost: from the earliest start of these objects (if there is none, from now) to their latest
 * end, at most a year. If no object has an end, it is 30 days, from now or from a later start.
 */
export function costSpanOf(objects: readonly CampaignObject[], now: number): CostSpan {
  const dated = objects.flatMap(({ span }) => (span && isDated(span) ? [span] : []))
  const starts = dated.map((span) => span.from).filter(Number.isFinite)
  const ends = dated.map(lastMomentOf).filter(Number.isFinite)
  const start = starts.length > 0 ? Math.min(...starts) : now
  if (ends.length === 0) return { at: Math.max(now, start), days: openDays }
  return {
    at: start,
    days: Math.min(longestDays, Math.max(0, Math.ceil((Math.max(...ends) - start) / dayMs))),
  }
}

/** An object outside of a campaign that uses objects of it, or is used by them. */
export interface Neighbour extends NamedObject {
  isMissing: boolean
  by: readonly (NamedObject & { field: string })[]
}

export interface Neighbours {
  /** Used by the campaign. */
  uses: readonly Neighbour[]
  /** Objects that use the campaign. */
  usedBy: readonly Neighbour[]
}

/**
 * The objects without the tag that the campaign uses or is used by, in the order of the navigation. A generator, because reading the
 * references of all objects of an account takes longer than a frame.
 */
export function* findingNeighbours(
  { objects }: Pick<Campaign, 'objects'>,
  lists: Lists,
): Generator<void, Neighbours> {
  const all = new Map(objectsIn(lists).map((one) => [keyOf(one), one]))
  const inside = new Set(objects.map(keyOf))
  const uses = new Map<string, Neighbour & { by: Neighbour['by'][number][] }>()
  const usedBy = new Map<string, Neighbour & { by: Neighbour['by'][number][] }>()
  let count = 0
  for (const { type, id, name, row } of all.values()) {
    count += 1
    if (count % 25 === 0) yield
    const isInside = inside.has(keyOf({ type, id }))
    for (const { to, id: used, field } of referencesOf(type, row)) {
      const key = keyOf({ type: to, id: used })
      if (inside.has(key) === isInside) continue
      const other: NamedObject = all.get(key) ?? { type: to, id: used, name: used }
      const own: NamedObject = { type, id, name }
      const [into, outside, partner] = isInside ? [uses, other, own] : [usedBy, own, other]
      const known = into.get(keyOf(outside)) ?? {
        type: outside.type,
        id: outside.id,
        name: outside.name,
        by: [],
        isMissing: !all.has(keyOf(outside)),
      }
      into.set(keyOf(outside), known)
      known.by.push({
        type: partner.type,
        id: partner.id,
        name: partner.name,
        field: fieldName(type, field),
      })
    }
  }
  const ordered = (found: typeof uses) =>
    programmeTypes.flatMap((type) => [...found.values()].filter((one) => one.type === type))
  return { uses: ordered(uses), usedBy: ordered(usedBy) }
}
