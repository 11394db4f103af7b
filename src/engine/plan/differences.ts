import { resourceFacts } from '@/generated/resourceFacts'
import { resourceObjects } from '@/generated/resourceObjects'
import { valueByPath } from '@/lib/value'
import { type Change, changesBetween, withChanges } from '@/model/changes'
import { withDefault } from '@/model/choices'
import { isEmpty, isPlain, isSame, withEdits } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { fieldName, isWithin } from '@/model/fieldNames'
import type { ChoiceGroup } from '@/model/merge'
import { idOf } from '@/model/references'
import { defaultsOf } from './contract'
import { diffOf } from './diffs'
import { createBody } from './payload'
import type { FieldDiff } from './types'

/** A value that differs between two versions of an object, and the changes that write the value of the source. */
export interface FieldDifference {
  diff: FieldDiff
  changes: readonly Change[]
}

/** An object of the target in the form that is used for comparisons. */
const compared = (type: EntityType, target: object, account: string) => ({
  ...createBody(type, target, account),
  [resourceFacts[type].idField]: idOf(type, target),
})

/** The server sets the contract's default for a field that a create omits, so that default is not a difference. */
function withDefaults(type: EntityType, source: Record<string, unknown>, target: Record<string, unknown>) {
  const filled = { ...source }
  for (const [field, value] of Object.entries(defaultsOf(type)))
    if (isEmpty(source[field]) && isSame(target[field], value)) filled[field] = target[field]
  // A missing period and its default are not a difference.
  if (withDefault(type, 'period', source.period) === withDefault(type, 'period', target.period))
    filled.period = target.period
  return filled
}

/** The differences between an object of the target and the body that would create the one of the source. */
export function fieldDifferencesOf(
  type: EntityType,
  source: Record<string, unknown>,
  target: object,
  account: string,
): FieldDifference[] {
  const before = compared(type, target, account)
  const changes = changesBetween(before, withDefaults(type, source, before))
  const choices = resourceObjects[type].choices.filter((group) => isOtherChoice(group, source, before))
  const inChoice = ({ path }: Change, { paths }: ChoiceGroup) =>
    paths.some((one) => isWithin(path.join('.'), one))
  const single = changes.filter((change) => !choices.some((group) => inChoice(change, group)))
  return [
    ...choices.map((group) => ({
      changes: changes.filter((change) => inChoice(change, group)),
      diff: choiceDiff(type, group, source, before),
    })),
    ...single.map((change) => ({ changes: [change], diff: diffOf(type, source, change) })),
  ]
}

/**
 * Whether the versions use different fields of a choice, e.g. a quiz and events. Such a choice is written as a whole.
 */
const isOtherChoice = ({ paths }: ChoiceGroup, source: object, target: object) =>
  paths.some((path) => isEmpty(valueByPath(source, path)) !== isEmpty(valueByPath(target, path)))

/** The difference of a choice as one value, as text. */
function choiceDiff(
  type: EntityType,
  { label, paths }: ChoiceGroup,
  source: object,
  target: object,
): FieldDiff {
  const [path = ''] = paths
  const words = (object: object) => {
    const parts = paths.flatMap((one) => {
      const value = valueByPath(object, one)
      if (isEmpty(value)) return []
      const ids = Array.isArray(value)
        ? value.map((item) => (isPlain(item) ? item.id : item)).join(', ')
        : value
      return [`${fieldName(type, one).split(' › ').at(-1)}: ${ids}`]
    })
    return parts.length > 0 ? parts.join('; ') : undefined
  }
  return { key: path, path, fieldName: label, source: words(source), target: words(target) }
}

/** Applies only these changes to the target's object. Everything else stays as received (decision A1). */
export function withDifferences(
  type: EntityType,
  target: object,
  account: string,
  changes: readonly Change[],
): object {
  const before = compared(type, target, account)
  return withEdits(target, before, withChanges(before, changes, 'is') as object)
}
