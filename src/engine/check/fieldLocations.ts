import { resourceFacts } from '@/generated/resourceFacts'
import type { EntityType } from '@/model/entityTypes'
import {
  type DescribedField,
  describedFields,
  factsOf,
  fieldName,
  hasControl,
  inSection,
  isWithin,
} from '@/model/fieldNames'
import { fieldAt } from '@/model/paths'

/** The place of a field in its form: 'Objectives › Events 2'. For a field that no form has, its path. */
export function fieldLocation(type: EntityType, path: string): string {
  const field = fieldAt(path)
  if (!hasControl(type, field)) {
    const hasIds = Object.keys(resourceFacts[type].refersTo).some((one) => isWithin(one, field))
    return hasIds ? fieldName(type, field) : path
  }
  const exact = factsOf(type, field)
  if (exact) return placeIn(exact, path)
  const all = [...describedFields(type).values()]
  const whole = all.findLast((one) => isWithin(field, one.path))
  if (whole) return placeIn(whole, path)
  const [part, ...others] = all.filter((one) => isWithin(one.path, field))
  if (!part) return fieldName(type, field)
  return others.length === 0 ? placeIn(part, path) : (part.section ?? part.label)
}

/** With the position of the item: a list of ids is one field, a list of objects has a row for each item. */
function placeIn({ path: own, section, label, place = label }: DescribedField, path: string): string {
  const position = own.includes('*') ? /\.(\d+)(\.|$)/.exec(path)?.[1] : undefined
  const words = position === undefined ? place : `${place} ${Number(position) + 1}`
  return section === undefined ? words : inSection(section, words)
}

/** The last part of a place, for a link: 'Events 2'. */
export const shortLocation = (place: string): string => place.split(' › ').at(-1) ?? place
