// Reads an OpenAPI document lazily: follows references when they are reached, and reports the place of a mistake.
import { CouldNotRun } from '../report/couldNotRun.ts'
import { isObject } from '../tools.ts'
import type { Description, Json, Node, Pointer, Reader } from './types.ts'

const escapePart = (part: string | number) => String(part).replaceAll('~', '~0').replaceAll('/', '~1')

function unescapePart(part: string) {
  const plain = part.replaceAll('~1', '/').replaceAll('~0', '~')
  try {
    return decodeURIComponent(plain)
  } catch {
    return plain
  }
}

/** The JSON pointer of a place, for messages. */
export const pointerOf = (at: Node['at']) => `#/${at.map(escapePart).join('/')}`

/** The name of the schema that a reference points to, such as `Mission`. */
export const nameOfRef = (ref: unknown) =>
  typeof ref === 'string' && ref.startsWith('#/components/schemas/')
    ? unescapePart(ref.slice('#/components/schemas/'.length))
    : undefined

/** Without recursion: documents can be very deep. */
function anchorsIn(document: Json) {
  const found = new Map<string, Pointer>()
  const open: Node[] = [{ value: document, at: [] }]
  for (let node = open.pop(); node; node = open.pop()) {
    const { value, at } = node
    if (value === null || typeof value !== 'object') continue
    if (typeof value.$anchor === 'string' && !found.has(value.$anchor)) found.set(value.$anchor, at)
    for (const [name, inner] of Object.entries(value)) open.push({ value: inner, at: [...at, name] })
  }
  return found
}

/** @param source the file or URL, for messages */
export function createReader(document: Description, source: string): Reader {
  const fail: Reader['fail'] = (at, words) => {
    throw new CouldNotRun(`${source}${pointerOf(at)} ${words}`)
  }

  /** The places of the schemas with an `$anchor`. Most documents have none, so they are looked for on first use. */
  let anchors: Map<string, Pointer> | undefined

  const target: Reader['target'] = ({ value, at }) => {
    const ref = String(value.$ref)
    if (/^#[^/]/.test(ref)) {
      anchors ??= anchorsIn(document)
      const place = anchors.get(ref.slice(1)) ?? fail(at, `refers to ${ref}, and no schema has this $anchor`)
      return { value: place.reduce((part: Json, name) => part[name], document), at: place }
    }
    const parts = ref === '#' ? [] : ref.replace(/^#\//, '').split('/').map(unescapePart)
    const found = ref.startsWith('#')
      ? parts.reduce((place: Json, part) => place?.[part], document)
      : undefined
    if (found === undefined) fail(at, `refers to ${ref}, which is not there`)
    return { value: found, at: parts }
  }

  const follow: Reader['follow'] = (node) => {
    const seen = new Set()
    let place = node
    while (isObject(place.value) && typeof place.value.$ref === 'string') {
      if (seen.has(place.value.$ref)) fail(node.at, `refers to itself: ${place.value.$ref}`)
      seen.add(place.value.$ref)
      place = target(place)
    }
    return place
  }

  const child = ({ value, at }: Node, key: string): Node | undefined => {
    const found = Object.hasOwn(value, key) ? value[key] : undefined
    // A keyword without a value is null in YAML.
    return found === undefined || found === null ? undefined : { value: found, at: [...at, key] }
  }

  const object: Reader['object'] = (node, key) => {
    const found = child(node, key)
    if (!found) return undefined
    const followed = follow(found)
    if (!isObject(followed.value)) fail(followed.at, 'must be an object')
    return followed
  }

  const entries: Reader['entries'] = (node, key) => {
    const all = object(node, key)
    return all
      ? Object.entries(all.value).map(([name, value]) => [name, { value, at: [...all.at, name] }])
      : []
  }

  const list: Reader['list'] = (node, key) => {
    const found = child(node, key)
    if (!found) return []
    if (!Array.isArray(found.value)) return fail(found.at, 'must be a list')
    return found.value.map((value, index) => ({ value, at: [...found.at, index] }))
  }

  return { source, root: { value: document, at: [] }, fail, target, follow, object, entries, list }
}
