import { resourceFacts } from '@/generated/resourceFacts'
import { resourceValues } from '@/generated/resourceValues'
import { isDate } from '@/lib/dates'
import { doubleOf } from '@/lib/exactNumber'
import { startOf } from '@/lib/halves'
import { writeJson } from '@/lib/json'
import { isNumber, isObject } from '@/lib/value'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { isBlank } from '@/model/rules'
import { type CheckRule, objectRule } from '../types'

interface Kind {
  words: string
  fits: (value: unknown) => boolean
}

/** The kinds of values that the contract has, but numbers and choices. */
const kindsByName: Readonly<Record<string, Kind>> = {
  boolean: { words: 'true or false', fits: (value) => typeof value === 'boolean' },
  date: { words: 'a date', fits: (value) => typeof value === 'string' && isDate(value) },
  text: { words: 'a text', fits: (value) => typeof value === 'string' },
  list: { words: 'a list', fits: Array.isArray },
  object: { words: 'an object', fits: (value) => isObject(value) && !Array.isArray(value) },
}

/** What the contract allows, if the value breaks it: 'a number of 0 or more'. Undefined for a value that fits. */
function expected(kind: string, value: unknown): string | undefined {
  const [name = '', least] = kind.split(' ')
  if (name === 'integer' || name === 'number') {
    const double = doubleOf(value)
    const fits =
      double !== undefined &&
      (name === 'number' ? Number.isFinite(double) : Number.isInteger(double)) &&
      (least === undefined || double >= Number(least))
    const number = name === 'integer' ? 'a whole number' : 'a number'
    return fits ? undefined : `${number}${least === undefined ? '' : ` of ${least} or more`}`
  }
  if (name.includes('|'))
    return typeof value === 'string' && name.split('|').includes(value)
      ? undefined
      : `one of ${name.split('|').join(', ')}`
  const known = kindsByName[name]
  return known?.fits(value) ? undefined : known?.words
}

interface Broken {
  path: string
  value: unknown
  wanted: string
}

/** The values of an object that break the contract. Missing and empty values are none. */
function* brokenIn(
  kinds: Readonly<Record<string, string>>,
  value: unknown,
  field: string,
  path: string,
): Generator<Broken> {
  if (isBlank(value)) return
  const kind = kinds[field]
  if (kind === undefined && field !== '') return
  const wanted = kind === undefined ? undefined : expected(kind, value)
  if (wanted !== undefined) {
    yield { path, value, wanted }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      yield* brokenIn(kinds, item, `${field}.*`, `${path}.${index}`)
  } else if (isObject(value)) {
    for (const [key, part] of Object.entries(value)) {
      const inner = field === '' ? key : `${field}.${key}`
      // Fields that the contract does not know can hold anything.
      if (Object.hasOwn(kinds, inner))
        yield* brokenIn(kinds, part, inner, path === '' ? key : `${path}.${key}`)
    }
  }
}

const shown = (value: unknown): string => {
  const text = writeJson(value) ?? String(value)
  return (text.length > 60 ? `${startOf(text, 60)}…` : text).replaceAll('`', "'")
}

/** Ids can arrive as numbers, and are read as texts. */
const isNumberAsId = (type: EntityType, path: string, value: unknown) =>
  isNumber(value) &&
  (path === resourceFacts[type].idField ||
    path === 'account' ||
    /(^|\.)(id|\d+|team|quizzId|surveyId)$/.test(path))

const notAllowed = objectRule({
  id: 'value-not-allowed',
  severity: 'warning',
  title: 'A value is not one that the contract allows',
  why: 'Applications that keep to the contract may ignore it, or fail.',
  fix: 'Enter the value again. If no form has this field, correct it where the object comes from.',
  types: accountTypes,
  isLast: true,
  among: 'all',
  *faultsOf(row, type) {
    for (const { path, value, wanted } of brokenIn(resourceValues[type], row, '', ''))
      if (!isNumberAsId(type, path, value)) yield { path, text: `\`${shown(value)}\` is not ${wanted}.` }
  },
})

export const valueRules: CheckRule[] = [notAllowed]
