// Reads an OpenAPI document lazily: follows references when they are reached, and reports the place of a mistake.
import { CouldNotRun } from '../report/findings.mjs'
import { isObject } from '../tools.mjs'

/** @import { Description, Json, Node, Reader } from './types' */

const escapePart = (/** @type {string | number} */ part) =>
  String(part).replaceAll('~', '~0').replaceAll('/', '~1')

/** @param {string} part */
function unescapePart(part) {
  const plain = part.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

/** The JSON pointer of a place, for messages. */
export const pointerOf = (/** @type {Node['at']} */ at) => `#/${at.map(escapePart).join('/')}`

/** The name of the schema that a reference points to, such as `Mission`. */
export const nameOfRef = (/** @type {unknown} */ ref) =>
  typeof ref === 'string' && ref.startsWith('#/components/schemas/')
    ? unescapePart(ref.slice('#/components/schemas/'.length))
    : undefined

/**
 * @param {Description} document
 * @param {string} source the file or URL, for messages
 * @returns {Reader}
 */
export function createReader(document, source) {
  /** @type {Reader['fail']} */
  const fail = (at, words) => {
    throw new CouldNotRun(`${source}${pointerOf(at)} ${words}`)
  }

  /** @type {Reader['target']} */
  const target = ({ value, at }) => {
    const ref = String(value.$ref)
    const parts = ref === '#' ? [] : ref.replace(/^#\//, '').split('/').map(unescapePart)
    const found = ref.startsWith('#')
      ? parts.reduce((/** @type {Json} */ place, part) => place?.[part], document)
      : undefined
    if (found === undefined) fail(at, `refers to ${ref}, which is not there`)
    return { value: found, at: parts }
  }

  /** @type {Reader['follow']} */
  const follow = (node) => {
    const seen = new Set()
    let place = node
    while (isObject(place.value) && typeof place.value.$ref === 'string') {
      if (seen.has(place.value.$ref)) fail(node.at, `refers to itself: ${place.value.$ref}`)
      seen.add(place.value.$ref)
      place = target(place)
    }
    return place
  }

  /** @type {(node: Node, key: string) => Node | undefined} */
  const child = ({ value, at }, key) => {
    const found = Object.hasOwn(value, key) ? value[key] : undefined
    // A keyword without a value is null in YAML.
    return found === undefined || found === null ? undefined : { value: found, at: [...at, key] }
  }

  /** @type {Reader['object']} */
  const object = (node, key) => {
    const found = child(node, key)
    if (!found) return undefined
    const followed = follow(found)
    if (!isObject(followed.value)) fail(followed.at, 'must be an object')
    return followed
  }

  /** @type {Reader['entries']} */
  const entries = (node, key) => {
    const all = object(node, key)
    return all
      ? Object.entries(all.value).map(([name, value]) => [name, { value, at: [...all.at, name] }])
      : []
  }

  /** @type {Reader['list']} */
  const list = (node, key) => {
    const found = child(node, key)
    if (!found) return []
    if (!Array.isArray(found.value)) return fail(found.at, 'must be a list')
    return found.value.map((value, index) => ({ value, at: [...found.at, index] }))
  }

  return { source, root: { value: document, at: [] }, fail, target, follow, object, entries, list }
}
