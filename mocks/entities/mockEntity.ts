import type { AccountResource, ResourceTypes } from '@/generated/resourceFacts'
import type { SeedContext } from '../world/build/common'

export type Fields = Record<string, unknown>

/** The objects of an account. */
export type ListObjects = <R extends AccountResource>(resource: R, account: string) => ResourceTypes[R][]

/** What is special about one type in the mocks; what all types share is in `handlers/elements.ts`. */
export interface MockEntity<T, Row> {
  /** The objects of one account of the demo world, from the rows that its world has for the type. */
  seed: (rows: readonly Row[], context: SeedContext) => T[]
  /** Adds what the server counts: from zero for a new object, else from what `previous` has. */
  counted?: (fields: Fields, previous: Fields | undefined, now: Date) => Fields
  /** Adds what the server counts for each response. */
  answered?: (object: T, list: ListObjects) => T
  /** POST takes fields that the contract does not know. */
  isOpen?: boolean
}

export const defineMock = <T, Row = never>(entity: MockEntity<T, Row>): MockEntity<T, Row> => entity
