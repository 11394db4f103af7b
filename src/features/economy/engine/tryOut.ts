import type { ChangedObject } from '@/features/plan/types'
import { changesOf, type ValueEdit } from '@/features/plan/valueEdits'
import { withChanges } from '@/model/changes'
import type { EntityType } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'
import { fieldsOf, fieldText, isObject, textOf } from '@/ui/value'

/* A change that is tried: the same figures for changed lists. Nothing is sent. */

/** Which objects of a type; all of them without a condition. */
export interface Choice {
  type: EntityType
  tag?: string | undefined
  category?: string | undefined
  ids?: readonly string[] | undefined
}

/** One change of a set of objects. Plain data, because it is a part of the address. */
export interface Trial {
  of: Choice
  edit: ValueEdit
}

export const tagsOf = (row: object): string[] =>
  [fieldsOf(row).tags ?? []].flat().flatMap((tag) => textOf(tag).trim() || [])

/** The categories and tags of these objects, in alphabetical order. */
export const wordsIn = (rows: readonly object[]) => ({
  categories: inOrder(
    rows.map((row) => fieldText(row, 'category')).filter((category) => category.trim() !== ''),
  ),
  tags: inOrder(rows.flatMap(tagsOf)),
})

const inOrder = (words: readonly string[]) => [...new Set(words)].sort()

const isChosen = ({ type, tag, category, ids }: Choice, row: object): boolean =>
  (tag === undefined || tagsOf(row).includes(tag)) &&
  (category === undefined || fieldText(row, 'category') === category) &&
  (ids === undefined || ids.includes(idOf(type, row)))

/** The objects that a choice selects. */
export const chosenRows = (lists: Lists, choice: Choice): object[] =>
  (lists.get(choice.type) ?? []).filter((row) => isObject(row) && isChosen(choice, row))

/** The lists with all trials applied, one after another. */
export function withTrials(lists: Lists, trials: readonly Trial[]): Lists {
  const changed = new Map(lists)
  for (const { of, edit } of trials) {
    const rows = changed.get(of.type)
    if (!rows) continue
    changed.set(
      of.type,
      rows.map((row) => {
        if (!isObject(row) || !isChosen(of, row)) return row
        const changes = changesOf(of.type, row, edit)
        return changes.length === 0 ? row : (withChanges(row, changes, 'is') as object)
      }),
    )
  }
  return changed
}

/** The changes of each object, in the form that a plan takes. */
export function changedObjects(lists: Lists, trials: readonly Trial[]): ChangedObject[] {
  const objects = new Map<string, ChangedObject>()
  let now = lists
  for (const trial of trials) {
    for (const row of chosenRows(now, trial.of)) {
      const { type } = trial.of
      const id = idOf(type, row)
      const key = JSON.stringify([type, id])
      const more = changesOf(type, row, trial.edit)
      if (more.length > 0)
        objects.set(key, { type, id, changes: [...(objects.get(key)?.changes ?? []), ...more] })
    }
    now = withTrials(now, [trial])
  }
  return [...objects.values()]
}
