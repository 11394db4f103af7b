import { resourceFacts } from '@/generated/resourceFacts'
import { resourceValues } from '@/generated/resourceValues'
import { receivedNone } from '@/lib/dates'
import { readSafely } from '@/lib/value'
import { asContracted } from '@/model/asContracted'
import { choices, withDefault } from '@/model/choices'
import type { EntityType } from '@/model/entityTypes'
import { factsOf, fieldName, labelOf } from '@/model/fieldNames'
import { fieldsByType } from '@/model/fields/byType'
import { type DerivedColumn, derivedColumns } from '@/model/fields/derived'

/*
 * The fields of a type that a condition can use: those of the contract, with the labels of the form (rule ASK-1), and
 * its derived columns.
 */

export type FieldKind = 'number' | 'date' | 'text' | 'choice' | 'boolean' | 'reference' | 'list' | 'parts'

export interface AskedField {
  /** Path in the contract, which the address also uses: `reward.points`. For a list, the path of the list. */
  path: string
  /** `list` holds texts or ids, `parts` holds objects without a name, such as questions. */
  kind: FieldKind
  label: string
  /** Where the values are read; `*` for all items of a list. */
  keys: readonly string[]
  /** The type of the objects that its ids name. */
  to?: EntityType
  /** The labels of the values of an enumeration, by value. */
  choices?: Readonly<Record<string, string>>
  /** A missing number is 0, as in the specified columns (decision C6). */
  zero?: boolean
  /** A missing value is yes, as in the form. */
  isOn?: boolean
  /** Calculates the value of a derived column. */
  derive?: DerivedColumn<never>['value']
}

const known = new Map<EntityType, ReadonlyMap<string, AskedField>>()

/** The fields of a type by path, in the order of the contract, then its derived columns. Secrets are left out. */
export function fieldsOfType(type: EntityType): ReadonlyMap<string, AskedField> {
  const before = known.get(type)
  if (before) return before
  const fields = new Map<string, AskedField>()
  const labels = new Set<string>()
  const ofContract = Object.keys(resourceValues[type]).map((path) => fieldAt(type, path))
  for (const field of [...ofContract, ...derivedFields(type)]) {
    if (!field || fields.has(field.path)) continue
    const label = labels.has(field.label) ? `${field.label} (${field.path})` : field.label
    labels.add(label)
    fields.set(field.path, { ...field, label })
  }
  known.set(type, fields)
  return fields
}

const derivedKinds = { number: 'number', text: 'text', dateTime: 'date' } as const

const derivedFields = (type: EntityType): AskedField[] =>
  [...(derivedColumns[type] ?? []), ...fieldsByType[type].derived].map(({ id, header, kind, value }) => ({
    path: id,
    kind: derivedKinds[kind],
    label: header,
    keys: [id],
    derive: value,
  }))

function fieldAt(type: EntityType, path: string): AskedField | undefined {
  const values: Readonly<Record<string, string>> = resourceValues[type]
  const { secrets, refersTo } = resourceFacts[type] as {
    secrets: readonly string[]
    refersTo: Readonly<Record<string, EntityType>>
  }
  const value = values[path] ?? ''
  if (value === 'object' || secrets.includes(path)) return undefined
  const common = { path, label: labelAt(type, path), keys: path.split('.') }
  if (value === 'list') {
    // A list inside a list has no field: its items belong to different objects, so their number has no meaning.
    if (path.includes('*')) return undefined
    const item = `${path}.*`
    const idPath = refersTo[`${item}.id`] ? `${item}.id` : item
    const to = refersTo[idPath]
    const kind = values[idPath] === 'object' ? 'parts' : 'list'
    return { ...common, kind, keys: idPath.split('.'), to }
  }
  // Items have no field of their own: conditions on them belong to the field of the list.
  if (path.endsWith('.*') || (path.endsWith('.*.id') && refersTo[path])) return undefined
  const to = refersTo[path]
  const { missing } = factsOf(type, path) ?? {}
  if (to) return { ...common, kind: 'reference', to }
  if (value.startsWith('integer') || value === 'number')
    return { ...common, kind: 'number', zero: missing === 0 }
  if (value === 'boolean') return { ...common, kind: value, isOn: missing === true }
  if (value === 'date') return { ...common, kind: value }
  if (value.includes('|')) {
    const labelled = choices[path]
    return {
      ...common,
      kind: 'choice',
      choices: labelled ?? Object.fromEntries(value.split('|').map((one) => [one, one])),
    }
  }
  return { ...common, kind: 'text' }
}

/**
 * The label of the form with its section. Adds 'id' to the label of an id that refers to nothing, to tell it apart from
 * a reference.
 */
function labelAt(type: EntityType, path: string): string {
  const own = labelOf(type, path)
  if (own !== undefined) return own
  const isOwnId = path.endsWith('.id') && !Object.hasOwn(resourceFacts[type].refersTo, path)
  return isOwnId ? `${fieldName(type, path)} › Id` : fieldName(type, path)
}

/**
 * The values of a field that an object holds: one, those of all items, or none. Broken objects have none.
 * @param now in ms, for derived columns. Default: the current time
 */
export function valuesAt(
  type: EntityType,
  object: object,
  { path, keys, kind, isOn, derive }: AskedField,
  now?: number,
): readonly unknown[] {
  if (derive) {
    const value = readSafely((row) => derive(row as never, now), object)
    return isHeld(value) && !Number.isNaN(value) ? [value] : []
  }
  const found: unknown[] = []
  visit(asContracted(type, object), keys, 0, found)
  if (path === 'period') return [withDefault(type, path, found[0])].filter(isHeld)
  if (isOn) return [found[0] !== false]
  // A date that means "no date" counts as missing (rule DATE-1).
  return kind === 'date' && found.some((value) => receivedNone(path, value) !== undefined) ? [] : found
}

/** Whether a value is present. A blank text is not (rule DATA-6). */
const isHeld = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'string' && value.trim() === '')

function visit(value: unknown, keys: readonly string[], at: number, found: unknown[]): void {
  const key = keys[at]
  if (key === undefined) {
    if (isHeld(value)) found.push(value)
  } else if (key === '*') {
    if (Array.isArray(value)) for (const item of value) visit(item, keys, at + 1, found)
    // A single id is read as a list with one item, as in the pickers.
    else if (at === keys.length - 1 && typeof value !== 'object') visit(value, keys, at + 1, found)
  } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, key)) {
    visit((value as Record<string, unknown>)[key], keys, at + 1, found)
  }
}
