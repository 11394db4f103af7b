import { chakra, Flex, Spinner } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

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
      <chakra.div role="status" borderTopWidth={found ? '0' : '1px'}>
        {isLoading ? (
          <State>
            <Spinner size="md" color="primary.text" aria-hidden />
            <p>Loading entities...</p>
          </State>
        ) : query === '' ? (
          <State>
            <p>Start typing to search across all entities...</p>
          </State>
        ) : found ? (
          <chakra.p px="5" pb="2" textStyle="xs" color="fg.muted">
            {`Found ${count} ${count === 1 ? 'result' : 'results'}`}
          </chakra.p>
        ) : (
          <State>
            <SearchX size={28} strokeWidth={1.5} aria-hidden />
            <chakra.p textStyle="lg" fontWeight="620" color="fg">
              No results found
            </chakra.p>
            <p>{`No entities match your search for "${query}".`}</p>
          </State>
        )}
      </chakra.div>
      {!found && children}
    </>
  )
}

function State({ children }: { children: ReactNode }) {
  return (
    <Flex
      direction="column"
      align="center"
      justify="center"
      gap="2"
      minH="200px"
      px="6"
      py="8"
      textAlign="center"
      color="fg.muted"
      overflowWrap="anywhere"
    >
      {children}
    </Flex>
  )
}
