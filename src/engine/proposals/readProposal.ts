import { contractFieldsOf as contractFields } from '@/engine/plan/contract'
import { imagesOf } from '@/engine/plan/payload'
import { canAdd } from '@/engine/plan/proposal'
import type { Proposal, ProposalRow } from '@/engine/plan/proposalTypes'
import { isData } from '@/engine/plan/proposedRows'
import { kindOfText, textOfFile } from '@/engine/transfer/fileText'
import {
  type JsonNode,
  JsonSyntaxError,
  keyOffsetAt,
  offsetAt,
  placesIn,
  readingJson,
} from '@/engine/transfer/json'
import { type FileFault, unknownText } from '@/engine/transfer/readBundle'
import { resourceFacts } from '@/generated/resourceFacts'
import { runSync } from '@/lib/idle'
import { accountTypes } from '@/model/entityTypes'
import { idRefusal } from '@/model/ids'
import { managedFields } from '@/model/managed'
import { mostBytes, mostWhy, proposalFormatName, proposalFormatVersion, sumOf } from './format'

export type ReadProposal =
  | { proposal: Proposal; faults?: never; problem?: never }
  | { faults: readonly FileFault[]; proposal?: never; problem?: never }
  | { problem: string; proposal?: never; faults?: never }

/** A file that is too large is refused before it is read. */
export const tooLargeText = 'It is larger than 20 MB, which is more than a proposal can be'

/** Reads the bytes of a file as a proposal (rule PROPOSE-4): the whole of it, with the place of each fault. */
export async function readProposalFile(bytes: Uint8Array): Promise<ReadProposal> {
  if (bytes.length > mostBytes) return { problem: tooLargeText }
  const { text, problem, line, column = 1 } = textOfFile(bytes)
  if (text !== undefined) return readProposal(text)
  return line === undefined
    ? { problem }
    : { faults: [{ line, column, object: '', field: '', text: problem }] }
}

/** Whether a text says that it is a proposal. Faults of it are those of a proposal, then. */
export const looksLikeProposal = (text: string): boolean =>
  new RegExp(`"format"\\s*:\\s*"${proposalFormatName}"`).test(text)

export async function readProposal(text: string): Promise<ReadProposal> {
  const problem = kindOfText(text)
  if (problem !== undefined) return { problem }
  const placeOf = placesIn(text)
  let root: JsonNode
  try {
    root = runSync(readingJson(text))
  } catch (thrown) {
    if (!(thrown instanceof JsonSyntaxError)) throw thrown
    return { faults: [{ ...placeOf(thrown.offset), object: '', field: '', text: thrown.message }] }
  }
  const found: Found[] = []
  const proposal = readRoot(root, found)
  if (proposal && found.length === 0 && (await sumOf(proposal)) !== proposal.sum)
    found.push({ offset: offsetAt(root, ['sum']), object: '', field: 'sum', text: changedText })
  if (proposal && found.length === 0) return { proposal }
  const faults = found
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, ...fault }) => ({ ...placeOf(offset), ...fault }))
  return { faults }
}

const changedText =
  'Does not fit the rest: the file was changed after it was proposed, or only a part of it arrived. Ask for the file as it was saved'

interface Found extends Omit<FileFault, 'line' | 'column'> {
  offset: number
}

const rootKeys = [
  'account',
  'at',
  'by',
  'console',
  'contract',
  'format',
  'rows',
  'sum',
  'title',
  'version',
  'why',
  '$schema',
]
const rowKeys = ['type', 'id', 'name', 'action', 'before', 'after', 'adds']
const actions = ['create', 'update', 'delete'] as const

function readRoot(root: JsonNode, found: Found[]): Proposal | undefined {
  const add = (key: string, text: string) =>
    found.push({ offset: offsetAt(root, key === '' ? [] : [key]), object: '', field: key, text })
  if (!root.fields || root.fields.get('format')?.node.value !== proposalFormatName) {
    add(root.fields ? 'format' : '', `Expected '${proposalFormatName}': this file is no proposal`)
    return undefined
  }
  const valueAt = (key: string) => root.fields?.get(key)?.node.value
  if (valueAt('version') !== proposalFormatVersion) {
    add('version', `Expected version ${proposalFormatVersion}: other versions cannot be read`)
    return undefined
  }
  for (const [key, { keyStart }] of root.fields)
    if (!rootKeys.includes(key))
      found.push({ offset: keyStart, object: '', field: key, text: unknownText(key, rootKeys) })
  const textAt = (key: string, most: number, isNeeded = true): string => {
    const value = valueAt(key)
    if (typeof value !== 'string') add(key, value === undefined ? 'Is required' : 'Expected a text')
    else if (isNeeded && value.trim() === '') add(key, 'Cannot be empty')
    else if (value.length > most) add(key, `Can have ${most} characters at most`)
    return String(value)
  }
  const head = {
    account: textAt('account', 1000),
    title: textAt('title', 1000),
    why: textAt('why', mostWhy),
    by: textAt('by', 1000),
    at: textAt('at', 40),
    console: textAt('console', 100, false),
    contract: textAt('contract', 100, false),
    sum: textAt('sum', 64),
  }
  if (Number.isNaN(Date.parse(head.at))) add('at', 'Expected a date and time such as 2026-03-01T00:00:00Z')
  if (!/^[0-9a-f]{64}$/.test(head.sum)) add('sum', 'Expected 64 hexadecimal digits')
  const list = root.fields.get('rows')?.node
  if (!list?.items?.length) {
    add('rows', 'Expected a list of at least one object')
    return undefined
  }
  const seen = new Set<string>()
  const rows = list.items.map((node, index) => {
    const row = readRow(node, index, head.account, found)
    const key = `${row.type} ${row.id}`
    if (seen.has(key)) found.push(faultAt(node, index, 'id', 'The same object stands twice in this proposal'))
    seen.add(key)
    return row
  })
  return { ...head, rows }
}

