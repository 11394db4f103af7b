import { isPageOn } from '@/features/shared/pages'
import type { EntityType } from '@/model/entityTypes'
import { explainedTypes } from './conditions'
import { keyOf, type ObjectId } from './types'

/**
 * The link to Player View of an object: a player is looked through, and any other object is explained. Undefined for
 * types that players do not meet, and where the page is off.
 */
export function playerViewLink({ type, id }: ObjectId) {
  const search =
    type === 'players'
      ? { player: id }
      : explainedTypes.includes(type)
        ? { object: keyOf({ type, id }) }
        : undefined
  return search && id !== '' && isPageOn('/programme/player-view')
    ? ({ to: '/programme/player-view', search } as const)
    : undefined
}

/** The same for a type that is not known to be one. */
export const playerViewOf = (type: string, id: string) => playerViewLink({ type: type as EntityType, id })

/** What the link is called: the player's view, or for whom an object is open. */
export const playerViewLabel = (type: string): string => (type === 'players' ? 'Player View' : 'See for whom')
