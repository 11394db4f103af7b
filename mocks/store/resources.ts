import type { Account } from '@/generated/model'
import {
  type AccountResource,
  type Resource,
  type ResourceTypes,
  resourceFacts,
} from '@/generated/resourceFacts'

/** All objects of one account. */
export type AccountContents = { [R in AccountResource]: ResourceTypes[R][] }

/** The objects of all accounts. */
export interface World {
  accounts: Account[]
  contents: Record<string, AccountContents>
}

/** The id of an object of that resource. */
export const idOf = (resource: Resource, object: object): string =>
  String((object as Record<string, unknown>)[resourceFacts[resource].idField])

/** An uploaded image. */
export interface Upload {
  /** Media type, such as `image/png`. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/**
 * One object that was added or replaced, or deleted if `value` is null. `account` is empty for objects outside
 * accounts.
 */
export interface Change {
  resource: Resource | 'uploads'
  account: string
  id: string
  value: object | null
}