const nameOf = (node: JsonNode, index: number) => {
  const [type, id] = ['type', 'id'].map((key) => node.fields?.get(key)?.node.value)
  return typeof type === 'string' && typeof id === 'string' ? `${type}/${id}` : `row ${index + 1}`
}

const faultAt = (node: JsonNode, index: number, field: string, text: string, isKey = false): Found => {
  const path = field === '' ? [] : field.split('.')
  const offset = isKey ? keyOffsetAt(node, path) : offsetAt(node, path)
  return { offset, object: nameOf(node, index), field, text }
}

function readRow(node: JsonNode, index: number, account: string, found: Found[]): ProposalRow {
  const add = (field: string, text: string, isKey = false) =>
    found.push(faultAt(node, index, field, text, isKey))
  const valueAt = (key: string) => node.fields?.get(key)?.node.value
  if (!node.fields) add('', 'Expected an object')
  for (const key of node.fields?.keys() ?? [])
    if (!rowKeys.includes(key)) add(key, unknownText(key, rowKeys), true)
  const type = accountTypes.find((one) => one === valueAt('type'))
  const action = actions.find((one) => one === valueAt('action'))
  const [id, name] = ['id', 'name'].map(valueAt)
  if (!type) add('type', `Unknown type: expected one of ${accountTypes.join(', ')}`)
  if (!action) add('action', `Expected one of ${actions.join(', ')}`)
  if (typeof id !== 'string' || id.trim() === '')
    add('id', 'Every object needs an id: a text that is not empty')
  else if (action === 'create' && idRefusal(id) !== undefined) add('id', idRefusal(id) ?? '')
  if (typeof name !== 'string') add('name', 'Expected a text')
  const row = { id: String(id), name: String(name), action: action ?? 'update', type: type ?? 'missions' }
  for (const side of ['before', 'after'] as const) {
    const part = node.fields?.get(side)?.node
    const isNeeded = action !== (side === 'before' ? 'create' : 'delete')
    if (isNeeded !== (part !== undefined))
      add(part ? side : '', isNeeded ? `'${side}' is required` : `Does not belong to the action '${action}'`)
    else if (part && !part.fields) add(side, 'Expected an object')
    else if (part && type) readObject(part.value as object, side)
  }
  const adds = readAdds()
  if (action === 'update' && !adds && JSON.stringify(valueAt('before')) === JSON.stringify(valueAt('after')))
    add('after', 'Is the same as before: nothing is proposed')
  return {
    ...row,
    ...(valueAt('before') !== undefined && { before: valueAt('before') as object }),
    ...(valueAt('after') !== undefined && { after: valueAt('after') as object }),
    ...(adds && { adds }),
  }

  function readObject(object: object, side: string) {
    if (!type) return
    const known = contractFields(type)
    const values = object as Record<string, unknown>
    const { idField } = resourceFacts[type]
    for (const key of Object.keys(values)) {
      if (key === idField || key === 'account') continue
      if (managedFields(type).includes(key))
        add(`${side}.${key}`, 'The server counts it, so it is in no proposal', true)
      else if (!known.includes(key)) add(`${side}.${key}`, unknownText(key, known), true)
    }
    if (values[idField] !== id) add(`${side}.${idField}`, 'Is not the id of the row')
    if (values.account !== account) add(`${side}.account`, 'Is not the account of the proposal')
    for (const [path, url] of Object.entries(imagesOf(type, object)))
      if (isData(url)) add(`${side}.${path}`, 'Expected the address of a picture, not its data')
  }

  function readAdds(): Record<string, number> | undefined {
    const part = node.fields?.get('adds')?.node
    if (!part) return undefined
    if (!part.fields?.size) add('adds', 'Expected numbers by field')
    const numbers: Record<string, number> = {}
    for (const [key, { node: value }] of part.fields ?? []) {
      const number = value.value
      if (!type || !canAdd({ type, action: row.action }, key))
        add(`adds.${key}`, 'Cannot change by a difference', true)
      else if (typeof number !== 'number' || !Number.isSafeInteger(number) || number === 0)
        add(`adds.${key}`, 'Expected a whole number other than 0')
      else numbers[key] = number
      const sides = [valueAt('before'), valueAt('after')]
      if (sides.some((side) => typeof side === 'object' && side !== null && Object.hasOwn(side, key)))
        add(`adds.${key}`, "Stands in 'before' or 'after', too", true)
    }
    return numbers
  }
}
