import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '@/ui/inline'
import { StateView } from '@/ui/StateView'
import styles from './SearchState.module.css'

interface SearchStateProps {
  isLoading: boolean
  /** Trimmed. */
  query: string
  count: number
  /** A note shown below when there are no results. */
  children?: ReactNode
}

/** The states of Global Search in their order (rule SEARCH-6, decision B5), announced to screen readers. */
export function SearchState({ isLoading, query, count, children }: SearchStateProps) {
  const found = !isLoading && query !== '' && count > 0
  return (
    <>
      <div role="status" className={found ? undefined : styles.divided}>
        {isLoading ? (
          <State>
            <Spinner aria-hidden className={styles.spinner} />
            <p>Loading entities...</p>
          </State>
        ) : query === '' ? (
          <State>
            <p>Start typing to search across all entities...</p>
          </State>
        ) : found ? (
          <p className={styles.found}>{`Found ${count} ${count === 1 ? 'result' : 'results'}`}</p>
        ) : (
          <StateView
            icon={Search}
            title="No results found"
            text={`No entities match your search for "${query}".`}
            className={styles.state}
          />
        )}
      </div>
      {!found && children}
    </>
  )
}

function State({ children }: { children: ReactNode }) {
  return <div className={styles.state}>{children}</div>
}
