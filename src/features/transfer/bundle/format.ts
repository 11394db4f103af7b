import { createBody } from '@/features/plan/payload'
import type { BundleObject } from '@/features/plan/types'
import type { EntityType } from '@/model/entityTypes'

/*
 * A bundle is a JSON file with objects of one account, to keep in git and to import into any account. Its JSON Schema is
 * generated from the contract: docs/programme-bundle.schema.json.
 */

export const formatName = 'gamification-programme'
export const formatVersion = 1

/** What a bundle holds, in the order of the file. */
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
