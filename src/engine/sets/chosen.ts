import { normal } from '@/engine/explain/words'
import type { BundleObject, ObjectName } from '@/engine/plan/types'
import { fieldsOf } from '@/lib/value'
import { type EntityType, isOfProgramme, programmeTypes } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'

/** What makes objects one campaign: a tag or a category. */
export type CampaignName = { tag: string; category?: never } | { category: string; tag?: never }

/** The campaign that an address names; undefined for none. With both, the tag counts. */
export function nameIn({
  tag,
  category,
}: {
  tag?: string | undefined
  category?: string | undefined
}): CampaignName | undefined {
  if (tag !== undefined) return { tag }
  return category === undefined ? undefined : { category }
}

/** The tags of an object that are texts. */
export function tagsOf(object: object): string[] {
  const { tags } = fieldsOf(object)
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

/** The category of an object; '' if it has none. */
export function categoryOf(object: object): string {
  const { category } = fieldsOf(object)
  return typeof category === 'string' ? category : ''
}

/** Returns a function that finds out whether an object belongs to a campaign. */
export function belongingTo(name: CampaignName): (object: object) => boolean {
  const wanted = normal(name.tag ?? name.category)
  if (wanted === '') return () => false
  return name.tag === undefined
    ? (object) => normal(categoryOf(object)) === wanted
    : (object) => tagsOf(object).some((tag) => normal(tag) === wanted)
}

/** The objects of a campaign, in the order of a set. Players are never in it. */
export function objectsOfCampaign(lists: Lists, name: CampaignName): BundleObject[] {
  const belongs = belongingTo(name)
  return programmeTypes.flatMap((type) =>
    inOrder((lists.get(type) ?? []).filter(belongs).map((object) => named(type, object))),
  )
}

/** The objects of these names, in the order of a set. Names that the lists do not have, and players, are left out. */
export function objectsNamed(lists: Lists, names: readonly ObjectName[]): BundleObject[] {
  const chosen = new Map<EntityType, Set<string>>()
  for (const { type, id } of names) chosen.set(type, (chosen.get(type) ?? new Set()).add(id))
  return programmeTypes.flatMap((type) => {
    const ids = chosen.get(type)
    const rows = ids ? (lists.get(type) ?? []) : []
    return inOrder(rows.map((object) => named(type, object)).filter(({ id }) => ids?.has(id)))
  })
}

/** The order of a set: types in the order of the navigation, then by id, compared by code units. */
export const inSetOrder = (objects: readonly BundleObject[]): BundleObject[] =>
  programmeTypes.flatMap((type) => inOrder(objects.filter((one) => one.type === type && isOfProgramme(type))))

const named = (type: EntityType, object: object): BundleObject => ({ type, id: idOf(type, object), object })

const inOrder = (objects: BundleObject[]) =>
  objects.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
