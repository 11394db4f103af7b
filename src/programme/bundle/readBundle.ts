import type { ZodType } from 'zod'
import type { EntityType } from '@/entities/registry'
import { resourceFacts } from '@/generated/resourceFacts'
import { requestSchemas } from '@/generated/resourceSchemas'
import { runSync } from '@/ui/idle'
import { isObject } from '@/ui/value'
import { accountTypes } from '../entityTypes'
import { hasField } from '../plan/contract'
import { uncounted } from '../plan/reading'
import type { BundleObject } from '../plan/types'
import { type Bundle, formatName, formatVersion } from './format'
import { type JsonNode, JsonSyntaxError, keyOffset, offsetAt, placeOf, readingJson } from './json'
import { messageOf } from './messages'

/** A problem that prevents the import of the file. */
export interface Fault {
  /** Starts at 1. */
  line: number
  column: number
  /** Type and id, e.g. `missions/zero-waste-week`; '' for a fault outside of all objects. */
  object: string
  /** Dot path in the object, with list positions from 0; '' for the whole object. */
  field: string
  text: string
}

type ReadBundle = { bundle: Bundle; faults?: never } | { bundle?: never; faults: readonly Fault[] }

/** Reads a bundle. Reports every fault with its position, so that the user can fix the file (rule BUNDLE-4). */
export const readBundle = (text: string): ReadBundle => runSync(readingBundle(text))

/** The same in steps, so that a long file does not block the page. */
export function* readingBundle(text: string): Generator<void, ReadBundle> {
  let root: JsonNode
  try {
    root = yield* readingJson(text)
  } catch (thrown) {
    if (!(thrown instanceof JsonSyntaxError)) throw thrown
    return { faults: [{ ...placeOf(text, thrown.offset), object: '', field: '', text: thrown.message }] }
  }
  const found: Found[] = []
  const bundle = yield* readRoot(root, found)
  if (found.length === 0) return { bundle }
  found.sort((a, b) => a.offset - b.offset)
  return { faults: found.map(({ offset, ...fault }) => ({ ...placeOf(text, offset), ...fault })) }
}

interface Found extends Omit<Fault, 'line' | 'column'> {
  offset: number
}

const rootKeys = ['account', 'format', 'objects', 'version', '$schema']

function* readRoot(root: JsonNode, found: Found[]): Generator<void, Bundle> {
  const add = (node: JsonNode, field: string, text: string) =>
    found.push({ offset: offsetAt(node, field === '' ? [] : [field]), object: '', field, text })
  const nothing = { account: '', objects: [] }
  if (!root.fields) {
    add(root, '', `Expected a bundle: an object with the field 'format' and the value '${formatName}'`)
    return nothing
  }
  const valueAt = (key: string) => root.fields?.get(key)?.node.value
  if (valueAt('format') !== formatName) {
    add(root, 'format', `Expected '${formatName}': this file is no bundle of a programme`)
    return nothing
  }
  if (valueAt('version') !== formatVersion) {
    add(root, 'version', `Expected version ${formatVersion}: other versions cannot be read`)
    return nothing
  }
  for (const [key, { keyStart }] of root.fields)
    if (!rootKeys.includes(key))
      found.push({ offset: keyStart, object: '', field: key, text: 'Unknown field' })
  const account = valueAt('account')
  if (typeof account !== 'string' || account.trim() === '')
    add(root, 'account', 'Expected the id of the account that the objects come from')
  const objects = yield* readTypes(root, found)
  return { account: String(account), objects }
}

function* readTypes(root: JsonNode, found: Found[]): Generator<void, BundleObject[]> {
  const types = root.fields?.get('objects')?.node
  const fault = (offset: number, field: string, text: string) =>
    found.push({ offset, object: '', field, text })
  if (!types?.fields) {
    fault(types?.start ?? root.start, 'objects', 'Expected an object with a list of objects for each type')
    return []
  }
  const objects: BundleObject[] = []
  for (const [key, { keyStart, node }] of types.fields) {
    const type = accountTypes.find((one) => one === key)
    if (!type) fault(keyStart, `objects.${key}`, `Unknown type: expected one of ${accountTypes.join(', ')}`)
    else if (!node.items) fault(node.start, `objects.${key}`, 'Expected a list of objects')
    else objects.push(...(yield* readList(type, node.items, found)))
  }
  return objects
}

function* readList(
  type: EntityType,
  items: readonly JsonNode[],
  found: Found[],
): Generator<void, BundleObject[]> {
  const { idField } = resourceFacts[type]
  const schema: ZodType = requestSchemas[type].create
  const seen = new Set<string>()
  const objects: BundleObject[] = []
  for (const [index, node] of items.entries()) {
    const id = node.fields?.get(idField)?.node.value
    const isNamed = typeof id === 'string' && id.trim() !== ''
    const object = isNamed ? `${type}/${id}` : `${type}/${index + 1}.`
    const fault = (offset: number, field: string, text: string) => found.push({ offset, object, field, text })
    if (!isObject(node.value) || !node.fields) fault(node.start, '', 'Expected an object')
    else if (!isNamed)
      fault(offsetAt(node, [idField]), idField, 'Every object needs an id: a text that is not empty')
    else {
      if (seen.has(id))
        fault(offsetAt(node, [idField]), idField, 'Another object of this type has the same id')
      seen.add(id)
      for (const key of node.fields.keys()) {
        const offset = keyOffset(node, key) ?? node.start
        if (key === 'account')
          fault(offset, key, 'Does not belong here: you choose the account when you import')
        else if (!hasField(type, key)) fault(offset, key, 'Unknown field: the contract does not have it')
      }
      // The schema requires an account, which is added when the object is sent.
      const { issues = [] } = schema.safeParse({ ...node.value, account: 'account' }).error ?? {}
      for (const issue of issues) {
        if (issue.path[0] === 'account') continue
        fault(offsetAt(node, issue.path), issue.path.join('.'), messageOf(issue))
      }
      objects.push({ type, id, object: uncounted(type, node.value) })
    }
    yield
  }
  return objects
}

/** A fault as a line of text: `12:7 missions/x, reward.points: Must be 0 or more`. */
export const faultLine = ({ line, column, object, field, text }: Fault): string =>
  `${line}:${column} ${[object, field].filter(Boolean).join(', ')}${object || field ? ': ' : ''}${text}`
