import type { RewardAchievement } from '@/generated/model'
import type { ResourceTypes } from '@/generated/resourceFacts'
import { readDate } from '@/lib/dates'
import { fieldsOf, isObject, numberIn, textOf, titleOf, valueByPath } from '@/lib/value'
import { asContracted } from '@/model/asContracted'
import type { AnyField, EntityType, TypesWith } from '@/model/entityTypes'
import { lifecycleOf } from '@/model/lifecycle'
import type { Known, PathTo } from '@/model/paths'
import type { PartOf, Received, Sent, Unread } from '@/model/received'
import { idOf, type Lists, type Reference, referencesOf } from '@/model/references'

/**
 * An object of a list of one of these types. Every field can be missing or break the contract. A row that can be of several
 * types has the fields that all of them have.
 */
export type Row<R extends EntityType = EntityType> = Received<ResourceTypes[R]>

/** A row of one of the types that have a field. */
export type RowWith<F extends AnyField> = Row<TypesWith<F>>

/** Reads a row as one of a type that the caller knows it to have. */
export const rowOf = <R extends EntityType>(_type: R, row: object): Row<R> => row as Row<R>

/** Reads a row of any type as one of the types that have the field. In a row of another type it has no value. */
export const rowWith = <F extends AnyField>(row: object, _field: F): RowWith<F> => row as RowWith<F>

export const nameOf = (type: EntityType, object: object): string => titleOf(object, idOf(type, object))

/** The items of a list that are objects, with their index; empty if the value is no list. */
export const itemsOf = <V>(value: Unread<readonly V[]>): [index: number, item: Received<V>][] =>
  (Array.isArray(value) ? value : []).flatMap((item, index): [number, Received<V>][] =>
    isObject(item) && !Array.isArray(item) ? [[index, item as Received<V>]] : [],
  )

export const textsOf = (value: unknown): [index: number, text: string][] =>
  (Array.isArray(value) ? value : []).flatMap((item, index): [number, string][] =>
    typeof item === 'string' && item.trim() !== '' ? [[index, item]] : [],
  )

/** The object in a field; an empty object if there is none. */
export const partOf = <T, F extends PartOf<T>>(row: Sent<T>, field: F): Received<NonNullable<Known<T>[F]>> =>
  fieldsOf(fieldsOf(row)[field]) as Received<NonNullable<Known<T>[F]>>

/** The number at a path. Accepts numbers as text. */
export const numberAt = <T>(object: Sent<T>, path: PathTo<T, number>): number | undefined =>
  numberIn(valueByPath(object, path))

/** How many steps an achievement of a reward gets: one if it has no number, none with 0. */
export const givenSteps = (item: Received<RewardAchievement>): number =>
  Math.max(0, numberAt(item, 'steps') ?? 1)

/** The moment that a value names, in ms; NaN if it names none. */
export const momentOf = (value: unknown): number => readDate(String(value ?? ''))

export const isActive = (object: object): boolean => (object as Row).isAvailable !== false

/** Which objects are looked at. `offered`: players can use them now or later. */
export type Scope = 'all' | 'active' | 'offered'

/** The input of a check: the lists of one account, as far as they are loaded. */
export interface Programme {
  account: string
  /** The time that windows and draws are compared with, in ms. */
  now: number
  lists: Lists
  /** Lists of which only the first part is loaded. */
  partial?: ReadonlySet<EntityType>
  /** Objects that nobody gets any more, so that nobody fulfils what requires them. */
  isGone?: (name: ObjectKey) => boolean
}

/** Identifies an object of a programme. */
export interface ObjectKey {
  type: EntityType
  id: string
}

/** A programme with indexes that several rules use. They are built once. */
export class ProgrammeIndex {
  readonly now: number
  private readonly rowsByType = new Map<EntityType, readonly Row[]>()
  private readonly idsByType = new Map<EntityType, ReadonlyMap<string, Row>>()
  private readonly references = new WeakMap<object, readonly Reference[]>()
  private readonly partial: ReadonlySet<EntityType>
  readonly isGone: (name: ObjectKey) => boolean

  constructor({ lists, now, partial = new Set(), isGone = () => false }: Programme) {
    this.now = now
    this.partial = partial
    this.isGone = isGone
    for (const [type, rows] of lists)
      this.rowsByType.set(
        type,
        rows.filter(isObject).map((row) => asContracted(type, row) as Row),
      )
  }

  /** The loaded objects of a list. */
  rows = <R extends EntityType>(type: R): readonly Row<R>[] =>
    (this.rowsByType.get(type) ?? []) as readonly Row<R>[]

  isLoaded = (type: EntityType): boolean => this.rowsByType.has(type)

  isWhole = (type: EntityType): boolean => this.isLoaded(type) && !this.partial.has(type)

  /** The objects of a list by id. If several have the same id, the first one counts. */
  byId<R extends EntityType>(type: R): ReadonlyMap<string, Row<R>> {
    let ids = this.idsByType.get(type)
    if (!ids) {
      ids = new Map([...this.rows(type)].reverse().map((row) => [idOf(type, row), row]))
      this.idsByType.set(type, ids)
    }
    return ids as ReadonlyMap<string, Row<R>>
  }

  find = <R extends EntityType>(type: R, id: unknown): Row<R> | undefined => this.byId(type).get(textOf(id))

  referencesOf(type: EntityType, row: Row): readonly Reference[] {
    let found = this.references.get(row)
    if (!found) {
      found = referencesOf(type, row)
      this.references.set(row, found)
    }
    return found
  }

  /** Whether players can use the object now or later: it is active, and its window has not ended. */
  isOffered(row: Row): boolean {
    const state = lifecycleOf(row, this.now)
    return state === 'live' || state === 'scheduled'
  }

  /** The objects of these types, one after another. */
  *each<R extends EntityType>(types: readonly R[], among: Scope = 'all'): Generator<[type: R, row: Row<R>]> {
    for (const type of types)
      for (const row of this.rows(type))
        if (among === 'all' || (among === 'active' ? isActive(row) : this.isOffered(row))) yield [type, row]
  }
}
