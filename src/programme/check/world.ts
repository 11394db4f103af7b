import { asContracted } from '@/entities/asContracted'
import type { EntityType } from '@/entities/registry'
import { at } from '@/form/edits'
import { resourceFacts } from '@/generated/resourceFacts'
import { lifecycleOf } from '@/ui/lifecycle'
import { isObject, textOf } from '@/ui/value'
import { type Reference, referencesOf } from '../references'
import type { Programme } from './types'

/** An object of a list. Every field can be missing or break the contract. */
export type Row = Readonly<Record<string, unknown>>

export const idOf = (type: EntityType, object: object): string =>
  textOf((object as Row)[resourceFacts[type].idField])

export const nameOf = (type: EntityType, object: object): string =>
  textOf((object as Row).name).trim() || idOf(type, object) || '—'

/** The items of a list that are objects; none of anything else. Items keep their index. */
export const itemsOf = (value: unknown): [index: number, item: Row][] =>
  (Array.isArray(value) ? value : []).flatMap((item, index): [number, Row][] =>
    isObject(item) && !Array.isArray(item) ? [[index, item as Row]] : [],
  )

export const textsOf = (value: unknown): [index: number, text: string][] =>
  (Array.isArray(value) ? value : []).flatMap((item, index): [number, string][] =>
    typeof item === 'string' && item.trim() !== '' ? [[index, item]] : [],
  )

/** A number, also one that came as text. */
export function numberAt(object: object, path: string): number | undefined {
  const value: unknown = at(object, path)
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined
  const number = Number(value)
  return Number.isNaN(number) ? undefined : number
}

export const isActive = (object: object): boolean => (object as Row).isAvailable !== false

/** A programme with what the rules ask for again and again. Read once, used by all rules. */
export class World {
  readonly now: number
  private readonly rowsByType = new Map<EntityType, readonly Row[]>()
  private readonly idsByType = new Map<EntityType, ReadonlyMap<string, Row>>()
  private readonly references = new WeakMap<object, readonly Reference[]>()
  private readonly partial: ReadonlySet<EntityType>

  constructor({ lists, now, partial = new Set() }: Programme) {
    this.now = now
    this.partial = partial
    for (const [type, rows] of lists)
      this.rowsByType.set(
        type,
        rows.filter(isObject).map((row) => asContracted(type, row) as Row),
      )
  }

  /** The objects of a list as far as it is loaded. */
  rows = (type: EntityType): readonly Row[] => this.rowsByType.get(type) ?? []

  isLoaded = (type: EntityType): boolean => this.rowsByType.has(type)

  isWhole = (type: EntityType): boolean => this.isLoaded(type) && !this.partial.has(type)

  /** The objects of a list by id; of several with the same id the first. */
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

  /** Players meet it now or will: it is active, and its window has not ended. */
  isOffered(row: Row): boolean {
    const state = lifecycleOf(row, this.now)
    return state === 'live' || state === 'scheduled'
  }

  /** All objects of these types, one after another. */
  *each(types: readonly EntityType[]): Generator<[type: EntityType, row: Row]> {
    for (const type of types) for (const row of this.rows(type)) yield [type, row]
  }
}
