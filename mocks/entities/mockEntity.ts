import type { AccountResource, ResourceTypes } from '@/generated/resourceFacts'
import type { Fields } from '../store/fields'
import type { SeedContext } from '../world/build/common'

/** The objects of an account. */
export type ListObjects = <R extends AccountResource>(resource: R, account: string) => ResourceTypes[R][]

/** The mock behaviour of one type; what all types share is in `handlers/elements.ts`. */
export interface MockEntity<T, Row> {
  /** Creates the objects of one account of the demo world from its rows. */
  seed: (rows: readonly Row[], context: SeedContext) => T[]
  /** Adds values that the server counts: zero for a new object, else taken from `previous`. */
  counted?: (fields: Fields, previous: Fields | undefined, now: Date) => Fields
  /** Adds values that the server counts for each response. */
  answered?: (object: T, list: ListObjects) => T
  /** POST accepts fields that the contract does not know. */
  isOpen?: boolean
}

export const defineMock = <T, Row = never>(entity: MockEntity<T, Row>): MockEntity<T, Row> => entity
