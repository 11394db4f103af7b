import { keyOf } from '@/engine/plan/ids'
import { createBody } from '@/engine/plan/payload'
import type { BundleObject, ObjectName } from '@/engine/plan/types'
import { writeJson } from '@/lib/json'
import { isObject } from '@/lib/value'
import { accountTypes, type EntityType, programmeTypes } from '@/model/entityTypes'
import { idOf, type Lists } from '@/model/references'

/*
 * A bundle is a JSON file with objects of one account, to keep in git and to import into any account. Its JSON Schema is
 * generated from the contract: docs/programme-bundle.schema.json.
 */

export const formatName = 'gamification-programme'
export const formatVersion = 1

/** The content of a bundle, in the order of the file. */
export interface Bundle {
  /** The account that the objects come from. */
  account: string
  objects: readonly BundleObject[]
}

/**
 * The form of an object in a bundle: what creates it again, without its account. Fields that the server counts and
 * fields that the API would reject are left out (decision H55). Does not change the object.
 */
export function bundledObject(type: EntityType, object: object): object {
  const { account: _, ...bundled } = createBody(type, object, '')
  return bundled
}

interface Wanted {
  account: string
  /** The loaded objects of the account. */
  lists: Lists
  /** `all`: everything but the players. Names of objects that `lists` do not contain are left out. */
  objects: readonly ObjectName[] | 'all'
}

/**
 * The text of a bundle. The same objects always give the same bytes: types in the order of the navigation, objects by
 * id, keys in alphabetical order, no time stamp (rule BUNDLE-1).
 */
export function exportBundle({ account, lists, objects }: Wanted): string {
  const chosen = objects === 'all' ? undefined : new Set(objects.map(keyOf))
  const types = chosen ? accountTypes : programmeTypes
  const byType = types.flatMap((type): [EntityType, object[]][] => {
    const rows = rowsOf(type, lists).filter(({ id }) => !chosen || chosen.has(keyOf({ type, id })))
    return rows.length === 0 ? [] : [[type, rows.map(({ row }) => sorted(bundledObject(type, row)))]]
  })
  const bundle = { account, format: formatName, objects: Object.fromEntries(byType), version: formatVersion }
  return `${writeJson(bundle, undefined, 2)}\n`
}

/** Rows by id, compared by code units, so that the order does not depend on the language of the browser. */
function rowsOf(type: EntityType, lists: Lists): { id: string; row: object }[] {
  return (lists.get(type) ?? [])
    .map((row) => ({ id: idOf(type, row), row }))
    .sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

/** A copy with its keys in alphabetical order at every depth. Lists keep their order, because it has a meaning. */
export function sorted<T>(value: T): T
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
