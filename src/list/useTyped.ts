import { searchFor } from './listSearch'
import { useOptimisticValue } from './useOptimisticValue'

/** Text of a search box whose truth is the address. Each letter shows at once and is handed on at once. */
export function useTyped(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useOptimisticValue(q)
  const type = (next: string) => {
    setTyped(next, searchFor(next).q ?? '')
    onSearch(next)
  }
  return [typed, type] as const
}
