import { rowWith } from '@/engine/programme/programmeIndex'
import { resourceFacts } from '@/generated/resourceFacts'
import { titleOf, valueByPath } from '@/lib/value'
import type { Change } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { fieldName } from '@/model/fieldNames'
import { idRefusal, idWarnings, type KnownIds, otherIds } from '@/model/ids'
import { idOf } from '@/model/references'
import { createViolations, hasField, updateViolation } from './contract'
import { type FieldDifference, fieldDifferencesOf, withDifferences } from './differences'
import { uniqueNumbers } from './exceptions'
import { keyOf, type ObjectsByKey, typeOfKey, withReferences } from './ids'
import { createBody, unknownFields } from './payload'
import type {
  Block,
  Decisions,
  FieldDiff,
  NamedObject,
  ObjectName,
  PlanOptions,
  PlanRow,
  Reason,
  RowVerdict,
} from './types'

/** An object that is copied or imported, and the reason. */
export interface DraftedObject extends NamedObject {
  key: string
  /** Undefined if the source does not contain it. */
  object: object | undefined
  reason: Reason
}

/** The call that a row needs. */
export type Write =
  | { action: 'create'; object: object }
  | { action: 'update'; object: object; base: object; changes: readonly Change[] }

/** A row, the call that writes it, and the id that is written. */
export interface Drafted {
  row: PlanRow
  id: string
  write?: Write
}

interface Inputs {
  /** The account that is written to. */
  account: string
  wanted: readonly DraftedObject[]
  target: ObjectsByKey
  options: PlanOptions
  decisions: Decisions
  isKnownAccount: boolean
}

/** Returns a function that decides what happens to an object of another account or a file. */
export function createRowDrafter(inputs: Inputs) {
  const { account, target, options, decisions, isKnownAccount } = inputs
  const leftOut = new Set(decisions.leaveOut)
  const clashes = numberClashes(target, decisions)
  const { idIn, follow, idsOf, idBlock } = createIds(inputs, leftOut)
  const isInactiveFirst = (type: EntityType) => options.arriveInactive && hasField(type, 'isAvailable')

  function compare(one: DraftedObject, id: string, object: object): Judged {
    const { type } = one
    const { idField } = resourceFacts[type]
    const body = { ...createBody(type, withReferences(type, object, follow), account), [idField]: id }
    const there = target.get(keyOf({ type, id }))
    if (!there) {
      const violations = createViolations(type, body)
      const violation = violations.find(({ isOfOtherType }) => !isOfOtherType)
      const notes = violations.flatMap(({ text, isOfOtherType }) =>
        isOfOtherType ? [`${text} It is copied as it is.`] : [],
      )
      const block = violation
        ? { text: violation.text, ...(violation.path === idField && { canRename: true }) }
        : clashes(type, id, body)
      if (block) return { verdict: 'blocked', block }
      const sent = isInactiveFirst(type) ? { ...body, isAvailable: false } : body
      return { verdict: 'new', notes, write: { action: 'create', object: sent } }
    }
    const keeps = options.takeAvailability !== true && isOff(body) !== isOff(there)
    const wanted = keeps ? { ...body, isAvailable: rowWith(there, 'isAvailable').isAvailable } : body
    const differences = fieldDifferencesOf(type, wanted, there, account)
    if (differences.length === 0) return { verdict: 'identical', keepsAvailability: keeps }
    return { ...judged(one, id, there, differences), keepsAvailability: keeps }
  }

  /** The effect on an object that differs, by the sides that the user chose. */
  function judged(
    { key, type }: DraftedObject,
    id: string,
    there: object,
    differences: readonly FieldDifference[],
  ): Judged {
    const diffs = differences.map(({ diff }) => diff)
    const sides = decisions.sides[key] ?? {}
    const taken = differences.filter(({ diff }) => sides[diff.key] === 'source')
    if (taken.length === 0) return { verdict: 'differs', diffs }
    const changes = taken.flatMap((one) => one.changes)
    const changed = withDifferences(type, there, account, changes)
    const violation = updateViolation(
      type,
      changed,
      taken.map(({ diff }) => diff),
    )
    const block = violation ? { text: violation.text } : clashes(type, id, changed, there)
    if (block) return { verdict: 'blocked', block, diffs }
    return { verdict: 'differs', diffs, write: { action: 'update', object: changed, base: there, changes } }
  }

  function classify(one: DraftedObject): Judged & { id: string } {
    const { key, type, id: from, object } = one
    const blocked = (block: Block) => ({ verdict: 'blocked' as const, block, id: from })
    if (!isKnownAccount) return blocked({ text: `There is no account “${account}”.` })
    if (resourceFacts[type].scope === 'all')
      return blocked({ text: 'An account cannot be put into an account.' })
    if (!object) return blocked({ text: 'It was not found. It may have been deleted.' })
    const instead = decisions.useInstead[key]
    if (instead !== undefined) {
      const there = target.get(keyOf({ type, id: instead }))
      if (!there) return blocked({ text: `“${instead}” does not exist there.` })
      const notes = [`“${titleOf(there, instead)}” takes its place.`]
      return { verdict: 'identical', notes, id: instead }
    }
    const id = idIn(one)
    const isTrimmed = decisions.newIds[key] === undefined && id !== from
    const block = leftOut.has(key) ? undefined : idBlock(one, id)
    if (block) return blocked(block)
    const notes = isTrimmed ? [`Its id becomes “${id}”, without the blanks around it.`] : []
    const judged = compare(one, id, object)
    return { ...judged, id, notes: [...notes, ...(judged.notes ?? [])] }
  }

  const draft = (one: DraftedObject): Drafted => {
    const { key, type, id: from, name, reason, object } = one
    const { id, verdict, write, block, diffs = [], notes = [], keepsAvailability } = classify(one)
    const isLeftOut = leftOut.has(key) || write === undefined
    const row: PlanRow = {
      key,
      type,
      id: from,
      name,
      reason,
      verdict,
      diffs,
      isLeftOut,
      ...(block && { block }),
      ...(keepsAvailability && { keepsAvailability }),
      notes:
        verdict === 'new' && object
          ? [...notes, ...unknownNotes(type, object), ...idWarnings(id, idsOf(type))]
          : notes,
    }
    return { row, id, ...(write && !isLeftOut && { write }) }
  }
  return { draft, follow }
}

