import type { Known } from './paths'

/*
 * Types for what the server sent. Rows are never believed: a value can be anything, also where the contract has a number.
 * The words that read it are those of the contract, so that a field that does not exist, or was renamed, does not compile.
 */

declare const contract: unique symbol

/** A received object where the contract has a `V`. `V` exists for the compiler only. */
export interface Sent<out V> {
  readonly [contract]?: V
}

/** A received value where the contract has a `V`. It has not been checked, so it can have any type. */
export type Unread<V> = string | number | boolean | null | undefined | Sent<V>

/** An object where the contract has a `T`: the fields of the contract, each with any value. Of a union: what all members have. */
export type Received<T> = Sent<T> & {
  readonly [K in keyof Known<T>]?: Unread<NonNullable<Known<T>[K]>>
}

/**
 * Passes a received object to a rule of a form. The rule's parameter has the type of the contract, but the rule expects
 * values of any type.
 */
export const asTyped = <T>(row: Sent<T>): T => row as T

/** The fields of `T` that hold one object. */
export type PartOf<T> = {
  [K in keyof Known<T> & string]-?: [NonNullable<Known<T>[K]>] extends [readonly unknown[]]
    ? never
    : [NonNullable<Known<T>[K]>] extends [object]
      ? K
      : never
}[keyof Known<T> & string]
