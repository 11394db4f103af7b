import type { RefObject } from 'react'
import { SearchInput } from '@/ui/SearchInput'
import { searchFor } from './listSearch'
import { useOptimisticValue } from './useOptimisticValue'

interface SearchBoxProps {
  /** E.g. 'Search missions'. */
  label: string
  /** The query in the URL. */
  q: string
  onSearch?: (q: string) => void
  fieldRef?: RefObject<HTMLInputElement | null>
  onFocus?: () => void
  /** There is nothing to search yet. */
  disabled?: boolean
}

const nobody = () => undefined

export function SearchBox({ label, q, onSearch = nobody, fieldRef, ...props }: SearchBoxProps) {
  const [typed, type] = useTyped(q, onSearch)
  return (
    <SearchInput
      {...props}
      aria-label={label}
      placeholder={label}
      value={typed}
      onText={type}
      clearLabel="Clear"
      fieldRef={fieldRef}
    />
  )
}

/** The text of a search box whose state is in the URL. Each letter shows immediately and is passed on immediately. */
export function useTyped(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useOptimisticValue(q)
  const type = (next: string) => {
    setTyped(next, searchFor(next).q ?? '')
    onSearch(next)
  }
  return [typed, type] as const
}
