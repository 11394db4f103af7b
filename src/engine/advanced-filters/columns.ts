import { isNumber, plainText } from '@/lib/value'
import type { EntityType } from '@/model/entityTypes'
import { type AskedField, valuesAt } from './fields'

/* The columns of a list as a text of the address: `points,active.to~180` (rule ASK-5). */

/** A column, by the id of a specified column or the path of a field. */
interface ChosenColumn {
  id: string
  /** In px. If undefined, the default width of the column's kind. */
  width?: number
}

/** The widths that a column can have, in px. */
export const widths = { least: 60, most: 600 } as const

/**
 * Reads the columns of an address: what is not offered, and what comes twice, is left out. Undefined if nothing is left,
 * which means the specified columns.
 */
export function readColumns<Column extends ChosenColumn>(
  offered: ReadonlyMap<string, Column>,
  text: string | undefined,
): Column[] | undefined {
  const found = new Map<string, Column>()
  for (const part of text?.split(',') ?? []) {
    const [id = '', width = ''] = part.split('~')
    const column = offered.get(id)
    if (!column || found.has(id)) continue
    const px = /^\d{1,4}$/.test(width) ? Number(width) : 0
    const isWidth = px >= widths.least && px <= widths.most
    found.set(id, isWidth ? { ...column, width: px } : column)
  }
  return found.size > 0 ? [...found.values()] : undefined
}

const addressOf = (columns: readonly ChosenColumn[]) =>
  columns.map(({ id, width }) => (width === undefined ? id : `${id}~${width}`)).join(',')

/** The text for the address; undefined for the specified columns in their order and widths. */
export function columnsText(
  specified: readonly ChosenColumn[],
  columns: readonly ChosenColumn[],
): string | undefined {
  const text = addressOf(columns)
  return text === addressOf(specified) || text === '' ? undefined : text
}

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
