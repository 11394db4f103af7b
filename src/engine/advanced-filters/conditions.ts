import { isDate, readDate } from '@/lib/dates'
import { type EntityType, programmeTypes } from '@/model/entityTypes'
import { referringTypes } from '@/model/references'
import { type AskedField, fieldsOfType } from './fields'
import { type OperandKind, operators } from './operators'

/*
 * Conditions on fields. In the address each is a text, `reward.points:least:100`: the path, the operator, and what it
 * compares with. A text that is no condition of the type is ignored (rule ASK-2).
 */

/** Facts: properties of an object that are not fields, but depend on other lists, on the check, or on the journal. */
export const facts = {
  '@unused': 'Used by nothing',
  '@finding': 'Has a finding',
  '@changed': 'Changed from this browser',
} as const

export type Fact = keyof typeof facts

/** The facts that objects of a type can have. */
export const factsOfType = (type: EntityType): Fact[] => [
  ...(referringTypes(type).length > 0 ? ['@unused' as const] : []),
  ...(programmeTypes.includes(type) ? ['@finding' as const] : []),
  '@changed',
]

export interface FilterCondition {
  /** The condition as it is written in the address. */
  text: string
  /** Undefined for a fact. */
  field?: AskedField
  fact?: Fact
  operator: string
  operand: OperandKind
  /** The numbers, days in ms (start of the day), a number of days or items, or texts. */
  values: readonly (string | number)[]
}

/** Reads a condition; undefined if it is none of this type. */
export function readCondition(type: EntityType, text: string): FilterCondition | undefined {
  const [, path = '', operator = '', value = ''] = /^([^:]+):([^:]+)(?::([\s\S]*))?$/.exec(text) ?? []
  const fact = factsOfType(type).find((one) => one === path)
  const field = fieldsOfType(type).get(path)
  if (!fact && !field) return undefined
  const of = operators[field?.kind ?? 'fact']
  const known = Object.hasOwn(of, operator) ? of[operator] : undefined
  if (!known) return undefined
  const values = readValues(known.operand, value, field)
  if (!values) return undefined
  return { text, field, fact, operator, operand: known.operand, values }
}

/** The conditions of an address that the type has, each once. */
export const readConditions = (type: EntityType, texts: readonly string[] = []): FilterCondition[] =>
  [...new Set(texts)].flatMap((text) => readCondition(type, text) ?? [])

/** The text of a condition for the address. `values` as a user enters them. */
export function conditionText(
  path: string,
  operator: string,
  operand: OperandKind,
  values: readonly string[],
): string {
  if (operand === 'none') return `${path}:${operator}`
  if (operand === 'numbers' || operand === 'days') return `${path}:${operator}:${values.join('..')}`
  if (operand === 'ids') return `${path}:${operator}:${values.map(escaped).join(',')}`
  return `${path}:${operator}:${values[0] ?? ''}`
}

/** Ids and tags can hold commas. */
const escaped = (text: string) => text.replace(/[\\,]/g, '\\$&')
const listIn = (text: string): string[] =>
  [...text.matchAll(/((?:\\[\s\S]|[^\\,])*)(?:,|$)/g)]
    .map(([, item = '']) => item.replace(/\\([\s\S])/g, '$1'))
    .filter((item) => item.trim() !== '')

const numberIn = (text: string): number | undefined =>
  /^-?\d+(\.\d+)?$/.test(text.trim()) && Number.isFinite(Number(text)) ? Number(text) : undefined

/** The start of a day of the user's zone, in ms. */
function dayIn(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || !isDate(text)) return undefined
  const day = readDate(`${text}T00:00`)
  return Number.isNaN(day) ? undefined : day
}

/** The maximum number of days or items in a condition. */
const mostCount = 100_000

function readValues(
  operand: OperandKind,
  text: string,
  field: AskedField | undefined,
): readonly (string | number)[] | undefined {
  const pair = (read: (part: string) => number | undefined) => {
    const [from, to, ...more] = text.split('..').map(read)
    return from !== undefined && to !== undefined && from <= to && more.length === 0 ? [from, to] : undefined
  }
  const one = (value: number | undefined) => (value === undefined ? undefined : [value])
  switch (operand) {
    case 'none':
      return text === '' ? [] : undefined
    case 'number':
      return one(numberIn(text))
    case 'numbers':
      return pair(numberIn)
    case 'day':
      return one(dayIn(text))
    case 'days':
      return pair(dayIn)
    case 'count':
      return /^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= mostCount
        ? [Number(text)]
        : undefined
    case 'choice':
      return field?.choices && Object.hasOwn(field.choices, text) ? [text] : undefined
    case 'text':
    case 'id':
      return text.trim() === '' ? undefined : [text]
    case 'ids': {
      const list = listIn(text)
      return list.length > 0 ? list : undefined
    }
  }
  return operand satisfies never
}
