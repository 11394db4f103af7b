import { readDate } from '@/lib/dates'
import { fieldsOf, isObject, numberHeld, textOf, titleOf, valueByPath } from '@/lib/value'
import { asContracted } from '@/model/asContracted'
import type { EntityType } from '@/model/entityTypes'
import { lifecycleOf } from '@/model/lifecycle'
import { idOf, type Lists, type Reference, referencesOf } from '@/model/references'

/** An object of a list. Every field can be missing or break the contract. */
export type Row = Readonly<Record<string, unknown>>

export const nameOf = (type: EntityType, object: object): string => titleOf(object, idOf(type, object))

/** The items of a list that are objects, with their index; empty if the value is no list. */
export const itemsOf = (value: unknown): [index: number, item: Row][] =>
  (Array.isArray(value) ? value : []).flatMap((item, index): [number, Row][] =>
    isObject(item) && !Array.isArray(item) ? [[index, item as Row]] : [],
  )

export const textsOf = (value: unknown): [index: number, text: string][] =>
  (Array.isArray(value) ? value : []).flatMap((item, index): [number, string][] =>
    typeof item === 'string' && item.trim() !== '' ? [[index, item]] : [],
  )

/** The object in a field; an empty object if there is none. */
export const partOf = (row: Row, field: string): Row => fieldsOf(row[field])

/** The number at a path. Accepts numbers as text. */
export const numberAt = (object: object, path: string): number | undefined =>
  numberHeld(valueByPath(object, path))

/** How many steps an achievement of a reward gets: one if it has no number, none with 0. */
export const givenSteps = (item: object): number => Math.max(0, numberAt(item, 'steps') ?? 1)

/** The moment that a value names, in ms; NaN if it names none. */
export const momentOf = (value: unknown): number => readDate(String(value ?? ''))

export const isActive = (object: object): boolean => (object as Row).isAvailable !== false

/** Which objects are looked at. `offered`: players can use them now or later. */
export type Among = 'all' | 'active' | 'offered'

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

/** What names an object of a programme. */
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
  rows = (type: EntityType): readonly Row[] => this.rowsByType.get(type) ?? []

  isLoaded = (type: EntityType): boolean => this.rowsByType.has(type)

  isWhole = (type: EntityType): boolean => this.isLoaded(type) && !this.partial.has(type)

  /** The objects of a list by id. If several have the same id, the first one counts. */
  byId(type: EntityType): ReadonlyMap<string, Row> {
    let ids = this.idsByType.get(type)
    if (!ids) {
      ids = new Map([...this.rows(type)].reverse().map((row) => [idOf(type, row), row]))
      this.idsByType.set(type, ids)
    }
    return ids
  }

  find = (type: EntityType, id: unknown): Row | undefined => this.byId(type).get(textOf(id))

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
  *each(types: readonly EntityType[], among: Among = 'all'): Generator<[type: EntityType, row: Row]> {
    for (const type of types)
      for (const row of this.rows(type))
        if (among === 'all' || (among === 'active' ? isActive(row) : this.isOffered(row))) yield [type, row]
  }
}
