import { keyOf, withReferences } from '@/engine/plan/ids'
import { createBody } from '@/engine/plan/payload'
import type { BundleObject, ObjectName } from '@/engine/plan/types'
import type { CampaignName } from '@/engine/programme/campaignName'
import { normal } from '@/engine/programme/campaignName'
import { partOf, rowWith } from '@/engine/programme/programmeIndex'
import { freeId, withFreshIds } from '@/engine/sets/duplicateObject'
import { resourceFacts } from '@/generated/resourceFacts'
import { referencesOf } from '@/model/references'
import { inSetOrder } from './chosen'
import { replaced, replacedKeys, type Transform, withRewards, withSetTexts, withShift } from './transform'

/** Objects of one account that are copied together. */
export interface ObjectSet {
  objects: readonly BundleObject[]
  /** The campaign (a tag or a category) whose objects these are; undefined for a selection. */
  of?: CampaignName
}

/** The account that the copies are created in. */
export interface Target {
  account: string
  /** Whether the account already has an object with this id. If it is the account of the set, it has the originals. */
  isTaken: (name: ObjectName) => boolean
}

/** The copy of one object. */
export interface Copy extends BundleObject {
  /** The id of the original. */
  from: string
}

/** An object that a copy uses and that is not in the set. */
export interface OutsideUse extends ObjectName {
  by: ObjectName
  field: string
}

/** A requirement of a copy that names a tag or category of the originals, which the copies do not have. */
export interface OldRequirement extends ObjectName {
  field: 'requirement.tags' | 'requirement.category'
  text: string
}

export interface CopiedSet {
  /** The copies in the order of the set. */
  copies: readonly Copy[]
  outside: readonly OutsideUse[]
  oldRequirements: readonly OldRequirement[]
}

/**
 * The copies of a set (rule CAMPAIGN-2): references between its objects lead to the copies, all others stay. Nothing of
 * the set is changed. Only the ids of questions and choices are random.
 */
export function copySet(set: ObjectSet, transform: Transform, target: Target): CopiedSet {
  const originals = unrepeated(inSetOrder(set.objects))
  const ids = idsOf(originals, transform, target)
  const oldKeys = new Set<string>()
  const copies = originals.map((original): Copy => {
    const { type, id: from, object } = original
    const id = ids.get(keyOf(original)) ?? from
    const body = createBody(type, object, target.account)
    const texts = withSetTexts(body, set.of, transform)
    for (const key of replacedKeys(body, texts)) oldKeys.add(key)
    const { rewards, shift, zone = 'UTC', inactive } = transform
    const rewarding = rewards === undefined ? texts : withRewards(type, texts, rewards)
    const moved = shift ? withShift(type, rewarding, shift, zone) : rewarding
    const copy = { ...moved, ...(inactive && { isAvailable: false }), [resourceFacts[type].idField]: id }
    const referring = withReferences(type, copy, (to) => ids.get(keyOf(to)) ?? to.id)
    return { type, id, from, object: withFreshIds(type, referring) }
  })
  const copyNames = copies.map(({ type, id }): ObjectName => ({ type, id }))
  return {
    copies,
    outside: originals.flatMap(({ type, object }, index) =>
      referencesOf(type, object).flatMap(({ to, id, field }) =>
        ids.has(keyOf({ type: to, id })) ? [] : [{ type: to, id, by: copyNames[index] as ObjectName, field }],
      ),
    ),
    oldRequirements: copies.flatMap((copy) => oldRequirementsOf(copy, oldKeys)),
  }
}

/** The ids of the copies, by the key of the original. A taken id becomes the next free one (rule DUP-1). */
function idsOf(originals: readonly BundleObject[], { replace }: Transform, { isTaken }: Target) {
  const ids = new Map<string, string>()
  const given = new Set<string>()
  for (const original of originals) {
    const { type } = original
    const isUsed = (id: string) => given.has(keyOf({ type, id })) || isTaken({ type, id })
    const wanted = replaced(original.id, replace)
    const id = isUsed(wanted) ? freeId(wanted, isUsed) : wanted
    given.add(keyOf({ type, id }))
    ids.set(keyOf(original), id)
  }
  return ids
}

/** Removes objects whose id occurred before: as in lists, the first one counts. */
function unrepeated(objects: readonly BundleObject[]): BundleObject[] {
  const seen = new Set<string>()
  return objects.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)))
}

function oldRequirementsOf({ type, id, object }: Copy, oldKeys: ReadonlySet<string>): OldRequirement[] {
  const { tags, category } = partOf(rowWith(object, 'requirement'), 'requirement')
  const named = (field: OldRequirement['field'], text: unknown): OldRequirement[] =>
    typeof text === 'string' && oldKeys.has(normal(text)) ? [{ type, id, field, text }] : []
  return [
    ...(Array.isArray(tags) ? tags.flatMap((tag) => named('requirement.tags', tag)) : []),
    ...named('requirement.category', category),
  ]
}
