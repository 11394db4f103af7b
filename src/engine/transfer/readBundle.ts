import type { core } from 'zod'
import { contractFieldsOf, unknownInParts } from '@/engine/plan/contract'
import type { BundleObject } from '@/engine/plan/types'
import { resourceFacts } from '@/generated/resourceFacts'
import { requestSchemas } from '@/generated/resourceSchemas'
import { runSync } from '@/lib/idle'
import { nearestId } from '@/lib/nearest'
import { isObject } from '@/lib/value'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { idRefusal } from '@/model/ids'
import { issuesOf } from '@/model/issues'
import { uncounted } from '@/model/managed'
import { kindOfText, textOfFile } from './fileText'
import { type Bundle, formatName, formatVersion } from './format'
import { type JsonNode, JsonSyntaxError, keyOffsetAt, offsetAt, placesIn, readingJson } from './json'

/** A problem in a file, with its place. */
export interface FileFault {
  /** Starts at 1. */
  line: number
  column: number
  /** Type and id, e.g. `missions/zero-waste-week`; '' for a fault outside of all objects. */
  object: string
  /** Dot path in the object, with list positions from 0; '' for the whole object. */
  field: string
  text: string
}

export type ReadBundle =
  /** `warnings` do not prevent the import. */
  | { bundle: Bundle; warnings: readonly FileFault[]; faults?: never; problem?: never }
  | { faults: readonly FileFault[]; bundle?: never; warnings?: never; problem?: never }
  /** The file is no JSON at all. */
  | { problem: string; bundle?: never; warnings?: never; faults?: never }

/** The number of faults that are listed. More of them help nobody (rule BUNDLE-8). */
export const mostFaultsListed = 200

/** Reads the bytes of a file as a bundle (rules BUNDLE-4 and BUNDLE-7). */
export const readBundleFile = (bytes: Uint8Array, options?: BundleReadOptions): ReadBundle =>
  runSync(readingBundleFile(bytes, options))

/** As `readBundleFile`, in steps, so that a long file does not block the page. */
export function* readingBundleFile(
  bytes: Uint8Array,
  options?: BundleReadOptions,
): Generator<void, ReadBundle> {
  const { text, problem, line, column = 1 } = textOfFile(bytes)
  if (text !== undefined) return yield* readingBundle(text, options)
  return line === undefined
    ? { problem }
    : { faults: [{ line, column, object: '', field: '', text: problem }] }
}

/** Reads the text of a bundle. Reports every fault with its place, so that the user can fix the file. */
export const readBundle = (text: string, options?: BundleReadOptions): ReadBundle =>
  runSync(readingBundle(text, options))

export interface BundleReadOptions {
  /** A member that the file can have in addition to those of a bundle. */
  also?: {
    /** The name of the member. */
    member: string
    /** Finds what is wrong with its value: the path within it, and the text. */
    faultsIn: (value: unknown, bundle: Bundle) => readonly { path: readonly PropertyKey[]; text: string }[]
  }
  /** Keeps counts of the server in the file, for commands that only report. An import never sends them. */
  keepsCounts?: boolean
}

function* readingBundle(
  text: string,
  { also, keepsCounts = false }: BundleReadOptions = {},
): Generator<void, ReadBundle> {
  const problem = kindOfText(text)
  if (problem !== undefined) return { problem }
  const placeOf = placesIn(text)
  let root: JsonNode
  try {
    root = yield* readingJson(text)
  } catch (thrown) {
    if (!(thrown instanceof JsonSyntaxError)) throw thrown
    return { faults: [{ ...placeOf(thrown.offset), object: '', field: '', text: thrown.message }] }
  }
  const found: Found[] = []
  const bundle = yield* readRoot(root, found, keepsCounts, also?.member)
  if (also)
    for (const { path, text: fault } of also.faultsIn(memberOf(root, also.member), bundle)) {
      const keys = [also.member, ...path]
      found.push({ offset: offsetAt(root, keys), object: '', field: keys.map(String).join('.'), text: fault })
    }
  found.sort((a, b) => a.offset - b.offset)
  const placed = (isWarning: boolean) =>
    found
      .filter((one) => (one.isWarning ?? false) === isWarning)
      .map(({ offset, object, field, text: message }) => ({
        ...placeOf(offset),
        object,
        field,
        text: message,
      }))
  const faults = placed(false)
  return faults.length > 0 ? { faults } : { bundle, warnings: placed(true) }
}

interface Found extends Omit<FileFault, 'line' | 'column'> {
  offset: number
  isWarning?: boolean
}

