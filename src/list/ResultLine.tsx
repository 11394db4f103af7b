import { chakra } from '@chakra-ui/react'
import type { Truncation } from './query'

interface ResultLineProps {
  /** '' where only filters are set. */
  term: string
  found: number
  total: number
  truncated: Truncation | undefined
}

/** What was searched or filtered, where that is not all there is (decision B1). */
export const partly = (term: string, { note }: Truncation) =>
  `${term ? 'Searched' : 'Filtered'}: ${note.charAt(0).toLowerCase()}${note.slice(1)} only`

/** 'Found 3 results for "team" (filtered from 48 total)' (decisions B6, G4). */
export function ResultLine({ term, found, total, truncated }: ResultLineProps) {
  return (
    <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      <chakra.strong color="fg">
        {`Found ${found} ${found === 1 ? 'result' : 'results'}${term && ` for "${term}"`}`}
      </chakra.strong>
      {found < total && ` (filtered from ${total} total)`}
      {truncated?.onLoadMore && ` · ${partly(term, truncated)}`}
    </chakra.p>
  )
}
