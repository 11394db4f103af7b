// Compares sent objects with returned ones.
import type { Json, Schema } from '../contract/types.ts'
import { isObject } from '../tools.ts'
import { UNKNOWN } from './samples.ts'

interface Difference {
  /** Dot path; the items of a list are one field */
  field: string
  sent: Json
  /** Undefined if the field is missing */
  found: Json
  /** The object that should have it */
  holder?: Json
  /** Of the holder */
  schema?: Schema
}

export interface Comparing {
  /** Names of fields that the server counts; they are not compared */
  counted: Set<string>
  resolve: (schema?: Schema) => Schema
  /** Of the object */
  schema: Schema
}

/** Every sent field must be returned; the service is allowed to add fields. Each field is reported once. */
export function differences(sent: Json, found: Json, { counted, resolve, schema }: Comparing): Difference[] {
  const all = new Map<string, Difference>()
  const add = (difference: Difference) => all.has(difference.field) || all.set(difference.field, difference)
  const walk = (mine: Json, theirs: Json, field: string, type: Schema): void => {
    if (Array.isArray(mine)) {
      if (!Array.isArray(theirs) || theirs.length !== mine.length)
        return void add({ field, sent: mine, found: theirs })
      mine.forEach((item, index) => void walk(item, theirs[index], `${field}[]`, resolve(type.items)))
    } else if (isObject(mine)) {
      if (!isObject(theirs)) return void add({ field, sent: mine, found: theirs })
      for (const [key, value] of Object.entries(mine)) {
        if (counted.has(key) || key === UNKNOWN || isNothing(value, theirs[key])) continue
        const path = [field, key].filter(Boolean).join('.')
        if (theirs[key] === undefined)
          add({ field: path, sent: value, found: undefined, holder: theirs, schema: type })
        else walk(value, theirs[key], path, resolve(type.properties?.[key]))
      }
    } else if (!isSame(mine, theirs)) add({ field, sent: mine, found: theirs })
  }
  walk(sent, found, '', schema)
  return [...all.values()]
}

/** An empty text or list equals a missing one. */
const isNothing = (sent: Json, found: Json): boolean =>
  isAbsent(found) && (isAbsent(sent) || sent === '' || (Array.isArray(sent) && sent.length === 0))

/** Null counts as missing: a null that the contract does not allow is reported separately. */
export const isAbsent = (value: Json) => value === undefined || value === null

function isSame(sent: Json, found: Json): boolean {
  if (sent === found) return true
  // Timestamps are equal with and without milliseconds.
  const isTime = (value: Json) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  return isTime(sent) && isTime(found) && Date.parse(sent) === Date.parse(found)
}

export const isEqual = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The unknown field with the value of a missing one: the field was probably renamed. */
export function newNameOf({ sent, found, holder, schema }: Difference) {
  if (found !== undefined || !isObject(holder)) return undefined
  return Object.keys(holder).find(
    (key) => key !== UNKNOWN && schema?.properties?.[key] === undefined && isEqual(holder[key], sent),
  )
}

/** Describes how a returned text differs from the sent one. */
export function changeOf(sent: string, found: Json) {
  if (typeof found !== 'string') return 'is not there'
  if (sent.startsWith(found)) return `is cut to ${found.length} of ${sent.length} characters`
  if (/&(lt|gt|amp|quot|#\w+);/.test(found)) return 'has HTML entities in place of its characters'
  const lost = [
    ['its markup', '<b>'],
    ['its ampersand', '&'],
    ['its emoji', '🎲'],
    ['its letters outside of ASCII', '日本'],
    ['its accents', 'ůň'],
    ['its backslash', '\\'],
  ].filter(([, text = '']) => sent.includes(text) && !found.includes(text))
  return lost.length > 0 ? `has lost ${lost.map(([words]) => words).join(' and ')}` : 'is another text'
}

/** Dot paths of the objects that lost an unknown field; '' is the outermost object. */
export function lostUnknown(sent: Json, found: Json, field = ''): string[] {
  if (Array.isArray(sent))
    return [...new Set(sent.flatMap((item, index) => lostUnknown(item, found?.[index], `${field}[]`)))]
  // A missing object is reported as a difference.
  if (!isObject(sent) || !isObject(found)) return []
  const here = UNKNOWN in sent && !isEqual(sent[UNKNOWN], found[UNKNOWN]) ? [field] : []
  const inner = Object.entries(sent).flatMap(([key, value]) =>
    key === UNKNOWN ? [] : lostUnknown(value, found[key], [field, key].filter(Boolean).join('.')),
  )
  return [...here, ...inner]
}