/** Determines the ids of the objects in the target, and which of these ids are refused. */
function createIds({ wanted, target, decisions }: Inputs, leftOut: ReadonlySet<string>) {
  const keys = new Set(wanted.map(({ key }) => key))
  /** Blanks around an id are removed (rule DATA-9), unless the target has an object of exactly this id. */
  const idIn = ({ key, type, id }: Pick<DraftedObject, 'key' | 'type' | 'id'>) => {
    const chosen = decisions.newIds[key] ?? id
    return target.has(keyOf({ type, id: chosen })) ? chosen : chosen.trim()
  }
  /** Returns the id in the target that replaces the id of a reference. */
  const follow = (to: ObjectName): string => {
    const key = keyOf(to)
    if (!keys.has(key) || leftOut.has(key)) return to.id
    return decisions.useInstead[key] ?? idIn({ key, ...to })
  }
  const takenBy = new Map<string, number>()
  for (const { key, type, id } of wanted) {
    if (leftOut.has(key) || decisions.useInstead[key] !== undefined) continue
    const name = keyOf({ type, id: idIn({ key, type, id }) })
    takenBy.set(name, (takenBy.get(name) ?? 0) + 1)
  }
  /** The ids in the target and of the new objects in this plan, because two new ids can look alike, too. */
  const idsByType = new Map<EntityType, KnownIds>()
  function idsOf(type: EntityType): KnownIds {
    const known = idsByType.get(type) ?? otherIds(idsIn(type))
    idsByType.set(type, known)
    return known
  }
  const idsIn = (type: EntityType) => [
    ...[...target.keys()]
      .filter((key) => key.startsWith(`${type} `))
      .map((key) => key.slice(type.length + 1)),
    ...wanted.filter((one) => one.type === type && !leftOut.has(one.key)).map(idIn),
  ]
  function idBlock({ key, type }: DraftedObject, id: string): Block | undefined {
    const blocked = (text: string): Block => ({ text, canRename: true })
    const there = target.get(keyOf({ type, id }))
    if (id.trim() === '') return blocked('The id is missing.')
    const refusal = there ? undefined : idRefusal(id)
    if (refusal !== undefined) return blocked(`${refusal}.`)
    if ((takenBy.get(keyOf({ type, id })) ?? 0) > 1)
      return blocked(`Two objects of this plan would have the id “${id}”.`)
    if (decisions.newIds[key] !== undefined && there)
      return blocked(`The id “${id}” is taken there by “${titleOf(there, id)}”.`)
    return undefined
  }
  return { idIn, follow, idsOf, idBlock }
}

/** A missing value means available, as in the contract. */
const isOff = (object: object) => rowWith(object, 'isAvailable').isAvailable === false

interface Judged {
  verdict: RowVerdict
  keepsAvailability?: boolean
  block?: Block
  diffs?: readonly FieldDiff[]
  notes?: readonly string[]
  write?: Write
}

/** The fields of an object that will not be created with it, as a note. */
export function unknownNotes(type: EntityType, object: object): string[] {
  const unknown = unknownFields(type, object)
  return unknown.length > 0
    ? [`Not created, because the contract does not know it: ${unknown.join(', ')}.`]
    : []
}

/** Returns a function that finds the object of the target with the same number, where numbers must be unique. */
export function numberClashes(target: ObjectsByKey, decisions: Decisions) {
  const known = new Map<string, NamedObject>()
  for (const [key, object] of target) {
    const type = typeOfKey(key)
    const field = uniqueNumbers[type]?.field
    // The plan changes the number of this object, so its current number becomes free.
    if (field === undefined || decisions.sides[key]?.[field] === 'source') continue
    const id = idOf(type, object)
    const number = `${type} ${valueByPath(object, field)}`
    if (!known.has(number)) known.set(number, { type, id, name: titleOf(object, id) })
  }
  return (type: EntityType, id: string, object: object, before?: object): Block | undefined => {
    const unique = uniqueNumbers[type]
    if (!unique) return undefined
    const value = valueByPath(object, unique.field)
    if (value === undefined || value === null || (before && valueByPath(before, unique.field) === value))
      return undefined
    const there = known.get(`${type} ${value}`)
    if (!there || there.id === id) return undefined
    return {
      text: `${unique.word} ${value} already exists there as “${there.name}”. Two ${unique.plural} cannot share a number.`,
      instead: there,
    }
  }
}

export const namesField = (type: EntityType, field: string, id: string, why: string) =>
  `${fieldName(type, field)} names “${id}”, ${why}.`
