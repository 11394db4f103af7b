// Converts a JSON pointer into the normalised contract to a place: operation, side and field.
import { COMPONENT } from './normalise.mjs'

/** @import { Json, Normalised, Place, Pointer } from './types' */

export const partsOf = (/** @type {string} */ pointer) =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))

/** @type {(document: Json, parts: Pointer) => Json} */
export const valueAt = (document, parts) => parts.reduce((place, part) => place?.[part], document)

/**
 * @param {string[]} parts the pointer into the normalised contract
 * @param {Normalised} ours the normalised contract
 * @param {Json} resolved the contract with references resolved, which still has the names of its schemas
 * @returns {Place}
 */
export function placeOf(parts, ours, resolved) {
  const [, path = '', method = '', kind] = parts
  const operation =
    ours.paths[path]?.[method]?.operationId ?? [method.toUpperCase(), path].filter(Boolean).join(' ')
  /** @type {Place} */
  const place = { path, method, operation, side: 'operation', field: '' }
  if (kind === 'parameters') {
    const parameter = ours.paths[path]?.[method]?.parameters?.[Number(parts[4])]
    return {
      ...place,
      side: 'parameter',
      parameter,
      field: parameter ? `${parameter.in} ${parameter.name}` : '',
    }
  }
  if (kind === 'responses' && parts.length > 4) {
    const status = parts[4]
    if (parts[5] === 'headers')
      return { ...place, side: 'response', status, field: `header ${parts[6] ?? ''}` }
    return { ...place, side: 'response', status, ...fieldOf(parts, 5, resolved) }
  }
  if (kind === 'requestBody') return { ...place, side: 'request', ...fieldOf(parts, 4, resolved) }
  return place
}

/**
 * The dot path after `content/<type>/schema`, the innermost named schema around it, and the path inside that schema. A
 * property whose own schema has a name still belongs to the schema that contains the property.
 * @param {string[]} parts
 * @param {number} start
 * @param {Json} resolved
 */
function fieldOf(parts, start, resolved) {
  const schemaAt = start + 3
  let field = ''
  let inside = ''
  let component
  for (let at = schemaAt; at <= parts.length; at += 1) {
    const last = at === parts.length
    const named = valueAt(resolved, parts.slice(0, at))?.[COMPONENT]
    if (named && (!last || !field || parts[at - 1] === 'items')) [component, inside] = [named, '']
    if (last) break
    if (parts[at] === 'properties' && parts[at + 1] !== undefined) {
      // The name of a property is not a keyword, so both parts are consumed together.
      at += 1
      field += `${field ? '.' : ''}${parts[at]}`
      inside += `${inside ? '.' : ''}${parts[at]}`
      const owner = valueAt(resolved, parts.slice(0, at + 1))?.[COMPONENT]
      if (owner && isSchemaWord(parts[at + 1]) && parts.length > at + 2) [component, inside] = [owner, '']
    } else if (parts[at] === 'items') {
      field += '[]'
      inside += '[]'
    }
  }
  return { field: field.replace(/^\[\]\.?/, ''), component, inside: inside.replace(/^\[\]\.?/, '') }
}

/** Keywords that are followed by further fields. */
const isSchemaWord = (/** @type {string | undefined} */ word) => word === 'properties' || word === 'items'