/** The message for an unknown key, with the most similar known one. */
export function unknownText(key: string, known: readonly string[]): string {
  const nearest = nearestId(key, known)
  return `Unknown field${nearest === undefined ? '' : `. Did you mean '${nearest}'?`}`
}

const rootKeys = ['account', 'format', 'objects', 'version', '$schema']

const memberOf = (root: JsonNode, member: string): unknown => root.fields?.get(member)?.node.value

function* readRoot(
  root: JsonNode,
  found: Found[],
  keepsCounts: boolean,
  member?: string,
): Generator<void, Bundle> {
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
    if (!rootKeys.includes(key) && key !== member)
      found.push({ offset: keyStart, object: '', field: key, text: unknownText(key, rootKeys) })
  const account = valueAt('account')
  if (typeof account !== 'string' || account.trim() === '')
    add(root, 'account', 'Expected the id of the account that the objects come from')
  const objects = yield* readTypes(root, found)
  if (!keepsCounts) for (const one of objects) one.object = uncounted(one.type, one.object)
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
    else yield* readList(type, node.items, found, objects)
  }
  return objects
}

function* readList(
  type: EntityType,
  items: readonly JsonNode[],
  found: Found[],
  objects: BundleObject[],
): Generator<void, void> {
  const { idField } = resourceFacts[type]
  const seen = new Set<string>()
  for (const [index, node] of items.entries()) {
    const id = node.fields?.get(idField)?.node.value
    const isNamed = typeof id === 'string' && id.trim() !== ''
    const add = addTo(found, isNamed ? `${type}/${id}` : `${type}/${index + 1}.`)
    const badId = isNamed ? idRefusal(id) : 'Every object needs an id: a text that is not empty'
    if (!isObject(node.value) || !node.fields) add(node.start, '', 'Expected an object')
    else if (badId !== undefined) add(offsetAt(node, [idField]), idField, badId)
    else if (isNamed) {
      if (seen.has(id)) add(offsetAt(node, [idField]), idField, 'Another object of this type has the same id')
      seen.add(id)
      checkFields(type, node, add)
      objects.push({ type, id, object: node.value })
    }
    yield
  }
}

type Add = (offset: number, field: string, text: string, isWarning?: boolean) => void

const addTo =
  (found: Found[], object: string): Add =>
  (offset, field, text, isWarning = false) =>
    found.push({ offset, object, field, text, isWarning })

/** Reports the fields of an object that the contract does not have, and the values that it forbids. */
function checkFields(type: EntityType, node: JsonNode, add: Add): void {
  const known = contractFieldsOf(type)
  const values = node.value as object
  for (const key of Object.keys(values)) {
    const offset = keyOffsetAt(node, [key])
    if (key === 'account') add(offset, key, 'Does not belong here: you choose the account when you import')
    else if (!known.includes(key)) add(offset, key, unknownText(key, known))
  }
  // The schema requires an account, which is added when the object is sent.
  for (const issue of issuesOf(requestSchemas[type].create, { ...values, account: 'account' }))
    if (issue.path[0] !== 'account') add(offsetAt(node, issue.path), issue.path.join('.'), messageOf(issue))
  for (const { path, known: knownThere } of unknownInParts(type, uncounted(type, values))) {
    const text = unknownText(path.at(-1) ?? '', knownThere)
    add(keyOffsetAt(node, path), path.join('.'), text, true)
  }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** What is wrong with a field of a file, and what is expected. Zod's own messages are for developers. */
export function messageOf(issue: core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // An issue does not contain the value. Only its message shows that the value is missing.
      if (issue.message.endsWith('received undefined')) return 'Is required'
      return `Expected ${kinds[issue.expected] ?? issue.expected}`
    case 'too_small':
      return issue.origin === 'string' ? 'Cannot be empty' : `Must be ${issue.minimum} or more`
    case 'too_big':
      if (issue.origin === 'array') return `Can have ${issue.maximum} at most`
      return `Must be ${issue.maximum} or less`
    case 'invalid_value':
      return `Expected one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return issue.format === 'datetime'
        ? 'Expected a date and time such as 2026-03-01T00:00:00Z'
        : 'Is not in the expected format'
    default:
      return 'This value is not allowed here'
  }
}

/** A fault as a line of text: `12:7 missions/x, reward.points: Must be 0 or more`. */
export const faultLine = ({ line, column, object, field, text }: FileFault): string =>
  `${line}:${column} ${[object, field].filter(Boolean).join(', ')}${object || field ? ': ' : ''}${text}`
