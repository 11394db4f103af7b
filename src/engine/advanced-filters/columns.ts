import { isNumber, plainText } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { type AskedField, fieldsOfType, valuesAt } from './fields'

/* The columns of a list as a text of the address: `points,active.to~180` (rule ASK-5). */

/** A chosen column, by the id of a specified column or the path of a field. */
export interface ChosenColumn {
  id: string
  /** In px. If undefined, the default width of the column's kind. */
  width?: number
}

/** The widths that a column can have, in px. */
export const widths = { least: 60, most: 600 } as const

/**
 * Reads the columns of an address: what the type does not have, and what comes twice, is left out. Undefined if nothing is
 * left, which means the specified columns.
 * @param specified ids of the specified columns
 */
export function readColumns(
  type: EntityType,
  specified: readonly string[],
  text: string | undefined,
): ChosenColumn[] | undefined {
  const found = new Map<string, ChosenColumn>()
  for (const part of text?.split(',') ?? []) {
    const [id = '', width = ''] = part.split('~')
    if (found.has(id) || !(specified.includes(id) || isColumnOf(type, id))) continue
    const px = /^\d{1,4}$/.test(width) ? Number(width) : undefined
    const isWidth = px !== undefined && px >= widths.least && px <= widths.most
    found.set(id, { id, ...(isWidth && { width: px }) })
  }
  return found.size > 0 ? [...found.values()] : undefined
}

/** The text for the address; undefined for the specified columns in their order and widths. */
export function columnsText(
  specified: readonly string[],
  columns: readonly ChosenColumn[],
): string | undefined {
  const text = columns.map(({ id, width }) => (width === undefined ? id : `${id}~${width}`)).join(',')
  return text === specified.join(',') || text === '' ? undefined : text
}

/** The name column, which every list has, shows the name. */
const isColumnOf = (type: EntityType, id: string) => id !== 'name' && fieldsOfType(type).has(id)

/** The value of a field's cell, to show and to sort by. */
export function shownValue(
  type: EntityType,
  object: object,
  field: AskedField,
  nameOf: (id: string) => string | undefined = () => undefined,
): string | number | undefined {
  const values = valuesAt(type, object, field)
  const [first] = values
  switch (field.kind) {
    case 'parts':
      return values.length
    case 'number':
      if (field.keys.includes('*')) break
      return isNumber(first) ? (first as number) : first === undefined && field.zero ? 0 : undefined
    case 'date':
      return plainText(first)
    case 'boolean':
      if (field.keys.includes('*')) break
      return first === true ? 'Yes' : 'No'
    case 'choice':
      return texts(values.map((value) => field.choices?.[plainText(value)] ?? plainText(value)))
    case 'reference':
    case 'list':
      return texts(values.map((value) => nameOf(plainText(value)) ?? plainText(value)))
  }
  return texts(
    values.map((value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : plainText(value))),
  )
}

const texts = (all: readonly string[]) => all.filter(Boolean).join(', ') || undefined
