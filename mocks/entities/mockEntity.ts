import type { AccountResource, ResourceTypes } from '@/generated/resourceFacts'
import type { Fields } from '../store/fields'
import type { SeedContext } from '../world/build/common'

/** The objects of an account. */
export type ListObjects = <R extends AccountResource>(resource: R, account: string) => ResourceTypes[R][]

/** The mock behaviour of one type. `handlers/elements.ts` has the behaviour that all types share. */
export interface MockEntity<T, Row> {
  /** Creates the objects of one account of the demo world from its rows. */
  seed: (rows: readonly Row[], context: SeedContext) => T[]
  /** Adds stored values that the server counts: zero for a new object, otherwise taken from `previous`. */
  counted?: (fields: Fields, previous: Fields | undefined, now: Date) => Fields
  /** Adds values that the server computes for each response. */
  computed?: (object: T, list: ListObjects) => T
  /** POST accepts fields that the contract does not know. */
  isOpen?: boolean
}

export const defineMock = <T, Row = never>(entity: MockEntity<T, Row>): MockEntity<T, Row> => entity
