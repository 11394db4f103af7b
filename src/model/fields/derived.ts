import type { ResourceTypes } from '@/generated/resourceFacts'
import type { EntityType } from '../entityTypes'

/** A column that is calculated from the object, such as the days until it ends. Lists, filters and files read it here. */
export interface DerivedColumn<T> {
  /** In the address, like the path of a field: neither a field nor another column has it. */
  id: string
  /** With the unit of a number, if it has one: 'Days left'. */
  header: string
  /** Decides the cell, and the operators of filters. */
  kind: 'number' | 'text' | 'dateTime'
  /** The list knows no other moment than now. May throw for an object that violates the contract. */
  value: (object: T, now?: number) => string | number | undefined
}

type Derived = { readonly [R in EntityType]?: readonly DerivedColumn<ResourceTypes[R]>[] }

/**
 * The columns that the list of a type shows from the start, after those of its fields (rule LIST-4). They load with the
 * first list. What users only choose in 'Columns...' is `derived` in the fields of its type, such as `missions.ts`.
 */
export const derivedColumns: Derived = {}
