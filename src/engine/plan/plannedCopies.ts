import { partOf, rowWith } from '@/engine/programme/programmeIndex'
import { isNumber, titleOf, valueByPath } from '@/lib/value'
import { entityTypes } from '@/model/entityTypes'
import { idOf, referencesOf } from '@/model/references'
import { copyOrImport } from './copyOrImport'
import { uniqueNumbers } from './exceptions'
import { keyOf, type ObjectsByKey, objectsByKey, typeOfKey, withReferences } from './ids'
import type { CopiedObject, CopyFacts, Effect, ObjectName, PlanInputs, PlanRow, RequestOf } from './types'

/**
 * The effect of copying a set (rule CAMPAIGN-5). Copies are created like imported objects, and never change existing
 * ones. The user can change ids and names. References to a copy that is left out lead to its original.
 */
export function* plannedCopies(request: RequestOf<'duplicate'>, inputs: PlanInputs): Generator<void, Effect> {
  const { account } = request
  const { decisions } = inputs
  const there = objectsByKey(inputs.target, account)
  const leftOut = new Set(decisions.leaveOut)
  const originals = new Map(request.objects.map((one) => [keyOf(one), one.from]))
  const backToOriginal = (to: ObjectName) =>
    leftOut.has(keyOf(to)) ? (originals.get(keyOf(to)) ?? to.id) : to.id
  const numbers = freeNumbers(request.objects, there, leftOut)
  const objects = request.objects.map((one) => {
    const name = decisions.newNames?.[keyOf(one)]
    const own = leftOut.has(keyOf(one)) ? one.object : withReferences(one.type, one.object, backToOriginal)
    const numbered = withNumbers(one, own, numbers)
    return { ...one, object: name === undefined ? numbered : { ...numbered, name } }
  })
  const options = { ...inputs.options, arriveInactive: false, keepImageAddresses: true }
  const effect = yield* copyOrImport({ kind: 'import', account, file: '', objects }, { ...inputs, options })
  const copies = new Map(objects.map((one) => [keyOf(one), one]))
  const idOfCopy = (key: string, id: string) => decisions.newIds[key] ?? id
  const rows = effect.rows.map((row): PlanRow => {
    const copy = copies.get(row.key)
    if (!copy) return row
    const facts = factsOf(copy, { there, copies, leftOut, idOfCopy, isTemplate: request.isTemplate === true })
    const number = numbers.get(row.key)
    const notes = [...(number ? [number.note] : []), ...row.notes, ...(request.notes?.[row.key] ?? [])]
    const shown = { ...row, name: titleOf(copy.object, row.id), notes, copy: facts }
    // Somebody else has created an object with this id since the copies were made.
    if (row.verdict !== 'identical' && row.verdict !== 'differs') return shown
    const taken = there.get(keyOf({ type: row.type, id: idOfCopy(row.key, row.id) })) ?? {}
    const text = `The id “${row.id}” is taken there by “${titleOf(taken, row.id)}”.`
    return { ...shown, verdict: 'blocked', block: { text, canRename: true }, diffs: [], isLeftOut: true }
  })
  return { rows, steps: effect.steps }
}

interface Numbered {
  field: string
  number: number
  note: string
}

/** Free numbers for the copies whose own number is taken, by the copy's key. */
function freeNumbers(
  objects: readonly CopiedObject[],
  there: ObjectsByKey,
  leftOut: ReadonlySet<string>,
): ReadonlyMap<string, Numbered> {
  const found = new Map<string, Numbered>()
  for (const type of entityTypes) {
    const unique = uniqueNumbers[type]
    const own = objects.filter((one) => one.type === type && !leftOut.has(keyOf(one)))
    if (!unique || own.length === 0) continue
    const { field, word } = unique
    const taken = new Set(
      [...there].flatMap(([key, object]) => (typeOfKey(key) === type ? [valueByPath(object, field)] : [])),
    )
    const numbered = own.flatMap((one) => {
      const number = valueByPath(one.object, field)
      return typeof number === 'number' ? [{ one, number }] : []
    })
    // Ascending by number, so that the copies keep their order. By id, 'level-10' would come before 'level-2'.
    for (const { one, number } of numbered.toSorted((a, b) => a.number - b.number)) {
      let free = number
      while (taken.has(free)) free += 1
      taken.add(free)
      if (free !== number)
        found.set(keyOf(one), {
          field,
          number: free,
          note: `${word} ${number} is taken, so it becomes ${free}.`,
        })
    }
  }
  return found
}

/** The object with its own free number, and with the new numbers of the levels that it requires. */
function withNumbers(
  { type, id }: ObjectName,
  object: object,
  numbers: ReadonlyMap<string, Numbered>,
): object {
  const own = numbers.get(keyOf({ type, id }))
  const numbered = own ? { ...object, [own.field]: own.number } : object
  const requirement = partOf(rowWith(numbered, 'requirement'), 'requirement')
  const level = partOf(requirement, 'level')
  const required = numbers.get(keyOf({ type: 'levels', id: idOf('levels', level) }))
  if (!required || !isNumber(level.ordinal)) return numbered
  const changed = { ...level, ordinal: required.number }
  return { ...numbered, requirement: { ...requirement, level: changed } }
}

interface Around {
  there: ObjectsByKey
  copies: ReadonlyMap<string, CopiedObject>
  leftOut: ReadonlySet<string>
  idOfCopy: (key: string, id: string) => string
  /** The originals belong to a template, so they do not exist in the account. */
  isTemplate: boolean
}

/** What the preview shows about a copy: its original, its dates, and where its references lead. */
function factsOf(
  { type, from, object }: CopiedObject,
  { there, copies, leftOut, isTemplate }: Around,
): CopyFacts {
  const original = isTemplate ? undefined : there.get(keyOf({ type, id: from }))
  const seen = new Set<string>()
  const references = referencesOf(type, object).flatMap(({ to, id }) => {
    const key = keyOf({ type: to, id })
    if (seen.has(key)) return []
    seen.add(key)
    const copy = leftOut.has(key) ? undefined : copies.get(key)
    const target: object | undefined = copy?.object ?? there.get(key)
    return [{ type: to, id, name: target ? titleOf(target, id) : id, isCopy: copy !== undefined }]
  })
  const isTwin = original !== undefined && titleOf(original, from) === titleOf(object, '')
  return {
    from,
    ...(original && { before: datesOf(original) }),
    after: datesOf(object),
    references,
    ...(isTwin && { isTwin }),
  }
}

/** The active range; for an object without one, its draw. */
function datesOf(object: object): CopyFacts['after'] {
  const { from, to } = partOf(rowWith(object, 'active'), 'active')
  const draw = rowWith(object, 'drawTime').drawTime
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  return { from: text(from), to: text(to), draw: text(draw) }
}
