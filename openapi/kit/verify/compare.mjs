// Compares sent objects with returned ones.
import { isObject } from '../tools.mjs'
import { UNKNOWN } from './samples.mjs'

/** @import { Json, Schema } from '../contract/types' */

/**
 * @typedef {object} Difference
 * @property {string} field dot path; the items of a list are one field
 * @property {Json} sent
 * @property {Json} found undefined if the field is missing
 * @property {Json} [holder] the object that should have it
 * @property {Schema} [schema] of the holder
 */

/**
 * @typedef {object} Comparing
 * @property {Set<string>} counted names of fields that the server counts; they are not compared
 * @property {(schema?: Schema) => Schema} resolve
 * @property {Schema} schema of the object
 */

/**
 * Every sent field must be returned; the service is allowed to add fields. Each field is reported once.
 * @param {Json} sent
 * @param {Json} found
 * @param {Comparing} comparing
 * @returns {Difference[]}
 */
export function differences(sent, found, { counted, resolve, schema }) {
  /** @type {Map<string, Difference>} */
  const all = new Map()
  const add = (/** @type {Difference} */ difference) =>
    all.has(difference.field) || all.set(difference.field, difference)
  /** @type {(sent: Json, found: Json, field: string, schema: Schema) => void} */
  const walk = (mine, theirs, field, type) => {
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

/** An empty text or list equals a missing one. @type {(sent: Json, found: Json) => boolean} */
const isNothing = (sent, found) =>
  isAbsent(found) && (isAbsent(sent) || sent === '' || (Array.isArray(sent) && sent.length === 0))

/** Null counts as missing: a null that the contract does not allow is reported separately. @param {Json} value */
export const isAbsent = (value) => value === undefined || value === null

/** @type {(sent: Json, found: Json) => boolean} */
function isSame(sent, found) {
  if (sent === found) return true
  // Timestamps are equal with and without milliseconds.
  const isTime = (/** @type {Json} */ value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  return isTime(sent) && isTime(found) && Date.parse(sent) === Date.parse(found)
}

/** @type {(a: Json, b: Json) => boolean} */
export const isEqual = (a, b) => JSON.stringify(a) === JSON.stringify(b)

/**
 * The unknown field with the value of a missing one: the field was probably renamed.
 * @param {Difference} difference
 */
export function newNameOf({ sent, found, holder, schema }) {
  if (found !== undefined || !isObject(holder)) return undefined
  return Object.keys(holder).find(
    (key) => key !== UNKNOWN && schema?.properties?.[key] === undefined && isEqual(holder[key], sent),
  )
}

/**
 * Describes how a returned text differs from the sent one.
 * @param {string} sent
 * @param {Json} found
 */
export function changeOf(sent, found) {
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

/**
 * Dot paths of the objects that lost an unknown field; '' is the outermost object.
 * @param {Json} sent
 * @param {Json} found
 * @param {string} [field]
 * @returns {string[]}
 */
export function lostUnknown(sent, found, field = '') {
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
