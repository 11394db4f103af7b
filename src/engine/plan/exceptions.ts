import { doubleOf } from '@/lib/exactNumber'
import { isEmpty } from '@/model/edits'
import type { EntityType } from '@/model/entityTypes'
import { nouns } from '@/model/words'

/** Special cases of single types that the contract cannot express. */

/** A number that two objects of an account cannot share. */
export const uniqueNumbers: Partial<Record<EntityType, { field: string; word: string; plural: string }>> = {
  levels: { field: 'ordinal', word: nouns.levels.singular, plural: nouns.levels.many },
}

/** Fields that change while people play. Their changes do not prevent the deletion of an object. */
const played: Partial<Record<EntityType, readonly string[]>> = {
  players: ['points', 'credits', 'level', 'badges'],
  teams: ['points', 'credits', 'badges'],
}

export const isPlayed = (type: EntityType, field: string): boolean => played[type]?.includes(field) ?? false

/**
 * Numbers that players earn and spend. A revert subtracts the change instead of restoring the old number, so that later
 * earnings stay.
 */
export const earnedFields = (type: EntityType): readonly ('points' | 'credits')[] =>
  type === 'players' || type === 'teams' ? ['points', 'credits'] : []

/** The number in a field of `earnedFields`: 0 if it is empty, undefined if it is not a number. */
export const numberOf = (value: unknown): number | undefined =>
  doubleOf(value) ?? (isEmpty(value) ? 0 : undefined)
