import { useDeferredValue, useMemo } from 'react'
import type { Lists } from '@/model/references'

/**
 * The lists that a page shows, with their loading state. Long lists render in the background while the previous ones
 * stay on the screen. The loading state is deferred together with them; otherwise partial lists would be shown as
 * complete.
 */
export function useShownLists(rows: Lists, isLoading: boolean) {
  const given = useMemo(() => ({ rows, isLoading }), [rows, isLoading])
  const shown = useDeferredValue(given)
  return { ...shown, isBehind: shown.rows !== rows }
}
