import { explainedTypes } from '@/engine/explain/conditions'
import { objectKey } from '@/engine/explain/types'
import { isPageOn } from './pages'

/**
 * The link to Player View: for a player the view of that player, for other objects who they are open for. Undefined for
 * types that Player View does not explain, and if the page is off.
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

/** The label of that link. */
export const playerViewLabel = (type: string): string => (type === 'players' ? 'Player View' : 'See for whom')
