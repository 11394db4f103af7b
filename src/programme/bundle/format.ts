import { type EntityType, entities } from '@/entities/registry'
import { createBody } from '../plan/payload'
import type { BundleObject } from '../plan/types'

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

/** Types that a bundle can hold, in the order of the navigation. An account is where a bundle goes, so it is no part of it. */
export const bundleTypes: readonly EntityType[] = entities
  .filter(({ scope }) => scope === 'account')
  .map(({ list }) => list.type as EntityType)

/** Types that belong to a whole account: players are no part of the programme (rule BUNDLE-2). */
export const programmeTypes: readonly EntityType[] = bundleTypes.filter((type) => type !== 'players')

/**
 * An object as a bundle holds it: what creates it again, without its account. So what the server counts and fields that
 * the API would refuse stay behind (decision H55). Never changes the object.
 */
export function bundledObject(type: EntityType, object: object): object {
  const { account: _, ...bundled } = createBody(type, object, '')
  return bundled
}
