import type { EntityType } from '@/entities/registry'

/** What plans have to know of single types because the contract cannot express it. */

/** A number that two objects of an account cannot share. */
export const uniqueNumbers: Partial<Record<EntityType, { field: string; word: string; plural: string }>> = {
  levels: { field: 'ordinal', word: 'Level', plural: 'levels' },
}

/** Fields that change while people play. Their changes do not prevent the deletion of an object. */
const played: Partial<Record<EntityType, readonly string[]>> = {
  players: ['points', 'credits', 'level', 'badges'],
  teams: ['points', 'credits', 'badges'],
}

export const isPlayed = (type: EntityType, field: string): boolean => played[type]?.includes(field) ?? false
