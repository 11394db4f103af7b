import { useDeferredValue, useMemo } from 'react'
import type { Lists } from '@/model/references'

/**
 * The lists that a page shows. A page over long lists renders them in the background and shows those before meanwhile, so
 * whether they are still loading belongs to the shown ones: else a part of the lists would be shown as all of them.
 */
export function useShownLists(rows: Lists, isLoading: boolean) {
  const given = useMemo(() => ({ rows, isLoading }), [rows, isLoading])
  const shown = useDeferredValue(given)
  return { ...shown, isBehind: shown.rows !== rows }
}
