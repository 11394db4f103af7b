import { resourceFacts } from '@/generated/resourceFacts'
import { valueByPath } from '@/lib/value'
import { changesBetween, missingChanges, withChanges } from '@/model/changes'
import { isAlike, type PlainObject } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { journalVersionOf, withImagesOf } from '@/model/excluded'
import { fieldName } from '@/model/fieldNames'
import { managedFields, uncounted } from '@/model/managed'
import { nouns } from '@/model/words'
import { changesOfOthers, diffOf } from './diffs'
import { earnedFields, isPlayed, numberOf } from './exceptions'
import { mergedObject, wholeDiff, wholeKey } from './mergedRow'
import { createBody } from './payload'
import type { RevertedWrite } from './reverted'
import type { FieldDiff, Sides } from './types'

/** The result of reverting writes of one object. */
export interface RevertedState {
  /** The object as it should be; undefined if it should not exist. */
  target: object | undefined
  /** Fields that others changed since the write, with the side that is kept by default. */
  conflicts: readonly FieldDiff[]
  /** Numbers that are changed by adding a difference. */
  differences: readonly string[]
  notes: readonly string[]
  /** Values that cannot be restored, because the journal does not store them. */
  lost?: string
  /** Why the writes cannot be reverted. */
  block?: string
}

/**
 * Takes back writes of one object, the newest first (rules REVERT-1 to REVERT-4). A three-way merge: base is the object
 * after the write, mine the object before it, theirs the object now. What others changed since stays, unless the user
 * decides otherwise.
 */
export function revertObject(
  type: EntityType,
  account: string,
  now: object | undefined,
  writes: readonly RevertedWrite[],
  sides: Sides,
): RevertedState {
  const conflicts: FieldDiff[] = []
  const differences = new Set<string>()
  const notes: string[] = []
  const seen = now && journalVersionOf(type, now)
  let target = seen
  for (const write of writes) {
    const { before, after } = write
    if (write.isUncertain) notes.push(uncertainNote(type, write, target))
    if (!before && !after)
      return { ...blocked('The journal no longer has the object of this change.'), target }
    if (before && after) {
      if (!target)
        return {
          ...blocked('It does not exist any more. If it was deleted here, revert that first.'),
          target,
        }
      const step = revertUpdate(type, { ...write, before, after }, target, sides)
      if (write.isUncertain && step.differences.length > 0) return { ...blocked(isNotKnown), target }
      target = step.target
      conflicts.push(...step.conflicts)
      for (const field of step.differences) differences.add(field)
      notes.push(...step.notes)
    } else if (after) {
      if (!target) continue
      // `after` is the object as it was sent. Fields that the server added to it are not changes by somebody else.
      const others = changesOfOthers(type, after, target).filter(
        ({ source }) => !write.isAsSent || source !== undefined,
      )
      if (others.length > 0) conflicts.push(wholeDiff('others changed it since', others))
      if (others.length > 0 && sides[wholeKey] !== 'source') continue
      target = undefined
    } else if (before) {
      const body = createBody(type, before, account)
      if (!target) target = body
      else if (!isBack(type, body, target))
        return { ...blocked('Its id is taken: another object of this id exists now.'), target }
    }
  }
  const common = { conflicts, differences: [...differences], notes }
  if (!target || target === seen) return { ...common, target: target && now }
  const { object, lost } = withImagesOf(type, target, now)
  const names = [...new Set(lost.map((path) => fieldName(type, path)))].join(', ')
  const state = { ...common, target: object }
  return lost.length > 0 ? { ...state, lost: `${names}: ${now ? imageStays : imageIsLost}` } : state
}

const imageStays = 'the journal keeps no uploaded images, so the picture of today stays.'
const imageIsLost = 'the journal keeps no uploaded images, so the picture does not come back.'

/** Whether an object has everything of a deleted one. It can have more, such as what the server adds. */
const isBack = (type: EntityType, body: object, now: object) =>
  missingChanges(now, { before: {}, wanted: body, managed: managedFields(type) }).every(
    ({ path: [field] }) => typeof field === 'string' && isPlayed(type, field),
  )

/**
 * The note on a write that may or may not have been executed (rule UNDO-4), and on what the server has now.
 * @param now the current object without the effects of later writes
 */
function uncertainNote(type: EntityType, { before, after }: RevertedWrite, now: object | undefined): string {
  const what = before && after ? 'this change' : after ? 'its creation' : 'its deletion'
  const unknown = `It is not certain whether the server carried out ${what}.`
  if (!after) return `${unknown} ${now ? 'It is still there.' : 'It is not there now.'}`
  if (!now) return `${unknown} It is not there now.`
  const missing = missingChanges(now, { before: before ?? {}, wanted: after, managed: managedFields(type) })
  if (missing.length > 0) return `${unknown} The server has other values now.`
  return `${unknown} The server has ${before ? 'its values' : 'it'} now${before ? '' : ', which somebody else may have made'}.`
}

const isNotKnown = `It is not known whether the server carried this out, and ${nouns.points.many} and ${nouns.credits.many} are taken back by the difference. Look it up in the journal first.`

const blocked = (block: string) => ({ block, conflicts: [], differences: [], notes: [] })

interface Update extends RevertedWrite {
  before: object
  after: object
}

function revertUpdate(type: EntityType, write: Update, now: object, sides: Sides) {
  const after = uncounted(type, write.after)
  const whole = uncounted(type, write.before)
  const changes = changesBetween(after, whole)
  // Id and account identify the object, so they are not changes.
  const identity: readonly unknown[] = [resourceFacts[type].idField, 'account']
  const own = changes.filter(
    (change) =>
      !identity.includes(change.path[0]) &&
      (write.field === undefined || diffOf(type, after, change).key === write.field),
  )
  const before = own.length === changes.length ? whole : (withChanges(after, own, 'is') as object)
  const base: PlainObject = { ...after }
  const mine: PlainObject = { ...before }
  const differences: string[] = []
  const notes: string[] = []
  for (const field of earnedFields(type)) {
    const current = valueByPath(now, field)
    const [from, to, there] = [mine[field], base[field], current].map(numberOf)
    if (from === undefined || to === undefined || there === undefined || from === to) continue
    base[field] = current
    if (write.isReverted || write.fieldsReverted?.includes(field)) mine[field] = current
    else {
      const value = there - to + from
      // A value that was not a number, or was negative, is restored as it was.
      if (there !== to) mine[field] = Math.max(Math.min(0, from), value)
      differences.push(field)
      if (value < Math.min(0, from))
        notes.push(`A part of the ${nouns[field].many} is spent, so they stop at 0.`)
    }
  }
  const { merged, conflicts } = mergedObject(type, { base, mine, theirs: now }, sides)
  return { target: isAlike(now, merged) ? now : merged, conflicts, differences, notes }
}
