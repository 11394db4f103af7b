import { clsx } from 'clsx'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '@/ui/inline'
import { StateView } from '@/ui/StateView'
import shared from '@/ui/shared.module.css'
import type { Palette } from './palette'
import styles from './SearchState.module.css'

interface SearchStateProps {
  isLoading: boolean
  /** Trimmed. */
  query: string
  palette: Palette
  /** An additional note if there are no results. */
  children?: ReactNode
}

/**
 * Shows the state of Global Search, in the order of rule SEARCH-6 (decision B5), and announces it with the counts. A
 * single line if there are commands.
 */
export function SearchState({ isLoading, query, palette, children }: SearchStateProps) {
  const { above, results, below } = palette
  const commands = above.length + below.length
  const found = !isLoading && query !== '' && results.length > 0
  const look = commands > 0 ? styles.small : styles.state
  const counts = [
    ...(found ? [counted(results.length, 'result', 'results')] : []),
    ...(query !== '' && commands > 0 ? [counted(commands, 'page or command', 'pages and commands')] : []),
  ].join(', ')
  return (
    <>
      <div role="status" className={clsx(styles.status, !found && styles.divided)}>
        {isLoading ? (
          <div className={look}>
            <Spinner aria-hidden size={commands > 0 ? 'sm' : 'md'} className={styles.spinner} />
            <p>Loading entities...</p>
          </div>
        ) : query === '' ? (
          <div className={look}>
            <p>Start typing to search across all entities...</p>
          </div>
        ) : (
          !found && <NoResults query={query} isSmall={commands > 0} />
        )}
        <span className={shared.visuallyHidden}>{counts}</span>
      </div>
      {!found && children}
    </>
  )
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function NoResults({ query, isSmall }: { query: string; isSmall: boolean }) {
  const title = 'No results found'
  const text = `No entities match your search for "${query}".`
  if (!isSmall) return <StateView icon={Search} title={title} text={text} className={styles.state} />
  return (
    <div className={styles.small}>
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  )
}
