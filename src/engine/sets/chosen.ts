import type { BundleObject, ObjectName } from '@/engine/plan/types'
import { belongingTo, type CampaignName } from '@/engine/programme/campaignName'
import { type EntityType, isOfProgramme, programmeTypes } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'

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
