import type { ResourceFacts } from '@/generated/resourceFacts'
import { fieldsOf } from '@/lib/value'

/**
 * Whether a row belongs to an account. Lists can contain objects of other accounts (decision B2); a row that names no
 * account belongs to the one whose list it is in.
 */
export function belongsTo(row: object, account: string): boolean {
  const { account: owner } = fieldsOf(row)
  return owner === undefined || owner === account
}

/** How the objects of a type are identified. */
interface Identified<T> {
  list: { idOf: (row: T) => string }
  /** `all` for the accounts themselves; `account` for objects that belong to one. */
  scope: ResourceFacts['scope']
}

/**
 * Whether a row is that object. Ids can arrive as numbers. The same id in another account is a different object
 * (decision B2).
 */
export const isObjectOf =
  <T extends object>({ list, scope }: Identified<T>, account: string, id: string) =>
  (row: T): boolean =>
    String(list.idOf(row)) === id && (scope === 'all' || belongsTo(row, account))
