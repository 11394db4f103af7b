/** Types shared by the steps of `verify`. */
import type { Json } from '../contract/types.ts'
import type { Checker, Operation, Report } from '../types.ts'
import type { Client } from './client.ts'
import type { Comparing } from './compare.ts'
import type { Ledger } from './ledger.ts'
import type { Samples } from './samples.ts'

/** Shared by the steps of `verify`. */
export interface VerifyContext {
  client: Client
  checker: Checker
  report: Report
  progress(text?: string): void
  /** The only account to read, and the one that `--write` writes into. */
  account?: string
  origin: string
  /** Maximum number of objects that are read of one list. */
  most: number
  /** Names of the fields of a list's objects in the contract. */
  documented(list: Operation): string[]
  /** Ids of the lists that were read, of those with an object, of those whose parameters were tested, of those whose pages
   * are shorter than asked for, and names of the checks that one kind of object stands for. */
  tried: Record<'lists' | 'objects' | 'paging' | 'capped' | 'once', Set<string>> & {
    /** The number of objects in the longest list so far, by operation. */
    longest: Map<string, number>
  }
}

/** The operations of one kind of object. */
export interface Kind {
  name: string
  idField: string
  list: Operation
  create: Operation
  update: Operation
  remove: Operation
}

/** Shared by the steps that write one kind of object. */
export interface Scene {
  context: VerifyContext
  kind: Kind
  isAccount: boolean
  /** The account in which objects are created. */
  account: string
  /** The id of the object. */
  id: string
  ledger: Ledger
  samples: Samples
  /** Names of the fields that the server counts. */
  counted: Set<string>
  /** How an object of this kind is compared with another one. */
  compared: Comparing
  /** The contract's example of a new object, with this id and references to objects that exist. */
  body(id: string): Record<string, Json>
  /** The same with every field of the contract. */
  fullBody(id: string): Record<string, Json>
  /** The example without references, for another account. */
  aloneBody(id: string): Record<string, Json>
  /** The required fields alone. */
  leastBody(id: string): Record<string, Json>
  /** The parameters of paths. */
  params(id: string): Record<string, string>
  /** Reads one object from its list. Undefined if it is not there, null if the list cannot be read. */
  read(id: string): Promise<Json>
  /** Call before creating an object: it is deleted at the end of the run. */
  track(id: string): void
  /** Call when an object can have another id than it was given: it is looked for at the end of the run. */
  search(): void
  /** Call when an object certainly does not exist. */
  forget(id: string): void
}
