import type { Known } from './paths'

/*
 * Types for what the server sent. Rows are never believed: a value can be anything, also where the contract has a number.
 * The words that read it are those of the contract, so that a field that does not exist, or was renamed, does not compile.
 */

declare const contract: unique symbol

/** What the server sent where the contract has a `V`. Only the compiler knows `V`. */
export interface Sent<out V> {
  readonly [contract]?: V
}

/** A value where the contract has a `V`, before it is read: it can be of any type. */
export type Unread<V> = string | number | boolean | null | undefined | Sent<V>

/** An object where the contract has a `T`: the fields of the contract, each with any value. Of a union: what all members have. */
export type Received<T> = Sent<T> & {
  readonly [K in keyof Known<T>]?: Unread<NonNullable<Known<T>[K]>>
}

/** The object for a rule of a form, which reads each value with care although its parameter has the type of the contract. */
export const asTyped = <T>(row: Sent<T>): T => row as T

/** The fields of `T` that hold one object. */
export type PartOf<T> = {
  [K in keyof Known<T> & string]-?: [NonNullable<Known<T>[K]>] extends [readonly unknown[]]
    ? never
    : [NonNullable<Known<T>[K]>] extends [object]
      ? K
      : never
}[keyof Known<T> & string]
