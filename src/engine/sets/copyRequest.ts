import { keyOf, objectsByKey } from '@/engine/plan/ids'
import type { RequestOf } from '@/engine/plan/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { copySet, type ObjectSet } from '@/engine/sets/copySet'
import { replaced, type Transform } from '@/engine/sets/transform'
import { fieldName } from '@/model/fieldNames'
import type { Lists } from '@/model/references'

interface Wanted {
  account: string
  /** The lists of the account, for ids that are taken. */
  lists: Lists
  set: ObjectSet
  transform: Transform
  /** The name of the copied set: 'Spring 2026', '12 missions'. */
  title: string
  /** The copies come from a template. */
  isTemplate?: boolean
}

/** The request for the plan that creates the copies of a set. */
export function copyRequest({
  account,
  lists,
  set,
  transform,
  title,
  isTemplate,
}: Wanted): RequestOf<'duplicate'> {
  const there = objectsByKey(lists, account)
  const copied = copySet(set, transform, { account, isTaken: (name) => there.has(keyOf(name)) })
  const notes: Record<string, string[]> = {}
  for (const { field, text, ...name } of copied.oldRequirements)
    notes[keyOf(name)] = [
      ...(notes[keyOf(name)] ?? []),
      `${fieldName(name.type, field)} still asks for “${text}”.`,
    ]
  return {
    kind: 'duplicate',
    account,
    title,
    objects: copied.copies,
    notes,
    opens: campaignOfCopies(set.of, transform),
    ...(isTemplate && { isTemplate }),
  }
}

/** The campaign that the copies belong to. */
function campaignOfCopies(
  of: CampaignName | undefined,
  { tag, category, replace }: Transform,
): CampaignName | undefined {
  if (tag !== undefined) return { tag }
  if (of === undefined) return undefined
  return of.tag === undefined
    ? { category: category ?? replaced(of.category, replace) }
    : { tag: replaced(of.tag, replace) }
}
