import { isEditable } from '@/engine/plan/valueEdits'
import { resourceFacts } from '@/generated/resourceFacts'
import { resourceObjects } from '@/generated/resourceObjects'
import { resourceValues } from '@/generated/resourceValues'
import { choices, withDefault } from '@/model/choices'
import type { EntityType } from '@/model/entityTypes'
import { factsOf, fieldName, isWithin, labelOf } from '@/model/fieldNames'
import { capital } from '@/model/words'

/* The columns of a table of objects (rule TABLE-1): the scalar fields of the contract that a client writes, and tags. */

/** `lines` is a text that can have line breaks. */
export type TableCellKind = 'text' | 'lines' | 'image' | 'number' | 'switch' | 'date' | 'choice' | 'tags'

export interface TableColumn {
  /** Dot path of the field. */
  path: string
  kind: TableCellKind
  /** The label of the field in the form; with its section if two columns would have the same. */
  label: string
  /** The values of a choice or a switch, with their labels. */
  values?: readonly (readonly [value: string, label: string])[]
  /** The value that a missing one counts as. Undefined if a missing value has no meaning. */
  missing?: unknown
  /** Whether this is the id, which can only be edited in a new row. */
  isId: boolean
}

function kindOf(type: EntityType, path: string): TableCellKind | undefined {
  if (path === 'tags') return 'tags'
  if (path === 'description') return 'lines'
  if (path === 'imgUrl') return 'image'
  const value = resourceValues[type][path] ?? ''
  if (/^(integer|number)\b/.test(value)) return 'number'
  if (value === 'boolean') return 'switch'
  if (value === 'date' || value === 'text') return value
  return value.includes('|') && Object.hasOwn(choices, path) ? 'choice' : undefined
}

function isColumn(type: EntityType, path: string): boolean {
  const { refersTo, idField, scope } = resourceFacts[type]
  if (path === 'account' && scope === 'account') return false
  if (path === idField) return true
  if (factsOf(type, path)?.isShown) return false
  return (
    isEditable(type, path) &&
    !Object.keys(refersTo).some((field) => isWithin(field, path)) &&
    !resourceObjects[type].choices.some(({ paths }) => paths.some((one) => isWithin(path, one)))
  )
}

const known = new Map<EntityType, readonly TableColumn[]>()

/** The columns of a type: the name, its own fields in the order of the contract, then what all types have. */
export function columnsOf(type: EntityType): readonly TableColumn[] {
  const before = known.get(type)
  if (before) return before
  const paths = Object.keys(resourceValues[type]).filter((path) => isColumn(type, path))
  const found = paths.flatMap((path): TableColumn[] => {
    const kind = kindOf(type, path)
    if (!kind) return []
    return [
      {
        path,
        kind,
        label: shortName(type, path),
        values: valuesOf(kind, path),
        missing: missingOf(type, kind, path),
        isId: path === resourceFacts[type].idField,
      },
    ]
  })
  const columns = found
    .map((column) => ({ ...column, label: ownLabel(type, column, found) }))
    .sort((a, b) => placeOf(a) - placeOf(b))
  known.set(type, columns)
  return columns
}

/** Availability reads as in the form (rule FIELD-11). */
function valuesOf(kind: TableCellKind, path: string): TableColumn['values'] {
  if (kind === 'choice') return Object.entries(choices[path] ?? {})
  if (kind !== 'switch') return undefined
  const [on, off] = path === 'isAvailable' ? ['Active', 'Inactive'] : ['Yes', 'No']
  return [
    ['true', on],
    ['false', off],
  ] as const
}

/** Missing points and credits count as 0 (decision C6), a missing period as its default (decision W1). */
function missingOf(type: EntityType, kind: TableCellKind, path: string): unknown {
  if (kind === 'number') return factsOf(type, path)?.missing
  return kind === 'choice' ? withDefault(type, path, undefined) : undefined
}

/** Availability, dates, tags and texts follow the fields of the type. */
function placeOf({ path, kind, isId }: TableColumn): number {
  if (path === 'name') return 0
  if (isId) return 1
  if (path === 'isAvailable') return 3
  if (path === 'tags') return 5
  if (path === 'category') return 6
  if (path === 'description' || path === 'imgUrl') return 7
  return kind === 'date' ? 4 : 2
}

const shortName = (type: EntityType, path: string): string =>
  labelOf(type, path) ?? capital(fieldName(type, path).split(' › ').at(-1) ?? path)

/** The label, with its section if another column has the same label. */
function ownLabel(type: EntityType, { path, label }: TableColumn, all: readonly TableColumn[]): string {
  const isShared = all.some((other) => other.path !== path && other.label === label)
  return isShared ? (labelOf(type, path) ?? fieldName(type, path)) : label
}

/** The columns that a table shows until the user chooses others. */
export const firstColumns = (type: EntityType): TableColumn[] =>
  columnsOf(type).filter(({ path, isId }) => !isId && !factsOf(type, path)?.isDetail)
