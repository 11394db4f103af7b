import type { EntityType } from '@/entities/registry'
import { type Change, changesBetween, withChanges } from '@/form/changes'
import { at, isEmpty, isPlain, isSame, withEdits } from '@/form/edits'
import type { ChoiceGroup } from '@/form/merge'
import { resourceFacts } from '@/generated/resourceFacts'
import { defaultsOf } from './contract'
import { diffOf } from './diffs'
import { choiceGroups } from './exceptions'
import { fieldWords } from './fieldWords'
import { idOf } from './ids'
import { createBody } from './payload'
import type { FieldDiff } from './types'

/** A value that two versions of an object do not share, and the changes that bring ours. */
export interface Difference {
  diff: FieldDiff
  changes: readonly Change[]
}

/** An object of the target in the form in which objects are compared. */
const compared = (type: EntityType, theirs: object, account: string) => ({
  ...createBody(type, theirs, account),
  [resourceFacts[type].idField]: idOf(type, theirs),
})

/** A field that ours omits gets the contract's default when it is created. So that default is no difference. */
function withDefaults(type: EntityType, ours: Record<string, unknown>, theirs: Record<string, unknown>) {
  const filled = { ...ours }
  for (const [field, value] of Object.entries(defaultsOf(type)))
    if (isEmpty(ours[field]) && isSame(theirs[field], value)) filled[field] = theirs[field]
  return filled
}

/** What a body that could be created changes in an object of the target. */
export function differencesOf(
  type: EntityType,
  ours: Record<string, unknown>,
  theirs: object,
  account: string,
): Difference[] {
  const before = compared(type, theirs, account)
  const changes = changesBetween(before, withDefaults(type, ours, before))
  const choices = (choiceGroups[type] ?? []).filter((group) => isOtherChoice(group, ours, before))
  const inChoice = ({ path }: Change, { paths }: ChoiceGroup) =>
    paths.some((one) => `${path.join('.')}.`.startsWith(`${one}.`))
  const single = changes.filter((change) => !choices.some((group) => inChoice(change, group)))
  return [
    ...choices.map((group) => ({
      changes: changes.filter((change) => inChoice(change, group)),
      diff: choiceDiff(type, group, ours, before),
    })),
    ...single.map((change) => ({ changes: [change], diff: diffOf(type, ours, change) })),
  ]
}

/** Whether the two have chosen different fields of a choice, e.g. a quiz and events: half of each is neither. */
const isOtherChoice = ({ paths }: ChoiceGroup, ours: object, theirs: object) =>
  paths.some((path) => isEmpty(at(ours, path)) !== isEmpty(at(theirs, path)))

/** A choice as one value, in words. */
function choiceDiff(
  type: EntityType,
  { label, paths }: ChoiceGroup,
  ours: object,
  theirs: object,
): FieldDiff {
  const [path = ''] = paths
  const words = (object: object) => {
    const parts = paths.flatMap((one) => {
      const value = at(object, one)
      if (isEmpty(value)) return []
      const ids = Array.isArray(value)
        ? value.map((item) => (isPlain(item) ? item.id : item)).join(', ')
        : value
      return [`${fieldWords(type, one).split(' › ').at(-1)}: ${ids}`]
    })
    return parts.length > 0 ? parts.join('; ') : undefined
  }
  return { key: path, path, fieldName: label, ours: words(ours), theirs: words(theirs) }
}

/** The target's object with only these changes. Everything else stays as it was received (decision A1). */
export function withDifferences(
  type: EntityType,
  theirs: object,
  account: string,
  changes: readonly Change[],
): object {
  const before = compared(type, theirs, account)
  return withEdits(theirs, before, withChanges(before, changes, 'is') as object)
}
