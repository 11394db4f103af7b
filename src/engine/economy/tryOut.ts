import type { ChangedObject } from '@/engine/plan/types'
import { changesByEdit, type ValueEdit } from '@/engine/plan/valueEdits'
import { belongingTo, categoryOf, tagsOf } from '@/engine/programme/campaignName'
import { isActive } from '@/engine/programme/programmeIndex'
import { isObject } from '@/lib/value'
import { type Change, withChanges } from '@/model/changes'
import { accountTypes, type EntityType } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'

/* Tried changes: the figures are calculated for changed lists. Nothing is sent. */

/**
 * The objects that a trial changes: those of a type, or of all types, that meet the conditions. Without a condition,
 * all of them.
 */
export interface ObjectChoice {
  type: EntityType | 'all'
  tag?: string
  category?: string
  ids?: readonly string[]
}

/** One change of a set of objects. Plain data, because it is a part of the address. */
export interface Trial {
  of: ObjectChoice
  /** `without`: the objects are left out, so that the difference is what they give and take. */
  edit: ValueEdit | { kind: 'without' }
}

/** The types of a choice. Players are what the figures are about, so they are never left out. */
export const choiceTypes = ({ type }: ObjectChoice): readonly EntityType[] =>
  type === 'all' ? accountTypes.filter((one) => one !== 'players' && one !== 'teams') : [type]

/** The categories and tags of these objects, in alphabetical order. */
export const tagsAndCategoriesIn = (rows: readonly object[]) => ({
  categories: inOrder(rows.map(categoryOf).filter((category) => category.trim() !== '')),
  tags: inOrder(rows.flatMap(tagsOf).flatMap((tag) => tag.trim() || [])),
})

const inOrder = (words: readonly string[]) => [...new Set(words)].sort()

const isChosen = ({ tag, category, ids }: ObjectChoice, type: EntityType, row: object): boolean =>
  (tag === undefined || belongingTo({ tag })(row)) &&
  (category === undefined || belongingTo({ category })(row)) &&
  (ids === undefined || ids.includes(idOf(type, row)))

/** The objects that a choice selects, with their types. */
export const chosenRows = (lists: Lists, choice: ObjectChoice): [type: EntityType, row: object][] =>
  choiceTypes(choice).flatMap((type) =>
    (lists.get(type) ?? [])
      .filter((row) => isObject(row) && isChosen(choice, type, row))
      .map((row): [EntityType, object] => [type, row]),
  )

/** The lists with all trials applied, one after another. */
export function withTrials(lists: Lists, trials: readonly Trial[]): Lists {
  const changed = new Map(lists)
  for (const { of, edit } of trials)
    for (const type of choiceTypes(of)) {
      const rows = changed.get(type)
      if (!rows) continue
      const isOne = (row: unknown) => isObject(row) && isChosen(of, type, row)
      changed.set(
        type,
        edit.kind === 'without'
          ? rows.filter((row) => !isOne(row))
          : rows.map((row) => {
              const changes = isOne(row) ? changesByEdit(type, row, edit) : []
              return changes.length === 0 ? row : (withChanges(row, changes, 'is') as object)
            }),
      )
    }
  return changed
}

/** In a plan, an object that the trial leaves out is switched off. */
const switchedOff = (row: object): Change[] =>
  isActive(row) ? [{ path: ['isAvailable'], ...('isAvailable' in row && { was: true }), is: false }] : []

/** The changes of each object, in the form that a plan takes. */
export function changedObjects(lists: Lists, trials: readonly Trial[]): ChangedObject[] {
  const objects = new Map<string, ChangedObject>()
  let now = lists
  for (const trial of trials) {
    for (const [type, row] of chosenRows(now, trial.of)) {
      const id = idOf(type, row)
      const key = JSON.stringify([type, id])
      const more = trial.edit.kind === 'without' ? switchedOff(row) : changesByEdit(type, row, trial.edit)
      if (more.length > 0)
        objects.set(key, { type, id, changes: [...(objects.get(key)?.changes ?? []), ...more] })
    }
    now = withTrials(now, [trial])
  }
  return [...objects.values()]
}

/** The campaign (a tag or a category) whose objects are left out. Undefined if anything else is tried. */
export function campaignOf(trials: readonly Trial[]): { by: 'tag' | 'category'; word: string } | undefined {
  const [trial] = trials
  if (!trial || trials.length > 1 || trial.edit.kind !== 'without' || trial.of.type !== 'all')
    return undefined
  const { tag, category } = trial.of
  if (tag !== undefined) return { by: 'tag', word: tag }
  return category === undefined ? undefined : { by: 'category', word: category }
}
