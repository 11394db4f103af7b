import { explainedTypes } from '@/engine/explain/conditions'
import { objectKey } from '@/engine/explain/types'
import { isPageOn } from './pages'

/**
 * The link to Player View of an object: a player is looked through, and any other object is explained. Undefined for
 * types that players do not meet, and where the page is off.
 */
export function playerViewLink({ type, id }: { type: string; id: string }) {
  const explained = explainedTypes.find((one) => one === type)
  const search =
    type === 'players'
      ? { player: id }
      : explained
        ? { object: objectKey({ type: explained, id }) }
        : undefined
  return search && id !== '' && isPageOn('/programme/player-view')
    ? ({ to: '/programme/player-view', search } as const)
    : undefined
}

/** What the link is called: the player's view, or for whom an object is open. */
export const playerViewLabel = (type: string): string => (type === 'players' ? 'Player View' : 'See for whom')
