import type { Term } from '@/generated/glossary'
import { resourceObjects } from '@/generated/resourceObjects'
import type { EntityType } from '@/model/entityTypes'
import { capital, nounOfKey } from '@/model/words'
import { fieldsByType } from './fields/byType'
import type { FieldFacts } from './fields/fields'
import { fieldAt } from './paths'

/* The descriptions of fields (`fields/`) by path, for all code except the forms. */

export interface DescribedField extends FieldFacts {
  /** Path in the contract. */
  path: string
  /** Title of its section; undefined if no form shows it. */
  section: string | undefined
}

const described = new Map<EntityType, ReadonlyMap<string, DescribedField>>()

/** The described fields of a type by path, in the order of the form. */
export function describedFields(type: EntityType): ReadonlyMap<string, DescribedField> {
  const before = described.get(type)
  if (before) return before
  const fields = new Map<string, DescribedField>()
  for (const { title: section, fields: among } of Object.values(fieldsByType[type].sections))
    for (const [path, facts] of Object.entries(among))
      if (facts) fields.set(path, { ...facts, path, section })
  described.set(type, fields)
  return fields
}

/** The description of a field; undefined if it has none. An item of a list of ids has the description of the list. */
export const factsOf = (type: EntityType, field: string): DescribedField | undefined => {
  const fields = describedFields(type)
  return fields.get(field) ?? (field.endsWith('.*') ? fields.get(field.slice(0, -2)) : undefined)
}

/** Builds a name from a path: `drivenBy.surveyId` gives 'Driven by › Survey'. */
const inWords = (field: string) =>
  field
    .split('.')
    .filter((part) => part !== '*' && part !== 'id')
    .map((part) => part.replace(/Id$/, ''))
    .map(
      (part) => nounOfKey(part) ?? capital(part.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`)),
    )
    .join(' › ')

/** Whether a path is that of a field, or leads to a part of its value. */
export const isWithin = (path: string, field: string): boolean => `${path}.`.startsWith(`${field}.`)

/** Whether the form of the type has a control for the field. */
export const hasControl = (type: EntityType, field: string): boolean =>
  !resourceObjects[type].noField.some((path) => isWithin(field, path))

/**
 * The name of a field where its section is not shown, e.g. 'Name' and 'Reward › Points'. A list of ids is named
 * after its items. A field that no list of fields describes is named by its path, in words.
 * @param path in an object, or in the contract with `*` for items
 */
export function fieldName(type: EntityType, path: string): string {
  const field = fieldAt(path)
  const facts = factsOf(type, field)
  if (!facts) return inWords(field)
  const { path: own, name, section, label } = facts
  return name ?? (own.includes('.') && section !== undefined ? inSection(section, label) : label)
}

/**
 * Combines section and label: 'Reward › Points'. A section with a single field can have the same name as the field; it
 * is not repeated.
 */
export const inSection = (section: string, label: string): string =>
  section === label ? label : `${section} › ${label}`

/**
 * The label in the form if it differs from the name of the field. Undefined for fields of a part, which are named with
 * their section.
 */
export function labelOf(type: EntityType, path: string): string | undefined {
  const label = path.includes('.') ? undefined : factsOf(type, path)?.label
  return label === fieldName(type, path).split(' › ').at(-1) ? undefined : label
}

/** The term that explains a field, as in its form (rule FAST-6). */
export const termOf = (type: EntityType, path: string): Term | undefined => factsOf(type, path)?.term
